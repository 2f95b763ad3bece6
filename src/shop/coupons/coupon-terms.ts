import type { Language } from '../language.ts';
import { formatMoney } from '../money.ts';
import { formatLastDay } from '../time/days.ts';
import type { OpenCoupon } from './contract.ts';

type Words = { minimum: (amount: string) => string; until: (day: string) => string };

/** A coupon's conditions in one line: "Orders of 2,000 SYP or more · Until Thursday 30 April". */
export function couponTerms(
  { minSubTotal, endsAt }: Pick<OpenCoupon, 'minSubTotal' | 'endsAt'>,
  words: Words,
  language: Language,
): string {
  return [
    minSubTotal > 0 && words.minimum(formatMoney(minSubTotal, language)),
    words.until(formatLastDay(endsAt, language)),
  ]
    .filter(Boolean)
    .join(' · ');
}
