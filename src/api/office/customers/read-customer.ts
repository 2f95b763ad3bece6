import { sql } from 'kysely';
import type {
  OrderStatus,
  ParcelStage,
  RefusalReason,
  ReturnStatus,
} from '../../../shop/buying/orders/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { COMPENSATION_DAYS, compensationLeft } from '../../../shop/office/customers/compensation.ts';
import type { Customer, CustomerInList } from '../../../shop/office/customers/contract.ts';
import { addressInLanguage } from '../../../shop/people/places/find-place.ts';
import { maskedPhone } from '../../../shop/people/staff/masked-phone.ts';
import { actsAsManager, type StaffRole } from '../../../shop/people/staff/roles.ts';
import { limitsOf } from '../../../shop/people/trust/order-limit.ts';
import { trustLevel } from '../../../shop/people/trust/trust-level.ts';
import type { Settings } from '../../../shop/settings.ts';
import { NOTE_OPEN_MS } from '../../delivery/fulfilment/desk/order/read-talk.ts';
import { selectRevealed } from '../../delivery/fulfilment/desk/sight.ts';
import { NO_FACTS, selectTrustFacts } from '../../people/trust/trust-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { selectCases } from './cases.ts';
import { type CustomerRow, findCustomer } from './customer-rows.ts';

/** The reader at the desk, with language, time and settings. */
export type DeskReading = {
  readonly staff: { readonly id: string; readonly roles: readonly StaffRole[] };
  readonly language: Language;
  readonly settings: Settings;
  readonly now: Date;
};

/** Customers of a list: names, masked phones, and how far each is trusted. */
export async function showCustomers(
  db: Db,
  rows: readonly CustomerRow[],
  { settings, language, now }: DeskReading,
): Promise<CustomerInList[]> {
  const facts = await selectTrustFacts(
    db,
    rows.map(({ id }) => id),
    settings,
    now,
  );
  return rows.map((row) => {
    const counted = facts.get(row.id) ?? NO_FACTS;
    return {
      _id: row.id,
      name: row.name,
      phone: maskedPhone(row.phone),
      city: row.address === null ? '' : addressInLanguage(row.address, language).city,
      level: trustLevel(counted, settings),
      orders: row.orders,
      delivered: counted.delivered,
      refused: counted.refused,
      lastOrderAt: row.last_order_at?.toISOString() ?? null,
      openCases: row.open_cases,
      dueAt: row.due_at?.toISOString() ?? null,
    };
  });
}

/** One customer as the desk shows them; `NOT_FOUND` for an erased one. */
export async function readCustomer(
  db: Db,
  id: string,
  reading: DeskReading,
): Promise<{ customer: Customer } | Refusal> {
  const { staff, settings, language, now } = reading;
  const row = await findCustomer(db, id);
  if (row === undefined) return refuse('NOT_FOUND');
  const [shown] = await showCustomers(db, [row], reading);
  const facts = (await selectTrustFacts(db, [id], settings, now)).get(id);
  if (shown === undefined || facts === undefined) throw new Error('a customer that was found is shown');
  const { openCases: _, dueAt: __, ...known } = shown;
  const revealed = await selectRevealed(db, staff.id, { kind: 'customer', id }, now);
  const more = await selectMore(db, id, reading);
  const { total, orders } = limitsOf(shown.level, settings);
  const mayDecide = actsAsManager(staff.roles);
  const customer: Customer = {
    ...known,
    phone: revealed.has('phone') ? row.phone : known.phone,
    since: row.created_at.toISOString(),
    street: row.address !== null && revealed.has('street') ? row.address.street : null,
    area: row.address === null ? '' : addressInLanguage(row.address, language).area,
    language: row.language,
    open: { orders: facts.openOrders, total: facts.openTotal },
    limits: { orders, total },
    byHand: more.mark && { ...more.mark, until: instant(more.mark.until) },
    paid: more.paid,
    recentOrders: more.orders.map((order) => ({ ...order, placedAt: instant(order.placedAt) })),
    returns: more.returns.map((each) => ({ ...each, at: instant(each.at) })),
    refusals: more.refusals.map(({ struck, ...refusal }) => ({
      ...refusal,
      at: instant(refusal.at),
      struck: struck && { ...struck, at: instant(struck.at) },
    })),
    notes: more.notes.map((note) => ({ ...note, at: instant(note.at) })),
    cases: (await selectCases(db, { shopperId: id })).map(({ shopperId: _of, ...each }) => each),
    privacy: more.privacy.map((each) => ({
      ...each,
      openedAt: instant(each.openedAt),
      dueAt: instant(each.dueAt),
    })),
    compensations: more.compensations.map((each) => ({
      ...each,
      at: instant(each.at),
      until: instant(each.until),
    })),
    compensationLeft: compensationLeft(staff.roles, more.given, settings.staffLimits),
    compensationStep: settings.cashStep,
    reviewDays: settings.appealDays,
    may: mayDecide ? ['trust', 'note', 'case', 'appeal'] : ['note', 'case'],
  };
  return { customer };
}

const instant = (at: string) => new Date(at).toISOString();

type More = {
  paid: number;
  mark: NonNullable<Customer['byHand']> | null;
  orders: {
    _id: string;
    number: string;
    status: OrderStatus;
    stage: ParcelStage | null;
    total: number;
    placedAt: string;
  }[];
  returns: { _id: string; orderNumber: string; status: ReturnStatus; refund: number; at: string }[];
  refusals: {
    parcelId: string;
    orderId: string;
    orderNumber: string;
    reason: RefusalReason;
    at: string;
    counts: boolean;
    struck: { reason: string; by: string; at: string } | null;
  }[];
  notes: { _id: string; text: string; by: string; at: string; canEdit: boolean }[];
  privacy: Customer['privacy'];
  compensations: Customer['compensations'];
  given: number;
};

async function selectMore(db: Db, id: string, { staff, now }: DeskReading): Promise<More> {
  const openSince = new Date(now.getTime() - NOTE_OPEN_MS);
  const { rows } = await sql<More>`
    select (select coalesce(sum(d.collected), 0)::bigint from settlements d join orders o on o.id = d.order_id
             where o.shopper_id = ${id} and not o.is_test) as paid,
           (select json_build_object('level', m.level, 'reason', m.reason, 'until', m.until,
                                     'by', (select name from staff s where m.set_by = 'merchant:' || s.id))
              from trust_marks m where m.shopper_id = ${id} and m.until > ${now}) as mark,
           ${listOf(sql`select o.id as "_id", o.number, o.status, p.stage, o.total, o.placed_at as "placedAt"
                          from orders o join parcels p on p.order_id = o.id
                         where o.shopper_id = ${id} order by o.placed_at desc limit 20`)} as orders,
           ${listOf(sql`select r.id as "_id", o.number as "orderNumber", r.status, r.refund_amount as refund, r.created_at as at
                          from returns r join orders o on o.id = r.order_id
                         where o.shopper_id = ${id} order by r.created_at desc limit 20`)} as returns,
           ${listOf(sql`select p.id as "parcelId", o.id as "orderId", o.number as "orderNumber", p.refused_for as reason,
                               p.refused_at as at, p.refusal_counts and k.parcel_id is null as counts,
                               case when k.parcel_id is not null
                                    then json_build_object('reason', k.reason, 'by', s.name, 'at', k.at) end as struck
                          from parcels p join orders o on o.id = p.order_id
                          left join refusal_strikes k on k.parcel_id = p.id left join staff s on s.id = k.staff_id
                         where o.shopper_id = ${id} and not o.is_test and p.refused_at is not null
                         order by p.refused_at desc`)} as refusals,
           ${listOf(sql`select n.id as "_id", n.text, s.name as by, n.at,
                              n.staff_id = ${staff.id} and n.at > ${openSince} as "canEdit" from customer_notes n join staff s on s.id = n.staff_id
                         where n.shopper_id = ${id} order by n.at desc`)} as notes,
           ${listOf(sql`select id as "_id", kind, opened_at as "openedAt", due_at as "dueAt" from privacy_requests
                         where shopper_id = ${id} and done_at is null and withdrawn_at is null order by due_at`)} as privacy,
           ${listOf(sql`select k.coupon_id as "_id", c.code, k.amount, k.reason, s.name as by, k.at, c.ends_at as until,
                               c.used_count > 0 as "isUsed"
                          from compensations k join coupons c on c.id = k.coupon_id join staff s on s.id = k.staff_id
                         where k.shopper_id = ${id} order by k.at desc`)} as compensations,
           (select coalesce(sum(amount), 0)::float8 from compensations
             where shopper_id = ${id} and at > ${now}::timestamptz - ${COMPENSATION_DAYS} * interval '1 day') as given`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table has a row');
  return row;
}

const listOf = (query: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(to_json(l)), '[]') from (${query}) l)`;
