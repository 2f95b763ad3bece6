import { coupons as t } from '#texts/coupons';
import { language } from '#texts/language';
import type { Coupon, OpenCoupon } from '../../../../shop/buying/coupons/contract.ts';
import { couponTerms as termsIn, lastDays } from '../../../../shop/buying/coupons/coupon-terms.ts';

/** A coupon's conditions in the page's language. */
export const couponTerms = (
  coupon: Pick<OpenCoupon, 'minSubTotal' | 'endsAt'> & Partial<Coupon>,
  now: Date | null = null,
): string => termsIn(coupon, t, language, now);

/** "Ends tomorrow" on a coupon's last two days, else empty. */
export function endsSoon(coupon: Pick<Coupon, 'endsAt'>, now: Date): string {
  const day = lastDays(coupon, now);
  return day === null ? '' : t.ends[day];
}
