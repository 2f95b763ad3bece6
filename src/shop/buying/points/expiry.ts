import type { Settings } from '../../settings.ts';
import { startOfStoreDay, storeDateOf } from '../../time/store-time.ts';

/**
 * When points that come at an instant end: with the month that lies `pointsMonths` later, in store time, the end
 * excluded. Null: never. Ends of months keep it to one notice a month for each shopper.
 */
export function pointsExpiry(at: Date, { pointsMonths }: Pick<Settings, 'pointsMonths'>): Date | null {
  if (pointsMonths === null) return null;
  const [year = 0, month = 0] = storeDateOf(at).split('-').map(Number);
  const months = year * 12 + month + pointsMonths;
  const next = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  return startOfStoreDay(next);
}

/**
 * How many points are left of all that end by some instant: what was spent, taken back or ended went from those that
 * end first. Both counts are of the whole ledger and positive.
 */
export function pointsLeft(ending: number, spent: number): number {
  return Math.max(0, ending - spent);
}
