import { sql } from 'kysely';
import { answer } from '../http/answer.ts';
import { offsetOf, paginationOf } from '../http/pagination.ts';
import { isRefusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { countFound, ordersThat } from './find-orders.ts';
import { selectOrders } from './order-rows.ts';
import { countOrders, readOrder } from './queries.ts';
import { showOrder } from './show-order.ts';

export function ordersRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getAllOrders', async ({ input, shopper, language, now }) => {
    const counts = await countOrders(db, shopper.id);
    const status = input.status === undefined ? sql`` : sql`and o.status = ${input.status}`;
    const found = input.search === undefined ? sql`` : sql`and ${ordersThat(input.search, now)}`;
    const asked = sql`o.shopper_id = ${shopper.id} ${status} ${found}`;
    const page = { limit: input.limit, offset: offsetOf(input) };
    const rows = await selectOrders(db, asked, page);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const known = input.status === undefined ? all : counts[input.status];
    const total = input.search === undefined ? known : await countFound(db, asked);
    return {
      orders: rows.map((row) => showOrder(row, { language, now })),
      pagination: paginationOf(input, total),
      counts,
    };
  });

  answer(store, 'getOrderDetails', async ({ input, shopper, language, now }) => {
    const order = await readOrder(db, { orderId: input.orderId, shopperId: shopper.id }, { language, now });
    return isRefusal(order) ? order : { order };
  });
}
