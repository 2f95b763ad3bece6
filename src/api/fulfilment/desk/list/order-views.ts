import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED, type OrderView, orderViews } from '../../../../shop/fulfilment/order-views.ts';
import { ParcelStage } from '../../../../shop/orders/contract.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import type { Db } from '../../../db/database.ts';

const REFUSED_LATELY_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

// Few orders were tests: their ids are read once.
const isShown = sql`not (p.order_id = any(array(select id from orders where is_test and test_erased_at is not null)))`;

/** The condition of each view on `o` (the order) and `p` (its parcel), for the list and its count. */
export function viewCondition(view: OrderView, now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - REFUSED_LATELY_DAYS * DAY_MS);
  const conditions: Record<OrderView, RawBuilder<unknown>> = {
    all: isShown,
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

// By name: what has ended is in the index of stages too, and grows.
const OPEN = ParcelStage.options.filter((stage) => stage !== 'back' && stage !== 'lost');
const isOpen = sql`p.stage = any(${OPEN})`;
const joined = sql`orders o join parcels p on p.order_id = o.id and p.return_id is null`;

/** Orders in each view within `visible`, the reader's condition on parcels. */
export async function countViews(
  db: Db,
  visible: RawBuilder<unknown>,
  now: Date,
): Promise<Record<OrderView, number>> {
  const work = orderViews.filter((view) => view !== 'all' && view !== 'refusedLately');
  // Orders under way are few and read once; the others are bounded.
  const counts = work.map(
    (view) => sql`count(*) filter (where ${viewCondition(view, now)}) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<OrderView, number>>`
    select w.*,
           (select count(*) from (select from parcels p where p.return_id is null and ${isShown} and ${visible}
                                   limit ${MOST_COUNTED + 1}) r) as "all",
           (select count(*) from parcels p
             where p.return_id is null and ${viewCondition('refusedLately', now)} and ${visible}) as "refusedLately"
      from (select ${sql.join(counts)} from ${joined} where ${isOpen} and ${visible}) w`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a count has a row');
  return row;
}

/** The number of orders found and the cash of those neither canceled nor tests; beyond the limit no cash. */
export async function sumOrders(
  db: Db,
  condition: RawBuilder<unknown>,
): Promise<{ orders: number; canceled: number; tests: number; cash: number | null }> {
  const { rows: counted } = await sql<{ orders: number }>`
    select count(*) as orders from (select from ${joined} where ${condition} limit ${MOST_COUNTED + 1}) r`.execute(
    db,
  );
  const orders = counted[0]?.orders ?? 0;
  if (orders > MOST_COUNTED) return { orders, canceled: 0, tests: 0, cash: null };
  const { rows } = await sql<{ canceled: number; tests: number; cash: number }>`
    select count(*) filter (where o.status = 'canceled') as canceled,
           count(*) filter (where o.status <> 'canceled' and o.is_test) as tests,
           coalesce(sum(coalesce(d.cash_due, o.total - o.total % o.cash_step))
                      filter (where o.status <> 'canceled' and not o.is_test), 0)::bigint as cash
      from ${joined} left join settlements d on d.parcel_id = p.id where ${condition}`.execute(db);
  const { canceled, tests, cash } = rows[0] ?? { canceled: 0, tests: 0, cash: 0 };
  return { orders, canceled, tests, cash };
}
