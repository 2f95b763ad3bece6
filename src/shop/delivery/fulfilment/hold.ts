import { DAY_MS, HOUR_MS } from '../../time/durations.ts';
import { addDays, startOfStoreDay, type StoreDate } from '../../time/store-time.ts';

const LONGEST_DAYS = 14;
const MORNING_MS = 10 * HOUR_MS;

/** A hold, also one that waits for missing pieces, ends later than now and within 14 days. */
export const mayHoldUntil = (until: Date, now: Date): boolean =>
  until > now && until.getTime() <= now.getTime() + LONGEST_DAYS * DAY_MS;

/** The first and last day on which a hold that begins today can end. */
export const holdDays = (today: StoreDate): readonly [StoreDate, StoreDate] => [
  addDays(today, 1),
  addDays(today, LONGEST_DAYS - 1),
];

/** When a hold until this day ends: at 10:00, store time. An invalid date for an invalid day. */
export const endOfHold = (day: StoreDate): Date => new Date(startOfStoreDay(day).getTime() + MORNING_MS);
