import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shop/language.ts';
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

/** There are ten times as many variants as products: they are summed up at once, and only those that are shown get names. */
const ofVariants = ({ since, until, period }: Question) => sql`
  with f as (
    select product_id, color_id, size_id, stock, 0 as since_start, 0 as since_end, 0 as received, 0 as kept from reported_variants
    union all
    select product_id, color_id, size_id, 0, change, case when at >= ${until} then change else 0 end,
           case when at < ${until} and reason in ('received', 'supplierReturn') then change else 0 end, 0
      from reported_stock_ledger where bucket = 'stock' and at >= ${since}
    union all
    select product_id, color_id, size_id, 0, 0, 0, 0, kept
      from line_figures where day between ${period.from} and ${period.to}
  ), g as (
    select product_id, color_id, size_id, sum(stock - since_start) as start, sum(received) as received, sum(kept) as kept,
           sum(stock - since_end) as left
      from f group by 1, 2, 3
  )
  select concat_ws(chr(9), product_id, color_id, size_id) collate "C" as key, ${figures}
    from g where start + received + kept > 0 order by kept desc, key`;

/** The first variants of `report`, by name. */
export const namedVariants = (most: number | null, language: Language): RawBuilder<unknown> => sql`
  select r.*, concat_ws(' · ', ${name('gp', language)}, ${name('gl', language)}, ${name('gs', language, 'label')}) as label
    from (select * from report limit ${most}) r
    left join products gp on gp.id = split_part(r.key, chr(9), 1)
    left join colors gl on gl.id = split_part(r.key, chr(9), 2)
    left join sizes gs on gs.id = split_part(r.key, chr(9), 3)
   order by r.kept desc, r.key`;
