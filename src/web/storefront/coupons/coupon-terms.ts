import { coupons as t } from '#texts/coupons';
import { language } from '#texts/language';
import type { OpenCoupon } from '../../../shop/coupons/contract.ts';
import { couponTerms as termsIn } from '../../../shop/coupons/coupon-terms.ts';

/** A coupon's conditions in the page's language. */
export const couponTerms = (coupon: Pick<OpenCoupon, 'minSubTotal' | 'endsAt'>): string =>
  termsIn(coupon, { minimum: t.minimum, until: t.until }, language);
