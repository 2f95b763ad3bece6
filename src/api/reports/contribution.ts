import { type RawBuilder, sql } from 'kysely';
import { DAMASCUS, delivered, type Question } from './question.ts';

/**
 * What is left of each delivered order: items and fee less the cost of the kept pieces at the day's rate, the carrier's fee,
 * what was refunded and what its messages cost. Pieces that were lost on their way back were used up as well. Without a
 * dollar rate the cost is unknown. A company's fee is that of its statement, before that the agreed one.
 */
export function contribution(asked: Question): RawBuilder<unknown> {
  // An order is a row of its own: hundreds of thousands of groups of one would take seconds.
  const isByOrder = asked.by === 'order';
  const sumOf = (figure: RawBuilder<unknown>) =>
    isByOrder ? sql`(${figure})::float8` : sql`sum(${figure})::float8`;
  const joins = isByOrder ? sql`join orders o on o.id = d.order_id` : sql``;
  return sql`
    with ${delivered(asked)}, days as materialized (
      select day::date, coalesce(
               (select rate from exchange_rates where at < (day::date + 1)::timestamp at time zone ${DAMASCUS}
                 order by at desc, id desc limit 1),
               (select rate from exchange_rates order by at, id limit 1)) as rate
        from generate_series(${asked.period.from}::date, ${asked.period.to}::date, '1 day') day
    ), figures as (
      select ${keyOf(asked)} as key, d.items, d.fee, d.refunded,
             case when y.rate is not null then round(d.cents::numeric * y.rate / 10000) end as cost,
             coalesce(d.company_fee, case c.fee_kind when 'fixed' then c.fee_value
                                             when 'percent' then round(d.cash_due * c.fee_value / 10000.0) end, 0) as carrier,
             d.sent * ${asked.messageCost}::int as messages
        from delivered d join days y on y.day = d.day left join companies c on c.id = d.company_id ${joins}
    )
    select key, key as label, ${isByOrder ? sql`1::float8` : sql`count(*)::float8`} as orders, ${sumOf(sql`items`)} as items,
           ${sumOf(sql`fee`)} as delivery, ${sumOf(sql`cost`)} as cost,
           ${sumOf(sql`carrier`)} as "carrierFees", ${sumOf(sql`refunded`)} as refunded,
           ${sumOf(sql`messages`)} as messages,
           ${sumOf(sql`items + fee - cost - carrier - refunded - messages`)} as contribution
      from figures ${isByOrder ? sql`` : sql`group by 1`}
     order by ${asked.by === 'day' || asked.by === 'month' ? sql`key` : sql`contribution desc, key`}`;
}

function keyOf({ by }: Question): RawBuilder<unknown> {
  if (by === 'order') return sql`o.number`;
  if (by === 'city') return sql`d.city`;
  const form = by === 'month' ? sql.lit('YYYY-MM') : sql.lit('YYYY-MM-DD');
  return sql`to_char(d.day, ${form})`;
}
