import type { ProductSort } from '../../../../shop/catalog/search/contract.ts';
import type { Scores } from '../score.ts';
import { type Bitset, hasBit } from './bitset.ts';
import type { PriceSnapshot } from './price-snapshot.ts';
import type { Facts } from './product-facts.ts';
import type { ProductIndex } from './product-index.ts';

/** Sort orders that do not depend on a query, each with every slot of the index. */
export type SortOrder = Exclude<ProductSort, 'relevance'>;

type Compare = (one: number, other: number) => number;
type Read = (slot: number) => number;

/** Every slot in one order. The id breaks ties, so that no product is on two pages. */
export function slotsInOrder(index: ProductIndex, snapshot: PriceSnapshot, order: SortOrder): Uint32Array {
  const { facts } = index;
  const idAt = (slot: number) => facts[slot]?.id ?? '';
  // The index is read by id, so that this has little to move.
  const byId = facts
    .flatMap((one, slot) => (one === undefined ? [] : [slot]))
    .sort((one, other) => (idAt(one) < idAt(other) ? -1 : 1));
  const count = byId.length;
  const place = readsOf(index, snapshot, order).reduce<Float64Array>((places, read) => {
    const ranks = ranksIn(Float64Array.from(byId, read));
    return ranksIn(places.map((before, at) => before * count + (ranks[at] ?? 0)));
  }, new Float64Array(count));
  // As numbers, which sort without a comparison: the place from the end, then that by id.
  const isUpwards = isUpwardsById(order);
  const keys = place.map((from, at) => (count - from) * count + (isUpwards ? at : count - 1 - at)).sort();
  return Uint32Array.from(keys, (key) => byId[isUpwards ? key % count : count - 1 - (key % count)] ?? 0);
}

/** Of each value, how many different ones are smaller. */
function ranksIn(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  const different = sorted.filter((value, at) => at === 0 || value !== sorted[at - 1]);
  return values.map((value) => firstFrom(different.length, (place) => (different[place] ?? 0) >= value));
}

/** The same after some products moved: a merge, as sorting 200,000 takes the loop a third of a second. */
export function withMoved(
  before: Uint32Array,
  moved: ReadonlySet<number>,
  { index, snapshot, order }: { index: ProductIndex; snapshot: PriceSnapshot; order: SortOrder },
): Uint32Array {
  const compare = compareBy(index, readsOf(index, snapshot, order), order);
  const stayed = before.filter((slot) => !moved.has(slot));
  const arriving = [...moved].filter((slot) => index.facts[slot] !== undefined).sort(compare);
  const slots = new Uint32Array(stayed.length + arriving.length);
  let from = 0;
  arriving.forEach((slot, nth) => {
    const to = firstFrom(stayed.length, (place) => compare(slot, stayed[place] ?? 0) < 0);
    slots.set(stayed.subarray(from, to), from + nth);
    slots[to + nth] = slot;
    from = to;
  });
  slots.set(stayed.subarray(from), from + arriving.length);
  return slots;
}

/** What an order goes by, the largest first. */
function readsOf({ facts }: ProductIndex, { prices }: PriceSnapshot, order: SortOrder): Read[] {
  const of =
    (read: (facts: Facts) => number): Read =>
    (slot) => {
      const one = facts[slot];
      return one === undefined ? 0 : read(one);
    };
  const reads: Record<SortOrder, Read[]> = {
    newest: [of(({ created }) => created)],
    trendy: [of(({ trend }) => trend)],
    rating: [of(({ stars }) => stars), of(({ reviews }) => reviews)],
    priceAsc: [(slot) => -(prices[slot] ?? 0)],
    priceDesc: [(slot) => prices[slot] ?? 0],
  };
  return reads[order];
}

const isUpwardsById = (order: SortOrder) => order === 'priceAsc';

function compareBy({ facts }: ProductIndex, reads: readonly Read[], order: SortOrder): Compare {
  const upwards = isUpwardsById(order) ? 1 : -1;
  const idAt = (slot: number) => facts[slot]?.id ?? '';
  return (one, other) => {
    for (const read of reads) {
      const more = read(other) - read(one);
      if (more !== 0) return more;
    }
    return idAt(one) < idAt(other) ? -upwards : upwards;
  };
}

/** The first of `count` places for which `holds` is true; it stays true from there on. */
export function firstFrom(count: number, holds: (place: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
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
  // Only ranks that reach the page are looked for, and of each only what the page needs.
  const rankOf = (slot: number) =>
    Math.round((scores.at[slot] ?? 0) * (hasBit(buyable, slot) ? 100 : 100 * UNBUYABLE));
  const onPage = new Map<number, { slots: number[]; needed: number }>();
  let [before, skipped, missing] = [0, 0, 0];
  for (const [rank, count] of ranksOf(passed, scores, rankOf)) {
    if (before >= offset + limit) break;
    if (before + count <= offset) skipped += count;
    else {
      const needed = Math.min(count, offset + limit - before);
      onPage.set(rank, { slots: [], needed });
      missing += needed;
    }
    before += count;
  }
  for (let at = 0; at < order.length && missing > 0; at += 1) {
    const slot = order[at] ?? 0;
    const rank = hasBit(passed, slot) ? onPage.get(rankOf(slot)) : undefined;
    if (rank === undefined || rank.slots.length === rank.needed) continue;
    rank.slots.push(slot);
    missing -= 1;
  }
  return [...onPage.values()].flatMap(({ slots }) => slots).slice(offset - skipped, offset - skipped + limit);
}

// The number of products per rank, best first.
function ranksOf(
  passed: Bitset,
  scores: Scores,
  rankOf: (slot: number) => number,
): [rank: number, count: number][] {
  let counts = new Uint32Array(1024);
  for (const slot of scores.reached) {
    if (!hasBit(passed, slot)) continue;
    const rank = rankOf(slot);
    if (rank >= counts.length) {
      const longer = new Uint32Array(rank * 2);
      longer.set(counts);
      counts = longer;
    }
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  const ranks: [number, number][] = [];
  for (let rank = counts.length - 1; rank >= 0; rank -= 1) {
    const count = counts[rank] ?? 0;
    if (count > 0) ranks.push([rank, count]);
  }
  return ranks;
}
