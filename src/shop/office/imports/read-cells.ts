import { normalize } from '../../normal-form.ts';
import { plainCell, withoutUnit } from '../../sheets/plain-cell.ts';
import { texts } from '../../texts/by-language.ts';
import { formatTime } from '../../time/days.ts';
import { momentIn } from '../../time/read-moment.ts';
import { addDays, lastDayBefore, startOfStoreDay, storeDateOf } from '../../time/store-time.ts';
import type { ImportColumn } from './column-names.ts';

/** A filled cell; `place`: the number of its column in the file. */
export type Cell = { readonly column: ImportColumn; readonly place: number; readonly text: string };

const GROUPED = /^\d{1,3}(?:[,٬ ]\d{3})+(?:[.٫]0{1,2})?$/;
const PLAIN = /^\d{1,9}(?:[.٫]0{1,2})?$/;

/** Whole pounds or pieces as people write them: `٥٬٠٠٠`, `5,000 SYP`, `5000.00`, «12 قطعة». Null for anything else. */
export function readNumber(cell: string): number | null {
  const text = withoutUnit(cell);
  const sign = text.startsWith('-') || text.startsWith('−') ? -1 : 1;
  const digits = sign === -1 ? text.slice(1).trim() : text;
  if (!GROUPED.test(digits) && !PLAIN.test(digits)) return null;
  return sign * Number(digits.replaceAll(/[,٬ ]/g, '').replace(/[.٫].*$/, ''));
}

const MOST_PIECES = 100_000;

const THOUSANDS = /^(\d{1,6})(?:[.,٫](\d{1,3}))?\s*(?:ألف|الف|آلاف|الاف|k)$/i;

/** Pounds, also as «٤٥ ألف» and 45.000: no price has thousandths of a pound. */
export function readPounds(cell: string): number | null {
  const text = withoutUnit(cell);
  const [, whole, part = ''] = THOUSANDS.exec(text) ?? [];
  if (whole !== undefined) return Number(whole + part.padEnd(3, '0'));
  return readNumber(/^\d{1,3}(?:[.٫]\d{3})+$/.test(text) ? text.replaceAll(/[.٫]/g, '') : text);
}

const OLD = /قديم[ةه]?|old/i;

/** An amount in old pounds, which a cell may say: «45,000 ل.س قديمة». */
export const readOldPounds = (cell: string): number | null => readPounds(cell.replace(OLD, ''));

export const isInOldPounds = (cell: string): boolean => OLD.test(cell) && readOldPounds(cell) !== null;

/** A number of pieces from 0 to 100,000, or the fault of the cell. */
export function readPieces(cell: string): number | 'notNumber' | 'negative' {
  const pieces = readNumber(cell);
  if (pieces === null || pieces > MOST_PIECES) return 'notNumber';
  return pieces < 0 ? 'negative' : pieces;
}

const DOLLAR = /^(?:usd|us\$|\$|دولار)\s*|\s*(?:usd|us\$|\$|دولار)$/gi;
const DOLLARS = /^(?:\d{1,6}|\d{1,3}(?:,\d{3})+)(?:[.٫,]\d{1,2})?$/;

/** Dollars with or without cents: `28`, `١٤٫٥`, `14,5`, `$1,200.50`. Null for anything else. */
export function readDollars(cell: string): number | null {
  const text = plainCell(cell).replaceAll(DOLLAR, '').trim();
  if (!DOLLARS.test(text)) return null;
  // The last mark before one or two digits is that of the cents.
  return Number(text.replace(/[.٫,](\d{1,2})$/, '.$1').replaceAll(/,(?=\d{3})/g, ''));
}

/** Whether a cell says itself that it is dollars. */
export const isInDollars = (cell: string): boolean => /\$|usd|دولار/i.test(cell) && readDollars(cell) !== null;

/** How an export writes it: the minute only where it is not midnight. */
export function writeMoment(at: string | null): string {
  if (at === null) return '';
  return isMidnight(at) ? storeDateOf(at) : `${storeDateOf(at)} ${formatTime(at)}`;
}

const isMidnight = (at: string) => formatTime(at) === '0:00';

/** The end of a window: a day counts whole, so that it ends with the next day's first minute. */
export function readEnd(cell: string): string | null {
  const moment = momentIn(cell);
  if (moment === null) return null;
  const { at, isExact } = moment;
  return isExact || !isMidnight(at) ? at : startOfStoreDay(addDays(storeDateOf(at), 1)).toISOString();
}

export const writeEnd = (at: string | null): string =>
  at !== null && isMidnight(at) ? lastDayBefore(at) : writeMoment(at);

const seasonNames = ['spring', 'summer', 'autumn', 'winter'] as const;
type Season = (typeof seasonNames)[number];
const seasonOf = new Map<string, Season>(
  seasonNames.flatMap((season) =>
    [season, texts.en.products.seasons[season], texts.ar.products.seasons[season]].flatMap((word) => [
      [normalize(word), season] as const,
      [normalize(word.replace(/^ال/, '')), season] as const,
    ]),
  ),
);

/** `spring, summer` or «الربيع، الصيف»; null where a word is no season. */
export function readSeasons(cell: string): Season[] | null {
  const words = cell.split(/[,،;+/]/).filter((word) => word.trim() !== '');
  const seasons = words.map((word) => seasonOf.get(normalize(word)));
  const known = seasons.filter((season) => season !== undefined);
  return known.length < words.length ? null : seasonNames.filter((season) => known.includes(season));
}
