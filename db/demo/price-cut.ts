import { chance, pick } from './chance.ts';

/** A lower price and the days, from today, between which it counts; null where that side is open. */
export type PriceCut = {
  readonly priceAfterDiscount: number | null;
  readonly discountStartsInDays: number | null;
  readonly discountEndsInDays: number | null;
};

const percents = [10, 15, 15, 20, 20, 25, 30, 40];

const spans = [
  { discountStartsInDays: null, discountEndsInDays: null },
  { discountStartsInDays: null, discountEndsInDays: null },
  { discountStartsInDays: -6, discountEndsInDays: 8 },
  { discountStartsInDays: -2, discountEndsInDays: 19 },
  { discountStartsInDays: null, discountEndsInDays: 30 },
  { discountStartsInDays: 5, discountEndsInDays: 25 },
];

/** The cash step of the shop: prices are paid in notes. */
const cashStep = 25;

export const atFullPrice: PriceCut = {
  priceAfterDiscount: null,
  discountStartsInDays: null,
  discountEndsInDays: null,
};

/** One piece in five is reduced; a few reductions have an end, and some have not begun. */
export function priceCutOf(slug: string, price: number): PriceCut {
  const isReduced = chance(slug, 'cut') < 0.22;
  const percent = pick(percents, slug, 'percent');
  const reduced = Math.floor((price * (100 - percent)) / 100 / cashStep) * cashStep;
  if (!isReduced || reduced < cashStep) return atFullPrice;
  return { priceAfterDiscount: reduced, ...pick(spans, slug, 'span') };
}
