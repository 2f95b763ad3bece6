import pg from 'pg';
import { runningDatabaseUrl } from '../src/api/db/embedded/embedded.ts';

/** Changes in the store's database what no page can: time that passed, a gift of the store. Returns the rows. */
export async function storeQuery(
  text: string,
  values: readonly unknown[],
): Promise<readonly Record<string, unknown>[]> {
  const url =
    process.env['DATABASE_URL'] ?? runningDatabaseUrl(process.env['STORE_DATA_DIR'] ?? '.data') ?? undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
  await client.end();
  return rows;
}
