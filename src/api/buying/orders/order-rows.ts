import { type RawBuilder, sql } from 'kysely';
import type {
  LinkedOrder,
  OrderEnding,
  OrderInvoice,
  OrderStatus,
  ParcelStage,
  PayingWith,
  RefundAs,
  RefusalReason,
  Return,
  ReturnStatus,
  ReturnWay,
  Settlement,
} from '../../../shop/buying/orders/contract.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import type { Picture } from '../../catalog/media/image.ts';
import type { Db } from '../../platform/db/database.ts';
import { type TextColumns, textColumns } from '../../platform/db/localized.ts';
import { type OrderCompany, selectCompanies } from './order-company.ts';
import { selectEndings } from './order-ending.ts';

export type OrderLineRow = TextColumns<'name' | 'brand' | 'color_name' | 'size_label' | 'keep_reason'> & {
  line_no: number;
  product_id: string;
  color_id: string;
  size_id: string;
  color_hex: string;
  tint: string;
  picture: Picture | null;
  quantity: number;
  full_price: number;
  unit_price: number;
  line_total: number;
  discount_share: number;
  returnable: boolean;
  return_until: string | null;
  exchange_until: string | null;
  /** Quantity in requests that were neither rejected nor withdrawn. */
  returned: number;
  /** Pieces kept at the door; null before delivery or without a settlement. */
  kept: number | null;
  paid: number | null;
  refused_for: RefusalReason | null;
};

export type ReturnRow = Pick<Return, 'kind' | 'scope' | 'status' | 'reason' | 'note' | 'items'> & {
  id: string;
  refund_amount: number;
  created_at: Date;
  decided_at: Date | null;
  decision_note: string;
  decision_note_ar: string;
  wants: RefundAs;
  paid_as: RefundAs | null;
  paid_points: number;
  way: ReturnWay | null;
  pickup_day: string | null;
  give_back_by: Date | null;
  collected_at: Date | null;
  missed_at: string[];
  photos: number;
  received_at: Date | null;
  settled_at: Date | null;
};

/** An order with its details in both languages; money in whole pounds, days as text. */
export type OrderRow = TextColumns<'coupon_title', string | null> & {
  id: string;
  number: string;
  shopper_id: string | null;
  status: OrderStatus;
  placed_at: Date;
  delivered_at: Date | null;
  sub_total: number;
  savings: number;
  discount: number;
  delivery: number;
  total: number;
  /** What its door owes, or paid. */
  cash_due: number;
  note: string;
  paying_with: PayingWith | null;
  coupon_code: string | null;
  address: AddressInput;
  estimated_from: string;
  estimated_to: string;
  points_earned: number;
  stage: ParcelStage | null;
  /** The store called about it, and it is neither confirmed nor held. */
  called: boolean;
  pin: string | null;
  settlement: Omit<Settlement, 'lines'> | null;
  lines: OrderLineRow[];
  history: { status: OrderStatus; at: string }[];
  returns: ReturnRow[];
  courier: { name: string; phone: string } | null;
  next_try: string | null;
  held_reason: string | null;
  refused_for: RefusalReason | null;
  ending: OrderEnding | null;
  company: OrderCompany | null;
  share_token: string | null;
  invoices: OrderInvoice[];
  replaces: ExchangeRow | null;
  replacedBy: ExchangeRow[];
};

/** An exchange for other pieces: the order of the new ones, what it takes, and the return that pays for it. */
export type ExchangeRow = {
  next: LinkedOrder;
  isCanceled: boolean;
  first: LinkedOrder;
  due: number;
  status: ReturnStatus;
  wants: RefundAs;
  /** What is still to be paid back. */
  refund: number | null;
  isAtOneDoor: boolean;
};

/** The columns of an order alone; further statements read the rest, as one statement for all takes too long to plan. */
type Unfinished = Omit<OrderRow, 'company' | 'ending' | 'returns' | 'lines' | 'replaces' | 'replacedBy'> & {
  exchange_of: string | null;
  lines: Omit<OrderLineRow, 'returned'>[];
};

/** Orders that match a condition on `o`, newest first, with lines, history and returns. */
export async function selectOrders(
  db: Db,
  condition: RawBuilder<unknown>,
  page: { limit: number; offset: number } = { limit: 1, offset: 0 },
): Promise<OrderRow[]> {
  const { rows } = await sql<Unfinished>`
    select o.id, o.number, o.shopper_id, o.status, o.placed_at, o.delivered_at,
           o.sub_total, o.savings, o.discount, o.delivery, o.total, o.cash_due, o.note, o.paying_with, o.coupon_code, ${textColumns('o', 'coupon_title')},
           o.address, o.estimated_from, o.estimated_to, o.points_earned, p.stage, p.pin, p.next_try, p.held_reason, p.refused_for, o.exchange_of,
           (${SETTLEMENT}) as settlement,
           (${LINES}) as lines, (${HISTORY}) as history, (${INVOICES}) as invoices,
           p.stage is not distinct from 'toConfirm' and p.held_reason is null
             and exists (select from call_attempts c where c.order_id = o.id) as called,
           (select s.token from order_shares s where s.order_id = o.id) as share_token,
           (select json_build_object('name', s.name, 'phone', s.phone) from staff s
             where s.id = p.courier_id and p.stage = 'withCourier') as courier
      from orders o join parcels p on p.order_id = o.id
     where ${condition}
     order by o.placed_at desc, o.id desc
     limit ${page.limit} offset ${page.offset}`.execute(db);
  const delivered = rows.filter((row) => row.delivered_at !== null).map(({ id }) => id);
  const requests = delivered.length === 0 ? [] : await selectReturns(db, delivered);
  const sent = rows.filter(({ stage }) => stage === 'withCompany' || stage === 'atOffice');
  const companies =
    sent.length === 0
      ? []
      : await selectCompanies(
          db,
          sent.map(({ id }) => id),
        );
  const canceled = rows.filter(({ status }) => status === 'canceled').map(({ id }) => id);
  const endings = canceled.length === 0 ? new Map() : await selectEndings(db, canceled);
  const linked = await selectLinked(db, rows, requests);
  return rows.map((row) => {
    const returns = requests.filter((request) => request.order_id === row.id);
    const lines = row.lines.map((line) => ({ ...line, returned: returnedOf(line.line_no, returns) }));
    const company = companies.find(({ order_id: id }) => id === row.id) ?? null;
    const ending = endings.get(row.id) ?? null;
    return { ...row, ending, company, lines, returns, ...linked(row) };
  });
}

type Links = Pick<OrderRow, 'replaces' | 'replacedBy'>;

/** What each of the orders replaces, and what replaces pieces of it; asks only where there may be any. */
async function selectLinked(
  db: Db,
  orders: readonly Pick<Unfinished, 'id' | 'exchange_of'>[],
  requests: readonly Request[],
): Promise<(order: Pick<Unfinished, 'id'>) => Links> {
  const replacing = orders.filter(({ exchange_of: of }) => of !== null).map(({ id }) => id);
  const given = requests.map(({ id }) => id);
  const pairs = replacing.length + given.length === 0 ? [] : await selectExchanges(db, replacing, given);
  return ({ id }) => ({
    replaces: pairs.find(({ next }) => next._id === id) ?? null,
    replacedBy: pairs.filter(({ first, isCanceled }) => first._id === id && !isCanceled),
  });
}

/**
 * The exchanges of these orders of new pieces, or of these returns. At one door they are settled by a courier who has both,
 * or will have: a return that a courier collects.
 */
async function selectExchanges(
  db: Db,
  replacing: readonly string[],
  given: readonly string[],
): Promise<ExchangeRow[]> {
  const { rows } = await sql<ExchangeRow>`
    select json_build_object('_id', x.id, 'number', x.number) as next, x.status = 'canceled' as "isCanceled",
           json_build_object('_id', o.id, 'number', o.number) as first,
           x.cash_due as due,
           r.status, r.wants, case when r.kind = 'return' and r.status in ('requested', 'approved', 'received') then r.refund_amount end as refund,
           case when x.status = 'inDelivery' then exists (
                  select from parcels p join run_stops w on w.parcel_id = p.id and w.ended_at is null join runs v on v.id = w.run_id
                    join return_stops t on t.return_id = r.id and t.ended_at is null join runs u on u.id = t.run_id
                   where p.order_id = x.id and u.courier_id = v.courier_id)
                else x.status in ('pending', 'inProgress') and r.way is not distinct from 'courier' and r.collected_at is null end as "isAtOneDoor"
      from orders x join returns r on r.id = x.exchange_of join orders o on o.id = r.order_id
     where x.id = any(${replacing}) or x.exchange_of = any(${given})
     order by x.placed_at, x.id`.execute(db);
  return rows;
}

type Request = ReturnRow & { order_id: string; counts: { lineNo: number; pieces: number }[] };

/** The requests of delivered orders, oldest first. */
async function selectReturns(db: Db, orderIds: readonly string[]): Promise<Request[]> {
  const { rows } = await sql<Request>`
    select r.order_id, r.id, r.kind, r.scope, r.status, r.reason, r.note, r.refund_amount, r.created_at, r.decided_at,
           r.decision_note, r.decision_note_ar, r.wants, r.paid_as, r.paid_points, r.way, r.pickup_day, r.give_back_by,
           r.collected_at, r.received_at, r.settled_at,
           (select coalesce(json_agg(s.ended_at order by s.ended_at), '[]') from return_stops s
             where s.return_id = r.id and s.outcome = 'missed') as missed_at,
           (select count(*)::integer from return_photos h where h.return_id = r.id) as photos, own.items, own.counts
      from returns r
      cross join lateral (
        select json_agg(json_build_object(
                 'productId', l.product_id, 'colorId', l.color_id, 'sizeId', l.size_id, 'quantity', i.quantity,
                 'newColorId', i.new_color_id, 'newSizeId', i.new_size_id) order by i.item_no) as items,
               json_agg(json_build_object('lineNo', i.line_no, 'pieces', i.counted)) as counts
          from return_items i join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
         where i.return_id = r.id
      ) own
     where r.order_id = any(${orderIds})
     order by r.created_at, r.id`.execute(db);
  return rows;
}

function returnedOf(lineNo: number, requests: readonly Request[]): number {
  const counts = requests
    .filter(({ status }) => status !== 'rejected' && status !== 'withdrawn')
    .flatMap((request) => request.counts.filter((count) => count.lineNo === lineNo));
  return counts.reduce((sum, { pieces }) => sum + pieces, 0);
}

const LINES = sql`
  select json_agg(line order by line.line_no) from (
    select l.line_no, l.product_id, l.color_id, l.size_id, l.color_hex, l.tint,
           ${textColumns('l', 'name', 'brand', 'color_name', 'size_label', 'keep_reason')},
           to_jsonb(p) as picture, l.quantity, l.full_price, l.unit_price, l.line_total, l.discount_share, l.returnable,
           l.return_until, l.exchange_until,
           door.kept, door.paid, door.reason as refused_for
      from order_lines l
      left join settlement_lines door on door.order_id = l.order_id and door.line_no = l.line_no
      left join pictures p on p.id = l.picture_id
     where l.order_id = o.id
  ) line`;

const SETTLEMENT = sql`
  select json_build_object('items', d.items, 'fee', d.fee, 'exact', d.exact, 'rounding', d.rounding, 'cashDue', d.cash_due,
                           'collected', d.collected)
    from settlements d where d.parcel_id = p.id`;

const HISTORY = sql`
  select coalesce(json_agg(json_build_object('status', h.status, 'at', h.at) order by h.id), '[]')
    from order_history h where h.order_id = o.id`;

const INVOICES = sql`
  select coalesce(json_agg(json_build_object('_id', i.id, 'series', i.series, 'number', i.number, 'day', i.day, 'total', i.total)
                           order by i.place), '[]')
    from invoices i where i.order_id = o.id`;
