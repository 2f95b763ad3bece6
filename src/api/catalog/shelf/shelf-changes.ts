import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What changed: one product, every trend, or names and synonyms. */
export type Change = { id: string; what: 'product' | 'trend' | 'names'; product: string | null };

/** More than these are not told apart: the shelf is read anew. */
export const mostChanges = 5000;

/** The ids of the changes whose transaction was not over when `since` was the oldest that ran; the newest, joined. */
export const changesSince = (since: string) => sql<string | null>`(
  select string_agg(id::text, ',') from (
    select id from shelf_changes where made_by >= ${since}::xid8 order by id desc limit ${mostChanges}) c)`;

/** What they were, and the oldest transaction that still runs: whoever knows them asks from there the next time. */
export async function readChanges(db: Db, since: string): Promise<{ seen: string; changes: Change[] }> {
  const { rows } = await sql<{ seen: string; changes: Change[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
           (select coalesce(json_agg(json_build_object('id', id::text, 'what', what, 'product', product_id)), '[]')
              from (select * from shelf_changes where made_by >= ${since}::xid8 order by id desc limit ${mostChanges}) c) as changes`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a snapshot is always one row');
  return row;
}
