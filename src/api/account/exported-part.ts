import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shop/language.ts';

/** One part of a data export, as an SQL value. */
export type Part = (shopperId: string, language: Language) => RawBuilder<unknown>;

/** A query's rows as a JSON list. */
export const rowsOf = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(to_json(row)), '[]') from (${query}) as row)`;

/** A time in wire format: ISO 8601, UTC. */
export const instant = (column: string): RawBuilder<string | null> =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
