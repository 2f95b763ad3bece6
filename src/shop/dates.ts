import type { Language } from './language.ts';
import {
  addDays,
  lastDayBefore,
  minutesOfStoreDay,
  storeDateOf,
  type StoreDate,
  weekdayOf,
} from './store-time.ts';

/** A time (ISO 8601 or Date), converted to its day in Damascus, or a day, `2026-11-29`. */
export type DayOrInstant = Date | StoreDate;

/**
 * Written here instead of `Intl`: browsers differ in Syrian month names and digits, and the text must not change at
 * hydration.
 */
const words = {
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    today: 'today',
    tomorrow: 'tomorrow',
    comma: ', ',
    by: (day: string) => `by ${day}`,
  },
  ar: {
    weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
    months: [
      'كانون الثاني',
      'شباط',
      'آذار',
      'نيسان',
      'أيار',
      'حزيران',
      'تموز',
      'آب',
      'أيلول',
      'تشرين الأول',
      'تشرين الثاني',
      'كانون الأول',
    ],
    today: 'اليوم',
    tomorrow: 'غداً',
    comma: '، ',
    by: (day: string) => `في موعد أقصاه ${day}`,
  },
} satisfies Record<Language, object>;

/** `Thursday 5 March`, «الخميس 5 آذار». */
export function formatDay(at: DayOrInstant, language: Language): string {
  const date = storeDateOf(at);
  return `${words[language].weekdays[weekdayOf(date)]} ${dayAndMonth(date, language)}`;
}

/** `5 March 2026`, «5 آذار 2026». */
export function formatDate(at: DayOrInstant, language: Language): string {
  const date = storeDateOf(at);
  return `${dayAndMonth(date, language)} ${date.slice(0, 4)}`;
}

/** `today`, `tomorrow` or the day; `now` determines today. */
export function formatNearDay(at: DayOrInstant, language: Language, now: Date): string {
  const date = storeDateOf(at);
  const today = storeDateOf(now);
  if (date === today) return words[language].today;
  if (date === addDays(today, 1)) return words[language].tomorrow;
  return formatDay(date, language);
}

/** The last day of a window whose end is excluded, as deadlines are stored: 21:00 UTC of the 29th reads the 29th. */
export function formatLastDay(end: Date | string, language: Language): string {
  return formatDay(lastDayBefore(end), language);
}

/** The promised delivery day: `by Thursday 3 December`, «في موعد أقصاه الخميس 3 كانون الأول». */
export function formatPromisedDay({ to }: { to: DayOrInstant }, language: Language): string {
  return words[language].by(formatDay(to, language));
}

/** `18:05` in Damascus, 24 hours, in both languages. */
export function formatTime(at: Date | string): string {
  const minutes = minutesOfStoreDay(at);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `Thursday 5 March, 18:05`. */
export function formatMoment(at: Date | string, language: Language): string {
  return `${formatDay(at, language)}${words[language].comma}${formatTime(at)}`;
}

/** The no-break space keeps the number and its month on one line. */
function dayAndMonth(date: StoreDate, language: Language): string {
  return `${Number(date.slice(8))}\u00a0${words[language].months[Number(date.slice(5, 7)) - 1]}`;
}
