import { isAlwaysOpen, type OpenHours } from '../../people/facts/always-open.ts';
import { plural } from '../plural.ts';

/** `3 business days`. */
export const businessDays = (n: number) => plural(n, { one: '1 business day', other: `${n} business days` });

export type DaySpan = { readonly min: number; readonly max: number };

/** `1–5 business days`. */
export const businessDaySpan = ({ min, max }: DaySpan) =>
  min === max ? businessDays(max) : `${min}–${max} business days`;

export const hours = (n: number) => plural(n, { one: '1 hour', other: `${n} hours` });

/** `four days`: up to ten in words. */
export const daysInWords = (n: number) => plural(n, { one: 'one day', other: `${words[n] ?? n} days` });

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A whole hour of the day: `18:00`. */
export const clock = (hour: number) => (hour === 24 ? 'midnight' : `${hour}:00`);

/** `9:00 to 18:00`. */
export const openHours = (open: OpenHours, between = ' to ') =>
  isAlwaysOpen(open) ? 'around the clock' : `${clock(open.opens)}${between}${clock(open.closes)}`;
