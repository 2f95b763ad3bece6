import { type RawBuilder, sql } from 'kysely';
import { groupJoins, groupKey, groupName, type Question } from './question.ts';

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
  const joins = isByDay ? sql`` : groupJoins(by);
  // Summed up before names are joined and days are written: there are a million rows of views.
  const summed = isByDay
    ? sql`
      select day, sum(views) as views, sum(carts) as carts, 0::bigint as ordered, 0::bigint as delivered
        from product_days where day between ${period.from} and ${period.to} group by 1
      union all
      select placed_on, 0, 0, sum(lines), sum(kept_lines)
        from order_figures where placed_at >= ${since} and placed_at < ${until} and placed_on is not null group by 1`
    : sql`
      select product_id as part, sum(views) as views, sum(carts) as carts, 0::bigint as ordered, 0::bigint as delivered
        from product_days where day between ${period.from} and ${period.to} group by 1
      union all
      select product_id, 0, 0, count(*), count(*) filter (where kept > 0)
        from line_figures where placed_on between ${period.from} and ${period.to} group by 1`;
  return sql`
    with f as (${summed})
    select ${key} as key, ${label} as label, sum(f.views)::float8 as views, sum(f.carts)::float8 as carts,
           sum(f.ordered)::float8 as ordered, sum(f.delivered)::float8 as delivered
      from f ${joins} group by 1
     having sum(f.views + f.carts + f.ordered) > 0
     order by ${isByDay ? sql`key` : sql`views desc, key`}`;
}
