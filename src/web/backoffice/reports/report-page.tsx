import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { reports as t } from '#texts/reports';
import { formatMoney, formatNumber } from '../../../shop/money.ts';
import type { ReportRow } from '../../../shop/reports/calls.ts';
import {
  type Column as Figure,
  figureOf,
  type ReportName,
  reportNames,
  reports,
  specOf,
} from '../../../shop/reports/reports.ts';
import { formatDollars } from '../../../shop/stock/cost.ts';
import { formatDay } from '../../../shop/time/days.ts';
import { addDays } from '../../../shop/time/store-time.ts';
import { fieldTexts } from '../../client/forms/form-fields.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ask } from '../client/ask.ts';
import { cacheLast } from '../client/cache-last.ts';
import { ExportButtons } from '../ui/export-buttons.tsx';
import { Page } from '../ui/page.tsx';
import { type Column, type ListView, ResourceList } from '../ui/resource-list.tsx';
import { Bars, Columns, type Mark } from './report-chart.tsx';
import css from './reports.module.css';

/** Of fewer cases a share is said as "2 of 7". */
const FEW = 10;
const MOST_BARS = 12;

const nameOf = (given: string | undefined): ReportName =>
  reportNames.find((name) => name === given) ?? 'sales';

const askedIn = (url: string) => {
  const query = new URL(url).searchParams;
  const field = (name: string) => query.get(name) ?? undefined;
  return { from: field('from'), to: field('to'), by: field('by') };
};

/** The report in the URL, of its period and grouping. */
export const loader = cacheLast(async ({ params, request }: LoaderFunctionArgs) =>
  ask('readReport', { name: nameOf(params['name']), ...askedIn(request.url) }),
);

/** A row with the columns its figures are of. */
type Listed = ReportRow & { columns: readonly Figure[] };

function groupColumn(by: string): Column<Listed> {
  const groups: Readonly<Record<string, string>> = t.by;
  const cell = ({ label }: Listed) => <bdi>{label}</bdi>;
  return { id: 'label', head: groups[by] ?? by, cell };
}

const figureColumn = (column: Figure): Column<Listed> => ({
  id: column.id,
  head: headOf(column),
  isNumber: true,
  cell: ({ figures }) => figureText(column, figures),
});

function ReportPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const name = nameOf(useParams()['name']);
  const { rows, sum, left, by, from, to } = data;
  const { columns } = specOf(name);
  const [query] = useSearchParams();
  const listed = rows.map((row): Listed => ({ ...row, label: rowLabel(row, by), columns }));
  const last: Listed[] =
    sum === null || rows.length < 2 ? [] : [{ key: ' sum', label: t.sum, figures: sum, columns }];
  return (
    <Page
      title={t.names[name]}
      layout="list"
      actions={<ExportButtons read={async (format) => ask('exportReport', { name, format, from, to, by })} />}
    >
      <ResourceList
        label={t.names[name]}
        rows={[...listed, ...last]}
        keyOf={({ key }) => key}
        columns={[groupColumn(by), ...columns.map(figureColumn)]}
        Card={RowCard}
        views={reportNames.map((each): ListView => ({
          id: each,
          label: t.names[each],
          path: `/reports/${each}`,
          query: periodQuery(query),
          isCurrent: each === name,
        }))}
        search={isAsked(name) && <Period name={name} by={by} from={from} to={to} />}
        above={
          <>
            <p className={css.quiet}>{t.about[name]}</p>
            {name === 'contribution' && sum?.['cost'] === null && <Banner>{t.noRate}</Banner>}
            <Chart
              name={name}
              rows={by === 'day' ? everyDay(rows, specOf(name).chart, from, to) : rows}
              by={by}
              sum={sum}
            />
          </>
        }
        sum={left > 0 && t.left(left)}
        asOf={asOf}
        empty={{ icon: 'file-text', title: t.none, text: t.noneText }}
      />
    </Page>
  );
}

/** Whether a report has a period or several groupings. */
const isAsked = (name: ReportName) => specOf(name).isNow !== true || reports[name].by.length > 1;

/** From one report to the next the period stays. */
function periodQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['from', 'to']) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.toString();
}

function Period({ name, by, from, to }: { name: ReportName; by: string; from: string; to: string }) {
  const [, setQuery] = useSearchParams();
  const groups: readonly (keyof typeof t.by)[] = reports[name].by;
  return (
    <form
      key={`${name} ${by} ${from} ${to}`}
      className={css.filter}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = fieldTexts(event.currentTarget);
        // The period of the other reports stays.
        setQuery(
          (before) => new URLSearchParams({ ...Object.fromEntries(before), ...Object.fromEntries(typed) }),
        );
      }}
    >
      {specOf(name).isNow !== true && (
        <>
          <TextField compact required type="date" name="from" label={t.from} defaultValue={from} max={to} />
          <TextField compact required type="date" name="to" label={t.to} defaultValue={to} />
        </>
      )}
      {groups.length > 1 && (
        <SelectField compact name="by" label={t.groupBy} defaultValue={by}>
          {groups.map((group) => (
            <option key={group} value={group}>
              {t.by[group]}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" tone="secondary" small icon="calendar">
        {t.show}
      </Button>
    </form>
  );
}

/** The rows with a row of nothing for each day that has none, so that the chart's days are evenly set. */
function everyDay(rows: readonly ReportRow[], chart: string, from: string, to: string): ReportRow[] {
  const days: ReportRow[] = [];
  const known = new Map(rows.map((row) => [row.key, row]));
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(known.get(day) ?? { key: day, label: day, figures: { [chart]: 0 } });
  return days;
}

type ChartProps = {
  name: ReportName;
  rows: readonly ReportRow[];
  by: string;
  sum: ReportRow['figures'] | null;
};

function Chart({ name, rows, by, sum }: ChartProps) {
  const { columns, chart, isFunnel } = specOf(name);
  if (isFunnel && sum !== null) return <Funnel columns={columns} sum={sum} label={t.names[name]} />;
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
    .slice(0, MOST_BARS);
  return <Bars marks={by === 'stretch' || by === 'age' ? marks : highest} label={label} />;
}

/** The steps one below the other, so that what is lost between two is seen. */
function Funnel(props: { columns: readonly Figure[]; sum: ReportRow['figures']; label: string }) {
  const marks = props.columns
    .filter(({ kind }) => kind === 'count')
    .map((column): Mark => {
      const value = props.sum[column.id] ?? 0;
      return { key: column.id, label: headOf(column), value, text: formatNumber(value) };
    });
  return marks.some(({ value }) => value > 0) && <Bars marks={marks} label={t.chartOf(props.label)} />;
}

function RowCard({ row: { label, columns, figures } }: { row: Listed }) {
  return (
    <div className={css.card}>
      <b>
        <bdi>{label}</bdi>
      </b>
      <dl className={css.figures}>
        {columns.map((column) => (
          <div key={column.id}>
            <dt>{headOf(column)}</dt>
            <dd>{figureText(column, figures)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const headOf = ({ id }: Figure): string => {
  const heads: Readonly<Record<string, string>> = t.columns;
  return heads[id] ?? id;
};

const rowLabel = ({ key, label }: ReportRow, by: string): string =>
  by === 'day' && key !== ' sum' ? formatDay(label, language) : label;

/** The same for a chart, which shows text alone. */
const plainText = (column: Figure, row: ReportRow['figures']): string =>
  column.kind === 'dollars' ? formatDollars(figureOf(column, row) ?? 0) : String(figureText(column, row));

function figureText(column: Figure, row: ReportRow['figures']): ReactNode {
  const { kind, part = '', of = '' } = column;
  const figure = figureOf(column, row);
  if (figure === null) return '–';
  if (kind === 'money' || kind === 'each') return formatMoney(figure, language);
  if (kind === 'dollars') return <bdi dir="ltr">{formatDollars(figure)}</bdi>;
  if (kind === 'hours') return t.hours(figure);
  if (kind === 'days') return t.days(figure);
  if (kind === 'count') return formatNumber(figure);
  const cases = row[of] ?? 0;
  return cases < FEW ? t.ofFew(row[part] ?? 0, cases) : t.percent(Math.round(figure * 1000) / 10);
}

export { ReportPage as Page };
