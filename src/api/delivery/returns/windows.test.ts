import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addToCart, bringTo, buy, passTime } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { bringing, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import type { Order } from '../../../shop/buying/orders/contract.ts';
import { lineDeadlines } from '../../../shop/buying/orders/return-window.ts';
import { inEachLanguage } from '../../../shop/language.ts';
import { type StoredSettings, Settings } from '../../../shop/settings.ts';
import { windowCases } from '../../../shop/time/business-days.cases.ts';
import { completeOrders } from './complete-orders.ts';

// Until when a line may go back: agreed when it is ordered, written on it when it is delivered, and then left alone.

const start = '2026-11-22T10:00:00+03:00';
const store = await openStore({ now: start });
const { db } = store;
const [dress, boots, slip] = [
  await addProduct(db, { id: 'dress', stock: { 'black/M': 99 } }),
  await addProduct(db, {
    id: 'boots',
    categoryId: 'shoes',
    subCategoryId: 'boots',
    stock: { 'black/M': 99 },
  }),
  await addProduct(db, { id: 'slip', categoryId: 'underwear', stock: { 'black/M': 99 } }),
];

const set = (value: StoredSettings) =>
  store.pool.query(
    'insert into settings (value) values ($1) on conflict (only_row) do update set value = excluded.value',
    [JSON.stringify(value)],
  );
const ownDays = (table: 'categories' | 'subcategories', id: string, days: number | null, exchange = days) =>
  sql`update ${sql.table(table)} set return_days = ${days}, exchange_days = ${exchange} where id = ${id}`.execute(
    db,
  );

const lastDays = ({ items }: Pick<Order, 'items'>) =>
  items.map(({ returnUntil, exchangeUntil }) => [returnUntil, exchangeUntil].map((end) => end?.slice(5, 10)));

beforeEach(async () => {
  store.setNow(start);
  await set({});
  await ownDays('categories', 'shoes', null);
  await ownDays('subcategories', 'boots', null);
});

async function buyAll(...products: string[]) {
  const shopper = await store.shopper();
  for (const product of products.slice(1)) await addToCart(shopper, product);
  const order = await buy(shopper, products[0] ?? dress);
  const read = async () => (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
  return { shopper, order, read };
}

test('each line has the windows of its category, and the order the latest of them', async () => {
  await ownDays('categories', 'shoes', 5, 2);
  const { shopper, order, read } = await buyAll(dress, boots, slip);
  expect(order.items).toMatchObject(
    order.items.map(() => ({ returnUntil: null, exchangeUntil: null, canReturn: false, canExchange: false })),
  );
  await bringTo(store, order._id, 'delivered');
  const { items, returnUntil, exchangeUntil } = await read();
  const lines = new Map(items.map((item) => [item.productId, item]));
  expect(lines.get(dress)).toMatchObject({
    returnUntil: '2026-11-25T21:00:00.000Z',
    exchangeUntil: '2026-12-01T21:00:00.000Z',
    canReturn: true,
    canExchange: true,
  });
  expect(lines.get(boots)).toMatchObject({
    returnUntil: '2026-11-29T21:00:00.000Z',
    exchangeUntil: '2026-11-24T21:00:00.000Z',
  });
  expect(lines.get(slip)).toMatchObject({ returnUntil: null, exchangeUntil: null, canReturn: false });
  expect([returnUntil, exchangeUntil]).toEqual(['2026-11-29T21:00:00.000Z', '2026-12-01T21:00:00.000Z']);

  await passTime(store, '2026-11-26T00:00:00+03:00', [shopper]);
  const can = Object.fromEntries(
    (await read()).items.map(({ productId, canReturn, canExchange }) => [
      productId,
      [canReturn, canExchange],
    ]),
  );
  expect(can).toEqual({ [dress]: [false, true], [boots]: [true, false], [slip]: [false, false] });
  const late = await shopper.call('requestReturnShipment', bringing(order, 'return', 'other', line(dress)));
  expect([late.status, late.body.code]).toEqual([409, 'RETURN_WINDOW_OVER']);
  const rest = { orderId: order._id, kind: 'return', reason: 'other' } as const;
  const { body } = await shopper.call('requestReturnOrder', rest);
  expect(body.data.order.returns).toMatchObject([{ items: [line(boots)] }]);
  expect(await store.invariants()).toEqual([]);
});

test('a subcategory’s own window comes before its category’s', async () => {
  await ownDays('categories', 'shoes', 5);
  await ownDays('subcategories', 'boots', 9, null);
  const { body } = await store.guest().call('getProductDetails', { productId: boots });
  expect(body.data.product).toMatchObject({ returnDays: 9, exchangeDays: 5 });
  const { order, read } = await buyAll(boots);
  await bringTo(store, order._id, 'delivered');
  expect(lastDays(await read())).toEqual([['12-03', '11-29']]);
});

test.each<[string, StoredSettings, StoredSettings, string[]]>([
  [
    'fewer days than agreed',
    { returnDays: 5, exchangeDays: 9 },
    { returnDays: 1, exchangeDays: 1 },
    ['11-29', '12-03'],
  ],
  ['more days than agreed', {}, { returnDays: 5, exchangeDays: 9 }, ['11-29', '12-03']],
  ['a holiday set before the delivery', {}, { holidays: [holiday('2026-11-24')] }, ['11-26', '12-02']],
])('of %s the shopper gets the better', async (_, placed, delivered, days) => {
  await set(placed);
  const { order, read } = await buyAll(dress);
  await set(delivered);
  await bringTo(store, order._id, 'delivered');
  expect(lastDays(await read())).toEqual([days]);
});

test('nothing that is changed after the delivery touches its lines', async () => {
  const { order, read } = await buyAll(dress, boots);
  await bringTo(store, order._id, 'delivered');
  const before = await read();
  await set({ returnDays: 1, exchangeDays: 90, holidays: [holiday('2026-11-24')] });
  await ownDays('categories', 'shoes', 30);
  await sql`update products set category_id = 'shoes', subcategory_id = 'boots' where id = ${dress}`.execute(
    db,
  );
  expect(await read()).toEqual(before);
  const sooner = sql`update order_lines set return_until = return_until - interval '1 second' where order_id = ${order._id}`;
  await expect(sooner.execute(db)).rejects.toThrow('a deadline moves only later');
  await sql`update products set category_id = 'women', subcategory_id = 'women--all' where id = ${dress}`.execute(
    db,
  );
});

test('an order waits for its latest line, and then says that the window is over', async () => {
  await ownDays('categories', 'shoes', 10);
  const { shopper, order, read } = await buyAll(dress, boots);
  await bringTo(store, order._id, 'delivered');
  const complete = async () => completeOrders(db, (await store.terms()).settings, store.now());
  const asked = { orderId: order._id, reason: 'other' } as const;
  await ownDays('categories', 'shoes', null);
  await passTime(store, '2026-12-06T23:59:59+03:00', [shopper]);
  await complete();
  expect((await read()).status).toBe('delivered');
  await passTime(store, '2026-12-07T00:00:00+03:00', [shopper]);
  await complete();
  expect((await read()).status).toBe('completed');
  expect((await shopper.call('requestReturnOrder', { ...asked, kind: 'return' })).body).toMatchObject({
    code: 'RETURN_WINDOW_OVER',
    message: 'It is too late to return this order.',
  });
  expect((await shopper.call('requestReturnOrder', { ...asked, kind: 'exchange' })).body.code).toBe(
    'EXCHANGE_WINDOW_OVER',
  );
  expect(await store.invariants()).toEqual([]);
});

test('orders that were delivered before lines had deadlines get those of the rule', async () => {
  const settings = Settings.parse({ exchangeDays: 8 });
  await set({ exchangeDays: 8 });
  const fill = await readFile(
    new URL('../../../../db/migrations/0018-fill-line-deadlines.sql', import.meta.url),
    'utf8',
  );
  const { order, read } = await buyAll(dress);
  await bringTo(store, order._id, 'delivered');
  // Only this test resets the deadlines of a line.
  await sql`alter table order_lines disable trigger order_lines_deadlines`.execute(db);
  // Its holidays are those known when it was written.
  for (const [, at] of windowCases.filter(([, day]) => day < '2027-12')) {
    await sql`update orders set delivered_at = ${at} where id = ${order._id}`.execute(db);
    await sql`update order_lines set return_until = null, exchange_until = null where order_id = ${order._id}`.execute(
      db,
    );
    await store.pool.query(fill);
    const rule = lineDeadlines(
      new Date(at),
      { returnDays: null, exchangeDays: null },
      settings,
      settings.holidays,
    );
    expect(await read()).toMatchObject({
      returnUntil: rule.returnUntil.toISOString(),
      exchangeUntil: rule.exchangeUntil.toISOString(),
    });
  }
});

function holiday(date: string) {
  return { date, name: inEachLanguage(() => 'A holiday') };
}
