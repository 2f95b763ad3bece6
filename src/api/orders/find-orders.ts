import { type RawBuilder, sql } from 'kysely';
import { asciiDigits } from '../../shop/ascii-digits.ts';
import { searchDays } from '../../shop/orders/search-days.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../shop/time/store-time.ts';
import type { Db } from '../db/database.ts';
import { likePart } from '../db/like-part.ts';

/** What a shopper's search finds, as a condition on `o`: by number, by the name of a piece or its brand, or by day. */
export function ordersThat(search: string, now: Date): RawBuilder<unknown> {
  const digits = asciiDigits(search).replaceAll(/[\s-]/g, '');
  if (/^\d{3,}$/.test(digits)) return sql`o.number like ${`%${digits}%`}`;
  const days = searchDays(search, storeDateOf(now));
  if (days !== null)
    return sql`o.placed_at >= ${startOfStoreDay(days.from)} and o.placed_at < ${startOfStoreDay(addDays(days.to, 1))}`;
  const names = ['l.name_en', 'l.name_ar', 'l.brand_en', 'l.brand_ar'].map((column) => sql.ref(column));
  return sql`exists (select from order_lines l where l.order_id = o.id and ${likePart(search, names)})`;
}

/** The ids of a page of what a search found, newest first. Apart from the orders themselves, whose plan is long. */
export async function findOrderIds(
  db: Db,
  condition: RawBuilder<unknown>,
  page: { limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${condition}
     order by o.placed_at desc, o.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countFound(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from orders o where ${condition}`.execute(db);
  return rows[0]?.found ?? 0;
}
