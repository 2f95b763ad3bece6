/** A day of the store's calendar, `2026-11-29`. Days of this form compare as strings. */
export type StoreDate = string;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Asia/Damascus is three hours ahead of UTC, the year round, since October 2022. The offset is written here instead
 * of asking the device: old phones still carry zone data with a summer time and would show another day.
 */
const offset = 3 * hour;

/** The store's day on which an instant falls; a day stays itself. */
export function storeDateOf(at: Date | string): StoreDate {
  if (typeof at === 'string' && at.length === 10) return at;
  return new Date(new Date(at).getTime() + offset).toISOString().slice(0, 10);
}

/** The instant at which a store day begins (00:00 in Damascus, 21:00 UTC of the day before). */
export function startOfStoreDay(date: StoreDate): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - offset);
}

/** The last store day that lies before `end`, the excluded end of a window. */
export function lastDayBefore(end: Date | string): StoreDate {
  return storeDateOf(new Date(new Date(end).getTime() - 1));
}

export function addDays(date: StoreDate, days: number): StoreDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** 0 is Sunday, as in `Date`. */
export function weekdayOf(date: StoreDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Minutes since the store's midnight, 0 to 1,439. */
export function minutesOfStoreDay(at: Date | string): number {
  return Math.floor((new Date(at).getTime() + offset) / minute) % (24 * 60);
}
