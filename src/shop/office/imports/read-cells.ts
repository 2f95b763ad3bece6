import { asciiDigits } from '../../ascii-digits.ts';
import { normalize } from '../../normal-form.ts';
import { texts } from '../../texts/by-language.ts';
import { formatTime } from '../../time/days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import {
  addDays,
  atStoreMinute,
  lastDayBefore,
  startOfStoreDay,
  storeDateOf,
} from '../../time/store-time.ts';
import type { ImportColumn } from './column-names.ts';

/** A filled cell; `place`: the number of its column in the file. */
export type Cell = { readonly column: ImportColumn; readonly place: number; readonly text: string };

const POUNDS = String.raw`(?:ل\.?\s?س\.?|لير[ةه]|syp|s\.?p\.?)`;
const UNIT = new RegExp(
  String.raw`^${POUNDS}|(?:${POUNDS}(?:\s*سوري[ةه])?(?:\s*جديد[ةه])?|قطعة|قطع|حبة|pieces?|pcs\.?)\s*$`,
  'gi',
);
const GROUPED = /^\d{1,3}(?:[,٬ ]\d{3})+(?:[.٫]0{1,2})?$/;
const PLAIN = /^\d{1,9}(?:[.٫]0{1,2})?$/;

/** With digits and spaces of one kind, and without marks of direction. */
const plainText = (cell: string) =>
  asciiDigits(cell)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .trim();

const withoutUnit = (cell: string) => plainText(cell).replaceAll(UNIT, '').trim();

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
  const text = plainText(cell).replaceAll(DOLLAR, '').trim();
  if (!DOLLARS.test(text)) return null;
  // The last mark before one or two digits is that of the cents.
  return Number(text.replace(/[.٫,](\d{1,2})$/, '.$1').replaceAll(/,(?=\d{3})/g, ''));
}

/** Whether a cell says itself that it is dollars. */
export const isInDollars = (cell: string): boolean => /\$|usd|دولار/i.test(cell) && readDollars(cell) !== null;

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?=[T ،,]|$)/i;
const SPOKEN = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?=[T ،,]|$)/i;
/** All that may follow a day: a time, the half of its day, its zone. */
const TIME =
  /^[T ،,]\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:(am|a\.m\.|صباح[اً]*|ص)|(pm|p\.m\.|مساء[اً]*|م))?\s*(?:(z|utc|gmt)|(?:utc|gmt)?([-+−]\d{1,2})(?::?(\d{2}))?)?$/i;
/** Days since the end of 1899, as spreadsheets count them; about 1954 to 2119. */
const SERIAL = /^[2-7]\d{4}(?:\.\d+)?$/;

/**
 * A day or minute, in the store's time unless it names its zone: `2026-11-22`, `2026-11-22 10:30`, `22/11/2026 10:30 PM`,
 * `2026-11-22T10:30:00Z`, or a spreadsheet's number. Null where anything else follows.
 */
export const readMoment = (cell: string): string | null => momentIn(cell)?.at ?? null;

/** `isExact`: it names its zone, so that its midnight is an instant and not a day. */
function momentIn(cell: string): { at: string; isExact: boolean } | null {
  const text = plainText(cell);
  if (SERIAL.test(text)) {
    const date = new Date(Math.round(Number(text) * 1440) * 60_000 - 25_569 * DAY_MS);
    return momentIn(date.toISOString().slice(0, 16));
  }
  const iso = ISO.exec(text);
  const spoken = SPOKEN.exec(text);
  const [whole = '', year, month = '', day = ''] =
    iso === null ? [spoken?.[0], spoken?.[3], spoken?.[2], spoken?.[1]] : [iso[0], iso[1], iso[3], iso[4]];
  if (year === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const rest = text.slice(whole.length);
  const time = rest === '' ? [] : TIME.exec(rest);
  if (time === null) return null;
  const [, hourSaid = '0', minute = '00', am, pm, utc, ahead = '0', minutesAhead = '00'] = time;
  const hour = hourOf(Number(hourSaid), am ?? pm, pm !== undefined);
  if (hour === null || Number(minute) > 59) return null;
  const clock = `${String(hour).padStart(2, '0')}:${minute}`;
  const at = atStoreMinute(date, clock);
  const isDay = !Number.isNaN(at.getTime()) && storeDateOf(at) === date;
  if (!isDay) return null;
  if (utc === undefined && time[6] === undefined) return { at: at.toISOString(), isExact: false };
  const hours = Number(ahead.replace('−', '-'));
  if (Math.abs(hours) > 14 || Number(minutesAhead) > 59) return null;
  const offset = hours * HOUR_MS + (ahead.startsWith('+') ? 1 : -1) * Number(minutesAhead) * MINUTE_MS;
  return { at: new Date(Date.parse(`${date}T${clock}Z`) - offset).toISOString(), isExact: true };
}

/** The hour of 24; null for one that no clock shows. */
function hourOf(hour: number, half: string | undefined, isAfternoon: boolean): number | null {
  if (half === undefined) return hour < 24 ? hour : null;
  return hour < 1 || hour > 12 ? null : (hour % 12) + (isAfternoon ? 12 : 0);
}

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
