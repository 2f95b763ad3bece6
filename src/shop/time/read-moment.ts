import { plainCell } from '../sheets/plain-cell.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { atStoreMinute, storeDateOf } from './store-time.ts';

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?=[T ،,]|$)/i;
const SPOKEN = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?=[T ،,]|$)/i;
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
export function momentIn(cell: string): { at: string; isExact: boolean } | null {
  const text = plainCell(cell);
  if (SERIAL.test(text)) {
    const date = new Date(Math.round(Number(text) * 1440) * 60_000 - 25_569 * DAY_MS);
    return momentIn(date.toISOString().slice(0, 16));
  }
  const iso = ISO.exec(text);
  const spoken = SPOKEN.exec(text);
  const [whole = '', year, month = '', day = ''] =
    iso === null ? [spoken?.[0], spoken?.[3], spoken?.[2], spoken?.[1]] : [iso[0], iso[1], iso[3], iso[4]];
  if (year === undefined) return null;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
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
