import { sql } from 'kysely';
import type { Order, OrderStatus } from '../../../shop/buying/orders/contract.ts';
import { orderStatuses } from '../../../shop/buying/orders/status.ts';
import type { Language } from '../../../shop/language.ts';
import type { DeliveryKind } from '../../../shop/people/account/contract.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { PricingContext } from '../cart/read-cart.ts';
import { selectOrders } from './order-rows.ts';
import { showOrder } from './show-order.ts';
import type { Pieces } from './stock.ts';

/** One of the shopper's orders; undefined for another shopper's. */
export async function readOrder(
  db: Db,
  { orderId, shopperId }: { orderId: string; shopperId: string },
  reading: PricingContext,
): Promise<Order | Refusal> {
  const [row] = await selectOrders(db, sql`o.id = ${orderId} and o.shopper_id = ${shopperId}`);
  return row === undefined ? refuse('NOT_FOUND') : showOrder(row, reading);
}

/** The number of the shopper's orders by status, all statuses included. */
export async function countOrders(db: Db, shopperId: string): Promise<Record<OrderStatus, number>> {
  const { rows } = await sql<{ status: OrderStatus; orders: number }>`
    select status, count(*) as orders from orders where shopper_id = ${shopperId} group by status`.execute(
    db,
  );
  const counts = new Map(rows.map((row) => [row.status, row.orders]));
  // `orderStatuses` lists every status, so the record is complete.
  return Object.fromEntries(orderStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    OrderStatus,
    number
  >;
}

/** What status changes need of an order, locked. `phone` is null for a deleted shopper. */
export type LockedOrder = {
  id: string;
  number: string;
  shopper_id: string | null;
  phone: string | null;
  language: Language;
  status: OrderStatus;
  delivered_at: Date | null;
  sub_total: number;
  discount: number;
  /** As paid at the door, until then as agreed. */
  delivery: number;
  total: number;
  /** The smallest note when it was placed. */
  cash_step: number;
  /** Left out of reports, invoices, points and trust. */
  is_test: boolean;
};

export type OrderName = { id: string; shopperId?: string } | { number: string };

/** Locks an order, which serializes its status changes; undefined if it does not exist. */
export async function lockOrder(tx: Tx, name: OrderName): Promise<LockedOrder | undefined> {
  const named = 'number' in name ? sql`o.number = ${name.number}` : sql`o.id = ${name.id}`;
  const owned = 'shopperId' in name ? sql`and o.shopper_id = ${name.shopperId}` : sql``;
  const { rows } = await sql<LockedOrder>`
    select o.id, o.number, o.shopper_id, s.phone, o.language, o.status, o.delivered_at,
           o.sub_total, o.discount, o.total, o.cash_step, o.is_test,
           coalesce((select fee from settlements d where d.order_id = o.id limit 1), o.delivery) as delivery
      from orders o left join shoppers s on s.id = o.shopper_id
     where ${named} ${owned}
       for no key update of o`.execute(tx);
  return rows[0];
}

/** Whether an order goes to a door or to an office. */
export async function deliveryKindOf(db: Db, orderId: string): Promise<DeliveryKind> {
  const { rows } = await sql<{ kind: DeliveryKind | null }>`
    select address ->> 'kind' as kind from orders where id = ${orderId}`.execute(db);
  return rows[0]?.kind ?? 'home';
}

export async function piecesOf(db: Db, orderId: string): Promise<Pieces[]> {
  return db
    .selectFrom('order_lines')
    .select(['product_id as productId', 'color_id as colorId', 'size_id as sizeId', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
}

/** What was paid for pieces kept, less refunds of them and of what they were exchanged for, without delivery. */
export async function paidForItems(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce((select items from settlements s where s.order_id = o.id limit 1), o.sub_total - o.discount)
           - coalesce((select sum(refund_amount - refund_rounding - delivery_refund) from returns r
                        where (r.order_id = o.id and r.bought_in is null or r.bought_in = o.id) and r.status = 'refunded'), 0)::bigint as kept
      from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]?.kept ?? 0;
}

/** Sets an order's status; the time of its first delivery stays. The database refuses an unknown transition. */
export async function setStatus(tx: Tx, orderId: string, status: OrderStatus, now: Date): Promise<void> {
  await sql`
    update orders
       set status = ${status},
           delivered_at = case when ${status} = 'delivered' then coalesce(delivered_at, ${now}::timestamptz) else delivered_at end
     where id = ${orderId}`.execute(tx);
}

export async function setPointsEarned(tx: Tx, orderId: string, points: number): Promise<void> {
  await tx.updateTable('orders').set({ points_earned: points }).where('id', '=', orderId).execute();
}
