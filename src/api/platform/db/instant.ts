import { type RawBuilder, sql } from 'kysely';

/** A time of a column in wire format: ISO 8601, UTC. For JSON that PostgreSQL makes. */
export const instant = (column: string): RawBuilder<string | null> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
