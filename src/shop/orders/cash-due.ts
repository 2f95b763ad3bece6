import { roundDownToStep } from '../money.ts';
import type { Settings } from '../settings.ts';

/** What to have ready at the door for a total: no more than can be paid in notes. */
export function cashDueOf(total: number, { cashStep }: Pick<Settings, 'cashStep'>): number {
  return roundDownToStep(total, cashStep);
}
