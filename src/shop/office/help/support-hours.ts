import type { Settings } from '../../settings.ts';
import { minutesOfStoreDay } from '../../time/store-time.ts';

/** Whether support is open, by the time in Damascus; the same hours every day. */
export function isSupportOpen(now: Date, { opens, closes }: Settings['supportHours']): boolean {
  const minutes = minutesOfStoreDay(now);
  return minutes >= opens * 60 && minutes < closes * 60;
}
