import { expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { readRows } from './report-rows.ts';

const store = await openStore({ demo: true });
const now = store.now();
const period = { from: '2026-01-01', to: storeDateOf(now) };
const read = async (by: 'order' | 'day' | 'month', most: number | null) =>
  readRows(store.db, 'contribution', { by, period, language: 'en', now, messageCost: 7 }, most);

/** Of each order what `contribution` says, in numerics, by a key of the order `o` and its figures `f`. */
const expected = async (key: string, order: string) => {
  const { rows } = await store.pool.query(
    `with terms as (
       select ${key} as key, f.items, f.fee as delivery, f.refunded as refunds, f.sent * 7 as messages,
              round(f.cents::numeric * (select rate from exchange_rates order by at desc, id desc limit 1) / 10000) as cost,
              coalesce(f.company_fee::numeric, case c.fee_kind when 'percent' then round(f.cash_due * c.fee_value / 10000.0) else c.fee_value end, 0)
                as "carrierFees"
         from order_figures f join orders o on o.id = f.order_id left join companies c on c.id = f.company_id
        where f.day between $1 and $2)
     select key, json_build_object('orders', count(*), 'items', sum(items), 'delivery', sum(delivery), 'cost', sum(cost),
              'carrierFees', sum("carrierFees"), 'refunds', sum(refunds), 'messages', sum(messages),
              'contribution', sum(items + delivery - cost - "carrierFees" - refunds - messages)) as figures
       from terms group by key order by ${order}`,
    [period.from, period.to],
  );
  return rows as { key: string; figures: Record<string, number | null> }[];
};
const largestFirst = `sum(items + delivery - cost - "carrierFees" - refunds - messages) desc, key`;

/** Figures with halves to round, at a fixed fee, at a share and at a statement's, and many that are equal. */
async function varyFigures(): Promise<void> {
  await store.pool.query(
    `update companies set fee_kind = 'percent', fee_value = 333 where id = (select min(id) from companies)`,
  );
  await store.pool.query(`
    update order_figures f set cents = (n % 5) * 25, cash_due = 1000 + n % 3 * 50, items = case when n % 2 = 0 then 4000 else f.items end,
           fee = case when n % 2 = 0 then 0 else f.fee end, refunded = n % 4 / 3 * 10, sent = n % 6 / 5,
           company_id = case n % 4 when 1 then (select min(id) from companies) when 2 then (select max(id) from companies) end,
           company_fee = case when n % 8 = 1 then 77 end
      from (select order_id, row_number() over (order by order_id) as n from order_figures where day is not null) r
     where r.order_id = f.order_id`);
}

test.each([null, 12_345])('with a rate of %s each row and the sums are those of numerics', async (rate) => {
  await store.pool.query(`
    alter table exchange_rates disable trigger user; delete from exchange_rates; alter table exchange_rates enable trigger user`);
  if (rate !== null)
    await store.pool.query('insert into exchange_rates (at, rate) values ($1, $2)', ['2026-01-01', rate]);
  await varyFigures();
  const orders = await expected('o.number', largestFirst);
  expect(orders.length).toBeGreaterThan(20);
  const brief = ({ rows }: Awaited<ReturnType<typeof read>>) =>
    rows.map(({ key, figures }) => ({ key, figures }));
  const days = await expected(`to_char(f.day, 'YYYY-MM-DD')`, 'key');
  const months = await expected(`to_char(f.day, 'YYYY-MM')`, 'key');
  expect(brief(await read('day', null))).toEqual(days);
  expect(brief(await read('month', null))).toEqual(months);
  const whole = await read('order', null);
  expect(brief(whole)).toEqual(orders);
  for (const most of [1, 2, 5, 9, orders.length, orders.length + 1]) {
    const first = await read('order', most);
    expect(brief(first)).toEqual(orders.slice(0, most));
    expect(first.sum).toEqual(whole.sum);
    expect(first.left).toBe(Math.max(0, orders.length - most));
  }
});
