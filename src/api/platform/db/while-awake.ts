import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Less than the database's limit for an idle transaction. */
const AWAKE_MS = 4000;

/** Waits for `work`, which may take long, and queries meanwhile, so that the transaction with its locks stays open. */
export async function whileAwake<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const working = work();
  working.catch(() => {});
  for (;;) {
    const isDone = await Promise.race([working.then(() => true), wait(AWAKE_MS, false, { ref: false })]);
    if (isDone) return working;
    await sql`select 1`.execute(tx).catch(async (error: unknown) => {
      // Its lock is lost, but this process must not begin the same work again beside it.
      await Promise.allSettled([working]);
      throw error;
    });
  }
}
