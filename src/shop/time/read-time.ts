import { asciiDigits } from '../ascii-digits.ts';

const TIME =
  /^(\d{1,2})(?:\s*[:.٫,،]\s*(\d{2})|(\d{2}))?\s*(am|a\.m\.|ص|صباحا|pm|p\.m\.|م|مساء|بعد الظهر|ظهرا|العصر|عصرا)?$/;
const MORNING = new Set(['am', 'a.m.', 'ص', 'صباحا']);

/**
 * The minute of a day that a person typed, as a form has it, `18:30`: `18:30`, `١٨.٣٠`, `1830`, `9`, `6:30 pm`, `6 مساءً`.
 * Null: no time.
 */
export function readTime(typed: string): string | null {
  const text = asciiDigits(typed)
    .toLowerCase()
    .replaceAll(/[\u064b-\u0652]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [, hours, apart, joined, half] = TIME.exec(text) ?? [];
  if (hours === undefined) return null;
  const [hour, minute] = [Number(hours), Number(apart ?? joined ?? 0)];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour > 12 || hour === 0))) return null;
  const inDay = half === undefined ? hour : (hour % 12) + (MORNING.has(half) ? 0 : 12);
  return `${String(inDay).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
