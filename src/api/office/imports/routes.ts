import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { fileLimits } from '../../../shop/sheets/file-limits.ts';
import { fileIn, acceptForms } from '../../catalog/media/form-file.ts';
import { undoEnd } from '../../catalog/products/undo-window.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import { writeTable } from '../../platform/documents/write-table.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { tooLarge } from '../../platform/sheets/sheet-refusals.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { addImport, forgetColumns, lockImport, mapImport } from './add-import.ts';
import { readChangedSince } from './changed-since.ts';
import { emptyTable, productsTable } from './export-products.ts';
import { addPart, beginPictures, dropPictures } from './pictures/add-pictures.ts';
import { forgetAddresses, retryAddresses } from './pictures/import-addresses.ts';
import { missingPictures } from './pictures/read-addresses.ts';
import { PART_BYTES } from './pictures/received-parts.ts';
import { listImports, readImport } from './read-import.ts';
import { refusedTable } from './refused-table.ts';
import { importStarter } from './run-imports.ts';

/** Products in and out as files. */
export function importRoutes(store: Store): void {
  const { db } = store;
  const begin = importStarter(store);

  void store.app.register(async (app) => {
    acceptForms(app, fileLimits.bytes);
    answerConsole({ ...store, app }, 'addImport', async ({ request, staff, language, now }) => {
      const file = namedFile(request);
      if (isRefusal(file)) return file;
      // Reading a large file takes seconds: the request's time for the database would be over.
      return withoutDeadline(async () => {
        const id = await addImport(db, { ...file, bytes: await file.bytes }, staff, now);
        if (isRefusal(id)) return id;
        begin();
        return readImport(db, id, language, now);
      });
    });
  });
  answerConsole(store, 'listImports', async () => listImports(db));
  answerConsole(store, 'getImport', async ({ input: { id }, language, now }) =>
    readImport(db, id, language, now),
  );
  answerConsole(store, 'mapImport', async ({ input, staff, language, now }) => {
    const refused = await transact(db, (tx) => mapImport(tx, input, staff, now));
    if (isRefusal(refused)) return refused;
    begin();
    return readImport(db, input.id, language, now);
  });
  answerConsole(store, 'forgetImportColumns', async ({ input: { id }, staff, language, now }) => {
    const refused = await transact(db, (tx) => forgetColumns(tx, id, staff, now));
    if (isRefusal(refused)) return refused;
    begin();
    return readImport(db, id, language, now);
  });
  answerConsole(store, 'addImportPictures', async ({ input, staff, language, now }) => {
    const id = await transact(db, (tx) => beginPictures(tx, input, { staff, now }));
    return isRefusal(id) ? id : readImport(db, id, language, now);
  });
  void store.app.register(async (app) => {
    acceptForms(app, PART_BYTES);
    answerConsole({ ...store, app }, 'sendPicturePart', async ({ request, input, now }) => {
      const file = fileIn(request.body);
      if (isRefusal(file)) return file;
      const content = Buffer.from(await file.arrayBuffer());
      const next = await transact(db, (tx) => addPart(tx, input, content, now));
      if (next === null) begin();
      return isRefusal(next) ? next : { nextPart: next };
    });
  });
  answerConsole(store, 'dropImportPictures', async ({ input: { id }, staff, language, now }) => {
    const refused = await transact(db, (tx) => dropPictures(tx, id, { staff, now }));
    if (isRefusal(refused)) return refused;
    begin();
    return readImport(db, id, language, now);
  });
  answerConsole(store, 'applyImport', async (context) => {
    const { input, language, now } = context;
    const answer = await runOnce(store, 'applyImport', context, async (tx) => {
      const refused = await beginApply(tx, input, context);
      return refused ?? readImport(tx, input.id, language, now);
    });
    begin();
    return answer;
  });
  answerConsole(store, 'undoImport', async (context) => {
    const { input, language, now } = context;
    const answer = await runOnce(store, 'undoImport', context, async (tx) => {
      const refused = await beginUndo(tx, input, context);
      return refused ?? readImport(tx, input.id, language, now);
    });
    begin();
    return answer;
  });
  answerConsole(store, 'retryImportPictures', async ({ input: { id }, staff, language, now }) => {
    const row = await transact(db, async (tx) => {
      const locked = await lockImport(tx, id);
      if (isRefusal(locked)) return locked;
      await retryAddresses(tx, id);
      await recordStaffAudit(tx, { staff, action: 'import.pictures', only: 'act', subject: id }, now);
      return locked;
    });
    if (isRefusal(row)) return row;
    begin();
    return readImport(db, id, language, now);
  });
  answerConsole(store, 'exportMissingPictures', async ({ input: { id }, staff, language, now }) => {
    const table = await missingPictures(db, id, language);
    const after = { rows: table.rows.length };
    await recordStaffAudit(db, { staff, action: 'import.export', only: 'act', subject: id, after }, now);
    return { file: await writeTable(table, 'csv', language) };
  });
  answerConsole(store, 'exportRefusedRows', async ({ input: { id }, staff, language, now }) => {
    const table = await refusedTable(db, id, language);
    if (isRefusal(table)) return table;
    const after = { rows: table.rows.length };
    await recordStaffAudit(db, { staff, action: 'import.export', only: 'act', subject: id, after }, now);
    return { file: await writeTable(table, 'csv', language) };
  });
  answerConsole(store, 'exportProducts', async ({ input, staff, language, now }) => {
    const { format, view, search = null, part, isTemplate } = input;
    const table = isTemplate
      ? emptyTable(language)
      : await productsTable(db, { view, search, part }, { language, now });
    if (isRefusal(table)) return table;
    const after = { ...input, rows: table.rows.length };
    await recordStaffAudit(db, { staff, action: 'product.export', only: 'act', subject: view, after }, now);
    return { file: await writeTable(table, format, language) };
  });
}

function namedFile({ body }: FastifyRequest): { fileName: string; bytes: Promise<Uint8Array> } | Refusal {
  const file = fileIn(body);
  if (isRefusal(file)) return file;
  if (file.size > fileLimits.bytes) return tooLarge('bytes');
  return { fileName: file.name, bytes: file.arrayBuffer().then((whole) => new Uint8Array(whole)) };
}

type By = { staff: { id: string; sessionId: string }; language: Language; now: Date };

/**
 * Starts the import of a checked file; a product that was edited since is `IMPORT_STALE`, a refused row
 * `IMPORT_ERRORS`.
 */
async function beginApply(
  tx: Tx,
  { id, validRows }: { id: string; validRows: boolean },
  { staff, language, now }: By,
): Promise<null | Refusal> {
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  const isUnderWay = row.pictures_bytes !== null && !row.pictures_whole;
  if (row.state !== 'checked' || isUnderWay || row.asks_currency) return refuse('CONFLICT');
  const { rows: counted } = await sql<{ planned: number; refused: number }>`
    select count(*) filter (where outcome in ('new', 'changed'))::int as planned,
           count(*) filter (where outcome = 'refused')::int
             + (select count(*)::int from import_pictures where import_id = ${id} and fault is not null) as refused
      from import_products where import_id = ${id}`.execute(tx);
  const { planned = 0, refused = 0 } = counted[0] ?? {};
  if (refused > 0 && !validRows) return refuse('IMPORT_ERRORS');
  if (planned === 0) return refuse('CONFLICT');
  const { products } = await readChangedSince(tx, id, language);
  if (products.length > 0) {
    const errors = products.map(({ row: at, name }) => `"${name || `row ${at}`}" was changed or came in`);
    return refuse('IMPORT_STALE', { errors });
  }
  await tx
    .updateTable('imports')
    .set({ state: 'applying', done: 0, total: planned })
    .where('id', '=', id)
    .execute();
  const before = { file: row.file_name, isApplied: false };
  const after = { file: row.file_name, isApplied: true, products: planned, validRows };
  await recordStaffAudit(tx, { staff, action: 'import.apply', subject: id, before, after }, now);
  return null;
}

/** Lets a file be taken back. */
async function beginUndo(tx: Tx, { id }: { id: string }, { staff, now }: By): Promise<null | Refusal> {
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  if (row.state !== 'applied' || row.applied_at === null) return refuse('CONFLICT');
  if (now >= undoEnd(row.applied_at)) return refuse('UNDO_TOO_LATE');
  await forgetAddresses(tx, id);
  await tx.updateTable('imports').set({ state: 'undoing', done: 0 }).where('id', '=', id).execute();
  const change = {
    before: { file: row.file_name, isApplied: true },
    after: { file: row.file_name, isApplied: false },
  };
  await recordStaffAudit(tx, { staff, action: 'import.undo', subject: id, ...change }, now);
  return null;
}
