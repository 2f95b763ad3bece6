import { sql } from 'kysely';
import {
  type BulkAction,
  type BulkFields,
  type BulkProblem,
  planAction,
  undoProblem,
} from '../../../../shop/catalog/products/bulk/bulk-action.ts';
import type { Language } from '../../../../shop/language.ts';
import type { AuditAction } from '../../../../shop/people/staff/audit.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit, recordStaffAudits } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { undoEnd } from '../undo-window.ts';
import { type BulkProduct, knownPlaces, lockFacts, writeFields } from './bulk-facts.ts';
import { actionProblem } from './preview-bulk.ts';
import { type ChangePage, readChangePage } from './read-bulk.ts';

type Editor = { staff: Staff; language: Language; now: Date };

type StoredRow = { id: string; version: number; before: BulkFields; after: BulkFields };
/** The outcome of a row, and the fields that its product gets; null if it stays as it is. */
type Result = {
  id: string;
  outcome: 'applied' | 'skipped' | 'restored' | 'kept';
  problem: BulkProblem | null;
  missing: readonly string[];
  before: BulkFields;
  after: BulkFields | null;
};

const actionOf = {
  publish: 'product.publish',
  hide: 'product.hide',
  archive: 'product.archive',
  schedule: 'product.schedule',
  seasons: 'product.change',
  place: 'product.change',
} as const satisfies Record<BulkAction['kind'], AuditAction>;

/** Applies a draft, all of it in one transaction; a product edited since the preview is left as it is. */
export async function applyChange(tx: Tx, id: string, editor: Editor): Promise<ChangePage | Refusal> {
  const { now } = editor;
  const locked = await lockChange(tx, id, 'draft', editor);
  if (isRefusal(locked)) return locked;
  const { action } = locked.change;
  const wrong = await actionProblem(tx, action, now);
  if (wrong !== null) return wrong;
  const rows = await readRows(tx, id, sql<boolean>`problem is null`);
  const products = await lockFacts(
    tx,
    rows.map((row) => row.id),
  );
  const results = rows.flatMap((row): Result[] => {
    const product = products.get(row.id);
    if (product === undefined) return [];
    const { before, after, problem } = planAction(product, action);
    const stays = product.version === row.version ? problem : 'edited';
    const { missing } = product;
    return [{ id: row.id, before, missing, problem: stays, ...(stays === null ? applied(after) : skipped) }];
  });
  await save(tx, id, results, editor, actionOf[action.kind]);
  return finish(tx, id, { state: 'applied', applied_at: now }, editor);
}

type Finished = { state: 'applied'; applied_at: Date } | { state: 'undone'; undone_at: Date };

/** Ends a step of a change with a line of its own in the log, and reads the change as it is then. */
async function finish(
  tx: Tx,
  id: string,
  finished: Finished,
  { staff, language, now }: Editor,
): Promise<ChangePage | Refusal> {
  await tx.updateTable('product_changes').set(finished).where('id', '=', id).execute();
  const read = await readChangePage(tx, { id }, language, now);
  if (isRefusal(read)) return read;
  const action = finished.state === 'applied' ? 'product.bulk' : 'product.bulkUndo';
  const after = { ...read.change.action, counts: read.change.counts };
  await recordStaffAudit(tx, { staff, action, subject: id, only: 'act', after }, now);
  return read;
}

const applied = (after: BulkFields) => ({ outcome: 'applied', after }) as const;
const skipped = { outcome: 'skipped', after: null } as const;

/** Gives back what a change replaced, where its product still holds what was set. */
export async function undoChange(tx: Tx, id: string, editor: Editor): Promise<ChangePage | Refusal> {
  const { now } = editor;
  const locked = await lockChange(tx, id, 'applied', editor);
  if (isRefusal(locked)) return locked;
  const { appliedAt } = locked.change;
  if (appliedAt !== null && now >= undoEnd(new Date(appliedAt))) return refuse('UNDO_TOO_LATE');
  const rows = await readRows(tx, id, sql<boolean>`outcome = 'applied'`);
  const products = await lockFacts(
    tx,
    rows.map((row) => row.id),
  );
  const places = await knownPlaces(
    tx,
    rows.flatMap(({ before }) => before.subCategoryId ?? []),
  );
  const results = rows.flatMap((row) => {
    const product = products.get(row.id);
    return product === undefined ? [] : [undoRow(row, product, places, now)];
  });
  await save(tx, id, results, editor, 'product.change');
  return finish(tx, id, { state: 'undone', undone_at: now }, editor);
}

function undoRow(row: StoredRow, product: BulkProduct, places: ReadonlySet<string>, now: Date): Result {
  const { subCategoryId } = row.before;
  const hasPlace = subCategoryId === undefined || places.has(subCategoryId);
  const problem = undoProblem(product, row, { hasPlace, now });
  const { id, missing } = product;
  const given = problem === null ? row.before : null;
  return { id, missing, problem, before: row.after, after: given, outcome: given ? 'restored' : 'kept' };
}

const readRows = async (tx: Tx, id: string, condition: ReturnType<typeof sql<boolean>>) =>
  (
    await sql<StoredRow>`
      select product_id as id, version, before, after from product_change_rows
       where change_id = ${id} and ${condition} order by product_id`.execute(tx)
  ).rows;

/** Writes the products, the outcome of each row, and a line of the log for each product. */
async function save(
  tx: Tx,
  id: string,
  results: readonly Result[],
  { staff, now }: Editor,
  action: AuditAction,
): Promise<void> {
  const written = results.flatMap(({ after, ...row }) => (after === null ? [] : [{ ...row, after }]));
  await writeFields(
    tx,
    written.map((row) => ({ id: row.id, fields: row.after })),
    now,
  );
  await sql`
    update product_change_rows r
       set outcome = g.outcome, problem = g.problem,
           missing = case when g.problem = 'incomplete' then g.missing else '{}' end
      from json_to_recordset(${JSON.stringify(results)}::json) as g (id text, outcome text, problem text, missing text[])
     where r.change_id = ${id} and r.product_id = g.id`.execute(tx);
  const entries = written.map(({ id: subject, before, after }) => ({
    staff,
    action,
    subject,
    before,
    after,
  }));
  await recordStaffAudits(tx, entries, now);
}

async function lockChange(
  tx: Tx,
  id: string,
  state: 'draft' | 'applied',
  { language, now }: Editor,
): Promise<ChangePage | Refusal> {
  await sql`select from product_changes where id = ${id} for update`.execute(tx);
  const read = await readChangePage(tx, { id }, language, now);
  if (isRefusal(read)) return read;
  return read.change.state === state ? read : refuse('CONFLICT', { data: read });
}
