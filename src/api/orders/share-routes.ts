import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderStatus } from '../../shop/orders/contract.ts';
import { answer } from '../http/answer.ts';
import { isRefusal, refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import { readOrder } from './queries.ts';

/** 128 random bits, so that a link cannot be guessed. */
const TOKEN_BYTES = 16;

/** The link to an order's status: made, taken back, and followed by anybody. */
export function shareRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'shareOrder', async ({ input: { orderId }, shopper, language, now }) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await sql`insert into order_shares (order_id, token, shared_at)
              select id, ${token}, ${now} from orders where id = ${orderId} and shopper_id = ${shopper.id}
              on conflict (order_id) do nothing`.execute(db);
    const order = await readOrder(db, { orderId, shopperId: shopper.id }, { language, now });
    return isRefusal(order) ? order : { order };
  });

  answer(store, 'unshareOrder', async ({ input: { orderId }, shopper, language, now }) => {
    await sql`delete from order_shares s using orders o
               where s.order_id = ${orderId} and o.id = s.order_id and o.shopper_id = ${shopper.id}`.execute(
      db,
    );
    const order = await readOrder(db, { orderId, shopperId: shopper.id }, { language, now });
    return isRefusal(order) ? order : { order };
  });

  answer(store, 'getSharedOrder', async ({ input: { token } }) => {
    const { rows } = await sql<{
      number: string;
      status: OrderStatus;
      from: string;
      to: string;
      history: { status: OrderStatus; at: string }[];
    }>`
      select o.number, o.status, o.estimated_from as "from", o.estimated_to as "to",
             (select json_agg(json_build_object('status', h.status, 'at', h.at) order by h.id)
                from order_history h where h.order_id = o.id) as history
        from order_shares s join orders o on o.id = s.order_id where s.token = ${token}`.execute(db);
    const [row] = rows;
    if (row === undefined) return refuse('NOT_FOUND');
    const { number, status, from, to } = row;
    const history = row.history.map((mark) => ({ ...mark, at: new Date(mark.at).toISOString() }));
    return { order: { number, status, history, estimatedDelivery: { from, to } } };
  });
}
