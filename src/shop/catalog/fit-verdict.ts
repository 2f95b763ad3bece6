type Fits = { readonly small: number; readonly true: number; readonly large: number };

/** Fewer opinions than this say nothing about a size. */
const leastOpinions = 3;

/** What most reviewers say of a piece's size; null where too few have said anything or no half of them agrees. */
export function fitVerdict(said: Fits): keyof Fits | null {
  const all = said.small + said.true + said.large;
  if (all < leastOpinions) return null;
  return (['small', 'true', 'large'] as const).find((fit) => said[fit] * 2 > all) ?? null;
}
