import pg from 'pg';
import { expect } from 'vitest';

/** Keeps orders of the database at `url` from being placed; `untilAwaited`: until a request waits for that. */
export async function lockOrders(
  url: string,
): Promise<{ untilAwaited: () => Promise<void>; unlock: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table order_lines in access exclusive mode');
  const waiting = () =>
    client.query(`select from pg_locks where relation = 'order_lines'::regclass and not granted`);
  return {
    untilAwaited: async () => {
      await expect.poll(async () => (await waiting()).rowCount, { interval: 20 }).toBeGreaterThan(0);
    },
    unlock: () => client.end(),
  };
}
