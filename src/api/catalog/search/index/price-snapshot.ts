import { type Bitset, emptyBitset, setBit } from './bitset.ts';
import type { ProductIndex } from './product-index.ts';

/** Data that depends on time: current prices, discounts, availability. Valid from `from` until `until`. */
export type PriceSnapshot = {
  readonly index: ProductIndex;
  readonly version: number;
  readonly from: number;
  readonly until: number;
  /** Whole pounds, by slot. */
  readonly prices: Float64Array;
  readonly reduced: Bitset;
  readonly buyable: Bitset;
  /** Not yet on sale. */
  readonly announced: Bitset;
};

/** The prices of all products at a time, by the same rules as `priceNow` and `isComingSoon`. */
export function takePriceSnapshot(index: ProductIndex, now: number): PriceSnapshot {
  const prices = new Float64Array(index.slots);
  const [reduced, buyable] = [emptyBitset(index.slots), emptyBitset(index.slots)];
  const announced = emptyBitset(index.slots);
  let [from, until] = [-Infinity, Infinity];
  index.facts.forEach((facts, slot) => {
    if (facts === undefined) return;
    const { reducedFrom, reducedUntil, availableFrom } = facts;
    const isReduced = facts.reduced !== null && reducedFrom <= now && now < reducedUntil;
    prices[slot] = isReduced ? (facts.reduced ?? facts.price) : facts.price;
    if (isReduced) setBit(reduced, slot);
    if (availableFrom > now) setBit(announced, slot);
    else if (facts.several.sizes.length > 0) setBit(buyable, slot);
    for (const turn of facts.reduced === null
      ? [availableFrom]
      : [reducedFrom, reducedUntil, availableFrom]) {
      if (turn <= now) from = Math.max(from, turn);
      else until = Math.min(until, turn);
    }
  });
  return { index, version: index.version, from, until, prices, reduced, buyable, announced };
}

export function holds(
  { index: taken, version, from, until }: PriceSnapshot,
  index: ProductIndex,
  now: number,
): boolean {
  return taken === index && version === index.version && from <= now && now < until;
}

/** Whether no discount of an index starts or ends between the two. */
export function hasSamePrices(one: PriceSnapshot, other: PriceSnapshot): boolean {
  return one.from === other.from && one.until === other.until;
}
