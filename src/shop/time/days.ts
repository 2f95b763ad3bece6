import { type Language, languageFacts, type Localized } from '../language.ts';
import { dayAndMonth, type DayOrInstant } from './dates.ts';
import { lastDayBefore, minutesOfStoreDay, storeDateOf, weekdayOf } from './store-time.ts';

/** From Sunday. */
export const weekdayNames: Localized<readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};

const promisedDay: Localized<(day: string) => string> = {
  en: (day) => `by ${day}`,
  ar: (day) => `في موعد أقصاه ${day}`,
};

/** `Thursday 5 March`, «الخميس 5 آذار». */
export function formatDay(at: DayOrInstant, language: Language): string {
  const date = storeDateOf(at);
  return `${weekdayNames[language][weekdayOf(date)]} ${dayAndMonth(date, language)}`;
}

/** The last day of a window whose end is excluded, as deadlines are stored: 21:00 UTC of the 29th reads the 29th. */
export function formatLastDay(end: Date | string, language: Language): string {
  return formatDay(lastDayBefore(end), language);
}

/** The promised delivery day: `by Thursday 3 December`, «في موعد أقصاه الخميس 3 كانون الأول». */
export function formatPromisedDay({ to }: { to: DayOrInstant }, language: Language): string {
  return promisedDay[language](formatDay(to, language));
}

/** `18:05` in Damascus, 24 hours, in both languages. */
export function formatTime(at: Date | string): string {
  const minutes = minutesOfStoreDay(at);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `Thursday 5 March, 18:05`. */
export function formatMoment(at: Date | string, language: Language): string {
  return `${formatDay(at, language)}${languageFacts[language].comma}${formatTime(at)}`;
}
