import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../../../../../shop/delivery/fulfilment/order-views.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type ListRow, ordersWhere, selectForConsole } from './console-rows.ts';
import type { OrderQuestion } from './order-condition.ts';

type Sum = { orders: number; canceled: number; tests: number; cash: number | null };
/** `past`: the condition on `o` of what comes after the last page. */
type Page = { limit: number; oldest: boolean; past: RawBuilder<unknown> };

/** A page of what a question finds, with the number of orders and the cash of those neither canceled nor tests; beyond the limit no cash. */
export async function findOrders(
  db: Db,
  { condition, found, ids: known, isAll }: OrderQuestion,
  { limit, oldest, past }: Page,
  all: number | null,
): Promise<{ rows: ListRow[]; sum: Sum }> {
  const many = { orders: MOST_COUNTED + 1, canceled: 0, tests: 0, cash: null };
  // So many are met soon on the way from the newest or the oldest.
  const walk = async () =>
    selectForConsole(db, ordersWhere(sql`${condition} and ${past}`, false), { limit, oldest });
  if (isAll && (all === null || all > MOST_COUNTED)) return { rows: await walk(), sum: many };
  const direction = oldest ? sql`asc` : sql`desc`;
  const most = sql.lit(MOST_COUNTED + 1);
  const facts = sql`o.id, o.placed_at, o.status, o.is_test, o.cash_due`;
  // Where ids are known from indexes alone, no more orders are looked up than will be summed: by one array, which
  // PostgreSQL sorts and reads from the index in one pass.
  const read =
    known === null
      ? sql`
    with found as materialized (select ${facts} from ${found} limit ${most}),
    counted as materialized (select count(*) as orders from found)`
      : sql`
    with ids as materialized (select id from (${known}) known limit ${most}),
    counted as materialized (select count(*) as orders from ids),
    found as materialized (
      select ${facts} from orders o
       where o.id = any(array(select i.id from counted c cross join ids i where c.orders < ${most})))`;
  const { rows: answers } = await sql<Sum & { ids: string[] }>`
    ${read}
    select c.orders, s.*,
           array(select o.id from found o where ${past} order by o.placed_at ${direction}, o.id ${direction} limit ${sql.lit(limit)}) as ids
      from counted c cross join lateral (
        select count(*) filter (where f.status = 'canceled') as canceled,
               count(*) filter (where f.status <> 'canceled' and f.is_test) as tests,
               coalesce(sum(f.cash_due) filter (where f.status <> 'canceled' and not f.is_test), 0)::bigint as cash
          from found f
         where c.orders < ${most}) s`.execute(db);
  const [answer] = answers;
  if (answer === undefined) throw new Error('a count has a row');
  const { ids, ...sum } = answer;
  if (sum.orders > MOST_COUNTED) return { rows: await walk(), sum: many };
  const rows = await selectForConsole(db, ordersWhere(sql`o.id = any(${ids})`, true), { limit, oldest });
  return { rows, sum };
}
