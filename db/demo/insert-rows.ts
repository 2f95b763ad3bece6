import { type InsertObject, sql } from 'kysely';
import type { Tx } from '../../src/api/platform/db/database.ts';
import type { Tables } from '../../src/api/platform/db/tables.ts';

/** A row as the database takes it from JSON: instants as text or Date, arrays and objects as they are. */
export type Row<Table extends keyof Tables> = { [Column in keyof InsertObject<Tables, Table>]: unknown };

/** So many rows go in one statement: few statements, none of which runs into the pool's time limit. */
const rowsAtOnce = 4000;

/** Inserts rows in bulk. Every row names the same columns; what it leaves out gets its default. */
export async function insertRows<Table extends keyof Tables>(
  tx: Tx,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await sql`insert into ${sql.table(table)} (${columns})
              select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
      tx,
    );
  }
}
