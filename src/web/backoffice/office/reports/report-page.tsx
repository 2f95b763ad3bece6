import { type LoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router';
import { dateField } from '#texts/date-field';
import { language } from '#texts/language';
import { reports as t } from '#texts/reports';
import { inPounds } from '../../../../shop/money.ts';
import type { ReportRow } from '../../../../shop/office/reports/calls.ts';
import {
  type Column as Figure,
  MOST_REPORT_DAYS,
  type ReportName,
  reportNames,
  reports,
  specOf,
} from '../../../../shop/office/reports/reports.ts';
import { fieldTexts } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useMe } from '../../layout/me.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { hasPeriodInOrder, PeriodFields } from '../../ui/fields/period-fields.tsx';
import { Page } from '../../ui/page.tsx';
import { PeriodLinks } from '../../ui/period-links.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { type Column, type ListView, ResourceList } from '../../ui/resource-list.tsx';
import { Funnel } from './funnel.tsx';
import { figureText, headOf, isInPounds, ReportChart, rowLabel } from './report-chart.tsx';
import css from './reports.module.css';

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

const SUM = ' sum';

/** A row with the columns its figures are of. */
type Listed = ReportRow & { columns: readonly Figure[] };

function groupColumn(by: string): Column<Listed> {
  const groups: Readonly<Record<string, string>> = t.by;
  // In the direction of the table, so that names in the other script are aligned as well.
  const cell = ({ key, label }: Listed) => (
    <span className={css.group}>
      <bdi>{key === SUM ? <b>{label}</b> : label}</bdi>
    </span>
  );
  return { id: 'label', head: groups[by] ?? by, cell };
}

const figureColumn = (column: Figure): Column<Listed> => ({
  id: column.id,
  head: isInPounds(column) ? inPounds(headOf(column), language) : headOf(column),
  isNumber: true,
  cell: ({ key, figures }) => {
    const text = figureText(column, figures, false);
    return key === SUM ? <b>{text}</b> : text;
  },
});

/** The address of the entries behind a holder's cash; of all holders for the sum. */
const entriesOfHolder = ({ key }: Listed) =>
  key.includes(':') ? `/cash/entries?account=${key}` : '/cash/entries';

function ReportPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const name = nameOf(useParams()['name']);
  const { rows, sum, left, by, from, to } = data;
  const { columns } = specOf(name);
  const [query] = useSearchParams();
  const countsCash = useMe().rights.countCash === 'all';
  const listed = rows.map((row): Listed => ({ ...row, label: rowLabel(row, by), columns }));
  // First, as the most wanted figure: a phone stacks the cards.
  const summed: Listed[] =
    sum === null || rows.length < 2 ? [] : [{ key: SUM, label: t.sum, figures: sum, columns }];
  return (
    <Page
      title={t.names[name]}
      layout="list"
      actions={<ExportButtons read={async (format) => ask('exportReport', { name, format, from, to, by })} />}
    >
      <ResourceList
        label={t.names[name]}
        rows={[...summed, ...listed]}
        keyOf={({ key }) => key}
        columns={[groupColumn(by), ...columns.map(figureColumn)]}
        Card={RowCard}
        linkOf={name === 'cashAge' && by === 'holder' && countsCash ? entriesOfHolder : undefined}
        nameOf={({ label }) => label ?? ''}
        views={reportNames.map((each): ListView => ({
          id: each,
          label: t.names[each],
          path: `/reports/${each}`,
          query: periodQuery(query),
          isCurrent: each === name,
        }))}
        search={
          isAsked(name) && (
            <>
              {specOf(name).isNow !== true && <PeriodLinks from={from} to={to} />}
              <PhoneFold
                label={specOf(name).isNow === true ? t.groupBy : dateField.otherDays}
                icon={specOf(name).isNow === true ? 'layers' : 'calendar'}
              >
                <Period name={name} by={by} from={from} to={to} />
              </PhoneFold>
            </>
          )
        }
        above={
          <>
            <p className={css.quiet}>{t.about[name]}</p>
            {name === 'contribution' && sum?.['cost'] === null && <Banner>{t.noRate}</Banner>}
            {specOf(name).isFunnel === true && sum !== null && rows.length > 0 ? (
              <Funnel columns={columns} sum={sum} />
            ) : (
              <ReportChart name={name} rows={rows} by={by} from={from} to={to} />
            )}
          </>
        }
        sum={left > 0 && t.left(left)}
        asOf={asOf}
        empty={
          specOf(name).isNow === true
            ? { icon: 'file-text', title: t.noneNow }
            : { icon: 'file-text', title: t.none, text: t.noneText }
        }
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
        if (!hasPeriodInOrder(event.currentTarget, MOST_REPORT_DAYS)) return;
        const typed = fieldTexts(event.currentTarget);
        // The period of the other reports stays.
        setQuery(
          (before) => new URLSearchParams({ ...Object.fromEntries(before), ...Object.fromEntries(typed) }),
        );
      }}
    >
      {specOf(name).isNow !== true && (
        <PeriodFields required labels={t} from={from} to={to} most={MOST_REPORT_DAYS} />
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

export { ReportPage as Page };
