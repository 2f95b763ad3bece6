import type { Season } from '../../../shop/catalog/contract.ts';

/**
 * A query and what the demo must show. `kinds`: the first results are of these product types (`isEvery`: as many of the
 * first five as there are). `piece`: this product is among the first five. The rest: they also match these colors,
 * season, cloth, maximum price (`below`), half their kind's maximum (`isCheap`), a discount (`isOnSale`) or sleeve: those that
 * say it, and if none does those that do not say another.
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
