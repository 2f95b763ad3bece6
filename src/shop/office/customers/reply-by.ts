import { answerBy } from '../../delivery/returns/answer-by.ts';
import type { Settings } from '../../settings.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../time/store-time.ts';

/**
 * Until when support replies to what was written at `askedAt`: within `supportAnswerHours` by the clock, as every page
 * promises, and while support is open. Fewer hours than the night between are counted from when support opens.
 */
export function replyBy(
  askedAt: Date,
  settings: Pick<Settings, 'supportHours' | 'supportAnswerHours'>,
): Date {
  const { opens, closes } = settings.supportHours;
  const promised = askedAt.getTime() + settings.supportAnswerHours * HOUR_MS;
  const day = storeDateOf(new Date(promised));
  const isOpened = promised >= startOfStoreDay(day).getTime() + opens * HOUR_MS;
  const lastDay = startOfStoreDay(isOpened ? day : addDays(day, -1)).getTime();
  const due = Math.min(promised, lastDay + closes * HOUR_MS);
  return due > askedAt.getTime() ? new Date(due) : answerBy(askedAt, settings);
}
