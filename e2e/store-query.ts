import pg from 'pg';
import { runningDatabaseUrl } from '../src/api/platform/db/embedded/embedded.ts';

/** Changes in the store's database what no page can: time that passed, a gift of the store. Returns the rows. */
export async function storeQuery(
  text: string,
  values: readonly unknown[],
): Promise<readonly Record<string, unknown>[]> {
  const client = await openStoreClient();
  const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
  await client.end();
  return rows;
}

/** A connection to the store's database, for what takes more than one statement. */
export async function openStoreClient(): Promise<pg.Client> {
  const url =
    process.env['DATABASE_URL'] ?? runningDatabaseUrl(process.env['STORE_DATA_DIR'] ?? '.data') ?? undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
