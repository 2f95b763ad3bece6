import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../../../../shop/fulfilment/order-views.ts';
import type { Db } from '../../../db/database.ts';
import { type ListRow, ordersWhere, selectForConsole } from './console-rows.ts';
import type { OrderQuestion } from './order-condition.ts';

type Sum = { orders: number; canceled: number; tests: number; cash: number | null };
/** `past`: the condition on `o` of what comes after the last page. */
type Page = { limit: number; oldest: boolean; past: RawBuilder<unknown> };

/** A page of what a question finds, with the number of orders and the cash of those neither canceled nor tests; beyond the limit no cash. */
export async function findOrders(
  db: Db,
  { condition, found, counted, isAll }: OrderQuestion,
  { limit, oldest, past }: Page,
  all: number | null,
): Promise<{ rows: ListRow[]; sum: Sum }> {
  const many = { orders: MOST_COUNTED + 1, canceled: 0, tests: 0, cash: null };
  // So many are met soon on the way from the newest or the oldest.
  const walk = async () =>
    selectForConsole(db, ordersWhere(sql`${condition} and ${past}`, false), { limit, oldest });
  if (isAll && (all === null || all > MOST_COUNTED)) return { rows: await walk(), sum: many };
  if (counted !== null && (await isMany(db, counted))) return { rows: await walk(), sum: many };
  const direction = oldest ? sql`asc` : sql`desc`;
  const { rows: read } = await sql<Sum & { ids: string[] }>`
    with found as materialized (
      select o.id, o.placed_at, o.status, o.is_test, o.total, o.cash_step from ${found} limit ${sql.lit(MOST_COUNTED + 1)}),
    counted as materialized (select count(*) as orders from found)
    select c.orders, s.*,
           array(select o.id from found o where ${past} order by o.placed_at ${direction}, o.id ${direction} limit ${sql.lit(limit)}) as ids
      from counted c cross join lateral (
        select count(*) filter (where f.status = 'canceled') as canceled,
               count(*) filter (where f.status <> 'canceled' and f.is_test) as tests,
               coalesce(sum(coalesce(d.cash_due, f.total - f.total % f.cash_step))
                          filter (where f.status <> 'canceled' and not f.is_test), 0)::bigint as cash
          from found f left join lateral (
            select d.cash_due from parcels p join settlements d on d.parcel_id = p.id
             where p.order_id = f.id and p.return_id is null and c.orders <= ${MOST_COUNTED} offset 0) d on true
         where c.orders <= ${MOST_COUNTED}) s`.execute(db);
  const [answer] = read;
  if (answer === undefined) throw new Error('a count has a row');
  const { ids, ...sum } = answer;
  if (sum.orders > MOST_COUNTED) return { rows: await walk(), sum: many };
  const rows = await selectForConsole(db, ordersWhere(sql`o.id = any(${ids})`, true), { limit, oldest });
  return { rows, sum };
}

async function isMany(db: Db, counted: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    select from (select count(*) as rows from (select from ${counted} limit ${sql.lit(MOST_COUNTED + 1)}) r) c
     where c.rows > ${MOST_COUNTED}`.execute(db);
  return rows.length > 0;
}
