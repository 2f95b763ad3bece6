import { sql } from 'kysely';
import type { LineIdentity } from '../../../shop/buying/cart/contract.ts';
import type {
  RefundAs,
  ReturnKind,
  ReturnReason,
  ReturnStatus,
} from '../../../shop/buying/orders/contract.ts';
import type { Words } from '../../../shop/delivery/returns/desk-contract.ts';
import type { SoldLine } from '../../../shop/delivery/returns/eligibility.ts';
import type { Refunded, ReturningLine } from '../../../shop/delivery/returns/refund.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** The part of an order's line that a return needs. */
export type OrderLine = SoldLine & { lineNo: number };

/** The lines of an order, with the quantities in open or accepted requests. */
export async function selectOrderLines(db: Db, orderId: string): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select l.line_no as "lineNo", l.product_id as "productId", l.color_id as "colorId", l.size_id as "sizeId",
           coalesce(d.kept, l.quantity) as quantity, l.returnable, l.return_until as "returnUntil", l.exchange_until as "exchangeUntil",
           coalesce((select sum(i.counted) from return_items i join returns r on r.id = i.return_id
                      where i.order_id = l.order_id and i.line_no = l.line_no
                        and r.status not in ('rejected', 'withdrawn')), 0) as "returnedQuantity"
      from order_lines l
      left join settlement_lines d on d.order_id = l.order_id and d.line_no = l.line_no
     where l.order_id = ${orderId} order by l.line_no`.execute(db);
  return rows;
}

export type NewReturn = {
  readonly orderId: string;
  readonly kind: ReturnKind;
  readonly scope: 'order' | 'item';
  readonly reason: ReturnReason;
  readonly note: string;
  readonly wants: RefundAs;
  readonly answerBy: Date;
  /** By whom of the staff it is opened, and why the owner lets it pass the rules. */
  readonly openedBy: string | null;
  readonly override: string;
  /** The order that sold the pieces, where they came by an exchange. */
  readonly boughtIn: string | null;
  readonly now: Date;
};

/** A requested quantity of a line, in an exchange the variant wanted, and for pieces that came by one the line they were bought in. */
export type NewItem = {
  readonly lineNo: number;
  readonly boughtLineNo: number | null;
  readonly quantity: number;
  readonly newColorId: string | null;
  readonly newSizeId: string | null;
};

export async function insertReturn(tx: Tx, request: NewReturn, items: readonly NewItem[]): Promise<string> {
  const { orderId, kind, scope, reason, note, wants, now } = request;
  const { id } = await tx
    .insertInto('returns')
    .values({
      order_id: orderId,
      kind,
      scope,
      reason,
      note,
      wants,
      answer_by: request.answerBy,
      opened_by: request.openedBy,
      override_note: request.override,
      bought_in: request.boughtIn,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = items.map((item, index) => ({
    return_id: id,
    item_no: index + 1,
    order_id: orderId,
    line_no: item.lineNo,
    bought_line_no: item.boughtLineNo,
    quantity: item.quantity,
    new_color_id: item.newColorId,
    new_size_id: item.newSizeId,
  }));
  await tx.insertInto('return_items').values(rows).execute();
  return id;
}

export type StoredReturn = {
  id: string;
  order_id: string;
  /** The order that sold the pieces, where they came by an exchange. */
  bought_in: string | null;
  kind: ReturnKind;
  status: ReturnStatus;
  reason: ReturnReason;
  refund_amount: number;
  delivery_refund: number;
  wants: RefundAs;
  /** Pounds that damage takes off the refund. */
  lowered: number;
  version: number;
  give_back_by: Date | null;
  /** When a courier took the pieces, and when they were counted in. */
  collected_at: Date | null;
  received_at: Date | null;
  attempts: number;
};

/** A request of an order; undefined if no request has that id. Its order must be locked. */
export async function findReturn(
  db: Db,
  orderId: string,
  returnId: string,
): Promise<StoredReturn | undefined> {
  const { rows } = await sql<StoredReturn>`
    select id, order_id, bought_in, kind, status, reason, refund_amount, delivery_refund, wants, lowered, version, give_back_by,
           collected_at, received_at, attempts
      from returns where id = ${returnId} and order_id = ${orderId}`.execute(db);
  return rows[0];
}

export async function selectReturnStatuses(db: Db, orderId: string): Promise<ReturnStatus[]> {
  const { rows } = await sql<{ status: ReturnStatus }>`
    select status from returns where order_id = ${orderId}`.execute(db);
  return rows.map((row) => row.status);
}

export type Decision = { readonly to: ReturnStatus; readonly words: Words | null; readonly now: Date };

/** Sets a request's status; the times and the words for the shopper are stored. */
export async function setReturnStatus(tx: Tx, returnId: string, { to, words, now }: Decision): Promise<void> {
  await sql`
    update returns
       set status = ${to},
           decided_at = coalesce(decided_at, ${now}::timestamptz),
           received_at = case when ${to} = 'received' then ${now}::timestamptz else received_at end,
           settled_at = case when ${to} in ('refunded', 'exchanged') then ${now}::timestamptz else settled_at end,
           decision_note = coalesce(${words?.en ?? null}, decision_note),
           decision_note_ar = coalesce(${words?.ar ?? null}, decision_note_ar)
     where id = ${returnId}`.execute(tx);
}

export async function setRefund(
  tx: Tx,
  returnId: string,
  refund: { amount: number; delivery: number; rounding: number; paidAs: RefundAs | null; points: number },
): Promise<void> {
  await tx
    .updateTable('returns')
    .set({
      refund_amount: refund.amount,
      delivery_refund: refund.delivery,
      refund_rounding: refund.rounding,
      paid_as: refund.paidAs,
      paid_points: refund.points,
    })
    .where('id', '=', returnId)
    .execute();
}

/** Whether an exchange order stands that is paid with the refund of this return. */
export async function paysForOrder(tx: Tx, returnId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('exchange_of', '=', returnId)
    .where('status', '<>', 'canceled')
    .executeTakeFirst();
  return order !== undefined;
}

/** Whether an order of new pieces was ever placed for this return. */
export async function wasSent(tx: Tx, returnId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('exchange_of', '=', returnId)
    .executeTakeFirst();
  return order !== undefined;
}

/** The exact refund of a request for its items, without delivery. */
export async function itemsRefund(tx: Tx, returnId: string): Promise<number> {
  const { amount, rounding, delivery } = await tx
    .selectFrom('returns')
    .select(['refund_amount as amount', 'refund_rounding as rounding', 'delivery_refund as delivery'])
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow();
  return amount - rounding - delivery;
}

export type ReturnPieces = LineIdentity & {
  quantity: number;
  /** Of them those that came back, once they are received, and of these the damaged ones. */
  counted: number;
  damaged: number;
  /** Of those settled at the door what was not there when they were counted in. */
  lost: number;
  newColorId: string | null;
  newSizeId: string | null;
};

/** The lines of a request, with the wanted variants. */
export async function selectReturnPieces(db: Db, returnId: string): Promise<ReturnPieces[]> {
  const { rows } = await sql<ReturnPieces>`
    select l.product_id as "productId", l.color_id as "colorId", l.size_id as "sizeId", i.quantity,
           i.counted, coalesce(i.damaged, 0) as damaged,
           case when i.at_door then coalesce(i.missing + i.not_ours, 0) else 0 end as lost, i.new_color_id as "newColorId", i.new_size_id as "newSizeId"
      from return_items i join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
     where i.return_id = ${returnId} order by i.item_no`.execute(db);
  return rows;
}

/** The lines of a return as they were bought in an order, and what that order's other returns in `statuses` took and refund. */
export async function selectReturning(
  db: Db,
  { id, boughtIn }: { id: string; boughtIn: string },
  statuses: readonly ReturnStatus[],
): Promise<{ lines: (ReturningLine & { lineNo: number })[]; before: Refunded & { delivery: number } }> {
  const others = sql`select r.id, r.refund_amount, r.refund_rounding, r.delivery_refund, r.paid_as from returns r
                      where (r.order_id = ${boughtIn} and r.bought_in is null or r.bought_in = ${boughtIn}) and r.id <> ${id} and r.kind = 'return' and r.status = any(${statuses})`;
  const { rows: lines } = await sql<ReturningLine & { lineNo: number }>`
    with other as (${others})
    select l.line_no as "lineNo", coalesce(d.kept, l.quantity) as quantity, coalesce(d.paid, l.line_total) as "lineTotal",
           case when d.paid is null then l.discount_share else 0 end as "couponShare", sum(i.counted) as returning,
           coalesce((select sum(o.counted) from return_items o join other on other.id = o.return_id
                      where coalesce(o.bought_line_no, o.line_no) = l.line_no), 0) as "refundedQuantity"
      from return_items i join order_lines l on l.order_id = ${boughtIn} and l.line_no = coalesce(i.bought_line_no, i.line_no)
      left join settlement_lines d on d.order_id = l.order_id and d.line_no = l.line_no
     where i.return_id = ${id}
     group by l.order_id, l.line_no, d.kept, d.paid`.execute(db);
  const { rows } = await sql<Refunded & { delivery: number }>`
    with other as (${others})
    select coalesce(sum(refund_amount - refund_rounding), 0)::bigint as exact,
           coalesce(sum(refund_amount) filter (where paid_as is distinct from 'points'), 0)::bigint as cash,
           coalesce(sum(refund_amount) filter (where paid_as = 'points'), 0)::bigint as points,
           coalesce(sum(delivery_refund), 0)::bigint as delivery
      from other`.execute(db);
  return { lines, before: rows[0] ?? { exact: 0, cash: 0, points: 0, delivery: 0 } };
}

/** The cash an order took at the door. */
export async function cashTaken(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select('cash_due')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.cash_due;
}
