import { roundDownToStep } from '../money.ts';
import type { Settings } from '../settings.ts';

/** The cash for a total, rounded down to existing banknotes. */
export function cashDueOf(total: number, { cashStep }: Pick<Settings, 'cashStep'>): number {
  return roundDownToStep(total, cashStep);
}
