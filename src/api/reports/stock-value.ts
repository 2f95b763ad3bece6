import { type RawBuilder, sql } from 'kysely';
import { groupJoins, groupKey, groupName, partOf, type Question } from './question.ts';

/**
 * What the pieces for sale cost. A piece's age is that of the receipt it came with: the newest receipts are taken to be
 * still there, the older ones sold. What is left beyond all receipts has no age.
 */
export function stockValue(asked: Question): RawBuilder<unknown> {
  const rate = sql`(select rate from exchange_rates order by at desc, id desc limit 1)`;
  const figures = sql`
    sum(f.stock)::float8 as stock, sum(f.value)::float8 as value,
    round(sum(f.value)::numeric * ${rate} / 10000)::float8 as "valuePounds",
    coalesce(sum(f.uncosted), 0)::float8 as uncosted`;
  if (asked.by !== 'age')
    return sql`
      with f as (
        select ${partOf(asked.by)} as part, sum(stock) as stock, sum(value) as value, sum(stock) filter (where value = 0) as uncosted
          from reported_variants where stock > 0 group by 1
      )
      select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, ${figures}
        from f ${groupJoins(asked.by)} group by 1 order by value desc, stock desc, key`;
  // Only the bounds of the bands count, so the receipts are summed up to each of them and never sorted.
  const upTo = (days: number) =>
    sql`coalesce(sum(m.change) filter (where m.at > ${daysBack(asked, days)}), 0)`;
  return sql`
    with came as (
      select m.product_id, m.color_id, m.size_id, ${upTo(30)} as days30, ${upTo(60)} as days60, ${upTo(90)} as days90,
             ${upTo(180)} as days180, sum(m.change) as ever
        from stock_ledger m left join receipts r on r.id = m.receipt_id
       where m.bucket = 'stock' and m.reason = 'received' and r.state is distinct from 'reversed' group by 1, 2, 3
    ), f as (
      select b.place, b.upto - b.after as stock,
             round(v.value::numeric * b.upto / v.stock) - round(v.value::numeric * b.after / v.stock) as value
        from reported_variants v left join came c using (product_id, color_id, size_id)
        cross join lateral (
          select least(coalesce(c.days30, 0), v.stock) as n1, least(coalesce(c.days60, 0), v.stock) as n2,
                 least(coalesce(c.days90, 0), v.stock) as n3, least(coalesce(c.days180, 0), v.stock) as n4,
                 least(coalesce(c.ever, 0), v.stock) as n5) n
        cross join lateral (
          values (1, 0, n.n1), (2, n.n1, n.n2), (3, n.n2, n.n3), (4, n.n3, n.n4), (5, n.n4, n.n5), (6, n.n5, v.stock)
        ) as b (place, after, upto)
       where v.stock > 0 and b.upto > b.after
    )
    select (array['days30', 'days60', 'days90', 'days180', 'daysMore', 'noReceipt'])[f.place] as key, null as label, ${figures}
      from (select place, sum(stock) as stock, sum(value) as value, sum(stock) filter (where value = 0) as uncosted
              from f group by 1) f
     group by f.place order by f.place`;
}

const daysBack = ({ now }: Question, days: number) =>
  sql`${new Date(now.getTime() - days * 86_400_000)}::timestamptz`;
