import { type RawBuilder, sql } from 'kysely';
import { delivered, name, type Question } from './question.ts';

/** Parcels that ended in the period, delivered or refused as a whole. By reason each row says how many ended in all. */
export function refusals(asked: Question): RawBuilder<unknown> {
  const ended = sql`
    ended as (
      select city, area, courier_id, company_id, trust_level, null as refused_for, is_partial as partial from delivered
      union all
      select city, area, courier_id, company_id, trust_level, refused_for, false
        from order_figures where refused_at >= ${asked.since} and refused_at < ${asked.until})`;
  if (asked.by === 'reason')
    return sql`
      with ${delivered(asked)}, ${ended}
      select refused_for as key, refused_for as label, (select count(*) from ended)::float8 as ended,
             count(*)::float8 as refused, null::float8 as deliveries, null::float8 as partial
        from ended where refused_for is not null group by 1 order by refused desc, key`;
  return sql`
    with ${delivered(asked)}, ${ended}
    select ${keyOf(asked.by)} as key, min(coalesce(w.name, ${name('c', asked.language)})) as label, count(*)::float8 as ended,
           count(e.refused_for)::float8 as refused, count(*) filter (where e.refused_for is null)::float8 as deliveries,
           (count(*) filter (where e.partial))::float8 as partial
      from ended e left join staff w on w.id = e.courier_id left join companies c on c.id = e.company_id
     group by 1 order by refused desc, ended desc, key`;
}

function keyOf(by: Question['by']): RawBuilder<unknown> {
  if (by === 'courier') return sql`coalesce(e.courier_id, e.company_id)`;
  if (by === 'level') return sql`e.trust_level`;
  return by === 'city' ? sql`e.city` : sql`e.city || chr(9) || e.area`;
}
