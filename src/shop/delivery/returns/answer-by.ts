import type { Settings } from '../../settings.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../time/store-time.ts';

/**
 * Until when the store answers a request made at `askedAt`: `supportAnswerHours` counted in the hours in which support is
 * open, every day.
 */
export function answerBy(
  askedAt: Date,
  {
    supportHours: { opens, closes },
    supportAnswerHours,
  }: Pick<Settings, 'supportHours' | 'supportAnswerHours'>,
): Date {
  let left = supportAnswerHours * HOUR_MS;
  let day = storeDateOf(askedAt);
  for (;;) {
    const start = startOfStoreDay(day).getTime();
    const from = Math.max(askedAt.getTime(), start + opens * HOUR_MS);
    const open = Math.max(0, start + closes * HOUR_MS - from);
    if (left <= open) return new Date(from + left);
    left -= open;
    day = addDays(day, 1);
  }
}
