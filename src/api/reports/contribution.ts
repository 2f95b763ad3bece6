import { type RawBuilder, sql } from 'kysely';
import { DAMASCUS, delivered, type Question } from './question.ts';

/**
 * What is left of each delivered order: items and fee less the cost of the kept pieces at the day's rate, the carrier's fee,
 * what was refunded and what its messages cost. A company's fee is that of its statement, before that the agreed one.
 */
export function contribution(asked: Question): RawBuilder<unknown> {
  return sql`
    with ${delivered(asked)}, days as (
      select day, coalesce(
               (select rate from exchange_rates where at < (day + 1)::timestamp at time zone ${DAMASCUS}
                 order by at desc, id desc limit 1),
               (select rate from exchange_rates order by at, id limit 1)) as rate
        from (select distinct (delivered_at at time zone ${DAMASCUS})::date as day from delivered) d
    ), taken as (
      select m.order_id, m.product_id, m.color_id, m.size_id, sum(m.change) as change, sum(m.value) as value
        from stock_ledger m join delivered d on d.order_id = m.order_id
       where m.bucket = 'stock' and m.reason in ('ordered', 'edited') group by 1, 2, 3, 4
    ), kept as (
      select s.order_id, sum(round(t.value::numeric * s.kept / t.change)) as cents
        from delivered d
        join settlement_lines s on s.settlement_id = d.id
        join order_lines l on l.order_id = s.order_id and l.line_no = s.line_no
        join taken t on t.order_id = l.order_id and t.product_id = l.product_id and t.color_id = l.color_id
         and t.size_id = l.size_id
       where t.change < 0 group by 1
    ), later as (
      select m.order_id, -sum(m.value) as cents
        from stock_ledger m join delivered d on d.order_id = m.order_id
       where m.bucket = 'stock' and m.reason in ('returned', 'exchangeHeld', 'exchangeReleased') group by 1
    ), refunds as (
      select r.order_id, sum(r.refund_amount - r.refund_rounding) as refunded
        from returns r join delivered d on d.order_id = r.order_id where r.status = 'refunded' group by 1
    ), statements as (
      select w.parcel_id, min(r.fee) as fee
        from waybills w
        join remitted_waybills r on r.company_id = w.company_id and r.number = w.number
        join company_statements t on t.id = r.statement_id and t.posted_at is not null group by 1
    ), figures as (
      select ${keyOf(asked)} as key, d.items, d.fee, coalesce(r.refunded, 0) as refunded,
             coalesce(round((coalesce(k.cents, 0) + coalesce(a.cents, 0)) * y.rate / 10000), 0) as cost,
             coalesce(t.fee, case c.fee_kind when 'fixed' then c.fee_value
                                             when 'percent' then round(d.cash_due * c.fee_value / 10000.0) end, 0) as carrier,
             coalesce(m.sent, 0) * ${asked.messageCost}::int as messages
        from delivered d
        join orders o on o.id = d.order_id
        join days y on y.day = (d.delivered_at at time zone ${DAMASCUS})::date
        left join kept k on k.order_id = d.order_id
        left join later a on a.order_id = d.order_id
        left join refunds r on r.order_id = d.order_id
        left join statements t on t.parcel_id = d.parcel_id
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
