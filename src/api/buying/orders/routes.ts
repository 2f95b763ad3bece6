import { sql, type RawBuilder } from 'kysely';
import { asciiDigits } from '../../../shop/ascii-digits.ts';
import { searchDays } from '../../../shop/buying/orders/search-days.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { likePart } from '../../platform/db/like-part.ts';
import { readTogether } from '../../platform/db/run-transaction.ts';
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
    const status = input.status === undefined ? sql`` : sql`and o.status = ${input.status}`;
    const own = sql`o.shopper_id = ${shopper.id} ${status}`;
    const page = { limit: input.limit, offset: offsetOf(input) };
    const { search } = input;
    const [counts, found] = await readTogether(db, (one) =>
      Promise.all([
        countOrders(one, shopper.id),
        search === undefined
          ? selectOrders(one, own, page).then((rows) => ({ rows, total: null }))
          : searchOrders(one, sql`${own} and ${ordersThat(search, now)}`, page),
      ]),
    );
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const known = input.status === undefined ? all : counts[input.status];
    return {
      // The PIN is on the page of its order alone: a list is read over a shoulder.
      orders: found.rows.map((row) => ({ ...showOrder(row, { language, settings, now }), pin: null })),
      pagination: paginationOf(input, found.total ?? known),
      counts,
    };
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

/** A page of what a search found, newest first, and how many there are. Its ids come first: the plan of orders is long. */
async function searchOrders(
  db: Db,
  condition: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const finding = sql<{ id: string }>`
    select o.id from orders o where ${condition}
     order by o.placed_at desc, o.id desc limit ${limit} offset ${offset}`.execute(db);
  const counting = sql<{ found: number }>`
    select count(*) as found from orders o where ${condition}`.execute(db);
  const [{ rows: ids }, { rows: counts }] = await Promise.all([finding, counting]);
  const rows = await selectOrders(db, sql`o.id = any(${ids.map(({ id }) => id)})`, { limit, offset: 0 });
  return { rows, total: counts[0]?.found ?? 0 };
}
