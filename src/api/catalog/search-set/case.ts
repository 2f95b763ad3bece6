/**
 * What somebody types, and what the demo shop must show. `of`: each of the first five (or of all, where fewer are
 * found) is of one of these kinds. `piece`: one of these pieces is among the first five. With a `color` at least the
 * first comes in it.
 */
export type SearchCase = {
  readonly asked: string;
  readonly of?: readonly string[];
  readonly piece?: readonly string[];
  readonly color?: string;
};

/** Kinds are the demo's product types. */
export const of = (kinds: readonly string[], ...questions: readonly string[]): SearchCase[] =>
  questions.map((asked) => ({ asked, of: kinds }));

export const piece = (id: string, ...questions: readonly string[]): SearchCase[] =>
  questions.map((asked) => ({ asked, piece: [id] }));

export const inColor = (
  color: string,
  kinds: readonly string[],
  ...questions: readonly string[]
): SearchCase[] => questions.map((asked) => ({ asked, of: kinds, color }));
