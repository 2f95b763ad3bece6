import type { Language, Localized } from '../language.ts';
import { storeDateOf, type StoreDate } from './store-time.ts';

/** A time (ISO 8601 or Date), converted to its day in Damascus, or a day, `2026-11-29`. */
export type DayOrInstant = Date | StoreDate;

/**
 * Written here instead of `Intl`: browsers differ in Syrian month names and digits, and the text must not change at
 * hydration.
 */
export const monthNames: Localized<readonly string[]> = {
  en: [
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
  ar: [
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
};

/** `5 March 2026`, «5 آذار 2026». */
export function formatDate(at: DayOrInstant, language: Language): string {
  const date = storeDateOf(at);
  return `${dayAndMonth(date, language)} ${date.slice(0, 4)}`;
}

/** `5 March`. The no-break space keeps the number and its month on one line. */
export function dayAndMonth(date: StoreDate, language: Language): string {
  return `${Number(date.slice(8))}\u00a0${monthNames[language][Number(date.slice(5, 7)) - 1]}`;
}

/** Of `2026-03`: `March 2026`, «آذار 2026». */
export function formatMonth(month: string, language: Language): string {
  return `${monthNames[language][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}
