import { sql } from 'kysely';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { HOUR_MS } from '../../../shop/time/durations.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/database.ts';
import { LOCK_ID } from '../../platform/db/lock-ids.ts';

const DAY_HOURS = 24;
/** From when a backup is due until it is made and checked. */
const MAKING_HOURS = 2;

/**
 * The last good backup, and whether the next one is late; a shop without one is late a day after it began. Null for a
 * server of DATABASE_URL, which other tools back up.
 */
export async function readLastBackup(
  db: Db,
  config: Config,
  now: Date,
): Promise<ConsoleDataOf<'getToday'>['backup']> {
  if (config.databaseUrl !== null) return null;
  const { rows } = await sql<{
    at: Date | null;
    bytes: number | null;
    since: Date;
    hasFailed: boolean;
    isMaking: boolean;
  }>`
    select b.ended_at as at, b.bytes, coalesce(b.ended_at, (select min(applied_at) from migrations)) as since,
           exists (select from job_runs where job = 'back-up' and failures > 0) as "hasFailed",
           exists (select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
                    where l.locktype = 'advisory' and l.objid = ${LOCK_ID.backup} and l.objsubid = 1 and l.granted)
             as "isMaking"
      from (select) as shop left join (select * from backups order by ended_at desc limit 1) b on true`.execute(
    db,
  );
  const [last] = rows;
  if (last === undefined) throw new Error('an outer join has a row');
  const { at, bytes, since, hasFailed, isMaking } = last;
  const everyHours = config.backup?.everyHours ?? 0;
  const lateMs = (at === null ? DAY_HOURS : Math.max(DAY_HOURS, everyHours) + MAKING_HOURS) * HOUR_MS;
  return {
    last: at === null || bytes === null ? null : { at: at.toISOString(), bytes },
    isLate: now.getTime() - since.getTime() > lateMs,
    hasFailed,
    isMaking,
    canStart: config.backup !== null,
  };
}
