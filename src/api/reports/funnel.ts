import { type RawBuilder, sql } from 'kysely';
import { DAMASCUS, groupKey, groupName, type Question } from './question.ts';

/**
 * The funnel of each product: views and additions to a cart on a day, lines ordered on the site that day, and how many
 * of those are kept by now.
 */
export function funnel(asked: Question): RawBuilder<unknown> {
  const { by, since, until, period } = asked;
  const isByDay = by === 'day' || by === 'month';
  const form = by === 'month' ? sql.lit('YYYY-MM') : sql.lit('YYYY-MM-DD');
  const key = isByDay ? sql`to_char(f.day, ${form})` : groupKey(by);
  const label = isByDay ? key : sql`min(${groupName(asked)})`;
  const joins = isByDay
    ? sql``
    : sql`join products gp on gp.id = f.product_id join categories gc on gc.id = gp.category_id`;
  // Summed up before the names are looked up: there are a thousand days or products, and a million rows of both.
  const of = (table: string) =>
    sql.ref(isByDay ? `${table === 'l' ? 'o' : table}.day` : `${table}.product_id`);
  return sql`
    with placed as materialized (
      select id, (placed_at at time zone ${DAMASCUS})::date as day from reported_orders
       where placed_at >= ${since} and placed_at < ${until} and source = 'site'
    ), kept as (
      select s.order_id, s.line_no from placed o join settlement_lines s on s.order_id = o.id
       where s.kept > 0 group by 1, 2
    ), f as (
      select ${of('p')}, sum(p.views) as views, sum(p.carts) as carts, 0::bigint as ordered, 0::bigint as delivered
        from product_days p where p.day between ${period.from} and ${period.to} group by 1
      union all
      select ${of('l')}, 0, 0, count(*), count(k.order_id)
        from placed o join order_lines l on l.order_id = o.id
        left join kept k on k.order_id = l.order_id and k.line_no = l.line_no
       group by 1
    )
    select ${key} as key, ${label} as label, sum(f.views)::float8 as views, sum(f.carts)::float8 as carts,
           sum(f.ordered)::float8 as ordered, sum(f.delivered)::float8 as delivered
      from f ${joins} group by 1
     having sum(f.views + f.carts + f.ordered) > 0
     order by ${isByDay ? sql`key` : sql`views desc, key`}`;
}
