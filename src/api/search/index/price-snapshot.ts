import { type Bits, noBits, setBit } from './bitset.ts';
import type { Shelf } from './product-index.ts';

/** What hangs on the hour: prices in force, what is reduced and what can be bought. Holds from `from` until `until`. */
export type Moment = {
  readonly shelf: Shelf;
  readonly version: number;
  readonly from: number;
  readonly until: number;
  /** Whole pounds, by place. */
  readonly prices: Float64Array;
  readonly reduced: Bits;
  readonly buyable: Bits;
};

/** Reckons the shelf for a moment; the same rules as `priceNow` and `isComingSoon` of the shop, for all at once. */
export function reckonMoment(shelf: Shelf, now: number): Moment {
  const prices = new Float64Array(shelf.places);
  const [reduced, buyable] = [noBits(shelf.places), noBits(shelf.places)];
  let [from, until] = [-Infinity, Infinity];
  shelf.facts.forEach((facts, place) => {
    if (facts === undefined) return;
    const { reducedFrom, reducedUntil, availableFrom } = facts;
    const isReduced = facts.reduced !== null && reducedFrom <= now && now < reducedUntil;
    prices[place] = isReduced ? (facts.reduced ?? facts.price) : facts.price;
    if (isReduced) setBit(reduced, place);
    if (facts.several.sizes.length > 0 && availableFrom <= now) setBit(buyable, place);
    for (const turn of facts.reduced === null
      ? [availableFrom]
      : [reducedFrom, reducedUntil, availableFrom]) {
      if (turn <= now) from = Math.max(from, turn);
      else until = Math.min(until, turn);
    }
  });
  return { shelf, version: shelf.version, from, until, prices, reduced, buyable };
}

export function holds({ shelf: reckoned, version, from, until }: Moment, shelf: Shelf, now: number): boolean {
  return reckoned === shelf && version === shelf.version && from <= now && now < until;
}

/** Of one shelf whose products have not changed places: has no discount begun or ended between the two? */
export function hasSamePrices(one: Moment, other: Moment): boolean {
  return one.from === other.from && one.until === other.until;
}
