import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Orders older than this say little about what goes together now. */
const windowDays = 180;
/** So many others are kept for a piece: more than a page shows, as some may be sold out. */
const mostOthers = 24;

/**
 * Counts anew which pieces were bought in one order, in orders that arrived and did not go back, and returns how many
 * pairs changed. Only what changed is written.
 */
export async function countBoughtTogether(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - windowDays * 24 * 3_600_000);
  const { rows } = await sql<{ changed: number }>`
    with pairs as (
      select one.product_id, other.product_id as other_id, count(distinct o.id)::int as orders
        from orders o
        join order_lines one on one.order_id = o.id
        join order_lines other on other.order_id = o.id and other.product_id <> one.product_id
       where o.status in ('delivered', 'completed') and o.placed_at > ${since}
         and exists (select from products where id = one.product_id)
         and exists (select from products where id = other.product_id)
       group by 1, 2
    ), ranked as (
      select *, row_number() over (partition by product_id order by orders desc, other_id) as place from pairs
    ), gone as (
      delete from bought_together b
       where not exists (select from ranked r
                          where (r.product_id, r.other_id) = (b.product_id, b.other_id) and r.place <= ${mostOthers})
      returning 1
    ), kept as (
      insert into bought_together (product_id, other_id, orders)
      select product_id, other_id, orders from ranked where place <= ${mostOthers}
          on conflict (product_id, other_id) do update set orders = excluded.orders
       where bought_together.orders <> excluded.orders
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from kept) as changed`.execute(db);
  return rows[0]?.changed ?? 0;
}
