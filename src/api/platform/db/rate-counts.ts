import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** What is counted, in time steps: shorter steps give more exact waits and more rows. */
export type RateCounter = { readonly name: string; readonly stepSeconds: number };

/** Adds one at the database's current time. */
export async function countRates(db: Db, counters: readonly RateCounter[]): Promise<void> {
  const rows = counters.map(({ name, stepSeconds }) => sql`(${name}, ${stepStart(stepSeconds)}, 1)`);
  await sql`
    insert into rate_counts (counter, at, count) values ${sql.join(rows)}
        on conflict (counter, at) do update set count = rate_counts.count + excluded.count`.execute(db);
}

/** Adds `more` to the step that began at `at`, and returns its total over all instances. */
export async function countIn(db: Db, name: string, at: Date, more: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into rate_counts (counter, at, count) values (${name}, ${at}, ${more})
        on conflict (counter, at) do update set count = rate_counts.count + excluded.count
    returning count`.execute(db);
  return rows[0]?.count ?? more;
}

/** SQL for the seconds until `limit` allows another one; null if it is not reached. */
export const rateWait = (
  { name, stepSeconds }: RateCounter,
  windowSeconds: number,
  limit: number | RawBuilder<unknown>,
): RawBuilder<unknown> => sql`rate_wait(${name}, ${stepSeconds}, ${windowSeconds}, ${limit})`;

const stepStart = (seconds: number) =>
  sql`date_bin(make_interval(secs => ${seconds}), now(), '2020-01-01'::timestamptz)`;
