import type { ReactNode } from 'react';
import { language } from '#texts/language';
import { reports as t } from '#texts/reports';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { LONG_COVER } from '../../../../shop/delivery/stock/cover.ts';
import { formatDollars } from '../../../../shop/dollars.ts';
import { formatMoney, formatNumber, inPounds } from '../../../../shop/money.ts';
import type { ReportRow } from '../../../../shop/office/reports/calls.ts';
import {
  type Column as Figure,
  figureOf,
  type ReportName,
  specOf,
} from '../../../../shop/office/reports/reports.ts';
import { formatMonth } from '../../../../shop/time/dates.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Bars, Columns, type Mark } from './bars.tsx';
import { chartRows, FEW, isInMonths } from './chart-rows.ts';
import css from './reports.module.css';

const MOST_BARS = 12;

type ReportChartProps = {
  name: ReportName;
  rows: readonly ReportRow[];
  by: string;
  from: string;
  to: string;
  /** The most bars; columns are as many as there are days. */
  most?: number;
};

/** A report's figure by its rows; a sentence where too few have ten cases, nothing for one row, or where all are 0. */
export function ReportChart({ name, rows, by, from, to, most = MOST_BARS }: ReportChartProps) {
  const { columns, chart, chartsMany } = specOf(name);
  const column = columns.find(({ id }) => id === chart);
  if (column === undefined) return null;
  const isByTime = by === 'day' || by === 'month';
  const unit = isByTime && isInMonths(by, from, to) ? 'month' : by;
  const marks = chartRows({ rows, column, chartsMany, by, from, to }).flatMap((row): Mark[] => {
    const value = figureOf(column, row.figures);
    if (value === null) return [];
    return [{ key: row.key, label: rowLabel(row, unit), value, text: plainText(column, row.figures) }];
  });
  if (chartsMany === true && marks.length < 2 && marks.length < rows.length)
    return <p className={css.quiet}>{t.tooFew(FEW)}</p>;
  if (marks.length < 2 || marks.every(({ value }) => value === 0)) return null;
  const head = isInPounds(column) ? inPounds(headOf(column), language) : headOf(column);
  const label = t.chartOf(head);
  if (isByTime) return <Columns marks={marks} label={label} head={head} />;
  const highest = marks
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, most);
  return <Bars marks={by === 'stretch' || by === 'age' ? marks : highest} label={label} head={head} />;
}

export const headOf = ({ id }: Figure): string => {
  const heads: Readonly<Record<string, string>> = t.columns;
  return heads[id] ?? id;
};

export function rowLabel({ label }: ReportRow, by: string): string {
  if (by === 'month') return formatMonth(label, language);
  if (by === 'order') return orderNumberText(label);
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
  if (kind === 'days') return figure > LONG_COVER ? t.overYear : t.days(figure);
  if (kind === 'count') return formatNumber(figure);
  const cases = row[of] ?? 0;
  return cases < FEW ? t.ofFew(row[part] ?? 0, cases) : t.percent(Math.round(figure * 1000) / 10);
}
