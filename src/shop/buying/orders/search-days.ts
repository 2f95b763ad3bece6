import { asciiDigits } from '../../ascii-digits.ts';
import { monthNames } from '../../time/dates.ts';
import { addDays, type StoreDate } from '../../time/store-time.ts';

/** The longest time from one 29 February to the next. */
const MOST_YEARS = 8;

/** The first and the last of the days that are meant. */
export type Days = { readonly from: StoreDate; readonly to: StoreDate };

/**
 * The days that a text names as shoppers write them: `2026-11-22`, `22/11`, `22-11-2026`, `22 November`, `November`,
 * «22 تشرين الثاني 2026». Without a year the last such days that are not after `today`; null for any other text.
 */
export function searchDays(text: string, today: StoreDate): Days | null {
  const asked = asciiDigits(text).trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(asked);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}))?$/.exec(asked);
  if (numbers !== null)
    return lastDays(today, numbers[3], (year) => dayOf(year, Number(numbers[2]), Number(numbers[1])));
  const words = /^(?:(\d{1,2}) )?([^\d]+?)(?: (\d{4}))?$/.exec(asked);
  const month = words === null ? 0 : monthOf(words[2] ?? '');
  if (words === null || month === 0) return null;
  return lastDays(today, words[3], (year) =>
    words[1] === undefined ? monthDays(year, month) : dayOf(year, month, Number(words[1])),
  );
}

/** The number of a month by its name in either language; 0 for another text. */
function monthOf(name: string): number {
  const isCalled = (each: string) => each.toLowerCase() === name || each.slice(0, 3).toLowerCase() === name;
  return Math.max(monthNames.en.findIndex(isCalled), monthNames.ar.indexOf(name)) + 1;
}

function lastDays(
  today: StoreDate,
  given: string | undefined,
  inYear: (year: number) => Days | null,
): Days | null {
  if (given !== undefined) return inYear(Number(given));
  const year = Number(today.slice(0, 4));
  for (let back = 0; back <= MOST_YEARS; back += 1) {
    const days = inYear(year - back);
    if (days !== null && days.from <= today) return days;
  }
  return null;
}

function dayOf(year: number, month: number, day: number): Days | null {
  const date = [String(year), padded(month), padded(day)].join('-');
  const isReal = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isReal ? { from: date, to: date } : null;
}

function monthDays(year: number, month: number): Days {
  const first = (of: number) =>
    [String(year + Math.floor((of - 1) / 12)), padded(((of - 1) % 12) + 1), '01'].join('-');
  return { from: first(month), to: addDays(first(month + 1), -1) };
}

const padded = (number: number) => String(number).padStart(2, '0');
