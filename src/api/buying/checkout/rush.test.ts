import { expect, test } from 'vitest';
import { addCoupon, addToCart, home, pay, shopperWithCoupon } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const { db } = store;

const codesOf = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body.code ?? status);
const count = (list: unknown[], wanted: unknown) => list.filter((item) => item === wanted).length;

async function shoppers(howMany: number): Promise<Client[]> {
  const list: Client[] = [];
  for (let index = 0; index < howMany; index += 1) list.push(await store.shopper());
  return list;
}

/** Pays as the page does, which tries again where a loaded machine answers that it is busy. */
async function insist(...[shopper, more]: Parameters<typeof pay>): ReturnType<typeof pay> {
  const answer = await pay(shopper, more);
  return answer.status === 503 ? insist(shopper, more) : answer;
}

test('of 50 shoppers at once on 10 pieces exactly 10 buy one', async () => {
  const shirt = await addProduct(db, { price: 500, stock: { 'black/M': 10 } });
  const rush = await shoppers(50);
  for (const shopper of rush) await addToCart(shopper, shirt);
  const answers = codesOf(await Promise.all(rush.map((shopper) => insist(shopper, { expectedTotal: 650 }))));
  expect(count(answers, 201)).toBe(10);
  expect(count(answers, 'OUT_OF_STOCK')).toBe(40);
  const { stock } = await db
    .selectFrom('variants')
    .select('stock')
    .where('product_id', '=', shirt)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(0);
  expect(await store.invariants()).toEqual([]);
});

test('carts with the same pieces in any order never deadlock', async () => {
  const products = [];
  for (let index = 0; index < 4; index += 1)
    products.push(await addProduct(db, { stock: { 'black/M': 8, 'black/L': 8 } }));
  const rush = await shoppers(12);
  for (const [index, shopper] of rush.entries()) {
    const mine = index % 2 === 0 ? products : products.toReversed();
    for (const product of mine) await addToCart(shopper, product, 1, index % 3 === 0 ? 'black/L' : 'black/M');
  }
  const answers = codesOf(await Promise.all(rush.map((shopper) => insist(shopper))));
  expect(count(answers, 201) + count(answers, 'OUT_OF_STOCK')).toBe(12);
  expect(count(answers, 201)).toBe(12);
  expect(await store.invariants()).toEqual([]);
});

test('a cart bought many times at once is bought once', async () => {
  const shirt = await addProduct(db, { price: 500 });
  const shopper = await store.shopper();
  await addToCart(shopper, shirt, 2);
  const pays = Array.from({ length: 12 }, () => insist(shopper, { expectedTotal: 1150 }));
  const answers = codesOf(await Promise.all(pays));
  expect(count(answers, 201)).toBe(1);
  expect(count(answers, 'CART_EMPTY')).toBe(11);
  expect((await shopper.call('getAllOrders')).body.data.orders).toHaveLength(1);
});

test('of a payment and a price change at once the order has the price that was shown, or there is none', async () => {
  for (let round = 0; round < 8; round += 1) {
    const shirt = await addProduct(db, { price: 1000 });
    const shopper = await store.shopper();
    await addToCart(shopper, shirt);
    const [paid] = await Promise.all([
      pay(shopper, { expectedTotal: 1150 }),
      db.updateTable('products').set({ price: 2000 }).where('id', '=', shirt).execute(),
    ]);
    const total = paid.status === 201 ? paid.body.data.order.total : paid.body.code;
    expect([1150, 'PRICE_CHANGED']).toContain(total);
  }
  expect(await store.invariants()).toEqual([]);
});

test('the same key 20 times at once makes one order and one answer', async () => {
  const shirt = await addProduct(db, { price: 500 });
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  const key = { 'idempotency-key': 'one-tap-too-many' };
  const pays = Array.from({ length: 20 }, () => pay(shopper, { expectedTotal: 650 }, key));
  const answers = await Promise.all(pays);
  const made = answers.filter(({ status }) => status === 201);
  expect(made.length).toBeGreaterThan(0);
  expect(answers.every(({ status, body }) => status === 201 || body.code === 'IDEMPOTENCY_RUNNING')).toBe(
    true,
  );
  for (const { body } of made) expect(body).toEqual(made[0]?.body);
  const again = await pay(shopper, { expectedTotal: 650 }, key);
  expect(again.body).toEqual(made[0]?.body);
  const other = await pay(shopper, { expectedTotal: 651 }, key);
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  expect((await shopper.call('getAllOrders')).body.data.orders).toHaveLength(1);
});

test('a refused payment does not use its key up', async () => {
  const shirt = await addProduct(db, { price: 500 });
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  const key = { 'idempotency-key': 'tried-twice' };
  expect((await pay(shopper, { expectedTotal: 1 }, key)).body.code).toBe('PRICE_CHANGED');
  expect((await pay(shopper, { expectedTotal: 650 }, key)).status).toBe(201);
});

test.each(['short', 'with space', 'x'.repeat(129)])('the key %j is refused', async (key) => {
  const shopper = await store.shopper();
  const { status } = await shopper.call(
    'payCash',
    { address: home, expectedTotal: 1 },
    { 'idempotency-key': key },
  );
  expect(status).toBe(400);
});

test('a coupon with one use left is used by one of two orders at once', async () => {
  const shirt = await addProduct(db, { price: 1000 });
  const coupon = await addCoupon(store, { code: 'LAST', use_limit: 1 });
  const rush = [await shopperWithCoupon(store, coupon, shirt), await shopperWithCoupon(store, coupon, shirt)];
  const answers = codesOf(
    await Promise.all(rush.map((shopper) => pay(shopper, { couponId: coupon, expectedTotal: 1050 }))),
  );
  expect(new Set(answers)).toEqual(new Set([201, 'COUPON_GONE']));
  expect(await store.invariants()).toEqual([]);
});

test('a coupon of a first order helps one of two first orders', async () => {
  const shirt = await addProduct(db, { price: 1000 });
  const coupon = await addCoupon(store, { code: 'FIRST', first_order_only: true, uses_a_shopper: 5 });
  const shopper = await shopperWithCoupon(store, coupon, shirt);
  expect((await pay(shopper)).body.data.order).toMatchObject({ discount: 100 });
  await addToCart(shopper, shirt);
  const { body } = await pay(shopper, { couponId: coupon, expectedTotal: 1050 });
  expect(body.code).toBe('COUPON_FIRST_ORDER_ONLY');
});
