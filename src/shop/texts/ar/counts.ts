import { isAlwaysOpen, type OpenHours } from '../../people/facts/always-open.ts';
import type { DaySpan } from '../en/counts.ts';
import { plural } from '../plural.ts';

// بعد حرف جر أو مضاف: خلال ٣ أيام، من يومين.

/** خلال «3 أيام عمل». */
export const businessDays = (n: number) =>
  plural(n, {
    zero: 'اليوم نفسه',
    one: 'يوم عمل واحد',
    two: 'يومي عمل',
    few: `${n} أيام عمل`,
    many: `${n} يوم عمل`,
    other: `${n} يوم عمل`,
  });

/** «من يوم إلى 5 أيام عمل». */
export const businessDaySpan = ({ min, max }: DaySpan) =>
  min === max ? `خلال ${businessDays(max)}` : `من ${firstOf(min)} إلى ${businessDays(max)}`;

const firstOf = (n: number) => (n === 1 ? 'يوم' : n === 2 ? 'يومين' : String(n));

export const hours = (n: number) =>
  plural(n, {
    zero: 'الحال',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${n} ساعات`,
    many: `${n} ساعة`,
    other: `${n} ساعة`,
  });

/** مبتدأ أو خبر: «أربعة أيام». */
export const daysInWords = (n: number) =>
  plural(n, {
    zero: 'اليوم نفسه',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${words[n - 3] ?? n} أيام`,
    many: `${n} يوماً`,
    other: `${n} يوم`,
  });

const words = ['ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];

/** «6 مساءً». */
export const clock = (hour: number) =>
  hour % 24 === 0
    ? '12\u00a0ليلاً'
    : hour < 12
      ? `${hour}\u00a0صباحاً`
      : hour === 12
        ? '12\u00a0ظهراً'
        : `${hour - 12}\u00a0${hour < 17 ? 'بعد الظهر' : 'مساءً'}`;

/** «من 9 صباحاً إلى 6 مساءً». */
export const openHours = (open: OpenHours) =>
  isAlwaysOpen(open) ? 'على مدار الساعة' : `من ${clock(open.opens)} إلى ${clock(open.closes)}`;

/** معرّف القناة، معزولاً: بعد حروف عربية تنتقل علامة @ إلى آخره. */
export const handle = ({ channel }: { channel: { handle: string } }) => `\u2066${channel.handle}\u2069`;
