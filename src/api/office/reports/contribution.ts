import { type RawBuilder, sql } from 'kysely';
import { DAMASCUS, delivered, type Question } from './question.ts';

/**
 * What is left of each delivered order: items and fee less the cost of the kept pieces at the day's rate, the carrier's fee,
 * what was refunded and what its messages cost. Pieces that were lost on their way back were used up as well. Without a
 * dollar rate the cost is unknown. A company's fee is that of its statement, before that the agreed one. By order the key is
 * the order's id, in no order: see `ordersByContribution`.
 */
export function contribution(asked: Question): RawBuilder<unknown> {
  const { by, period, messageCost } = asked;
  const figures = sql`
    with ${delivered(asked)}, days as materialized (
      select day::date, to_char(day, ${by === 'month' ? sql.lit('YYYY-MM') : sql.lit('YYYY-MM-DD')}) as key, coalesce(
               (select rate from exchange_rates where at < (day::date + 1)::timestamp at time zone ${DAMASCUS}
                 order by at desc, id desc limit 1),
               (select rate from exchange_rates order by at, id limit 1)) as rate
        from generate_series(${period.from}::date, ${period.to}::date, '1 day') day
    ), figures as (
      select *, items + delivery - cost - "carrierFees" - refunds - messages as contribution
        from (select ${keyOf(by)} as key, d.items, d.fee as delivery, ${rounded(sql`d.cents * y.rate`)} as cost,
                     coalesce(d.company_fee, case c.fee_kind when 'fixed' then c.fee_value
                                             when 'percent' then ${rounded(sql`d.cash_due * c.fee_value`)} end, 0) as "carrierFees",
                     d.refunded as refunds, d.sent * ${messageCost}::int as messages
                from delivered d join days y on y.day = d.day left join companies c on c.id = d.company_id
               -- Else each sum would compute its terms again.
               offset 0) terms
    )`;
  // Each order is its own row: grouping hundreds of thousands of them would take seconds.
  if (by === 'order') return sql`${figures} select *, 1 as orders from figures`;
  const sums = FIGURES.map((id) => sql`sum(${sql.ref(id)})::float8 as ${sql.ref(id)}`);
  return sql`
    ${figures}
    select key, key as label, count(*)::float8 as orders, ${sql.join(sums)} from figures group by 1
     order by ${by === 'day' || by === 'month' ? sql`key` : sql`contribution desc, key`}`;
}

/** The orders of `report` by contribution, then by number: all, or the first `most`. Numbers are read for these alone. */
export function ordersByContribution(most: number | null): RawBuilder<unknown> {
  const figures = sql.join(FIGURES.map((id) => sql`f.${sql.ref(id)}::float8`));
  const selected = sql`select o.number as key, o.number as label, f.orders::float8, ${figures} from report f`;
  if (most === null)
    return sql`${selected} join orders o on o.id = f.key order by f.contribution desc, o.number`;
  const last = sql`(select contribution from report order by contribution desc limit 1 offset ${most - 1})`;
  return sql`
    ${selected} cross join lateral (select number from orders o where o.id = f.key offset 0) o
     -- Unknown contributions come first. Of equal ones numbers decide, so all as large as the last are read.
     where f.contribution is null or f.contribution >= coalesce(${last}, f.contribution)
     order by f.contribution desc, o.number limit ${most}`;
}

const FIGURES = ['items', 'delivery', 'cost', 'carrierFees', 'refunds', 'messages', 'contribution'] as const;

/** Ten-thousandths rounded to a whole number, halves away from zero, as `round` does for numerics in twice the time. */
const rounded = (parts: RawBuilder<unknown>) =>
  sql`(${parts} + case when ${parts} < 0 then -5000 else 5000 end) / 10000`;

function keyOf(by: Question['by']): RawBuilder<unknown> {
  if (by === 'order') return sql`d.order_id`;
  return by === 'city' ? sql`d.city` : sql`y.key`;
}
