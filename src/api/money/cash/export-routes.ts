import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { Language } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { writeTable } from '../../platform/documents/write-table.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { entryTable } from './entry-table.ts';
import { readCashRows, readCashSheet } from './read-days.ts';
import { entriesOf, selectEntries } from './select-entries.ts';

const SHOWN_DAYS = 7;
const MOST_ENTRIES = 20_000;

type ExportChoice = ConsoleParsedOf<'exportCash'>;

/** What the console's cash pages show, as files. */
export function exportRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'exportCash', async ({ input, staff, language, now }) => {
    const table = await tableOf(db, input, language, now);
    if (isRefusal(table)) return table;
    const after = { ...input, rows: table.rows.length };
    await recordStaffAudit(
      db,
      { staff, action: 'cash.export', only: 'act', subject: input.kind, after },
      now,
    );
    return { file: await writeTable(table, input.format, language) };
  });
}

async function tableOf(
  db: Db,
  choice: ExportChoice,
  language: Language,
  now: Date,
): Promise<Table | Refusal> {
  switch (choice.kind) {
    case 'days':
      return daysTable(db, choice, language, now);
    case 'entries':
      return entriesTable(db, choice, language);
    case 'sheet':
      return sheetTable(db, choice, language);
  }
}

async function daysTable(
  db: Db,
  { from: first, to: last }: ExportChoice,
  language: Language,
  now: Date,
): Promise<Table> {
  const t = texts[language].cash;
  const today = storeDateOf(now);
  const to = last ?? today;
  const from = first ?? addDays(to, 1 - SHOWN_DAYS);
  const { rows } = await readCashRows(db, { from, to, today, isReported: true }, language);
  return {
    name: `cash-${from}-${to}`,
    head: [t.day, t.who, t.delivered, t.refused, t.expected, t.counted, t.difference, t.state],
    rows: rows.map(({ day, holder, delivered, refused, expected, counted, difference, state, dueOn }) => [
      day,
      holder.name,
      delivered,
      refused,
      expected,
      counted,
      difference,
      state === 'withCompany' ? t.due(dueOn ?? '') : state === 'late' ? t.late(dueOn ?? '') : t.states[state],
    ]),
  };
}

async function entriesTable(db: Db, choice: ExportChoice, language: Language): Promise<Table | Refusal> {
  const { day, from = day, to = day } = choice;
  const entries = await selectEntries(db, await entriesOf(db, choice), MOST_ENTRIES + 1);
  if (entries.length > MOST_ENTRIES) return refuse('EXPORT_TOO_LARGE');
  const days = [...new Set([from, to])].filter((each) => each !== undefined);
  return entryTable(db, ['cash-entries', ...days].join('-'), entries, language);
}

async function sheetTable(db: Db, { day, who }: ExportChoice, language: Language): Promise<Table | Refusal> {
  const t = texts[language].cash;
  if (day === undefined || who === undefined)
    return refuse('VALIDATION', { errors: ['"day" is required', '"who" is required'] });
  const sheet = await readCashSheet(db, { day, courierId: who, isReported: true });
  if (sheet === null) return refuse('NOT_FOUND');
  const counted = sheet.counts.filter(({ state }) => state !== 'reversed');
  return {
    name: `cash-${day}-${who}`,
    head: [t.day, t.kind, t.order, t.amount],
    rows: counted.flatMap(({ lines }) =>
      lines.map(({ kind, number, amount }) => [day, t.kinds[kind], number, amount]),
    ),
  };
}
