import { roundDownToStep, splitInProportion } from '../money.ts';
import { type CouponLine, type CouponRule, coveredAmounts } from './coupon.ts';

/**
 * The effect of a coupon, in whole pounds. `shares` is the discount by line, in line order, summing to `discount`.
 * With `freeDelivery` the discount is 0 and the delivery fee becomes 0. `saves` is what the shopper saves either way,
 * for comparing coupons.
 */
export type CouponEffect = {
  readonly discount: number;
  readonly shares: readonly number[];
  readonly freeDelivery: boolean;
  readonly saves: number;
};

/**
 * The effect of a valid coupon. Rounded down to the cash step, and at most the price of the covered lines. `delivery`
 * is the fee without the coupon, null while no address is known.
 */
export function couponDiscount(
  coupon: CouponRule,
  lines: readonly CouponLine[],
  delivery: number | null,
  cashStep: number,
): CouponEffect {
  const covered = coveredAmounts(coupon, lines);
  if (coupon.kind === 'freeDelivery') {
    return { discount: 0, shares: covered.map(() => 0), freeDelivery: true, saves: delivery ?? 0 };
  }
  const sum = covered.reduce((all, amount) => all + amount, 0);
  const discount = roundDownToStep(Math.min(faceValue(coupon, sum), sum), cashStep);
  return { discount, shares: splitInProportion(discount, covered), freeDelivery: false, saves: discount };
}

function faceValue({ kind, value, maxDiscount }: CouponRule, covered: number): number {
  if (kind === 'amount') return value;
  return Math.min(Math.floor((covered * value) / 100), maxDiscount ?? Number.POSITIVE_INFINITY);
}
