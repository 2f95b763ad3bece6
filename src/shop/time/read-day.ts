import { asciiDigits } from '../ascii-digits.ts';
import { languages } from '../language.ts';
import { monthNames } from './dates.ts';
import { weekdayNames } from './days.ts';
import { addDays, storeDateOf, type StoreDate, weekdayOf } from './store-time.ts';

/** Words for days near today, with the days from today. */
const nearDays: Readonly<Record<string, number>> = {
  اليوم: 0,
  غدا: 1,
  بكرا: 1,
  أمس: -1,
  مبارح: -1,
  today: 0,
  tomorrow: 1,
  yesterday: -1,
};

/** Folded: without hamza, vowel marks and case. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/[\u064b-\u0652]/g, '');

const near = new Map(Object.entries(nearDays).map(([word, distance]) => [plain(word), distance]));
const weekdays = languages.flatMap((language) =>
  weekdayNames[language].map((name, weekday) => ({ name: plain(name), weekday })),
);
const months = languages.flatMap((language) =>
  monthNames[language].map((name, month) => ({ name: plain(name), month: month + 1 })),
);

/**
 * The day that a person typed: `26/11`, `٢٦-١١-٢٠٢٦`, `2026-11-26`, `26 November`, `Thursday 26 November`, `tomorrow`,
 * `Sunday`, in either language. Day before month. Without a year it is the one nearest to today; the name of a weekday alone
 * is its next one. Null: no day.
 */
export function readDay(typed: string, today: StoreDate): StoreDate | null {
  const text = plain(asciiDigits(typed)).replaceAll(/\s+/g, ' ').trim();
  const distance = near.get(text);
  if (distance !== undefined) return addDays(today, distance);
  const weekday = weekdays.find(({ name }) => text === name || text.startsWith(`${name} `));
  if (weekday?.name === text) return addDays(today, ((weekday.weekday - weekdayOf(today) + 6) % 7) + 1);
  return readDate(weekday === undefined ? text : text.slice(weekday.name.length + 1), today);
}

function readDate(text: string, today: StoreDate): StoreDate | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text);
  if (numbers !== null) return dayNear(Number(numbers[1]), Number(numbers[2]), numbers[3], today);
  const [, day = '', name, year] = /^(\d{1,2}) (\D+?)(?: (\d{4}|\d{2}))?$/.exec(text) ?? [];
  const month = months.find((each) => each.name === name)?.month;
  return month === undefined ? null : dayNear(Number(day), month, year, today);
}

function dayNear(day: number, month: number, year: string | undefined, today: StoreDate): StoreDate | null {
  if (year !== undefined) return dayOf(Number(year.padStart(4, '20')), month, day);
  const thisYear = Number(today.slice(0, 4));
  const found = [thisYear - 1, thisYear, thisYear + 1]
    .map((each) => dayOf(each, month, day))
    .filter((each) => each !== null);
  const farFromToday = (each: StoreDate) => Math.abs(Date.parse(each) - Date.parse(today));
  return found.toSorted((one, other) => farFromToday(one) - farFromToday(other))[0] ?? null;
}

/** Null for a day that the month does not have. */
function dayOf(year: number, month: number, day: number): StoreDate | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? storeDateOf(at) : null;
}
