import type { ReportRow } from '../../../../shop/office/reports/calls.ts';
import type { Column } from '../../../../shop/office/reports/reports.ts';
import { addDays } from '../../../../shop/time/store-time.ts';

/** Of fewer cases a share is said as "2 of 7". */
export const FEW = 10;
/** More days than this are shown as months: their columns would be too thin on a phone. */
const MOST_DAYS = 92;

type Charted = {
  rows: readonly ReportRow[];
  /** The column that the chart shows. */
  column: Column;
  /** Of a share: rows of few cases are never shown. */
  chartsMany?: boolean | undefined;
  by: string;
  from: string;
  to: string;
};

/**
 * The rows as a chart shows them: days and months without a gap, more than three months of days as months. Where two or
 * more rows have cases enough for a percentage, those alone, so that "1 of 1" does not lead.
 */
export function chartRows({ rows, column, chartsMany, by, from, to }: Charted): readonly ReportRow[] {
  if (by === 'day' || by === 'month') return withoutGaps({ rows, column, by, from, to });
  const { kind, of = '' } = column;
  const telling = rows.filter(({ figures }) => (figures[of] ?? 0) >= FEW);
  return kind === 'share' && (chartsMany === true || telling.length > 1) ? telling : rows;
}

/** Whether the days of a period are charted as months. */
export const isInMonths = (by: string, from: string, to: string): boolean =>
  by === 'month' || (by === 'day' && addDays(from, MOST_DAYS) <= to);

function withoutGaps({ rows, column: { id }, by, from, to }: Charted): ReportRow[] {
  const keyOf = (day: string) => (isInMonths(by, from, to) ? day.slice(0, 7) : day);
  const sums = new Map<string, number>();
  for (let day = from; day <= to; day = addDays(day, 1)) sums.set(keyOf(day), 0);
  for (const { key, figures } of rows) sums.set(keyOf(key), (sums.get(keyOf(key)) ?? 0) + (figures[id] ?? 0));
  return [...sums].map(([key, sum]) => ({ key, label: key, figures: { [id]: sum } }));
}
