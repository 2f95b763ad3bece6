import { type RawBuilder, sql } from 'kysely';
import { DAMASCUS, type Question } from './question.ts';

/** Orders whose first call was in the period, all calls to them, and those of the orders that are confirmed by now. */
export function calls({ by, since, until }: Question): RawBuilder<unknown> {
  const form = by === 'month' ? sql.lit('YYYY-MM') : sql.lit('YYYY-MM-DD');
  const key = by === 'caller' ? sql`f.actor` : sql`to_char(f.at at time zone ${DAMASCUS}, ${form})`;
  return sql`
    with f as (
      select a.actor, a.at, o.confirmed_at, (select count(*) from call_attempts n where n.order_id = a.order_id) as calls
        from call_attempts a join order_figures o on o.order_id = a.order_id
       where a.at >= ${since} and a.at < ${until}
         and not exists (select from call_attempts b where b.order_id = a.order_id and (b.at, b.id) < (a.at, a.id))
    )
    select ${key} as key, ${by === 'caller' ? sql`min(w.name)` : key} as label, sum(f.calls)::float8 as calls,
           count(*)::float8 as called, count(f.confirmed_at)::float8 as confirmed
      from f left join staff w on 'merchant:' || w.id = f.actor
     group by 1 order by ${by === 'caller' ? sql`called desc, key` : sql`key`}`;
}
