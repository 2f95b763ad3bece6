import { type Language, languageFacts } from '../language.ts';
import { dateWords, dayAndMonth, type DayOrInstant } from './dates.ts';
import { lastDayBefore, minutesOfStoreDay, storeDateOf, weekdayOf } from './store-time.ts';

/** `Thursday 5 March`, «الخميس 5 آذار». */
export function formatDay(at: DayOrInstant, language: Language): string {
  const date = storeDateOf(at);
  return `${dateWords[language].weekdays[weekdayOf(date)]} ${dayAndMonth(date, language)}`;
}

/** The last day of a window whose end is excluded, as deadlines are stored: 21:00 UTC of the 29th reads the 29th. */
export function formatLastDay(end: Date | string, language: Language): string {
  return formatDay(lastDayBefore(end), language);
}

/** The promised delivery day: `by Thursday 3 December`, «في موعد أقصاه الخميس 3 كانون الأول». */
export function formatPromisedDay({ to }: { to: DayOrInstant }, language: Language): string {
  return dateWords[language].by(formatDay(to, language));
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
