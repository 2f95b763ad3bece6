import type { Season } from '../../../../shop/catalog/browse/contract.ts';

/**
 * A query and what the demo must show. `kinds`: the first results are of these product types (`isEvery`: as many of the
 * first five as there are). `piece`: this product is among the first five. The other fields: these results also have one of
 * the colors, the season or the cloth, cost at most `below` or the median of their kind (`isCheap`), have a discount
 * (`isOnSale`) or state the sleeve; where no product of the kind states it, those that state no sleeve at all.
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
  readonly isOnSale?: boolean;
  readonly sleeve?: 'long' | 'none' | 'short';
};

export const expecting = (
  expected: Omit<SearchCase, 'query' | 'piece'>,
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
