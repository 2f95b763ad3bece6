import { type RawBuilder, sql } from 'kysely';
import { groupJoins, groupKey, groupName, type Question } from './question.ts';

/**
 * What the pieces for sale cost. A piece's age is that of the receipt it came with: the newest receipts are taken to be
 * still there, the older ones sold. What is left beyond all receipts has no age.
 */
export function stockValue(asked: Question): RawBuilder<unknown> {
  const rate = sql`(select rate from exchange_rates order by at desc, id desc limit 1)`;
  const figures = sql`
    sum(f.stock)::float8 as stock, sum(f.value)::float8 as value,
    round(sum(f.value)::numeric * ${rate} / 10000)::float8 as "valuePounds",
    coalesce(sum(f.stock) filter (where f.value = 0), 0)::float8 as uncosted`;
  if (asked.by !== 'age')
    return sql`
      select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, ${figures}
        from variants f ${groupJoins}
       where f.stock > 0 group by 1 order by value desc, stock desc, key`;
  return sql`
    with came as (
      select v.product_id, v.color_id, v.size_id, v.stock, v.value, m.at, m.change,
             sum(m.change) over (partition by v.product_id, v.color_id, v.size_id order by m.at desc, m.id desc) as upto
        from variants v
        join stock_ledger m on m.product_id = v.product_id and m.color_id = v.color_id and m.size_id = v.size_id
         and m.bucket = 'stock' and m.reason = 'received'
       where v.stock > 0
         and not exists (select from receipts r where r.id = m.receipt_id and r.state = 'reversed')
    ), parts as (
      select least(upto, stock) - least(upto - change, stock) as stock, at,
             round(value::numeric * least(upto, stock) / stock) - round(value::numeric * least(upto - change, stock) / stock) as value
        from came where upto - change < stock
      union all
      select v.stock - coalesce(c.had, 0), null, v.value - round(v.value::numeric * coalesce(c.had, 0) / v.stock)
        from variants v
        left join (select product_id, color_id, size_id, least(max(upto), max(stock)) as had from came group by 1, 2, 3) c
          using (product_id, color_id, size_id)
       where v.stock > coalesce(c.had, 0)
    ), f as (
      select p.*, case when at is null then 6
                       when at > ${daysBack(asked, 30)} then 1 when at > ${daysBack(asked, 60)} then 2
                       when at > ${daysBack(asked, 90)} then 3 when at > ${daysBack(asked, 180)} then 4 else 5 end as place
        from parts p
    )
    select (array['days30', 'days60', 'days90', 'days180', 'daysMore', 'noReceipt'])[f.place] as key, null as label, ${figures}
      from f group by f.place order by f.place`;
}

const daysBack = ({ now }: Question, days: number) =>
  sql`${new Date(now.getTime() - days * 86_400_000)}::timestamptz`;
