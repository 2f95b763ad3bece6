import { type RawBuilder, sql } from 'kysely';
import { DAMASCUS, type Question } from './question.ts';

/**
 * What is left of each delivered order: items and fee less the cost of the kept pieces at the day's rate, the carrier's
 * fee, refunds and the cost of its messages. Pieces lost on their way back count as used up. Without a dollar rate the
 * cost is unknown. A company's fee is that of its statement, before that the agreed one. Only refused pieces are looked
 * up by variant, as few orders have any; the cost of all others is in `order_costs`.
 */
export function contribution(asked: Question): RawBuilder<unknown> {
  return sql`
    with d as materialized (
      select s.id, s.order_id, s.parcel_id, s.items, s.fee, s.cash_due, p.company_id,
             (s.delivered_at at time zone ${DAMASCUS})::date as day
        from reported_settlements s join parcels p on p.id = s.parcel_id and p.return_id is null
       where s.delivered_at >= ${asked.since} and s.delivered_at < ${asked.until}
    ), days as materialized (
      select day, coalesce(
               (select rate from exchange_rates where at < (day + 1)::timestamp at time zone ${DAMASCUS}
                 order by at desc, id desc limit 1),
               (select rate from exchange_rates order by at, id limit 1)) as rate
        from (select distinct day from d) d
    ), refused as (
      select d.order_id, sum(t.value + round(t.value::numeric * s.kept / t.change)) as cents
        from d join settlement_lines s on s.settlement_id = d.id
        join order_lines l on l.order_id = s.order_id and l.line_no = s.line_no and s.kept < l.quantity
        cross join lateral (
          select sum(m.change) as change, sum(m.value) filter (where not m.is_opening) as value
            from reported_stock_ledger m
           where m.order_id = l.order_id and m.product_id = l.product_id and m.color_id = l.color_id
             and m.size_id = l.size_id and m.bucket = 'stock' and m.reason in ('ordered', 'edited')) t
       where t.change < 0 group by 1
    ), refunds as (
      select b.order_id, sum(b.refund_amount - b.refund_rounding) as refunded
        from d join returns b on b.order_id = d.order_id and b.status = 'refunded' group by 1
    ), fees as (
      select n.parcel_id, min(w.fee) as fee
        from waybills n
        join remitted_waybills w on w.company_id = n.company_id and w.number = n.number
        join company_statements e on e.id = w.statement_id and e.posted_at is not null
       group by 1
    ), figures as (
      select ${keyOf(asked)} as key, d.items, d.fee, coalesce(r.refunded, 0) as refunded,
             case when y.rate is not null then round((coalesce(k.cents, 0) + coalesce(n.cents, 0)) * y.rate / 10000) end as cost,
             coalesce(t.fee, case c.fee_kind when 'fixed' then c.fee_value
                                             when 'percent' then round(d.cash_due * c.fee_value / 10000.0) end, 0) as carrier,
             coalesce(m.sent, 0) * ${asked.messageCost}::int as messages
        from d
        join reported_orders o on o.id = d.order_id
        join days y on y.day = d.day
        left join order_costs k on k.order_id = d.order_id
        left join refused n on n.order_id = d.order_id
        left join refunds r on r.order_id = d.order_id
        left join fees t on t.parcel_id = d.parcel_id
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
  return sql`to_char(d.day, ${form})`;
}
