import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import { countBoughtTogether } from './count-bought-together.ts';

const store = await openStore();
const { db } = store;
const PRODUCTS = 40;
for (let made = 0; made < PRODUCTS; made += 1) await addProduct(db, { id: `p${made}` });

/**
 * Orders of several statuses and ages, with one to five products each; products with lower numbers are bought more.
 */
async function addOrders(from: number, to: number): Promise<void> {
  await sql`
    insert into orders (id, number, status, placed_at, delivered_at, sub_total, savings, discount, delivery, total, address,
                        estimated_from, estimated_to)
    select 'o' || i, 'n' || i, s.status, ${store.now()}::timestamptz - (i % 200) * interval '1 day',
           case when s.status <> 'pending' then now() end, 100, 0, 0, 0, 100, '{}', current_date, current_date
      from generate_series(${from}::int, ${to}::int) i,
           lateral (select (array['delivered', 'completed', 'returns', 'pending'])[1 + i * 7 % 4] as status) s`.execute(
    db,
  );
  await sql`
    insert into order_lines (order_id, line_no, product_id, color_id, size_id, name_en, name_ar, brand_en, brand_ar, brand_id,
                             category_id, color_name_en, color_name_ar, color_hex, size_label_en, size_label_ar, quantity,
                             full_price, unit_price, line_total, returnable)
    select 'o' || i, k, 'p' || (i * k * 13 + i * i) % (3 + i * 5 % ${PRODUCTS - 3}::int), 'c' || k, 's', '', '', '', '', '', '', '', '', '', '', '', 1, 1, 1, 1, true
      from generate_series(${from}::int, ${to}::int) i, generate_series(1, 1 + i % 5) k`.execute(db);
}

/** The same, computed from all orders at once. */
async function recount() {
  const { rows } = await sql`
    with pairs as (
      select one.product_id, other.product_id as other_id, count(distinct o.id) as orders
        from orders o
        join order_lines one on one.order_id = o.id
        join order_lines other on other.order_id = o.id and other.product_id <> one.product_id
       where o.status in ('delivered', 'completed') and o.placed_at > ${store.now()}::timestamptz - interval '180 days'
       group by 1, 2
    ), ranked as (
      select *, row_number() over (partition by product_id order by orders desc, other_id) as place from pairs
    )
    select product_id, other_id, orders from ranked where place <= 24 order by 1, 2`.execute(db);
  return rows;
}

const counted = async () =>
  (await sql`select product_id, other_id, orders from bought_together order by 1, 2`.execute(db)).rows;

const step = (from: string, to: string, every: number) =>
  sql`update orders set status = ${to} where status = ${from} and substr(id, 2)::int % ${every} = 0`.execute(
    db,
  );

test('orders that arrive, go back, are completed and grow old are counted as if all were counted again', async () => {
  await addOrders(1, 2500);
  expect(await countBoughtTogether(db, store.now())).toBeGreaterThan(500);
  expect(await counted()).toEqual(await recount());
  expect(await countBoughtTogether(db, store.now())).toBe(0);

  await step('delivered', 'returns', 3);
  await step('returns', 'completed', 4);
  await step('returns', 'delivered', 5);
  await sql`delete from orders where substr(id, 2)::int % 17 = 0`.execute(db);
  await addOrders(3001, 3200);
  store.setNow('2027-01-10T10:00:00+03:00');
  expect(await countBoughtTogether(db, store.now())).toBeGreaterThan(0);
  expect(await counted()).toEqual(await recount());
  expect(await countBoughtTogether(db, store.now())).toBe(0);
});

test('a run whose connection dies loses nothing and doubles nothing', async () => {
  await addOrders(4001, 8000);
  await sql`create function die() returns trigger language plpgsql as
            $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(db);
  await sql`create trigger dies before update on bought_together_orders for each row
              when (new.order_id = 'o7907') execute function die()`.execute(db);
  await expect(countBoughtTogether(db, store.now())).rejects.toThrow();
  const { rows } = await sql<{ counted: boolean; orders: number }>`
    select not is_stale as counted, count(*) as orders from bought_together_orders where order_id > 'o4' group by 1`.execute(
    db,
  );
  expect(rows.every(({ orders }) => orders > 0) && rows).toHaveLength(2);
  await sql`drop trigger dies on bought_together_orders`.execute(db);
  expect(await countBoughtTogether(db, store.now())).toBeGreaterThan(0);
  expect(await counted()).toEqual(await recount());
  const broken = await store.invariants();
  expect(broken.filter((row) => JSON.stringify(row).includes('bought together'))).toEqual([]);
});
