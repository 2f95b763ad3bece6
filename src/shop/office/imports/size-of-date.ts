import { normalize } from '../../normal-form.ts';
import { plainCell } from '../../sheets/plain-cell.ts';
import { monthNames } from '../../time/dates.ts';

/** Months as spreadsheets in Arabic write them, beside our own. */
const OTHER_MONTHS =
  'يناير, فبراير, مارس, أبريل, مايو, يونيو, يوليو, أغسطس, سبتمبر, أكتوبر, نوفمبر, ديسمبر'.split(', ');

const monthOf = new Map(
  monthNames.en.flatMap((name, at) =>
    [name, name.slice(0, 3), monthNames.ar[at] ?? name, OTHER_MONTHS[at] ?? name].map(
      (each) => [normalize(each), at + 1] as const,
    ),
  ),
);

const ISO = /^\d{4}-(\d{1,2})-(\d{1,2})(?: 0?0:00(?::00)?)?$/;
const SPOKEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})$/;
const DAY_FIRST = /^(\d{1,2})[-/ ]([^\d/-]+?)(?:[-/ ]\d{2,4})?$/;
const MONTH_FIRST = /^([^\d/-]+?)[-/ ](\d{1,2})$/;

/**
 * The size that a spreadsheet took for a date: `2-Mar` and `2026-03-02` were `2-3`. Null for what is no date. A range goes
 * up, whichever of the two a spreadsheet took for the month.
 */
export function sizeOfDate(cell: string): string | null {
  const text = plainCell(cell);
  const numbers = ISO.exec(text) ?? SPOKEN.exec(text);
  const [, one, other] = numbers ?? [];
  const [, day, name] = DAY_FIRST.exec(text) ?? [];
  const [, nameFirst, dayLast] = MONTH_FIRST.exec(text) ?? [];
  const month = monthOf.get(normalize(name ?? nameFirst ?? ''));
  const ends = numbers === null ? [Number(day ?? dayLast), month] : [Number(one), Number(other)];
  const [least, most] = ends.map((end) => end ?? Number.NaN).toSorted((a, b) => a - b);
  const isDate = least !== undefined && most !== undefined && least >= 1 && least <= 12 && most <= 31;
  return isDate ? `${least}-${most}` : null;
}
