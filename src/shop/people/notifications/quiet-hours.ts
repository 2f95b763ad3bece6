import type { Settings } from '../../settings.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { minutesOfStoreDay } from '../../time/store-time.ts';

const DAY_MINUTES = 24 * 60;

/**
 * When the quiet hours that hold at an instant are over; null where none hold. `from` is included, `until` is not; both
 * are hours of the store's clock, and the same hour twice means no quiet hours.
 */
export function quietUntil(at: Date, { from, until }: Settings['quietHours']): Date | null {
  const minutes = minutesOfStoreDay(at);
  const [first, end] = [from * 60, until * 60];
  const isQuiet =
    first < end ? minutes >= first && minutes < end : first > end && (minutes >= first || minutes < end);
  if (!isQuiet) return null;
  const left = end > minutes ? end - minutes : end + DAY_MINUTES - minutes;
  return new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS);
}
