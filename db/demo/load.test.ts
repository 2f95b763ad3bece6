import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../test/store.ts';
import { demoIsLoaded, loadDemo } from './load.ts';
import { products } from './products.ts';
import { customers } from './reviewers.ts';
import { orders, reviews } from './reviews.ts';

const store = await openStore({ demo: true });

const count = async (what: string) =>
  (await sql<{ count: number }>`select count(*) from ${sql.raw(what)}`.execute(store.db)).rows[0]?.count;

test('the demo shop violates no invariant of the database', async () => {
  expect(await store.invariants()).toEqual([]);
});

test('everything written for the demo is there', async () => {
  expect(await count('products')).toBe(products.length);
  expect(await count('variants')).toBe(products.flatMap(({ stock }) => stock).length);
  expect(await count('reviews')).toBe(reviews.length);
  expect(await count('shoppers')).toBe(customers.length);
  expect(await count(`orders where status = 'completed'`)).toBe(orders.length);
  expect(await count('home_content')).toBe(10);
  expect(await count('coupons')).toBe(12);
});

test('what is on the shelf is what the facts and the receipts say, past orders taken off before', async () => {
  const pieces = products.flatMap(({ stock }) => stock).reduce((sum, variant) => sum + variant.pieces, 0);
  const received = await count(`stock_ledger m, generate_series(1, m.change) where m.receipt_id is not null`);
  expect(received).toBe(57);
  const back = await count(
    `stock_ledger m, generate_series(1, m.change) where m.reason in ('refused', 'returned', 'canceled')`,
  );
  const spoilt = await count(
    `stock_ledger m, generate_series(1, -m.change) where m.reason = 'damaged' and m.bucket = 'stock'`,
  );
  expect(await count('variants v, generate_series(1, v.stock)')).toBe(
    pieces + (received ?? 0) + (back ?? 0) - (spoilt ?? 0),
  );
});

test('products have a trend, words to be found by, and colors and sizes to be filtered by', async () => {
  expect(await count(`products where trend = 0`)).toBe(0);
  expect(await count('product_search')).toBe(products.length);
  expect(await count(`products where color_ids = '{}'`)).toBe(0);
});

test('every piece is shown from the front in each color, and nearly all from behind and from near', async () => {
  const shown = (view: string) => count(`product_pictures where view = '${view}'`);
  const colors = (await count('product_colors')) ?? 0;
  expect(await shown('front')).toBe(colors);
  expect(await shown('back')).toBeGreaterThan(colors * 0.85);
  expect(await shown('detail')).toBeGreaterThan(colors * 0.95);
});

test('every piece with a size guide has a drawing to measure by, but belts and what is sold folded', async () => {
  const unmeasured = await sql<{ slug: string }>`
    select slug from products where size_guide_id is not null and outline is null`.execute(store.db);
  const flat = products.filter(({ typeId }) => typeId === 'belt' || typeId === 'womens-underwear-set');
  expect(unmeasured.rows.map(({ slug }) => slug).toSorted()).toEqual(flat.map(({ slug }) => slug).toSorted());
});

test('every reviewer has a delivered order of what they review', async () => {
  const without = await count(`reviews r where not exists (
    select from orders o join order_lines l on l.order_id = o.id
     where o.shopper_id = r.shopper_id and l.product_id = r.product_id and o.delivered_at < r.created_at)`);
  expect(without).toBe(0);
});

test('nothing happened before what it follows, or is still to come', async () => {
  const now = `timestamptz '${store.now().toISOString()}'`;
  const impossible = {
    stop: `run_stops s join runs r on r.id = s.run_id
            where r.courier_id is not null and (s.ended_at < r.accepted_at or s.ended_at is not null and r.accepted_at is null)`,
    history: `order_history a join order_history b on a.order_id = b.order_id and a.id < b.id
               where a.at >= b.at or b.at > ${now}`,
    cash: `cash_entries e join orders o on o.id = e.order_id where e.occurred_at < o.delivered_at or e.occurred_at > ${now}`,
    returns: `returns where decided_at <= created_at or received_at <= decided_at or settled_at <= received_at`,
    counts: `cash_counts c join cash_lines h on h.entry_id = c.entry_id and h.account_id = 'courier:' || c.courier_id
              join cash_lines l on l.account_id = h.account_id and l.line_no < h.line_no
              join cash_entries e on e.id = l.entry_id where e.occurred_at > c.at`,
  };
  for (const [kind, rows] of Object.entries(impossible)) expect([kind, await count(rows)]).toEqual([kind, 0]);
});

test('a shop with products is left unchanged', async () => {
  expect(await demoIsLoaded(store.db)).toBe(true);
  await loadDemo(store.db, store.now());
  expect(await count('products')).toBe(products.length);
});
