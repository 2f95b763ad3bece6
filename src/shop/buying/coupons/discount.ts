import { roundDownToStep, splitInProportion } from '../../money.ts';
import { type CouponLine, type CouponRule, coveredAmounts, coversLine, roundOf } from './coupon.ts';

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
  const face = coupon.kind === 'buyXGetY' ? priceOfFree(coupon, lines) : faceValue(coupon, sum);
  const discount = roundDownToStep(Math.min(face, sum), cashStep);
  return { discount, shares: splitInProportion(discount, covered), freeDelivery: false, saves: discount };
}

function faceValue({ kind, value, maxDiscount }: CouponRule, covered: number): number {
  if (kind === 'amount') return value;
  return Math.min(Math.floor((covered * value) / 100), maxDiscount ?? Number.POSITIVE_INFINITY);
}

/** The cheapest covered pieces are the free ones, so many for each full round. */
function priceOfFree(coupon: CouponRule, lines: readonly CouponLine[]): number {
  const prices = lines
    .filter((line) => coversLine(coupon, line))
    .flatMap(({ unitPrice, quantity }) => Array.from({ length: quantity }, () => unitPrice))
    .sort((a, b) => a - b);
  const rounds = Math.floor(prices.length / roundOf(coupon));
  return prices.slice(0, rounds * (coupon.freePieces ?? 0)).reduce((sum, price) => sum + price, 0);
}
