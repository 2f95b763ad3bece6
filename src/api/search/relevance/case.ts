import type { Season } from '../../../shop/catalog/contract.ts';

/**
 * A query, and what the demo shop must show. `kinds` (product types of the demo): the first results are of one of
 * them, as many of the first five as the shop has (`isEvery`) or, for narrower queries, at least the very first.
 * `piece`: this product is among the first five. With `colors`, a `season`, a `cloth` (a word of the English
 * material), a maximum price (`below`) or `isCheap` (at most half the maximum of its kind), the first results match
 * those too.
 */
export type SearchCase = {
  readonly query: string;
  readonly kinds?: readonly string[];
  readonly isEvery?: boolean;
  readonly piece?: string;
  readonly colors?: readonly string[];
  readonly season?: Season;
  readonly cloth?: string;
  readonly below?: number;
  readonly isCheap?: boolean;
};

export const expecting = (
  expected: Omit<SearchCase, 'query' | 'isEvery' | 'piece'>,
  ...questions: readonly string[]
): SearchCase[] => questions.map((query) => ({ query, ...expected }));

export const every = (kinds: readonly string[], ...questions: readonly string[]): SearchCase[] =>
  questions.map((query) => ({ query, kinds, isEvery: true }));

export const first = (kinds: readonly string[], ...questions: readonly string[]): SearchCase[] =>
  questions.map((query) => ({ query, kinds }));

export const piece = (id: string, ...questions: readonly string[]): SearchCase[] =>
  questions.map((query) => ({ query, piece: id }));

export const inColor = (
  color: string,
  kinds: readonly string[],
  ...questions: readonly string[]
): SearchCase[] => questions.map((query) => ({ query, kinds, colors: [color], isEvery: true }));
