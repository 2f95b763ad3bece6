import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** What is counted, in steps of time: the shorter a step, the closer a wait is to the true one and the more rows it takes. */
export type RateCounter = { readonly name: string; readonly stepSeconds: number };

/** Counts one at this moment of the database's clock. */
export async function countRates(db: Db, counters: readonly RateCounter[]): Promise<void> {
  const rows = counters.map(({ name, stepSeconds }) => sql`(${name}, ${stepStart(stepSeconds)}, 1)`);
  await sql`
    insert into rate_counts (counter, at, count) values ${sql.join(rows)}
        on conflict (counter, at) do update set count = rate_counts.count + excluded.count`.execute(db);
}

/** The seconds until `limit` lets one more through, as an expression; null where it is not reached. */
export const rateWait = (
  { name, stepSeconds }: RateCounter,
  windowSeconds: number,
  limit: number | RawBuilder<unknown>,
): RawBuilder<unknown> => sql`rate_wait(${name}, ${stepSeconds}, ${windowSeconds}, ${limit})`;

const stepStart = (seconds: number) =>
  sql`date_bin(make_interval(secs => ${seconds}), now(), '2020-01-01'::timestamptz)`;
