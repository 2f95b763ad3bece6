import type { TrustLevel } from '../../people/trust/trust-level.ts';
import type { Settings } from '../../settings.ts';
import { endOfBusinessWindow } from '../../time/business-days.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { addDays, minutesOfStoreDay, startOfStoreDay, storeDateOf } from '../../time/store-time.ts';

/** What came of a call before an order is packed. */
export const callOutcomes = [
  'confirmed',
  'noAnswer',
  'off',
  'wrongNumber',
  'later',
  'changed',
  'refuses',
] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export type CallAttempt = { readonly outcome: CallOutcome; readonly at: Date };

const betweenCalls = 2 * HOUR_MS;

/** Is an order of this total by a shopper of this level called about before it is packed? */
export function needsCall(
  level: TrustLevel,
  total: number,
  { confirmCalls, callAbove }: Pick<Settings, 'confirmCalls' | 'callAbove'>,
): boolean {
  if (level === 'watched' || total >= callAbove || confirmCalls === 'all') return true;
  return confirmCalls === 'newAndWatched' && level === 'new';
}

/**
 * From when on the shopper may be called: within the store's call hours, two hours after the last call or at the hour
 * they asked for. `now` itself where the call may be made at once.
 */
export function callableFrom(
  last: { readonly at: Date; readonly nextAt: Date | null } | null,
  now: Date,
  { callHours }: Pick<Settings, 'callHours'>,
): Date {
  const rested = last === null ? now : (last.nextAt ?? new Date(last.at.getTime() + betweenCalls));
  const from = rested > now ? rested : now;
  const minutes = minutesOfStoreDay(from);
  if (minutes >= callHours.opens * 60 && minutes < callHours.closes * 60) return from;
  const day = storeDateOf(from);
  const next = minutes < callHours.opens * 60 ? day : addDays(day, 1);
  return new Date(startOfStoreDay(next).getTime() + callHours.opens * HOUR_MS);
}

/**
 * May an order that was not confirmed be given up? After enough calls on two days, or a wrong number, and not before its
 * time to be confirmed is over.
 */
export function mayGiveUp(
  attempts: readonly CallAttempt[],
  placedAt: Date,
  now: Date,
  { callAttempts, confirmDays, holidays }: Pick<Settings, 'callAttempts' | 'confirmDays' | 'holidays'>,
): boolean {
  if (now < endOfBusinessWindow(placedAt, confirmDays, holidays)) return false;
  if (attempts.some(({ outcome }) => outcome === 'wrongNumber')) return true;
  const days = new Set(attempts.map(({ at }) => storeDateOf(at)));
  return attempts.length >= callAttempts && days.size >= Math.min(2, callAttempts);
}
