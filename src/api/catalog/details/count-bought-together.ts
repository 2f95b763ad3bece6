import { sql } from 'kysely';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';

/** Older orders are ignored. */
const WINDOW_DAYS = 180;
/** Pairs stored per product: more than a page shows, as some may be sold out. */
const MOST_OTHERS = 24;
/** Orders per transaction. */
const AT_ONCE = 1000;

/**
 * Counts which products were bought together in orders of the last 180 days, delivered and not returned; returns how
 * many pairs changed. Reads changed orders only, in batches; an interrupted run loses nothing.
 */
export async function countBoughtTogether(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
  let changed = 0;
  for (;;) {
    const batch = await transact(db, (tx) => countSome(tx, since));
    changed += batch.changed;
    if (batch.orders < AT_ONCE) return changed;
  }
}

type Counted = { order_id: string; product_ids: string[] };

async function countSome(tx: Tx, since: Date): Promise<{ orders: number; changed: number }> {
  const before = await lockStaleOrders(tx, since);
  const orderIds = before.map(({ order_id }) => order_id);
  const after = await readArrived(tx, orderIds, since);
  const productIds = [...new Set([...before, ...after].flatMap(({ product_ids }) => product_ids))];
  await moveCounts(tx, before, after);
  await storeCounted(tx, orderIds, after);
  return { orders: before.length, changed: await storeMostFrequent(tx, productIds) };
}

/** Locks a batch of orders whose count may have changed, with the products they were counted with. */
async function lockStaleOrders(tx: Tx, since: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select order_id, product_ids from bought_together_orders
     where is_stale or placed_at <= ${since}
     limit ${AT_ONCE} for update skip locked`.execute(tx);
  return rows;
}

/** The orders that count. After the lock and apart from it, to see the status that the lock waited for. */
async function readArrived(tx: Tx, orderIds: string[], since: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select o.id as order_id, array_agg(distinct l.product_id) as product_ids
      from orders o
      join order_lines l on l.order_id = o.id
      join products p on p.id = l.product_id
     where o.id = any(${orderIds}::text[]) and o.status in ('delivered', 'completed') and not o.is_test and o.placed_at > ${since}
     group by o.id`.execute(tx);
  return rows;
}

async function moveCounts(tx: Tx, before: Counted[], after: Counted[]): Promise<void> {
  const moves = JSON.stringify([
    ...before.map(({ product_ids }) => ({ product_ids, step: -1 })),
    ...after.map(({ product_ids }) => ({ product_ids, step: 1 })),
  ]);
  await sql`
    merge into bought_together_counts c
    using (
      select one as product_id, other as other_id, sum(step) as step
        from json_to_recordset(${moves}::json) as move (product_ids text[], step int),
             unnest(product_ids) as one, unnest(product_ids) as other
       where one <> other
       group by 1, 2 having sum(step) <> 0
       order by 1, 2
    ) move on (c.product_id, c.other_id) = (move.product_id, move.other_id)
    when matched and c.orders + move.step <= 0 then delete
    when matched then update set orders = c.orders + move.step
    when not matched and move.step > 0 then
      insert (product_id, other_id, orders) values (move.product_id, move.other_id, move.step)`.execute(tx);
}

async function storeCounted(tx: Tx, orderIds: string[], after: Counted[]): Promise<void> {
  await sql`
    update bought_together_orders o set product_ids = a.product_ids, is_stale = false
      from json_to_recordset(${JSON.stringify(after)}::json) as a (order_id text, product_ids text[])
     where o.order_id = a.order_id`.execute(tx);
  await sql`
    delete from bought_together_orders
     where order_id = any(${orderIds}::text[])
       and order_id <> all(${after.map(({ order_id }) => order_id)}::text[])`.execute(tx);
}

/** Updates the pairs that product pages read. */
async function storeMostFrequent(tx: Tx, productIds: string[]): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with most as (
      select m.product_id, m.other_id, m.orders
        from unnest(${productIds}::text[]) as p (id)
        cross join lateral (
          select product_id, other_id, orders from bought_together_counts
           where product_id = p.id order by orders desc, other_id limit ${MOST_OTHERS}) m
    ), gone as (
      delete from bought_together b
       where b.product_id = any(${productIds}::text[])
         and not exists (select from most m where (m.product_id, m.other_id) = (b.product_id, b.other_id))
      returning 1
    ), kept as (
      insert into bought_together (product_id, other_id, orders)
      select product_id, other_id, orders from most
          on conflict (product_id, other_id) do update set orders = excluded.orders
       where bought_together.orders <> excluded.orders
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from kept) as changed`.execute(tx);
  return rows[0]?.changed ?? 0;
}
