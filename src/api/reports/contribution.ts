import { type RawBuilder, sql } from 'kysely';
import { DAMASCUS, delivered, type Question } from './question.ts';

/**
 * What is left of each delivered order: items and fee less the cost of the kept pieces at the day's rate, the carrier's fee,
 * what was refunded and what its messages cost. A company's fee is that of its statement, before that the agreed one.
 */
export function contribution(asked: Question): RawBuilder<unknown> {
  return sql`
    with ${delivered(asked)}, days as materialized (
      select day, coalesce(
               (select rate from exchange_rates where at < (day + 1)::timestamp at time zone ${DAMASCUS}
                 order by at desc, id desc limit 1),
               (select rate from exchange_rates order by at, id limit 1)) as rate
        from (select distinct (delivered_at at time zone ${DAMASCUS})::date as day from delivered) d
    ), figures as (
      select ${keyOf(asked)} as key, d.items, d.fee, coalesce(r.refunded, 0) as refunded,
             coalesce(round((coalesce(k.cents, 0) + coalesce(a.cents, 0)) * y.rate / 10000), 0) as cost,
             coalesce(t.fee, case c.fee_kind when 'fixed' then c.fee_value
                                             when 'percent' then round(d.cash_due * c.fee_value / 10000.0) end, 0) as carrier,
             coalesce(m.sent, 0) * ${asked.messageCost}::int as messages
        from delivered d
        join orders o on o.id = d.order_id
        join days y on y.day = (d.delivered_at at time zone ${DAMASCUS})::date
        left join lateral (
          select sum(round(t.value::numeric * s.kept / t.change)) as cents
            from (select m.product_id, m.color_id, m.size_id, sum(m.change) as change, sum(m.value) as value
                    from stock_ledger m
                   where m.order_id = d.order_id and m.bucket = 'stock' and m.reason in ('ordered', 'edited')
                   group by 1, 2, 3) t
            join order_lines l on l.order_id = d.order_id and l.product_id = t.product_id and l.color_id = t.color_id
             and l.size_id = t.size_id
            join settlement_lines s on s.settlement_id = d.id and s.line_no = l.line_no
           where t.change < 0) k on true
        left join lateral (
          select -sum(m.value) as cents from stock_ledger m
           where m.order_id = d.order_id and m.bucket = 'stock'
             and m.reason in ('returned', 'exchangeHeld', 'exchangeReleased')) a on true
        left join lateral (
          select sum(b.refund_amount - b.refund_rounding) as refunded from returns b
           where b.order_id = d.order_id and b.status = 'refunded') r on true
        left join lateral (
          select min(w.fee) as fee
            from waybills n
            join remitted_waybills w on w.company_id = n.company_id and w.number = n.number
            join company_statements e on e.id = w.statement_id and e.posted_at is not null
           where n.parcel_id = d.parcel_id) t on true
        left join companies c on c.id = d.company_id
        left join order_messages m on m.order_id = d.order_id
    )
    select key, key as label, count(*)::float8 as orders, sum(items)::float8 as items, sum(fee)::float8 as delivery,
           sum(cost)::float8 as cost, sum(carrier)::float8 as "carrierFees", sum(refunded)::float8 as refunded,
           sum(messages)::float8 as messages, sum(items + fee - cost - carrier - refunded - messages)::float8 as contribution
      from figures group by 1
     order by ${asked.by === 'day' || asked.by === 'month' ? sql`key` : sql`contribution desc, key`}`;
}

function keyOf({ by }: Question): RawBuilder<unknown> {
  if (by === 'order') return sql`o.number`;
  if (by === 'city') return sql`o.address ->> 'city'`;
  const form = by === 'month' ? sql.lit('YYYY-MM') : sql.lit('YYYY-MM-DD');
  return sql`to_char(d.delivered_at at time zone ${DAMASCUS}, ${form})`;
}
