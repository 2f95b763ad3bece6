import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** The rate now, in hundredths of a pound for a dollar; null before the first one. */
export const rateNow = async (db: Db): Promise<number | null> => (await lastRates(db, 1))[0] ?? null;

/** The last rates in hundredths of a pound, the one of now first. */
export async function lastRates(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select('rate')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ rate }) => rate);
}

/**
 * The cost of a piece of the product `p` in pounds: the average of its stock whose cost is known, else that of the last
 * receipt; null where neither is known. `rate`: hundredths of a pound for a dollar.
 */
export function productCost(rate: number | null): RawBuilder<number | null> {
  return sql<number | null>`coalesce(
    (select sum(v.value)::float8 / sum(v.stock) from variants v
      where v.product_id = p.id and v.stock > 0 and v.value > 0) * ${rate}::float8 / 10000,
    (select case when r.currency = 'USD' then l.unit_cost * ${rate}::float8 / 10000
                 else l.unit_cost * coalesce(${rate}::float8 / r.rate, 1) end
       from receipt_lines l join receipts r on r.id = l.receipt_id
      where l.product_id = p.id and r.state = 'posted' and l.unit_cost is not null and l.counted > 0
        and (r.currency = 'SYP' or ${rate}::float8 is not null)
      order by r.posted_at desc, l.position desc limit 1))`;
}
