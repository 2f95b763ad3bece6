import type { ProductSort } from '../../../../shop/catalog/search/contract.ts';
import type { Scores } from '../score.ts';
import { type Bitset, hasBit } from './bitset.ts';
import type { PriceSnapshot } from './price-snapshot.ts';
import type { Facts } from './product-facts.ts';
import type { ProductIndex } from './product-index.ts';

/** Sort orders that do not depend on a query, each with every slot of the index. */
export type SortOrder = Exclude<ProductSort, 'relevance'>;

type Compare = (one: number, other: number) => number;

/** Every slot in one order. The id breaks ties, so that no product is on two pages. */
export function slotsInOrder(
  { facts }: ProductIndex,
  snapshot: PriceSnapshot,
  order: SortOrder,
): Uint32Array {
  const of = (read: (facts: Facts) => number) => facts.map((one) => (one === undefined ? 0 : read(one)));
  const price: readonly number[] = order === 'priceAsc' || order === 'priceDesc' ? [...snapshot.prices] : [];
  const compare: Record<SortOrder, () => Compare> = {
    newest: () => most(of(({ created }) => created)),
    trendy: () => most(of(({ trend }) => trend)),
    rating: () => both(most(of(({ stars }) => stars)), most(of(({ reviews }) => reviews))),
    priceAsc: () => least(price),
    priceDesc: () => most(price),
  };
  const slots = Uint32Array.from(facts.flatMap((one, slot) => (one === undefined ? [] : [slot])));
  const upwards = order === 'priceAsc' ? 1 : -1;
  const byId: Compare = (one, other) => (idAt(one) < idAt(other) ? -upwards : upwards);
  const idAt = (slot: number) => facts[slot]?.id ?? '';
  return slots.sort(both(compare[order](), byId));
}

export function pageOf(order: Uint32Array, passed: Bitset, offset: number, limit: number): number[] {
  const page: number[] = [];
  let before = 0;
  for (const slot of order) {
    if (!hasBit(passed, slot)) continue;
    if (before >= offset && page.push(slot) >= limit) break;
    before += 1;
  }
  return page;
}

/** What cannot be bought now ranks this much lower: after its like, and before what fits less. */
const UNBUYABLE = 0.9;

/** The same by rank, best first; ties in the given order. */
export function bestOf(
  order: Uint32Array,
  { passed, scores, buyable }: { passed: Bitset; scores: Scores; buyable: Bitset },
  offset: number,
  limit: number,
): number[] {
  // Only ranks that reach the page are sorted.
  const rankOf = (slot: number) =>
    Math.round((scores.at[slot] ?? 0) * (hasBit(buyable, slot) ? 100 : 100 * UNBUYABLE));
  const onPage = new Map<number, number[]>();
  let [before, skipped] = [0, 0];
  for (const [rank, count] of ranksOf(passed, scores, rankOf)) {
    if (before >= offset + limit) break;
    if (before + count <= offset) skipped += count;
    else onPage.set(rank, []);
    before += count;
  }
  for (const slot of order) if (hasBit(passed, slot)) onPage.get(rankOf(slot))?.push(slot);
  return [...onPage.values()].flat().slice(offset - skipped, offset - skipped + limit);
}

// The number of products per rank, best first.
function ranksOf(
  passed: Bitset,
  scores: Scores,
  rankOf: (slot: number) => number,
): [rank: number, count: number][] {
  const counts = new Map<number, number>();
  for (const slot of scores.reached) {
    if (!hasBit(passed, slot)) continue;
    const rank = rankOf(slot);
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => other - one);
}

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
