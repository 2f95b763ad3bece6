import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** What changed: one product, all trend scores, or names and synonyms. */
export type Change = { id: string; what: 'product' | 'trend' | 'names'; product: string | null };

/**
 * A position in the change list: all changes of transactions before `seen` are known, and of the others those that
 * add up to `known`.
 */
export type Mark = { seen: string; known: string };

/** With more changes than this the index is rebuilt instead. */
const mostChanges = 5000;

/**
 * The changes of transactions that had not ended when `since` was the oldest running one: their number and the sum of
 * their ids. If both are unchanged, nothing was added.
 */
export function changesSince(since: string): RawBuilder<string> {
  return sql<string>`(select count(*) || ' ' || coalesce(sum(id), 0) from shelf_changes where ${madeSince(since)})`;
}

/** The current position of the database. */
export async function readMark(db: Db): Promise<Mark> {
  const { rows } = await sql<Mark>`
    with now as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as seen)
    select seen::text as seen, (select count(*) || ' ' || coalesce(sum(id), 0) from shelf_changes where made_by >= now.seen) as known
      from now`.execute(db);
  const [mark] = rows;
  if (mark === undefined) throw new Error('a snapshot is always one row');
  return mark;
}

/** The changes since `since`, or null if there are too many, and the current position. */
export async function readChanges(db: Db, since: string): Promise<{ mark: Mark; changes: Change[] | null }> {
  const { rows } = await sql<{ seen: string; changes: (Change & { stays: boolean })[] }>`
    with now as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as seen)
    select seen::text as seen,
           (select coalesce(json_agg(json_build_object('id', id::text, 'what', what, 'product', product_id,
                                                       'stays', made_by >= now.seen)), '[]')
              from (select * from shelf_changes where ${madeSince(since)} limit ${mostChanges + 1}) c) as changes
      from now`.execute(db);
  const { seen, changes } = rows[0] ?? { seen: since, changes: [] };
  const staying = changes.filter(({ stays }) => stays);
  const sum = staying.reduce((all, { id }) => all + BigInt(id), 0n);
  const mark = { seen, known: `${staying.length} ${sum}` };
  return { mark, changes: changes.length > mostChanges ? null : changes };
}

// As a range condition the planner expects few rows and uses the index, whatever its statistics.
function madeSince(since: string): RawBuilder<boolean> {
  return sql<boolean>`made_by between ${since}::xid8 and '18446744073709551615'::xid8`;
}
