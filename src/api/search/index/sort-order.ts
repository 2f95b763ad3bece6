import type { ProductSort } from '../../../shop/search/contract.ts';
import { type Bits, hasBit } from './bitset.ts';
import type { Moment } from './price-snapshot.ts';
import type { Facts } from './product-facts.ts';
import type { Shelf } from './product-index.ts';
import type { Weights } from '../score.ts';

/** The orders that do not hang on a question, each with every place of the shelf in it. */
export type Order = Exclude<ProductSort, 'relevance'>;

type Compare = (one: number, other: number) => number;

/** Every product's place in one order. Equal ones are told apart by their id, so that no piece is on two pages. */
export function placesInOrder({ facts }: Shelf, moment: Moment, order: Order): Uint32Array {
  const of = (read: (facts: Facts) => number) => facts.map((one) => (one === undefined ? 0 : read(one)));
  const price: readonly number[] = order === 'priceAsc' || order === 'priceDesc' ? [...moment.prices] : [];
  const compare: Record<Order, () => Compare> = {
    newest: () => most(of(({ created }) => created)),
    trendy: () => most(of(({ trend }) => trend)),
    rating: () => both(most(of(({ stars }) => stars)), most(of(({ reviews }) => reviews))),
    priceAsc: () => least(price),
    priceDesc: () => most(price),
  };
  const places = Uint32Array.from(facts.flatMap((one, place) => (one === undefined ? [] : [place])));
  const upwards = order === 'priceAsc' ? 1 : -1;
  const byId: Compare = (one, other) => (idAt(one) < idAt(other) ? -upwards : upwards);
  const idAt = (place: number) => facts[place]?.id ?? '';
  return places.sort(both(compare[order](), byId));
}

/** The places of one page, out of those that pass, in the given order. */
export function pageOf(order: Uint32Array, passed: Bits, offset: number, limit: number): number[] {
  const page: number[] = [];
  let before = 0;
  for (const place of order) {
    if (!hasBit(passed, place)) continue;
    if (before >= offset && page.push(place) >= limit) break;
    before += 1;
  }
  return page;
}

/** The same for the best answers first; equal ones in the given order. */
export function bestOf(
  order: Uint32Array,
  { passed, weights }: { passed: Bits; weights: Weights },
  offset: number,
  limit: number,
): number[] {
  // Only the ranks that reach onto the page are put in order.
  const onPage = new Map<number, number[]>();
  let [before, skipped] = [0, 0];
  for (const [rank, count] of ranksOf(passed, weights)) {
    if (before >= offset + limit) break;
    if (before + count <= offset) skipped += count;
    else onPage.set(rank, []);
    before += count;
  }
  for (const place of order) if (hasBit(passed, place)) onPage.get(rankOf(weights, place))?.push(place);
  return [...onPage.values()].flat().slice(offset - skipped, offset - skipped + limit);
}

// How many products have each rank, the best first.
function ranksOf(passed: Bits, weights: Weights): [rank: number, count: number][] {
  const counts = new Map<number, number>();
  for (const place of weights.reached) {
    if (!hasBit(passed, place)) continue;
    const rank = rankOf(weights, place);
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => other - one);
}

const rankOf = ({ at }: Weights, place: number) => Math.round((at[place] ?? 0) * 100);

const most =
  (values: readonly number[]): Compare =>
  (one, other) =>
    (values[other] ?? 0) - (values[one] ?? 0);
const least =
  (values: readonly number[]): Compare =>
  (one, other) =>
    (values[one] ?? 0) - (values[other] ?? 0);
const both =
  (first: Compare, second: Compare): Compare =>
  (one, other) =>
    first(one, other) || second(one, other);
