import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shop/language.ts';

/** One part of a shopper's copy of their data, as a value of a statement. */
export type Part = (shopperId: string, language: Language) => RawBuilder<unknown>;

/** The rows of a query as a list of JSON objects. */
export const rowsOf = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(to_json(row)), '[]') from (${query}) as row)`;

/** A moment as the wire has it: ISO 8601, UTC. */
export const instant = (column: string): RawBuilder<string | null> =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
