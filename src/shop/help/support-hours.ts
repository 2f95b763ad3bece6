import type { Settings } from '../settings.ts';
import { minutesOfStoreDay } from '../store-time.ts';

/** Whether somebody answers now; every day alike, by the clock of Damascus. */
export function isSupportOpen(now: Date, { opens, closes }: Settings['supportHours']): boolean {
  const minutes = minutesOfStoreDay(now);
  return minutes >= opens * 60 && minutes < closes * 60;
}
