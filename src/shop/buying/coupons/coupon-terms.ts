import type { Language } from '../../language.ts';
import { formatMoney } from '../../money.ts';
import { formatDay, formatLastDay } from '../../time/days.ts';
import { addDays, lastDayBefore, storeDateOf } from '../../time/store-time.ts';
import type { Coupon, OpenCoupon } from './contract.ts';

type Words = {
  minimum: (amount: string) => string;
  from: (day: string) => string;
  until: (day: string) => string;
  wasUntil: (day: string) => string;
};
type Terms = Pick<OpenCoupon, 'minSubTotal' | 'endsAt'> & Partial<Pick<Coupon, 'startsAt' | 'used'>>;

/**
 * A coupon's conditions in one line: "Orders of 2,000 SYP or more · Until Thursday 30 April". With the time also that it
 * begins later or has ended; a used one has no days.
 */
export function couponTerms(
  { minSubTotal, startsAt, endsAt, used }: Terms,
  words: Words,
  language: Language,
  now: Date | null = null,
): string {
  const isOver = now !== null && new Date(endsAt) <= now;
  const isEarly = now !== null && startsAt !== undefined && new Date(startsAt) > now;
  const lastDay = formatLastDay(endsAt, language);
  return [
    minSubTotal > 0 && words.minimum(formatMoney(minSubTotal, language)),
    isEarly && words.from(formatDay(startsAt, language)),
    used !== true && (isOver ? words.wasUntil(lastDay) : words.until(lastDay)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whether today or tomorrow is a coupon's last day. */
export function lastDays({ endsAt }: Pick<Coupon, 'endsAt'>, now: Date): 'today' | 'tomorrow' | null {
  if (new Date(endsAt) <= now) return null;
  const today = storeDateOf(now);
  const last = lastDayBefore(endsAt);
  if (last === today) return 'today';
  return last === addDays(today, 1) ? 'tomorrow' : null;
}
