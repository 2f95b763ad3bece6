import { sql } from 'kysely';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { Store } from '../../store.ts';

/**
 * The last good backup, and whether it is older than a day; a shop without one is late a day after it began. Null for a
 * server of DATABASE_URL, which other tools back up.
 */
export async function readLastBackup(
  { db, config }: Store,
  now: Date,
): Promise<ConsoleDataOf<'getToday'>['backup']> {
  if (config.databaseUrl !== null) return null;
  const { rows } = await sql<{ at: Date | null; bytes: number | null; since: Date }>`
    select b.ended_at as at, b.bytes, coalesce(b.ended_at, (select min(applied_at) from migrations)) as since
      from (select) as shop left join (select * from backups order by ended_at desc limit 1) b on true`.execute(
    db,
  );
  const [last] = rows;
  if (last === undefined) throw new Error('an outer join has a row');
  const { at, bytes, since } = last;
  return {
    last: at === null || bytes === null ? null : { at: at.toISOString(), bytes },
    isLate: now.getTime() - since.getTime() > DAY_MS,
  };
}
