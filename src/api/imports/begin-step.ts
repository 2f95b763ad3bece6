import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';
import { lockImport } from './add-import.ts';
import { isOld } from './read-import.ts';

type By = { staff: { id: string; sessionId: string }; now: Date };

/** Lets a tried file come in; a product that was edited since is `IMPORT_STALE`, a refused row `IMPORT_ERRORS`. */
export async function beginApply(
  tx: Tx,
  { id, validRows }: { id: string; validRows: boolean },
  { staff, now }: By,
): Promise<null | Refusal> {
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  if (row.state !== 'checked') return refuse('CONFLICT');
  const { rows: counted } = await sql<{ planned: number; refused: number; stale: string[] }>`
    select count(*) filter (where outcome in ('new', 'changed'))::int as planned,
           count(*) filter (where outcome = 'refused')::int as refused,
           array(select coalesce(nullif(d.name_ar, ''), d.name_en)
                   from import_products p left join products d on d.id = p.product_id
                  where p.import_id = ${id} and p.outcome = 'changed' and d.version is distinct from p.version
                  order by p.number limit 10) as stale
      from import_products where import_id = ${id}`.execute(tx);
  const { planned = 0, refused = 0, stale = [] } = counted[0] ?? {};
  if (refused > 0 && !validRows) return refuse('IMPORT_ERRORS');
  if (planned === 0) return refuse('CONFLICT');
  if (stale.length > 0) {
    return refuse('IMPORT_STALE', { errors: stale.map((name) => `"${name}" was changed`) });
  }
  await tx
    .updateTable('imports')
    .set({ state: 'applying', valid_rows: validRows, done: 0, total: planned })
    .where('id', '=', id)
    .execute();
  const after = { file: row.file_name, products: planned, validRows };
  await recordStaffAudit(tx, { staff, action: 'import.apply', subject: id, after }, now);
  return null;
}

/** Lets a file be taken back. */
export async function beginUndo(tx: Tx, { id }: { id: string }, { staff, now }: By): Promise<null | Refusal> {
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  if (row.state !== 'applied' || row.applied_at === null) return refuse('CONFLICT');
  if (isOld(row.applied_at, now)) return refuse('UNDO_TOO_LATE');
  await tx.updateTable('imports').set({ state: 'undoing', done: 0 }).where('id', '=', id).execute();
  await recordStaffAudit(
    tx,
    { staff, action: 'import.undo', subject: id, after: { file: row.file_name } },
    now,
  );
  return null;
}
