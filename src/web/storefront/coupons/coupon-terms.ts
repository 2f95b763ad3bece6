import { coupons as t } from '#texts/coupons';
import { language } from '#texts/language';
import type { OpenCoupon } from '../../../shop/coupons/contract.ts';
import { formatMoney } from '../../../shop/money.ts';
import { formatLastDay } from '../../../shop/time/days.ts';

/** A coupon's conditions in one line: "Orders over 2,000 SYP · Until Thursday 30 April". */
export function couponTerms({ minSubTotal, endsAt }: Pick<OpenCoupon, 'minSubTotal' | 'endsAt'>): string {
  return [
    minSubTotal > 0 && t.over(formatMoney(minSubTotal, language)),
    t.until(formatLastDay(endsAt, language)),
  ]
    .filter(Boolean)
    .join(' · ');
}
