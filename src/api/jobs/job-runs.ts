import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Db } from '../platform/db/database.ts';
import { whileAwake } from '../platform/db/while-awake.ts';
import { addGauges, secondsOf } from '../platform/http/operations/gauges.ts';
import type { Store } from '../store.ts';
import { type JobState, type Schedule, isDue, lateAfterMinutes } from './job-schedule.ts';

/** Runs a job unless any instance runs it, and records the result. The lock ends with its connection. */
export const runAlone = (db: Db, job: string, when: Schedule, work: () => Promise<void>): Promise<void> =>
  runLocked(db, job, async () => recordRun(db, job, work, lateAfterMinutes(when)));

/** As `runAlone`, unless the job has succeeded since its schedule last named a time, or pauses after a failure. */
export const runIfDue = (db: Db, job: string, when: Schedule, work: () => Promise<void>): Promise<void> =>
  runLocked(db, job, async () => {
    const { rows } = await sql<JobState & { now: Date }>`
      select now() as now, r.succeeded_at as "succeededAt", r.failed_at as "failedAt", coalesce(r.failures, 0) as failures
        from (select) as one left join job_runs r on r.job = ${job}`.execute(db);
    const [state] = rows;
    if (state !== undefined && isDue(when, state, state.now))
      await recordRun(db, job, work, lateAfterMinutes(when));
  });

async function runLocked(db: Db, job: string, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (own) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${job}, 12)) as "isFree"`.execute(own);
    if (rows[0]?.isFree === true) await whileAwake(own, work);
  });
}

/**
 * Runs a job or part of one, and records its last success and failure, and when it counts as late, unless never.
 * Rethrows.
 */
export async function recordRun(
  db: Db,
  job: string,
  work: () => Promise<void>,
  lateAfter: number | null = null,
): Promise<void> {
  const lateAt = sql`now() + ${lateAfter}::integer * interval '1 minute'`;
  try {
    await work();
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    await sql`
      insert into job_runs as r (job, failed_at, last_error, failures, late_at)
           values (${job}, now(), ${reason}, 1, ${lateAt})
      on conflict (job) do update set failed_at = excluded.failed_at, last_error = excluded.last_error,
        failures = r.failures + 1, late_at = coalesce(r.late_at, excluded.late_at)`.execute(db);
    throw error;
  }
  await sql`
    insert into job_runs (job, succeeded_at, late_at) values (${job}, now(), ${lateAt})
        on conflict (job) do update
        set succeeded_at = excluded.succeeded_at, failures = 0, late_at = excluded.late_at`.execute(db);
}

/** The last success and failure of each job and part, on any instance. */
export function meterJobs(registry: Registry, { db }: Store): void {
  const times = (name: string, help: string, column: 'succeeded_at' | 'failed_at') =>
    addGauges({ registry, name, help, label: 'job' }, async () => {
      const runs = await db.selectFrom('job_runs').select(['job', 'succeeded_at', 'failed_at']).execute();
      return runs.map((run) => [run.job, secondsOf(run[column])]);
    });
  times('minwal_job_last_success_timestamp_seconds', 'When a job last did all its work', 'succeeded_at');
  times('minwal_job_last_failure_timestamp_seconds', 'When a job last failed', 'failed_at');
}
