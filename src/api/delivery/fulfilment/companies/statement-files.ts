import {
  neededColumns,
  readStatement,
  repeatedWaybills,
  type StatementColumn,
  statementColumns,
  statementHeadings,
  type StatementTable,
  statementTable,
} from '../../../../shop/delivery/fulfilment/companies/statement.ts';
import { fileLimits } from '../../../../shop/sheets/file-limits.ts';
import { letterOf } from '../../../../shop/sheets/headings.ts';
import { acceptForms, fileIn } from '../../../catalog/media/form-file.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../../platform/db/database.ts';
import { withoutDeadline } from '../../../platform/db/deadline.ts';
import { hashOfHead } from '../../../platform/sheets/hash-of-head.ts';
import { notRead, tooLarge } from '../../../platform/sheets/sheet-refusals.ts';
import { readSpreadsheet } from '../../../platform/sheets/spreadsheet.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { addStatement } from './add-statement.ts';
import { readCompanyWords } from './outcome-of-line.ts';
import { readCompany } from './statement-rows.ts';

const LONGEST_CELL = 500;
const SAMPLES = 3;
const SHOWN = 200;

/** Statements of transport companies as files. Nothing of a file is kept but its lines: it has names and phones of customers. */
export function statementFileRoutes(store: Store): void {
  const { db } = store;
  void store.app.register(async (app) => {
    acceptForms(app, fileLimits.bytes);

    answerConsole({ ...store, app }, 'readStatementFile', async ({ request, input: { id, columns } }) => {
      const file = await tableIn(request.body);
      if (isRefusal(file)) return file;
      if ((await readCompany(db, id)) === undefined) return refuse('NOT_FOUND');
      const like = await readLike(db, id, file.table);
      const used =
        columns === undefined ? (like?.columns ?? file.table.guessed) : chosen(columns, file.table);
      const { lines, unreadable } = readStatement(file.table.rows, used, await readCompanyWords(db, id));
      const missing = neededColumns.filter((column) => !used.includes(column));
      return {
        file: {
          columns: used.map((column, place) => ({
            heading: file.table.head[place] || letterOf(place),
            column,
            sample: file.table.rows.slice(0, SAMPLES).map(({ cells }) => (cells[place] ?? '').slice(0, 80)),
          })),
          hasHead: file.table.head.length > 0,
          like:
            like === null || columns !== undefined
              ? null
              : { head: like.head, fileName: like.fileName, at: like.at.toISOString() },
          missing,
          lines: lines.length,
          collected: lines.reduce((sum, { amount }) => sum + amount, 0),
          unreadable: missing.length > 0 ? [] : unreadable.slice(0, SHOWN),
          repeated: repeatedWaybills(lines).slice(0, SHOWN),
        },
      };
    });

    answerConsole({ ...store, app }, 'addStatementFile', async ({ request, input, staff, now }) => {
      const { id, columns, received, into } = input;
      const file = await tableIn(request.body);
      if (isRefusal(file)) return file;
      const { table, fileName } = file;
      const used = chosen(columns, table);
      const settings = await store.settings();
      return withoutDeadline(() =>
        transact(db, async (tx) => {
          const company = await readCompany(tx, id);
          if (company === undefined) return refuse('NOT_FOUND');
          if (neededColumns.some((column) => !used.includes(column)))
            return refuse('VALIDATION', { errors: ['"columns" must have a waybill and an amount'] });
          const parsed = readStatement(table.rows, used, await readCompanyWords(tx, id));
          const given = { ...parsed, received, into, fileName };
          const added = await addStatement(tx, company, given, { staff, settings, now });
          if (!isRefusal(added)) await rememberColumns(tx, id, table, { used, fileName, now });
          return added;
        }),
      );
    });
  });

  answerConsole(store, 'forgetStatementHead', ({ input: { id, head }, staff, now }) =>
    transact(db, async (tx) => {
      const forgotten = await tx
        .deleteFrom('company_heads')
        .where('company_id', '=', id)
        .where('head', '=', head)
        .returning(['columns', 'file_name as file'])
        .executeTakeFirst();
      if (forgotten === undefined) return refuse('NOT_FOUND');
      const change = { subject: id, before: forgotten, after: { columns: null } };
      await recordStaffAudit(tx, { staff, action: 'company.columns', ...change }, now);
      return null;
    }),
  );
}

/** The table of the form's file. */
async function tableIn(body: unknown): Promise<{ table: StatementTable; fileName: string } | Refusal> {
  const file = fileIn(body);
  if (isRefusal(file)) return file;
  if (file.size > fileLimits.bytes) return tooLarge('bytes');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The company's name and the headings may stand above the rows, a sum below them.
  const most = { mostRows: fileLimits.rows + 10, mostColumns: fileLimits.columns, longestCell: LONGEST_CELL };
  const read = await readSpreadsheet(bytes, { ...most, known: statementHeadings });
  if ('other' in read || 'tooLarge' in read) return notRead(read);
  const table = statementTable(read.rows);
  if (table.rows.length === 0) return refuse('IMPORT_EMPTY');
  if (table.guessed.length > fileLimits.columns) return tooLarge('columns');
  return { table, fileName: file.name.toWellFormed().replaceAll('\0', '').slice(0, 200) };
}

const columnNamed = (name: string | undefined): StatementColumn | null =>
  statementColumns.find((each) => each === name) ?? null;

/** As many as the file has, each once. */
const chosen = (columns: readonly string[], { guessed }: StatementTable): (StatementColumn | null)[] =>
  guessed.map((_, place) =>
    columns.indexOf(columns[place] ?? '') === place ? columnNamed(columns[place]) : null,
  );

async function readLike(db: Db, companyId: string, { head }: StatementTable) {
  const hash = hashOfHead(head);
  if (hash === null) return null;
  const found = await db
    .selectFrom('company_heads')
    .select(['columns', 'file_name as fileName', 'made_at as at'])
    .where('company_id', '=', companyId)
    .where('head', '=', hash)
    .executeTakeFirst();
  if (found === undefined) return null;
  return { ...found, head: hash, columns: head.map((_, place) => columnNamed(found.columns[place])) };
}

/** For the company's next file with this head line; what is guessed anyway is not remembered. */
async function rememberColumns(
  tx: Tx,
  companyId: string,
  { head, guessed }: StatementTable,
  { used, fileName, now }: { used: readonly (StatementColumn | null)[]; fileName: string; now: Date },
): Promise<void> {
  const hash = hashOfHead(head);
  if (hash === null) return;
  if (used.every((column, place) => column === guessed[place])) {
    await tx
      .deleteFrom('company_heads')
      .where('company_id', '=', companyId)
      .where('head', '=', hash)
      .execute();
    return;
  }
  const said = { columns: used.map((column) => column ?? ''), file_name: fileName, made_at: now };
  await tx
    .insertInto('company_heads')
    .values({ company_id: companyId, head: hash, ...said })
    .onConflict((known) => known.columns(['company_id', 'head']).doUpdateSet(said))
    .execute();
}
