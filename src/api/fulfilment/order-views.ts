import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED, type OrderView, orderViews } from '../../shop/fulfilment/order-views.ts';
import { storeDateOf } from '../../shop/store-time.ts';
import type { Db } from '../db/database.ts';

const REFUSED_LATELY_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

/** What each view asks of `o` (the order) and `p` (its parcel). Its tab counts by the same condition. */
export function viewCondition(view: OrderView, now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - REFUSED_LATELY_DAYS * DAY_MS);
  const conditions: Record<OrderView, RawBuilder<unknown>> = {
    all: sql`true`,
    toConfirm: sql`p.stage = 'toConfirm' and p.held_until is null`,
    toPick: sql`p.stage in ('toPick', 'picking') and p.held_until is null`,
    short: sql`p.stage = 'short' and p.held_until is null`,
    packed: sql`p.stage = 'packed'`,
    withCouriers: sql`p.stage = 'withCourier'`,
    withCompanies: sql`p.stage in ('withCompany', 'atOffice')`,
    postponed: sql`p.stage = 'postponed'`,
    late: sql`p.stage in ('withCourier', 'withCompany', 'atOffice', 'postponed') and o.status = 'inDelivery'
              and o.estimated_to < ${storeDateOf(now)}::date`,
    held: sql`p.held_until is not null`,
    comingBack: sql`p.stage in ('comingBack', 'toUnpack')`,
    refusedLately: sql`p.refused_at > ${since}`,
  };
  return conditions[view];
}

/** How many orders stand behind each view, as far as `visible` (the reader's condition) lets them be seen. */
export async function countViews(
  db: Db,
  visible: RawBuilder<unknown>,
  now: Date,
): Promise<Record<OrderView, number>> {
  const counts = orderViews.map((view) => {
    const rows = sql`select from orders o join parcels p on p.order_id = o.id and p.return_id is null
                      where ${viewCondition(view, now)} and ${visible} limit ${MOST_COUNTED + 1}`;
    return sql`(select count(*) from (${rows}) r) as ${sql.ref(view)}`;
  });
  const { rows } = await sql<Record<OrderView, number>>`select ${sql.join(counts)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a count has a row');
  return row;
}

/** How many orders a question finds and the cash of those that are not canceled; beyond the limit no cash. */
export async function sumOrders(
  db: Db,
  condition: RawBuilder<unknown>,
): Promise<{ orders: number; canceled: number; cash: number | null }> {
  const { rows } = await sql<{ orders: number; canceled: number; cash: number }>`
    select count(*) as orders, count(*) filter (where status = 'canceled') as canceled,
           coalesce(sum(cash) filter (where status <> 'canceled'), 0)::bigint as cash
      from (select o.status, coalesce(d.cash_due, o.total - o.total % o.cash_step) as cash
              from orders o join parcels p on p.order_id = o.id and p.return_id is null
              left join settlements d on d.parcel_id = p.id
             where ${condition} limit ${MOST_COUNTED + 1}) found`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a count has a row');
  return row.orders > MOST_COUNTED ? { ...row, cash: null } : row;
}
