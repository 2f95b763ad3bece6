import { DAY_MS } from '../../src/shop/time/durations.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../src/shop/time/store-time.ts';

/** The instant so many days before `now`, at the same time of day. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The beginning of the store's day that lies so many days after today; null stays null. */
export function startOfDayIn(now: Date, days: number | null): Date | null {
  return days === null ? null : startOfStoreDay(addDays(storeDateOf(now), days));
}
