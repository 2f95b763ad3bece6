import { describe, expect, test } from 'vitest';
import { addCoupon, addToCart, home, pay, shopperWithCoupon } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, { id: 'dress', brandId: 'loza', price: 2000, stock: { 'black/M': 500 } });
const reduced = await addProduct(db, {
  id: 'reduced',
  brandId: 'orontes',
  price: 2000,
  priceAfterDiscount: 1000,
  stock: { 'black/M': 500 },
});

describe('a coupon that runs', () => {
  test('is available, taken, put on the cart and taken off', async () => {
    const id = await addCoupon(store, {
      code: 'AHLAN15',
      value: 15,
      title_en: 'Welcome',
      title_ar: 'أهلاً',
      take_limit: 100,
    });
    const shopper = await store.shopper();
    const available = (await shopper.call('getAvailableCoupons')).body.data.coupons;
    expect(available.find(({ _id }) => _id === id)).toMatchObject({
      code: 'AHLAN15',
      title: 'Welcome',
      kind: 'percent',
      value: 15,
      remaining: 100,
      assigned: false,
      used: false,
      startsAt: '2026-10-31T21:00:00.000Z',
    });
    const taken = await shopper.call('assignCoupon', { couponId: id });
    expect([taken.status, taken.body.message]).toEqual([200, 'Coupon activated']);
    expect(taken.body.data.coupon).toMatchObject({ assigned: true, remaining: 99 });
    expect((await shopper.call('assignCoupon', { couponId: id })).body.data.coupon).toMatchObject({
      remaining: 99,
    });
    expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toMatchObject([
      { _id: id, assigned: true },
    ]);
    await addToCart(shopper, dress);
    const applied = await shopper.call('applyCoupon', { couponId: id });
    expect(applied.body.data.cart).toMatchObject({
      discount: 300,
      total: 1850,
      coupon: { _id: id },
      couponIssue: null,
    });
    const off = await shopper.call('applyCoupon', { couponId: null });
    expect(off.body.data.cart).toMatchObject({ discount: 0, total: 2150, coupon: null });
    expect(await store.invariants()).toEqual([]);
  });

  test('is taken and applied in one by typing its code', async () => {
    await addCoupon(store, { code: 'RAMADAN10' });
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const { status, body } = await shopper.call('applyCoupon', { code: ' ramadan١٠ ' });
    expect([status, body.data.cart.discount]).toEqual([200, 200]);
    expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toMatchObject([
      { code: 'RAMADAN10' },
    ]);
  });

  test('of an amount takes no more than the pieces cost', async () => {
    const id = await addCoupon(store, { code: 'HUGE', kind: 'amount', value: 9000 });
    const shopper = await shopperWithCoupon(store, id, reduced);
    expect((await shopper.call('displayCart')).body.data.cart).toMatchObject({
      subTotal: 1000,
      discount: 1000,
      total: 150,
    });
  });

  test('for free delivery takes the fee away', async () => {
    const id = await addCoupon(store, { code: 'FREEWAY', kind: 'freeDelivery', value: 0 });
    const shopper = await shopperWithCoupon(store, id, dress);
    expect((await shopper.call('displayCart')).body.data.cart).toMatchObject({
      discount: 0,
      delivery: 0,
      total: 2000,
    });
  });

  test('that has come to no longer fit stays on the cart, off the total, and says why', async () => {
    const id = await addCoupon(store, { code: 'MORE', min_sub_total: 4000 });
    const shopper = await shopperWithCoupon(store, id, dress, 2);
    const line = { productId: dress, colorId: 'black', sizeId: 'M', quantity: 1 };
    const { cart } = (await shopper.call('updateQuantity', line)).body.data;
    expect(cart).toMatchObject({
      discount: 0,
      total: 2150,
      coupon: { _id: id },
      couponIssue: { code: 'COUPON_MIN_SUBTOTAL', message: 'Add 2,000 SYP more to use it' },
    });
  });
});

describe('taking is refused', () => {
  test.each([
    ['what is not there', { code: 'NOTHING' }, 404, 'COUPON_NOT_FOUND'],
    ['what is over', { code: 'OVER' }, 409, 'COUPON_EXPIRED'],
    ['what has not begun', { code: 'SOON' }, 409, 'COUPON_NOT_STARTED'],
    ['what has run out', { code: 'TAKEN' }, 409, 'COUPON_GONE'],
    ['no coupon named', {}, 400, 'VALIDATION'],
  ])('of %s', async (_, input, status, code) => {
    const answer = await (await store.shopper()).call('assignCoupon', input);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('for guests', async () => {
    for (const name of ['getAvailableCoupons', 'getAssignedCoupons'] as const) {
      expect((await store.guest().call(name)).status).toBe(401);
    }
    expect((await store.guest().call('assignCoupon', { code: 'OVER' })).status).toBe(401);
  });

  test('where another shopper owns it', async () => {
    const owner = await db.selectFrom('shoppers').select('id').limit(1).executeTakeFirstOrThrow();
    const id = await addCoupon(store, { code: 'THEIRS', owner_id: owner.id });
    const shopper = await store.shopper();
    expect((await shopper.call('assignCoupon', { couponId: id })).body.code).toBe('COUPON_NOT_FOUND');
    const { coupons } = (await shopper.call('getAvailableCoupons')).body.data;
    expect(coupons.some(({ _id }) => _id === id)).toBe(false);
  });

  test('to all but one of twenty who want the last piece at once', async () => {
    const id = await addCoupon(store, { code: 'ONEPIECE', take_limit: 1 });
    const rush = [];
    for (let index = 0; index < 20; index += 1) rush.push(await store.shopper());
    const answers = await Promise.all(rush.map((shopper) => shopper.call('assignCoupon', { couponId: id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'COUPON_GONE')).toHaveLength(19);
    expect(await store.invariants()).toEqual([]);
  });
});

await addCoupon(store, { code: 'OVER', ends_at: '2026-11-22T10:00:00+03:00' });
await addCoupon(store, { code: 'SOON', starts_at: '2026-11-22T10:00:01+03:00' });
await addCoupon(store, { code: 'TAKEN', take_limit: 1, taken_count: 1 });
await addCoupon(store, { code: 'SPENT', use_limit: 1, used_count: 0 });
await addCoupon(store, { code: 'ORONTES', brand_ids: ['orontes'] });
await addCoupon(store, { code: 'FULLPRICE', undiscounted_only: true });
await addCoupon(store, { code: 'BIG', min_sub_total: 10_000 });
await addCoupon(store, { code: 'FIRSTONLY', first_order_only: true });
const byCard = await addCoupon(store, { code: 'BYCARD' });

describe('applying is refused', () => {
  test.each([
    ['what is not there', dress, { couponId: 'nothing' }, 404, 'COUPON_NOT_FOUND'],
    ['what was not taken', dress, { couponId: byCard }, 409, 'COUPON_NOT_ASSIGNED'],
    ['what is over', dress, { code: 'OVER' }, 409, 'COUPON_EXPIRED'],
    ['another brand’s', dress, { code: 'ORONTES' }, 409, 'COUPON_NOT_ELIGIBLE'],
    ['one for full prices', reduced, { code: 'FULLPRICE' }, 409, 'COUPON_NOT_ELIGIBLE'],
    ['one for larger carts', dress, { code: 'BIG' }, 409, 'COUPON_MIN_SUBTOTAL'],
  ])('of %s, and nothing is taken', async (_, product, input, status, code) => {
    const shopper = await store.shopper();
    await addToCart(shopper, product);
    const answer = await shopper.call('applyCoupon', input);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await shopper.call('displayCart')).body.data.cart.coupon).toBeNull();
    expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toEqual([]);
  });

  test('on an empty cart', async () => {
    const { body } = await (await store.shopper()).call('applyCoupon', { code: 'BYCARD' });
    expect(body.code).toBe('CART_EMPTY');
  });

  test('with what is missing, in words', async () => {
    const shopper = await store.shopper({ language: 'ar' });
    await addToCart(shopper, dress);
    const { body } = await shopper.call('applyCoupon', { code: 'BIG' });
    expect(body.message).toMatch(/^أضف 8,000\sل.س لتستفيد منها$/);
  });

  test('after a first order, and after one’s own use', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    await shopper.call('applyCoupon', { code: 'BYCARD' });
    expect((await pay(shopper)).status).toBe(201);
    await addToCart(shopper, dress);
    expect((await shopper.call('applyCoupon', { code: 'FIRSTONLY' })).body.code).toBe(
      'COUPON_FIRST_ORDER_ONLY',
    );
    expect((await shopper.call('applyCoupon', { code: 'BYCARD' })).body.code).toBe('COUPON_USED');
  });
});

test('a coupon given back by a canceled order can be used again', async () => {
  const id = await addCoupon(store, { code: 'AGAIN', use_limit: 1 });
  const shopper = await shopperWithCoupon(store, id, dress);
  const { order } = (await pay(shopper)).body.data;
  expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toMatchObject([{ used: true }]);
  await shopper.call('cancelOrder', { orderId: order._id });
  expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toMatchObject([{ used: false }]);
  await addToCart(shopper, dress);
  const again = await shopper.call('payCash', { address: home, couponId: id, expectedTotal: 1950 });
  expect([again.status, again.body.data.order.discount]).toEqual([201, 200]);
  expect(await store.invariants()).toEqual([]);
});

test('a coupon that ended meanwhile is not given back', async () => {
  const id = await addCoupon(store, { code: 'SHORT', use_limit: 1, ends_at: '2026-11-22T10:05:00+03:00' });
  const shopper = await shopperWithCoupon(store, id, dress);
  const { order } = (await pay(shopper)).body.data;
  store.setNow('2026-11-22T10:05:00+03:00');
  expect((await shopper.call('cancelOrder', { orderId: order._id })).status).toBe(200);
  expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toMatchObject([{ used: true }]);
  expect(await store.invariants()).toEqual([]);
});
