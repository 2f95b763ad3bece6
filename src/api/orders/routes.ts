import { sql } from 'kysely';
import { answer } from '../http/answer.ts';
import { offsetOf, paginationOf } from '../http/pagination.ts';
import { isRefusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { countFound, findOrderIds, ordersThat } from './find-orders.ts';
import { type OrderRow, selectOrders } from './order-rows.ts';
import { countOrders, readOrder } from './queries.ts';
import { showOrder } from './show-order.ts';

export function ordersRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getAllOrders', async ({ input, shopper, language, now }) => {
    const counts = await countOrders(db, shopper.id);
    const status = input.status === undefined ? sql`` : sql`and o.status = ${input.status}`;
    const own = sql`o.shopper_id = ${shopper.id} ${status}`;
    const page = { limit: input.limit, offset: offsetOf(input) };
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const known = input.status === undefined ? all : counts[input.status];
    const shown = (rows: OrderRow[], total: number) => ({
      orders: rows.map((row) => showOrder(row, { language, now })),
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
    const order = await readOrder(db, { orderId: input.orderId, shopperId: shopper.id }, { language, now });
    return isRefusal(order) ? order : { order };
  });
}
