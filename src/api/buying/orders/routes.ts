import { sql, type RawBuilder } from 'kysely';
import { asciiDigits } from '../../../shop/ascii-digits.ts';
import { searchDays } from '../../../shop/buying/orders/search-days.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { likePart } from '../../platform/db/like-part.ts';
import { answer } from '../../platform/http/answer.ts';
import { offsetOf, paginationOf } from '../../platform/http/pagination.ts';
import { isRefusal } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { type OrderRow, selectOrders } from './order-rows.ts';
import { countOrders, readOrder } from './queries.ts';
import { showOrder } from './show-order.ts';

export function ordersRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getAllOrders', async ({ input, shopper, language, now }) => {
    const settings = await store.settings();
    const counts = await countOrders(db, shopper.id);
    const status = input.status === undefined ? sql`` : sql`and o.status = ${input.status}`;
    const own = sql`o.shopper_id = ${shopper.id} ${status}`;
    const page = { limit: input.limit, offset: offsetOf(input) };
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const known = input.status === undefined ? all : counts[input.status];
    const shown = (rows: OrderRow[], total: number) => ({
      // The PIN is on the page of its order alone: a list is read over a shoulder.
      orders: rows.map((row) => ({ ...showOrder(row, { language, settings, now }), pin: null })),
      pagination: paginationOf(input, total),
      counts,
    });
    if (input.search === undefined) return shown(await selectOrders(db, own, page), known);
    const asked = sql`${own} and ${ordersThat(input.search, now)}`;
    const ids = await findOrderIds(db, asked, page);
    const found = await selectOrders(db, sql`o.id = any(${ids})`, { limit: page.limit, offset: 0 });
    return shown(found, await countFound(db, asked));
  });

  answer(store, 'getOrderDetails', async ({ input, shopper, language, now }) => {
    const own = { orderId: input.orderId, shopperId: shopper.id };
    const order = await readOrder(db, own, { language, settings: await store.settings(), now });
    return isRefusal(order) ? order : { order };
  });
}

/** What a shopper's search finds, as a condition on `o`: by number, by the name of a piece or its brand, or by day. */
function ordersThat(search: string, now: Date): RawBuilder<unknown> {
  const days = searchDays(search, storeDateOf(now));
  if (days !== null)
    return sql`o.placed_at >= ${startOfStoreDay(days.from)} and o.placed_at < ${startOfStoreDay(addDays(days.to, 1))}`;
  // After the days, which have dashes too.
  const digits = asciiDigits(search).replaceAll(/[\s-]/g, '');
  if (/^\d{3,}$/.test(digits)) return sql`o.number like ${`%${digits}%`}`;
  const names = ['l.name_en', 'l.name_ar', 'l.brand_en', 'l.brand_ar'].map((column) => sql.ref(column));
  return sql`exists (select from order_lines l where l.order_id = o.id and ${likePart(search, names)})`;
}

/** The ids of a page of what a search found, newest first. Apart from the orders themselves, whose plan is long. */
async function findOrderIds(
  db: Db,
  condition: RawBuilder<unknown>,
  page: { limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${condition}
     order by o.placed_at desc, o.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

async function countFound(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from orders o where ${condition}`.execute(db);
  return rows[0]?.found ?? 0;
}
