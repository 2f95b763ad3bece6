/**
 * What somebody types, and what the demo shop must show. `kinds` (product types of the demo): what comes first is of one
 * of them, as many of the first five as the shop has (`isEvery`) or, where the question asks for something more narrow,
 * at least the very first. `piece`: it is among the first five. With a `color`, what comes first comes in it.
 */
export type SearchCase = {
  readonly asked: string;
  readonly kinds?: readonly string[];
  readonly isEvery?: boolean;
  readonly piece?: string;
  readonly color?: string;
};

export const every = (kinds: readonly string[], ...questions: readonly string[]): SearchCase[] =>
  questions.map((asked) => ({ asked, kinds, isEvery: true }));

export const first = (kinds: readonly string[], ...questions: readonly string[]): SearchCase[] =>
  questions.map((asked) => ({ asked, kinds }));

export const piece = (id: string, ...questions: readonly string[]): SearchCase[] =>
  questions.map((asked) => ({ asked, piece: id }));

export const inColor = (
  color: string,
  kinds: readonly string[],
  ...questions: readonly string[]
): SearchCase[] => questions.map((asked) => ({ asked, kinds, color, isEvery: true }));
