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

/** Whether the last day of a period is not before its first; one of them may be open, missing or ''. */
export const isPeriodInOrder = ({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): boolean => !from || !to || from <= to;

/** What a schema says of one that is not. */
export const PERIOD_ORDER = { path: ['from'], error: 'must not be after "to"' };
