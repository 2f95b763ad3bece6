import { type RawBuilder, sql } from 'kysely';
import type {
  OrderStatus,
  RefundAs,
  ReturnKind,
  ReturnReason,
  ReturnStatus,
  ReturnWay,
} from '../../../../shop/buying/orders/contract.ts';
import type { ReturnView } from '../../../../shop/delivery/returns/desk-contract.ts';
import type { DeliveryKind } from '../../../../shop/people/account/contract.ts';
import type { Picture } from '../../../catalog/media/image.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type TextColumns, textColumns } from '../../../platform/db/localized.ts';

// Settled at the door, with the pieces still to be counted in.
const IS_OUT = sql`r.status in ('refunded', 'exchanged') and r.collected_at is not null and r.received_at is null`;

/** The requests of each view. */
const VIEWS = {
  toDecide: sql`r.status = 'requested'`,
  toReceive: sql`(r.status = 'approved' or ${IS_OUT})`,
  toSettle: sql`r.status = 'received'`,
  closed: sql`r.status in ('rejected', 'withdrawn', 'refunded', 'exchanged') and not (${IS_OUT})`,
} as const satisfies Record<ReturnView, RawBuilder<unknown>>;
const VIEW = sql`case when ${VIEWS.toDecide} then 'toDecide' when ${VIEWS.toReceive} then 'toReceive'
                      when ${VIEWS.toSettle} then 'toSettle' else 'closed' end`;

/** A request as the desk shows it, with the first of its pieces. */
export type DeskRow = TextColumns<'name'> & {
  id: string;
  order_id: string;
  /** The order that sold the pieces, where they came by an exchange. */
  bought_in: string | null;
  bought_number: string | null;
  number: string;
  kind: ReturnKind;
  status: ReturnStatus;
  view: ReturnView;
  reason: ReturnReason;
  version: number;
  customer: string | null;
  tint: string;
  picture: Picture | null;
  pieces: number;
  value: number;
  created_at: Date;
  answer_by: Date;
  give_back_by: Date | null;
  collected_at: Date | null;
  collected_by: string | null;
  received_at: Date | null;
  attempts: number;
  photos: number;
  note: string;
  delivered_at: Date | null;
  way: ReturnWay | null;
  delivery_kind: DeliveryKind;
  pickup_day: string | null;
  decision_note: string;
  decision_note_ar: string;
  opened_by: string | null;
  override_note: string;
  earlier: number;
  lowered: number;
  wants: RefundAs;
  paid_as: RefundAs | null;
  paid_points: number;
  refund_amount: number;
  refund_rounding: number;
  delivery_refund: number;
  /** Of the order that sold the pieces. */
  total: number;
  cash_step: number;
  delivery: number;
  substitute: Substitute | null;
};

/** The order of other products that is not canceled; `due`: the cash it took at the door, once it is there. */
export type Substitute = {
  id: string;
  number: string;
  status: OrderStatus;
  cashDue: number;
};

/** What was paid for the requested pieces of a line: its part of the line by the settlement or as agreed. */
const VALUE = sql`(coalesce(d.paid, l.line_total - l.discount_share) * i.quantity) / greatest(coalesce(d.kept, l.quantity), 1)`;

const selectRows = (
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
) => sql<DeskRow>`
  select r.id, r.order_id, r.bought_in, case when r.bought_in is not null then b.number end as bought_number, o.number, r.kind, r.status, ${VIEW} as view, r.reason, r.version, s.name as customer, ${textColumns('l', 'name')}, l.tint,
         to_jsonb(c) as picture, sums.pieces, sums.value, r.created_at, r.answer_by, r.give_back_by, r.note, o.delivered_at,
         r.way, r.pickup_day, r.decision_note, r.decision_note_ar, f.name as opened_by, r.override_note, r.lowered, r.wants,
         r.collected_at, r.received_at, r.attempts,
         (select count(*)::integer from return_photos h where h.return_id = r.id) as photos, (select k.name from staff k where k.id = r.collected_by) as collected_by,
         r.paid_as, r.paid_points, r.refund_amount, r.refund_rounding, r.delivery_refund, b.total, b.cash_step, coalesce(o.address ->> 'kind', 'home') as delivery_kind,
         coalesce((select fee from settlements t where t.order_id = b.id limit 1), b.delivery) as delivery,
         (select count(*) from returns e where (e.order_id = b.id or e.bought_in = b.id) and e.id <> r.id
             and e.created_at < r.created_at and e.status not in ('rejected', 'withdrawn'))::integer as earlier,
         (select jsonb_build_object('id', x.id, 'number', x.number, 'status', x.status, 'cashDue', x.cash_due)
            from orders x where x.exchange_of = r.id and x.status <> 'canceled') as substitute
    from (select * from returns r where ${condition} order by ${order} limit ${sql.lit(limit)}) r
    join orders o on o.id = r.order_id
    join orders b on b.id = coalesce(r.bought_in, r.order_id)
    left join shoppers s on s.id = o.shopper_id
    left join staff f on f.id = r.opened_by
    join return_items first on first.return_id = r.id and first.item_no = 1
    join order_lines l on l.order_id = first.order_id and l.line_no = first.line_no
    left join pictures c on c.id = l.picture_id
    join lateral (select sum(i.quantity)::integer as pieces, sum(${VALUE})::bigint as value
                    from return_items i join order_lines l on l.order_id = b.id and l.line_no = coalesce(i.bought_line_no, i.line_no)
                    left join settlement_lines d on d.order_id = l.order_id and d.line_no = l.line_no
                   where i.return_id = r.id) sums on true
   order by ${order}`;

/** When the store or the shopper is due with a request of a view; of closed ones when they were made. */
const DUE = {
  toDecide: sql`r.answer_by`,
  toReceive: sql`coalesce(r.give_back_by, r.created_at)`,
  toSettle: sql`coalesce(r.received_at, r.created_at)`,
  closed: sql`r.created_at`,
} as const satisfies Record<ReturnView, RawBuilder<unknown>>;

/** Requests of a view, open ones by their deadline, closed ones newest first. `after`: the id of the last one shown. */
export async function selectQueue(
  db: Db,
  view: ReturnView,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<DeskRow[]> {
  const due = DUE[view];
  const isNewest = view === 'closed';
  const last = sql`(select ${due}, r.id from returns r where r.id = ${after ?? null})`;
  const past = isNewest ? sql`(${due}, r.id) < ${last}` : sql`(${due}, r.id) > ${last}`;
  const found = sql`${VIEWS[view]} ${after === undefined ? sql`` : sql`and ${past}`}`;
  const order = isNewest ? sql`${due} desc, r.id desc` : sql`${due}, r.id`;
  return (await selectRows(found, order, limit).execute(db)).rows;
}

export async function selectRequest(db: Db, id: string): Promise<DeskRow | undefined> {
  return (await selectRows(sql`r.id = ${id}`, sql`r.id`, 1).execute(db)).rows[0];
}

/** How many requests each view has. */
export async function countQueues(db: Db): Promise<Record<ReturnView, number>> {
  const { rows } = await sql<Record<ReturnView, number>>`
    select count(*) filter (where ${VIEWS.toDecide}) as "toDecide", count(*) filter (where ${VIEWS.toReceive}) as "toReceive",
           count(*) filter (where ${VIEWS.toSettle}) as "toSettle", count(*) filter (where ${VIEWS.closed}) as closed
      from returns r`.execute(db);
  return rows[0] ?? { toDecide: 0, toReceive: 0, toSettle: 0, closed: 0 };
}

export type DeskItemRow = TextColumns<'name' | 'brand' | 'color_name' | 'size_label'> &
  TextColumns<'new_color' | 'new_size', string | null> & {
    item_no: number;
    product_id: string;
    tint: string;
    picture: Picture | null;
    color_id: string;
    color_hex: string;
    size_id: string;
    quantity: number;
    returnable: boolean;
    return_until: Date | null;
    exchange_until: Date | null;
    barcode: string | null;
    resellable: number | null;
    damaged: number | null;
    missing: number | null;
    not_ours: number | null;
    new_color_id: string | null;
    new_color_hex: string | null;
    new_size_id: string | null;
    new_stock: number | null;
  };

/** The pieces of a request, with what is wanted instead and how many of that are left. */
export async function selectDeskItems(db: Db, returnId: string): Promise<DeskItemRow[]> {
  const { rows } = await sql<DeskItemRow>`
    select i.item_no, l.product_id, ${textColumns('l', 'name', 'brand', 'color_name', 'size_label')}, l.tint, to_jsonb(c) as picture, l.color_id,
           l.color_hex, l.size_id, i.quantity, l.returnable,
           l.return_until, l.exchange_until, v.barcode, i.resellable, i.damaged, i.missing, i.not_ours, w.color_id as new_color_id,
           nc.name_en as new_color_en, nc.name_ar as new_color_ar, nc.hex as new_color_hex, w.size_id as new_size_id,
           ns.label_en as new_size_en, ns.label_ar as new_size_ar, w.stock as new_stock
      from return_items i
      join returns r on r.id = i.return_id
      join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
      left join pictures c on c.id = l.picture_id
      left join variants v using (product_id, color_id, size_id)
      left join variants w on r.kind = 'exchange' and w.product_id = l.product_id
           and w.color_id = coalesce(i.new_color_id, l.color_id) and w.size_id = coalesce(i.new_size_id, l.size_id)
      left join colors nc on nc.id = w.color_id
      left join sizes ns on ns.id = w.size_id
     where i.return_id = ${returnId} order by i.item_no`.execute(db);
  return rows;
}

export type HistoryRow = { action: string; by: string | null; at: Date };

/** What the staff did with a request. */
export async function selectHistory(db: Db, returnId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select a.action, s.name as by, a.at from staff_audit a left join staff s on s.id = a.staff_id
     where a.subject = ${returnId} and a.action like 'return.%' order by a.id`.execute(db);
  return rows;
}

/** Couriers who hold cash, and how much. */
export async function selectPayers(db: Db): Promise<{ id: string; name: string; cash: number }[]> {
  const { rows } = await sql<{ id: string; name: string; cash: number }>`
    select s.id, s.name, a.balance as cash from staff s join cash_accounts a on a.id = 'courier:' || s.id
     where s.removed_at is null and a.balance > 0 order by s.name`.execute(db);
  return rows;
}
