import type { Totals } from '../../../shop/buying/cart/contract.ts';
import { deliveryQuote, type Quoted } from '../../../shop/buying/cart/delivery-fee.ts';
import { subTotalOf, totalsOf } from '../../../shop/buying/cart/totals.ts';
import { type DayLoad, NO_LOAD } from '../../../shop/people/closures/promised-days.ts';
import type { Destination } from '../../../shop/people/places/place-at.ts';
import type { Settings } from '../../../shop/settings.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { CartCoupon } from './cart-coupon.ts';
import { issueOf, pricedLine } from './cart-line.ts';
import type { LineRow } from './queries.ts';

export type CartTerms = {
  readonly coupon: CartCoupon | null;
  /** The delivery destination; null while unknown. */
  readonly point: Destination | null;
  readonly settings: Settings;
  readonly now: Date;
  /** The places taken by day; without it days pass over closed ones but not over full ones. */
  readonly load?: DayLoad;
};

/** A cart's totals; `shares` is the coupon's discount by line, `quote` is null while no address is known. */
export type PricedCart = {
  readonly totals: Totals;
  readonly shares: readonly number[];
  readonly couponIssue: Refusal | null;
  readonly quote: Quoted | null;
};

/** Computes the totals. Lines that cannot be bought do not count: they could lift a coupon over its minimum. */
export function priceCart(
  lines: readonly LineRow[],
  { coupon, point, settings, now, load = NO_LOAD }: CartTerms,
): PricedCart {
  const counted = lines.filter((line) => isCounted(line, now));
  const priced = counted.map((line) => pricedLine(line, now));
  const subTotal = subTotalOf(priced);
  const quote =
    point === null || counted.length === 0 ? null : deliveryQuote(point, settings, { now, subTotal, load });
  const fee = quote?.fee ?? null;
  const terms = { delivery: fee, point, cashStep: settings.cashStep, now };
  const effect = coupon?.effectOn(counted, terms) ?? NO_COUPON;
  const { discount, shares, freeDelivery } = isRefusal(effect) ? NO_COUPON : effect;
  const delivery = fee !== null && freeDelivery ? 0 : fee;
  const shareOf = new Map(counted.map((line, index) => [line, shares[index]]));
  return {
    totals: totalsOf({ lines: priced, couponDiscount: discount, delivery }),
    shares: lines.map((line) => shareOf.get(line) ?? 0),
    couponIssue: isRefusal(effect) ? effect : null,
    quote,
  };
}

const NO_COUPON = { discount: 0, shares: [], freeDelivery: false };

function isCounted(line: LineRow, now: Date): boolean {
  const issue = issueOf(line, now);
  return issue === null || issue === 'NOT_ENOUGH_STOCK';
}
