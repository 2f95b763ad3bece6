import { endOfBusinessWindow } from '../business-days.ts';
import type { Settings } from '../settings.ts';
import type { ReturnKind } from './contract.ts';

type WindowSettings = Pick<Settings, 'returnDays' | 'exchangeDays' | 'holidays'>;

/**
 * When a delivered order can no longer be returned or exchanged: the first instant that is too late (24:00, store
 * time, of the last day). To tell a person the last day, take the day before it (`formatLastDay`).
 */
export function returnWindow(
  deliveredAt: Date,
  { returnDays, exchangeDays, holidays }: WindowSettings,
): { returnUntil: Date; exchangeUntil: Date } {
  return {
    returnUntil: endOfBusinessWindow(deliveredAt, returnDays, holidays),
    exchangeUntil: endOfBusinessWindow(deliveredAt, exchangeDays, holidays),
  };
}

export function isWindowOpen(
  kind: ReturnKind,
  deliveredAt: Date,
  settings: WindowSettings,
  now: Date,
): boolean {
  const { returnUntil, exchangeUntil } = returnWindow(deliveredAt, settings);
  return now < (kind === 'return' ? returnUntil : exchangeUntil);
}
