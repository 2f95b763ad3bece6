import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** A day of the store's calendar, `2026-11-29`. Days in this form compare as strings. */
export type StoreDate = string;

/**
 * Asia/Damascus is UTC+3 all year since October 2022. Fixed here: the time zone data of old phones still has summer
 * time.
 */
const offset = 3 * HOUR_MS;

/** The store's day of a time; a day stays itself. */
export function storeDateOf(at: Date | string): StoreDate {
  if (typeof at === 'string' && at.length === 10) return at;
  return new Date(new Date(at).getTime() + offset).toISOString().slice(0, 10);
}

/** The start of a store day (00:00 in Damascus, 21:00 UTC of the day before). */
export function startOfStoreDay(date: StoreDate): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - offset);
}

/** The last store day before `end`, the excluded end of a window. */
export function lastDayBefore(end: Date | string): StoreDate {
  return storeDateOf(new Date(new Date(end).getTime() - 1));
}

export function addDays(date: StoreDate, days: number): StoreDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday, as in `Date`. */
export function weekdayOf(date: StoreDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The time of a store day's minute, as a form has it: `10:30`. */
export function atStoreMinute(date: StoreDate, time: string): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - offset);
}

/** Minutes since the store's midnight, 0 to 1,439. */
export function minutesOfStoreDay(at: Date | string): number {
  return Math.floor((new Date(at).getTime() + offset) / MINUTE_MS) % (24 * 60);
}
