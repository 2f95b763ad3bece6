import { endOfBusinessWindow, type Holidays } from '../business-days.ts';
import type { OwnReturnDays, ReturnDays } from '../catalog/return-days.ts';
import type { ReturnKind } from './contract.ts';

/** The first instants that are too late; null: not delivered yet. */
export type Deadlines<At = Date> = { readonly returnUntil: At | null; readonly exchangeUntil: At | null };

/**
 * Until when a line can be returned and exchanged, as written on it at its delivery: by the days agreed when it was
 * ordered or those of today, whichever are more. Each is the first instant that is too late (24:00, store time, of the
 * last day); to tell a person the last day, take the day before it (`formatLastDay`).
 */
export function lineDeadlines(
  deliveredAt: Date,
  agreed: OwnReturnDays,
  today: ReturnDays,
  holidays: Holidays,
): { returnUntil: Date; exchangeUntil: Date } {
  const until = (kind: keyof ReturnDays) =>
    endOfBusinessWindow(deliveredAt, Math.max(agreed[kind] ?? 0, today[kind]), holidays);
  return { returnUntil: until('returnDays'), exchangeUntil: until('exchangeDays') };
}

export function isWindowOpen(
  kind: ReturnKind,
  { returnUntil, exchangeUntil }: Deadlines,
  now: Date,
): boolean {
  const until = kind === 'return' ? returnUntil : exchangeUntil;
  return until !== null && now < until;
}
