import pg from 'pg';
import { runningDatabaseUrl } from '../src/api/db/embedded.ts';

/** Makes a number's codes as old as if so many minutes had passed: nobody waits for another one in a journey. */
export async function minutesPass(phone: string, minutes: number): Promise<void> {
  const url =
    process.env['DATABASE_URL'] ?? runningDatabaseUrl(process.env['STORE_DATA_DIR'] ?? '.data') ?? undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update verification_codes set created_at = created_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2)
      where phone = $1`,
    [phone, minutes],
  );
  await client.end();
}
