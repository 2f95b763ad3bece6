import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { groupJoins, groupKey, groupName, name, partOf, type Question } from './question.ts';

/** Pieces at the start of the period, received, kept and left at its end. What moved since is taken off what is there now. */
export function sellThrough(asked: Question): RawBuilder<unknown> {
  if (asked.by === 'variant') return ofVariants(asked);
  const part = partOf(asked.by);
  return sql`
    with f as (
      select ${part} as part, sum(stock) as stock, 0 as since_start, 0 as since_end, 0 as received, 0 as kept
        from reported_variants group by 1
      union all
      select ${part}, 0, sum(change), sum(change) filter (where at >= ${asked.until}),
             sum(change) filter (where at < ${asked.until} and reason in ('received', 'supplierReturn')), 0
        from reported_stock_ledger where bucket = 'stock' and at >= ${asked.since} group by 1
      union all
      select ${part}, 0, 0, 0, 0, sum(kept)
        from line_figures where day between ${asked.period.from} and ${asked.period.to} group by 1
    ), g as (
      select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, sum(f.stock - f.since_start) as start,
             coalesce(sum(f.received), 0) as received, sum(f.kept) as kept, sum(f.stock - coalesce(f.since_end, 0)) as left
        from f ${groupJoins(asked.by)} group by 1
    )
    select key, label, ${figures} from g where start + received + kept > 0 order by kept desc, key`;
}

const figures = sql`
  start::float8 as start, received::float8 as received, (start + received)::float8 as had, kept::float8 as kept, "left"::float8 as left`;

/**
 * There are ten times as many variants as products: they are summed up at once, in no order, and only those that are shown
 * get keys and names. What was there at the start is summed up from the nearer end of the ledger.
 */
const ofVariants = ({ since, until, period }: Question) => {
  const isEarly = sql`(select ${since} - min(at) < now() - ${since} from stock_ledger)`;
  const received = sql`at < ${until} and reason in ('received', 'supplierReturn')`;
  return sql`
  with f as (
    select product_id, color_id, size_id, case when ${isEarly} then 0 else stock end as start, 0 as received, 0 as kept, stock as left
      from reported_variants
    union all
    select product_id, color_id, size_id, case when at < ${since} then change else 0 end, case when at < ${since} then 0 else change end, 0, 0
      from reported_stock_ledger where ${isEarly} and bucket = 'stock' and (at < ${since} or ${received})
    union all
    select product_id, color_id, size_id, -change, case when ${received} then change else 0 end, 0, 0
      from reported_stock_ledger where not ${isEarly} and bucket = 'stock' and at >= ${since}
    union all
    select product_id, color_id, size_id, 0, 0, 0, -change from reported_stock_ledger where bucket = 'stock' and at >= ${until}
    union all
    select product_id, color_id, size_id, 0, 0, kept, 0 from line_figures where day between ${period.from} and ${period.to}
  ), g as (
    select product_id, color_id, size_id, sum(start) as start, sum(received) as received, sum(kept) as kept, sum("left") as left
      from f group by 1, 2, 3
  )
  select product_id, color_id, size_id, ${figures} from g where start + received + kept > 0`;
};

/** The first variants of `report`, with their keys and names. */
export const namedVariants = (most: number | null, language: Language): RawBuilder<unknown> => sql`
  select concat_ws(chr(9), r.product_id, r.color_id, r.size_id) as key, r.start, r.received, r.had, r.kept, r.left,
         concat_ws(' · ', ${name('gp', language)}, ${name('gl', language)}, ${name('gs', language, 'label')}) as label
    from (select * from report order by kept desc, product_id, color_id, size_id limit ${most}) r
    left join products gp on gp.id = r.product_id
    left join colors gl on gl.id = r.color_id
    left join sizes gs on gs.id = r.size_id
   order by r.kept desc, r.product_id, r.color_id, r.size_id`;
