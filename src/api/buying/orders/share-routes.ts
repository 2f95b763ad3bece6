import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderStatus, ParcelStage } from '../../../shop/buying/orders/contract.ts';
import { stageForShopper } from '../../../shop/buying/orders/status.ts';
import { answer } from '../../platform/http/answer.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { readOrder } from './queries.ts';
import { expectedOf } from './show-order.ts';

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
    const settings = await store.settings();
    const order = await readOrder(db, { orderId, shopperId: shopper.id }, { language, settings, now });
    return isRefusal(order) ? order : { order };
  });

  answer(store, 'unshareOrder', async ({ input: { orderId }, shopper, language, now }) => {
    await sql`delete from order_shares s using orders o
               where s.order_id = ${orderId} and o.id = s.order_id and o.shopper_id = ${shopper.id}`.execute(
      db,
    );
    const settings = await store.settings();
    const order = await readOrder(db, { orderId, shopperId: shopper.id }, { language, settings, now });
    return isRefusal(order) ? order : { order };
  });

  answer(store, 'getSharedOrder', async ({ input: { token }, now }) => {
    const { rows } = await sql<{
      number: string;
      status: OrderStatus;
      stage: ParcelStage | null;
      held_reason: string | null;
      estimated_to: string;
      next_try: string | null;
      company: { collect_by: string | null };
      history: { status: OrderStatus; at: string }[];
    }>`
      select o.number, o.status, p.stage, p.held_reason, o.estimated_to, p.next_try,
             json_build_object('collect_by', p.collect_by) as company,
             (select json_agg(json_build_object('status', h.status, 'at', h.at) order by h.id)
                from order_history h where h.order_id = o.id) as history
        from order_shares s join orders o on o.id = s.order_id
        join parcels p on p.order_id = o.id where s.token = ${token}`.execute(db);
    const [row] = rows;
    if (row === undefined) return refuse('NOT_FOUND');
    const { number, status, stage, held_reason: held } = row;
    const history = row.history.map((mark) => ({ ...mark, at: new Date(mark.at).toISOString() }));
    return {
      order: {
        number,
        status,
        stage: stage && stageForShopper(stage),
        isHeld: held !== null,
        history,
        expected: expectedOf(row, now),
      },
    };
  });
}
