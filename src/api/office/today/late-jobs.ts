import { sql } from 'kysely';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import type { Db } from '../../platform/db/database.ts';

/** The jobs whose time to succeed is over; it is by the database's clock, as the jobs' runs are. */
export async function selectLateJobs(db: Db): Promise<ConsoleDataOf<'getToday'>['lateJobs']> {
  const { rows } = await sql<{ job: string; since: Date | null }>`
    select job, succeeded_at as since from job_runs where late_at < now() order by job`.execute(db);
  return rows.map(({ job, since }) => ({ job, since: since?.toISOString() ?? null }));
}
