import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { LONG_WORK, openDatabase } from '../../src/api/platform/db/database.ts';
import { places } from '../../src/shop/people/places/places.ts';
import { HOUR_MS } from '../../src/shop/time/durations.ts';

/** How many days before now the first of them was placed. */
const DAYS = 730;

/**
 * Puts `count` orders of two years beside what is there, two lines each, most of them delivered and paid. It switches
 * triggers off for its own transaction, which takes a superuser: the store's own database has one.
 */
export async function loadGeneratedOrders(url: string, count: number, now: Date): Promise<void> {
  if (count === 0) return;
  const given = places.flatMap(({ name, latitude, longitude, areas }) =>
    (areas.length === 0 ? [''] : areas.map((area) => area.name.ar)).map((area) => ({
      city: name.ar,
      area,
      latitude,
      longitude,
    })),
  );
  const statements = await readFile(join(import.meta.dirname, 'generated-orders.sql'), 'utf8');
  const { db } = openDatabase(url, 1, { ...LONG_WORK, statementMs: HOUR_MS });
  await db.connection().execute(async (connection) => {
    // Up to the first invoice: deliveries after it have invoices.
    await sql`
      create temp table asked as
      select ${count}::int as orders, ${DAYS}::int as days,
             least(${now}::timestamptz, (select min(issued_at) from invoices) - interval '1 second') as now`.execute(
      connection,
    );
    await sql`create temp table given_places as select * from json_to_recordset(${JSON.stringify(given)}::json)
              as p (city text, area text, latitude double precision, longitude double precision)`.execute(
      connection,
    );
    // One query of many statements is one transaction.
    await sql.raw(statements).execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
  });
  await db.destroy();
}
