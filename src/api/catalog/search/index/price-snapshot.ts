import { type Bitset, clearBit, emptyBitset, setBit } from './bitset.ts';
import type { Facts } from './product-facts.ts';
import type { ProductIndex } from './product-index.ts';
import { slotsSince } from './slot-log.ts';

/** Data that depends on time: current prices, discounts, availability. Valid from `from` until `until`. */
export type PriceSnapshot = {
  readonly index: ProductIndex;
  /** How many changes of the index it has. */
  readonly changes: number;
  readonly from: number;
  readonly until: number;
  /** Whole pounds, by slot. */
  readonly prices: Float64Array;
  readonly reduced: Bitset;
  readonly buyable: Bitset;
  /** Not yet on sale. */
  readonly announced: Bitset;
};

/**
 * The prices of all products at a time, by the same rules as `priceNow` and `isComingSoon`. If `before` is still valid, its
 * arrays are updated in place for the products that changed since: it must not be used any more.
 */
export function takePriceSnapshot(
  index: ProductIndex,
  now: number,
  before: PriceSnapshot | null = null,
): PriceSnapshot {
  const isOfNow = before !== null && before.index === index && isAt(before, now);
  const changed = isOfNow ? slotsSince(index.changes, before.changes) : null;
  const { from, until, ...lists } = changed === null || before === null ? emptySnapshot(index) : before;
  const taken = { ...lists, changes: index.changes.count, turns: { from, until } };
  if (changed !== null) for (const slot of changed) updateSlot(taken, slot, index.facts[slot], now);
  else index.facts.forEach((facts, slot) => updateSlot(taken, slot, facts, now));
  const { turns, ...rest } = taken;
  return { ...rest, ...turns };
}

const emptySnapshot = (index: ProductIndex): PriceSnapshot => ({
  index,
  changes: 0,
  from: -Infinity,
  until: Infinity,
  prices: new Float64Array(index.slots),
  reduced: emptyBitset(index.slots),
  buyable: emptyBitset(index.slots),
  announced: emptyBitset(index.slots),
});

type Taken = Omit<PriceSnapshot, 'from' | 'until'> & { turns: { from: number; until: number } };

function updateSlot(
  { prices, reduced, buyable, announced, turns }: Taken,
  slot: number,
  facts: Facts | undefined,
  now: number,
): void {
  const isReduced =
    facts !== undefined && facts.reduced !== null && facts.reducedFrom <= now && now < facts.reducedUntil;
  const isAnnounced = facts !== undefined && facts.availableFrom > now;
  const isBuyable = facts !== undefined && !isAnnounced && facts.several.sizes.length > 0;
  prices[slot] = (isReduced ? facts.reduced : facts?.price) ?? 0;
  (isReduced ? setBit : clearBit)(reduced, slot);
  (isAnnounced ? setBit : clearBit)(announced, slot);
  (isBuyable ? setBit : clearBit)(buyable, slot);
  if (facts === undefined) return;
  const { availableFrom, reducedFrom, reducedUntil } = facts;
  for (const turn of facts.reduced === null ? [availableFrom] : [reducedFrom, reducedUntil, availableFrom]) {
    if (turn <= now) turns.from = Math.max(turns.from, turn);
    else turns.until = Math.min(turns.until, turn);
  }
}

export const holds = (snapshot: PriceSnapshot, index: ProductIndex, now: number): boolean =>
  snapshot.index === index && snapshot.changes === index.changes.count && isAt(snapshot, now);

const isAt = ({ from, until }: PriceSnapshot, now: number) => from <= now && now < until;

/** Whether no discount of an index starts or ends between the two. */
export function hasSamePrices(one: PriceSnapshot, other: PriceSnapshot): boolean {
  return one.from === other.from && one.until === other.until;
}
