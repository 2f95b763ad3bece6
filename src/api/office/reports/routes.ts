import { type Language, languageFacts } from '../../../shop/language.ts';
import type { ReportRow } from '../../../shop/office/reports/calls.ts';
import {
  type Column,
  figureOf,
  groupingOf,
  MOST_REPORT_DAYS,
  type ReportBy,
  type ReportName,
  specOf,
} from '../../../shop/office/reports/reports.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { addDays, storeDateOf, type StoreDate } from '../../../shop/time/store-time.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { writeTable } from '../../platform/documents/write-table.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { Period } from './question.ts';
import { readRows } from './report-rows.ts';

const DAYS = 30;
const MOST_ROWS = 500;

type ReportInput = {
  name: ReportName;
  from?: StoreDate | undefined;
  to?: StoreDate | undefined;
  by?: string | undefined;
};

/** The merchant's figures, on a page and as files. */
export function reportRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'readReport', async ({ input, language, now }) => {
    const asked = askedOf(input, now);
    if (isRefusal(asked)) return asked;
    const { period, by } = asked;
    const { messageCost } = await store.settings();
    const question = { by, period, language, now, messageCost };
    return { ...period, by, ...(await readRows(db, input.name, question, MOST_ROWS)) };
  });

  answerConsole(store, 'exportReport', async ({ input, staff, language, now }) => {
    const asked = askedOf(input, now);
    if (isRefusal(asked)) return asked;
    const { period, by } = asked;
    const { messageCost } = await store.settings();
    const { rows } = await readRows(db, input.name, { by, period, language, now, messageCost }, null);
    const after = { ...input, rows: rows.length };
    await recordStaffAudit(
      db,
      { staff, action: 'report.export', only: 'act', subject: input.name, after },
      now,
    );
    const table = tableOf(input.name, by, period, rows, language);
    return { file: await writeTable(table, input.format, language) };
  });
}

/** The period and the grouping of a report, or why it cannot be read so. */
function askedOf(input: ReportInput, now: Date): { period: Period; by: ReportBy } | Refusal {
  const period = periodOf(input, now);
  if (period === null)
    return refuse('VALIDATION', { errors: [`"from" must be before "to", at most ${MOST_REPORT_DAYS} days`] });
  const by = groupingOf(input.name, input.by);
  return by === null ? refuse('VALIDATION', { errors: ['"by" is not of this report'] }) : { period, by };
}

function periodOf({ from: first, to: last }: ReportInput, now: Date): Period | null {
  const to = last ?? storeDateOf(now);
  const from = first ?? addDays(to, 1 - DAYS);
  return from > to || addDays(from, MOST_REPORT_DAYS) < to ? null : { from, to };
}

/** Shares are percent with one digit and cents are dollars, as they are read on the page; the heads name the units. */
function tableOf(
  name: ReportName,
  by: string,
  { from, to }: Period,
  rows: readonly ReportRow[],
  language: Language,
): Table {
  const t = texts[language].reports;
  const { columns } = specOf(name);
  const heads: Readonly<Record<string, string>> = t.columns;
  const groups: Readonly<Record<string, string>> = t.by;
  const { unit, comma } = languageFacts[language];
  const units = { money: unit, each: unit, dollars: '$', share: '%', ...t.units };
  const unitOf = (kind: Column['kind']) => (kind === 'count' ? [] : [units[kind]]);
  return {
    name: `${name}-${from}-${to}`,
    head: [
      groups[by] ?? by,
      ...columns.map(({ id, kind }) => [heads[id] ?? id, ...unitOf(kind)].join(comma)),
    ],
    rows: rows.map(({ label, figures }) => [
      label,
      ...columns.map((column) => {
        const figure = figureOf(column, figures);
        if (figure === null) return null;
        if (column.kind === 'dollars') return figure / 100;
        return column.kind === 'share' ? Math.round(figure * 1000) / 10 : figure;
      }),
    ]),
  };
}
