import { addDays, startOfStoreDay, storeDateOf } from '../../src/shop/time/store-time.ts';

const day = 24 * 3600 * 1000;

/** The instant so many days before `now`, at the same time of day. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** The beginning of the store's day that lies so many days after today; null stays null. */
export function startOfDayIn(now: Date, days: number | null): Date | null {
  return days === null ? null : startOfStoreDay(addDays(storeDateOf(now), days));
}
