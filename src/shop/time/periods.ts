import { addDays, type StoreDate, weekdayOf } from './store-time.ts';

export const periodNames = ['today', 'week', 'month', 'lastMonth'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The days of a period: the week begins on Sunday, and neither it nor the month goes on beyond today. */
export function periodOf(name: PeriodName, today: StoreDate): { from: StoreDate; to: StoreDate } {
  const month = `${today.slice(0, 7)}-01`;
  const end = addDays(month, -1);
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: addDays(today, -weekdayOf(today)), to: today };
    case 'month':
      return { from: month, to: today };
    case 'lastMonth':
      return { from: `${end.slice(0, 7)}-01`, to: end };
  }
}
