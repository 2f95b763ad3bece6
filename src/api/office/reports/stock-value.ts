import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { groupJoins, groupKey, groupName, partOf, type Question } from './question.ts';

/**
 * What the pieces for sale cost. A piece's age is that of the receipt it came with: the newest receipts are taken to be
 * still there, the older ones sold. What is left beyond all receipts has no age.
 */
export function stockValue(asked: Question): RawBuilder<unknown> {
  if (asked.by !== 'age')
    return inPounds(sql`
      with f as (
        select ${partOf(asked.by)} as part, sum(stock) as stock, sum(value) as value, sum(stock) filter (where value = 0) as uncosted
          from reported_variants where stock > 0 group by 1
      ), sums as (
        select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, sum(f.stock) as stock, sum(f.value) as value,
               sum(f.uncosted) as uncosted
          from f ${groupJoins(asked.by)} group by 1
      )
      select *, row_number() over (order by value desc, stock desc, key) as place from sums`);
  // Only the bounds of the bands count, so the receipts are summed up to each of them and never sorted.
  const upTo = (days: number) =>
    sql`coalesce(sum(m.change) filter (where m.at > ${daysBack(asked, days)}), 0)`;
  // The pieces of a variant to the end of each band, and their value. Most are of one band, so that few values are divided.
  const pieces = (place: number) => sql.ref(`pieces${place}`);
  const value = (place: number) => sql.ref(`value${place}`);
  const valueTo = (place: number) => sql`
    case ${pieces(place)} when 0 then 0 when stock then value
         else round(value::numeric * ${pieces(place)} / stock)::bigint end as ${value(place)}`;
  const ofBands = (figure: (place: number) => RawBuilder<unknown>) =>
    sql`array[${sql.join(BANDS.map((_, place) => figure(place + 1)))}]`;
  const isIn = (place: number) => sql`${pieces(place)} > ${pieces(place - 1)}`;
  const piecesIn = (place: number) => sql`sum(${pieces(place)} - ${pieces(place - 1)})`;
  return inPounds(sql`
    with came as materialized (
      select m.product_id, m.color_id, m.size_id, ${upTo(30)} as days30, ${upTo(60)} as days60, ${upTo(90)} as days90,
             ${upTo(180)} as days180, sum(m.change) as ever
        from stock_ledger m
       where m.bucket = 'stock' and m.reason = 'received'
         and not coalesce(m.receipt_id = any(array(select id from receipts where state = 'reversed')), false) group by 1, 2, 3
    ), pieces as (
      select v.stock, v.value, 0 as pieces0, least(coalesce(c.days30, 0), v.stock) as pieces1,
             least(coalesce(c.days60, 0), v.stock) as pieces2, least(coalesce(c.days90, 0), v.stock) as pieces3,
             least(coalesce(c.days180, 0), v.stock) as pieces4, least(coalesce(c.ever, 0), v.stock) as pieces5, v.stock as pieces6
        from reported_variants v left join came c using (product_id, color_id, size_id)
       where v.stock > 0
    ), valued as (
      select *, ${sql.join([0, 1, 2, 3, 4, 5, 6].map(valueTo))} from pieces offset 0
    ), f as (
      select ${ofBands((place) => sql`${piecesIn(place)} filter (where ${isIn(place)})`)} as stock,
             ${ofBands((place) => sql`sum(${value(place)} - ${value(place - 1)}) filter (where ${isIn(place)})`)} as value,
             ${ofBands((place) => sql`${piecesIn(place)} filter (where ${isIn(place)} and ${value(place)} = ${value(place - 1)})`)} as uncosted
        from valued
    )
    select b.key, null as label, b.stock, b.value, b.uncosted, b.place
      from f cross join unnest(${sql.lit(`{${BANDS.join(',')}}`)}::text[], f.stock, f.value, f.uncosted)
                        with ordinality as b (key, stock, value, uncosted, place)
     where b.stock > 0`);
}

/**
 * The rows with their value in pounds too: that of all up to the row less that of all before it, both rounded. So the rows
 * of every grouping come to the pounds of the whole value.
 */
const inPounds = (rows: RawBuilder<unknown>): RawBuilder<unknown> => {
  const pounds = (cents: RawBuilder<unknown>) => sql`round(${cents}::numeric * r.rate / 10000)`;
  return sql`
    select key, label, stock::float8 as stock, value::float8 as value,
           (${pounds(sql`v.up_to`)} - ${pounds(sql`(v.up_to - v.value)`)})::float8 as "valuePounds",
           coalesce(uncosted, 0)::float8 as uncosted
      from (select *, sum(value) over (order by place) as up_to from (${rows}) p) v
      left join (select rate from exchange_rates order by at desc, id desc limit 1) r on true
     order by place`;
};

/** The age bands, newest receipts first; `noReceipt` has the pieces that no receipt covers. */
const BANDS = ['days30', 'days60', 'days90', 'days180', 'daysMore', 'noReceipt'];

const daysBack = ({ now }: Question, days: number) =>
  sql`${new Date(now.getTime() - days * DAY_MS)}::timestamptz`;
