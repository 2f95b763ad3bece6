import { type RawBuilder, sql } from 'kysely';
import { ParcelStage } from '../../../../../shop/buying/orders/contract.ts';
import {
  MOST_COUNTED,
  type OrderView,
  orderViews,
} from '../../../../../shop/delivery/fulfilment/order-views.ts';
import { DAY_MS } from '../../../../../shop/time/durations.ts';
import { storeDateOf } from '../../../../../shop/time/store-time.ts';
import type { Db } from '../../../../platform/db/database.ts';

const REFUSED_LATELY_DAYS = 7;

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
    conflict: sql`p.order_id in (select order_id from tasks where kind = 'conflict' and done_at is null)`,
    held: sql`p.held_until is not null`,
    comingBack: sql`p.stage in ('comingBack', 'toUnpack')`,
    // Two bounds: for a single one with an unknown value the planner expects a third of all parcels.
    refusedLately: sql`p.refused_at > ${since} and p.refused_at < 'infinity'`,
  };
  return conditions[view];
}

// The open stages by name: the index of stages contains ended parcels too, which keep growing in number.
const OPEN = ParcelStage.options.filter((stage) => stage !== 'back' && stage !== 'lost');
// Part of the text: for unknown stages the planner expects an eighth of all parcels.
const isOpen = sql`p.stage in (${sql.join(OPEN.map((stage) => sql.lit(stage)))})`;

/** Views of parcels under way alone: they are few, and read once for all counts, without their orders. */
const workViews = orderViews.filter(
  (view) => view !== 'all' && view !== 'refusedLately' && view !== 'late' && view !== 'conflict',
);

/** A query of one row: how many parcels each of these views has within `visible`, the reader's condition on parcels. */
export function countWork(
  views: readonly OrderView[],
  visible: RawBuilder<unknown>,
  now: Date,
): RawBuilder<unknown> {
  const counts = views.map(
    (view) => sql`count(*) filter (where ${viewCondition(view, now)}) as ${sql.ref(view)}`,
  );
  return sql`select ${sql.join(counts)} from parcels p where ${isOpen} and ${visible}`;
}

/** Orders in each view within `visible`; of the views with ended parcels no more than the list counts. */
export async function countViews(
  db: Db,
  visible: RawBuilder<unknown>,
  now: Date,
): Promise<Record<OrderView, number>> {
  const { rows } = await sql<Record<OrderView, number>>`
    select w.*,
           (select count(*) from (select from parcels p where ${isShown} and ${visible}
                                   limit ${sql.lit(MOST_COUNTED + 1)}) r) as "all",
           -- Joined as a whole: what is in delivery is in the index of statuses.
           (select count(*) from parcels p join orders o on o.id = p.order_id
             where ${visible} and ${viewCondition('late', now)}) as late,
           (select count(*) from parcels p
             where ${viewCondition('conflict', now)} and ${visible}) as "conflict",
           (select count(*) from parcels p
             where ${viewCondition('refusedLately', now)} and ${visible}) as "refusedLately"
      from (${countWork(workViews, visible, now)}) w`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a count has a row');
  return row;
}

// `offset 0` keeps the planner from reading all orders to join them with a few parcels, whose number it cannot guess.
export const ORDER_OF_PARCEL = sql`cross join lateral (select * from orders o where o.id = p.order_id offset 0) o`;
