type Fits = { readonly small: number; readonly true: number; readonly large: number };

/** The minimum number of votes. */
const leastOpinions = 3;

/** The majority's opinion of a product's fit; null with too few votes or no majority. */
export function fitVerdict(said: Fits): keyof Fits | null {
  const all = said.small + said.true + said.large;
  if (all < leastOpinions) return null;
  return (['small', 'true', 'large'] as const).find((fit) => said[fit] * 2 > all) ?? null;
}
