import type { ReactNode } from 'react';
import { language } from '#texts/language';
import { reports as t } from '#texts/reports';
import { formatDollars } from '../../../shop/dollars.ts';
import { formatMoney, formatNumber } from '../../../shop/money.ts';
import type { ReportRow } from '../../../shop/reports/calls.ts';
import { type Column as Figure, figureOf, type ReportName, specOf } from '../../../shop/reports/reports.ts';
import { formatMonth } from '../../../shop/time/dates.ts';
import { formatDay } from '../../../shop/time/days.ts';
import { addDays } from '../../../shop/time/store-time.ts';
import { Bars, Columns, type Mark } from './bars.tsx';

/** Of fewer cases a share is said as "2 of 7". */
const FEW = 10;
const MOST_BARS = 12;

/** The rows with a row of nothing for each day that has none, so that the chart's days are evenly set. */
export function everyDay(rows: readonly ReportRow[], chart: string, from: string, to: string): ReportRow[] {
  const days: ReportRow[] = [];
  const known = new Map(rows.map((row) => [row.key, row]));
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(known.get(day) ?? { key: day, label: day, figures: { [chart]: 0 } });
  return days;
}

type ReportChartProps = {
  name: ReportName;
  rows: readonly ReportRow[];
  by: string;
  /** The most bars; columns are as many as there are days. */
  most?: number;
};

/** A report's figure by its rows; nothing for fewer than two rows. */
export function ReportChart({ name, rows, by, most = MOST_BARS }: ReportChartProps) {
  const { columns, chart } = specOf(name);
  const column = columns.find(({ id }) => id === chart);
  if (column === undefined) return null;
  const marks = rows.flatMap((row): Mark[] => {
    const value = figureOf(column, row.figures);
    if (value === null) return [];
    return [{ key: row.key, label: rowLabel(row, by), value, text: plainText(column, row.figures) }];
  });
  if (marks.length < 2) return null;
  const label = t.chartOf(headOf(column));
  if (by === 'day' || by === 'month') return <Columns marks={marks} label={label} />;
  const highest = marks
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, most);
  return <Bars marks={by === 'stretch' || by === 'age' ? marks : highest} label={label} />;
}

export const headOf = ({ id }: Figure): string => {
  const heads: Readonly<Record<string, string>> = t.columns;
  return heads[id] ?? id;
};

export function rowLabel({ label }: ReportRow, by: string): string {
  if (by === 'month') return formatMonth(label, language);
  return by === 'day' ? formatDay(label, language) : label;
}

/** The same for a chart, which shows text alone. */
const plainText = (column: Figure, row: ReportRow['figures']): string =>
  column.kind === 'dollars' ? formatDollars(figureOf(column, row) ?? 0) : String(figureText(column, row));

export const isInPounds = ({ kind }: Figure): boolean => kind === 'money' || kind === 'each';

/** Without its unit for a column whose head has it. */
export function figureText(column: Figure, row: ReportRow['figures'], hasUnit = true): ReactNode {
  const { kind, part = '', of = '' } = column;
  const figure = figureOf(column, row);
  if (figure === null) return '–';
  if (isInPounds(column)) return hasUnit ? formatMoney(figure, language) : formatNumber(figure);
  if (kind === 'dollars') return <bdi dir="ltr">{formatDollars(figure)}</bdi>;
  if (kind === 'hours') return t.hours(figure);
  if (kind === 'days') return t.days(figure);
  if (kind === 'count') return formatNumber(figure);
  const cases = row[of] ?? 0;
  return cases < FEW ? t.ofFew(row[part] ?? 0, cases) : t.percent(Math.round(figure * 1000) / 10);
}
