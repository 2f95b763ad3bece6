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
  const client = new pg.Client({ connectionString: storeDatabaseUrl() });
  await client.connect();
  return client;
}

/** The database of the store whose data is in this folder. */
export function storeDatabaseUrl(dataDir = process.env['STORE_DATA_DIR'] ?? '.data'): string {
  const url = process.env['DATABASE_URL'] ?? runningDatabaseUrl(dataDir);
  if (url === null) throw new Error(`no store is running on ${dataDir}`);
  return url;
}
