import { expect, test } from 'vitest';
import { addCoupon, addToCart, home, pay, shopperWithCoupon, step } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const stock = { 'black/M': 200 };
const dress = await addProduct(store.db, { id: 'dress', price: 1000, stock });
const shirt = await addProduct(store.db, { id: 'shirt', price: 400, stock });

const spentOf = async (id: string) =>
  store.db.selectFrom('coupons').select(['spent', 'used_count']).where('id', '=', id).executeTakeFirst();

test('of every three pieces the cheapest is free, split over the lines of the order', async () => {
  const id = await addCoupon(store, {
    code: 'THREE',
    kind: 'buyXGetY',
    value: 0,
    buy_pieces: 2,
    free_pieces: 1,
  });
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  await addToCart(shopper, shirt);
  await shopper.call('assignCoupon', { couponId: id });
  const early = await shopper.call('applyCoupon', { couponId: id });
  expect([early.status, early.body.code, early.body.message]).toEqual([
    409,
    'COUPON_PIECES',
    'Add 1 more item to use it',
  ]);
  await addToCart(shopper, dress);
  expect((await shopper.call('applyCoupon', { couponId: id })).body.data.cart).toMatchObject({
    discount: 400,
    coupon: { kind: 'buyXGetY', buyPieces: 2, freePieces: 1 },
  });
  const { order } = (await pay(shopper)).body.data;
  expect(order.items.map(({ couponShare }) => couponShare).toSorted((a, b) => a - b)).toEqual([67, 333]);
  expect(await spentOf(id)).toEqual({ spent: 400, used_count: 1 });
  expect(await store.invariants()).toEqual([]);
});

test('a coupon of a governorate counts where the parcel goes there', async () => {
  const id = await addCoupon(store, { code: 'HALAB', governorate_ids: ['aleppo'] });
  const shopper = await shopperWithCoupon(store, id, dress);
  const aleppo = {
    city: 'Aleppo',
    area: 'Al-Aziziyah',
    street: 'Nile Street',
    latitude: 36.2021,
    longitude: 37.1343,
  };
  const toAleppo = await shopper.call('previewCart', { couponId: id, city: 'Aleppo' });
  expect(toAleppo.body.data).toMatchObject({ discount: 100 });
  const elsewhere = await shopper.call('previewCart', { couponId: id, city: 'Damascus' });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'COUPON_PLACE']);
  const { total } = toAleppo.body.data;
  expect((await pay(shopper, { address: home, couponId: id })).body.code).toBe('COUPON_PLACE');
  const paid = await pay(shopper, { address: aleppo, couponId: id, expectedTotal: total });
  expect([paid.status, paid.body.data.order.discount]).toEqual([201, 100]);
});

test.each([
  ['its budget', { budget: 250 }],
  ['its last two uses', { use_limit: 2 }],
])('of ten orders at once two get %s', async (_, limit) => {
  const id = await addCoupon(store, {
    code: `RACE${Object.keys(limit)[0]}`.toUpperCase().replace('_', ''),
    ...limit,
  });
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => shopperWithCoupon(store, id, dress)));
  const answers = await Promise.all(shoppers.map((shopper) => pay(shopper, { couponId: id })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(
    answers.filter(({ status }) => status !== 201).every(({ body }) => body.code === 'COUPON_GONE'),
  ).toBe(true);
  expect(await spentOf(id)).toEqual({ spent: 200, used_count: 2 });
  const [placed] = answers.filter(({ status }) => status === 201);
  await step(store, placed?.body.data.order._id ?? '', 'canceled');
  expect(await spentOf(id)).toEqual({ spent: 100, used_count: 1 });
  expect(await store.invariants()).toEqual([]);
});

test('free delivery counts against the budget too', async () => {
  const id = await addCoupon(store, { code: 'FREEWAY', kind: 'freeDelivery', value: 0, budget: 200 });
  const first = await shopperWithCoupon(store, id, dress);
  expect((await pay(first, { couponId: id })).status).toBe(201);
  expect(await spentOf(id)).toEqual({ spent: 150, used_count: 1 });
  const second = await store.shopper();
  await addToCart(second, dress);
  await second.call('assignCoupon', { couponId: id });
  expect((await second.call('previewCart', { couponId: id, city: 'Damascus' })).body.code).toBe(
    'COUPON_GONE',
  );
});
