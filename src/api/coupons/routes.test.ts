import { describe, expect, test } from 'vitest';
import { addCoupon, addToCart, home, pay, shopperWithCoupon } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import { openStore } from '../../../test/store.ts';

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
    ['what nobody named', {}, 400, 'VALIDATION'],
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
    expect(body.message).toBe('أضف 8,000 ل.س لتستفيد منها');
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

describe('a preview', () => {
  test('shows what a code and a place would make of the cart, and changes nothing', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const { status, body } = await shopper.call('previewCart', { code: 'BYCARD', city: 'Aleppo' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      subTotal: 2000,
      discount: 200,
      delivery: 475,
      total: 2275,
      coupon: { code: 'BYCARD' },
    });
    expect((await shopper.call('displayCart')).body.data.cart).toMatchObject({ coupon: null, delivery: 150 });
    expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toEqual([]);
  });

  test('counts the cart’s own coupon where none is named, and none with null', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    await shopper.call('applyCoupon', { code: 'BYCARD' });
    expect((await shopper.call('previewCart', {})).body.data).toMatchObject({ discount: 200, delivery: 150 });
    expect((await shopper.call('previewCart', { couponId: null })).body.data).toMatchObject({
      discount: 0,
      coupon: null,
    });
  });

  test.each([
    [{ latitude: 33.8938, longitude: 35.5018 }, 400, 'OUTSIDE_SYRIA'],
    [{ city: 'Atlantis' }, 400, 'CITY_UNKNOWN'],
    [{ code: 'BIG' }, 409, 'COUPON_MIN_SUBTOTAL'],
    [{ couponId: byCard }, 409, 'COUPON_NOT_ASSIGNED'],
    [{ code: 'NOTHING' }, 404, 'COUPON_NOT_FOUND'],
  ])('of %j is refused', async (input, status, code) => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const answer = await shopper.call('previewCart', input);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('the offers', () => {
  const isMine = ({ coupon }: { coupon: { code: string } }) =>
    ['OFFER10', 'OFFERED', 'BIG', 'ORONTES', 'OFFERFREE', 'MINEOVER', 'USEDUP'].includes(coupon.code);

  test('say what each coupon would make of the cart at a place, the best first, and change nothing', async () => {
    await addCoupon(store, { code: 'OFFER10' });
    const taken = await addCoupon(store, { code: 'OFFERED', kind: 'amount', value: 500 });
    await addCoupon(store, { code: 'OFFERFREE', kind: 'freeDelivery', value: 0 });
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    await shopper.call('assignCoupon', { couponId: taken });
    const { status, body } = await shopper.call('getCouponOffers', { city: 'Aleppo' });
    expect(status).toBe(200);
    expect(body.data.base).toEqual({ subTotal: 2000, savings: 0, discount: 0, delivery: 475, total: 2475 });
    const offers = body.data.offers.filter(isMine).slice(0, 5);
    const codes = offers.map(({ coupon }) => coupon.code);
    expect([...codes.slice(0, 3), ...codes.slice(3).toSorted()]).toEqual([
      'OFFERED',
      'OFFERFREE',
      'OFFER10',
      'BIG',
      'ORONTES',
    ]);
    const byCode = Object.fromEntries(offers.map((offer) => [offer.coupon.code, offer]));
    expect(byCode).toMatchObject({
      OFFERED: { totals: { total: 1975 }, saves: 500, issue: null, coupon: { assigned: true } },
      OFFERFREE: { totals: { total: 2000 }, saves: 475, issue: null, coupon: { assigned: false } },
      OFFER10: { totals: { total: 2275 }, saves: 200, issue: null },
      ORONTES: { totals: null, saves: 0, issue: { code: 'COUPON_NOT_ELIGIBLE' } },
      BIG: {
        totals: null,
        saves: 0,
        issue: { code: 'COUPON_MIN_SUBTOTAL', message: 'Add 8,000 SYP more to use it' },
      },
    });
    for (const { coupon, totals } of offers) {
      const preview = await shopper.call('previewCart', { code: coupon.code, city: 'Aleppo' });
      expect(preview.status === 200 ? preview.body.data : null).toEqual(
        totals && { ...totals, coupon: expect.objectContaining({ code: coupon.code }) },
      );
    }
    expect((await shopper.call('displayCart')).body.data.cart.coupon).toBeNull();
    expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toMatchObject([{ code: 'OFFERED' }]);
  });

  test('have no coupon that is used up, and one that has ended only for whoever took it', async () => {
    const used = await addCoupon(store, { code: 'USEDUP' });
    await addCoupon(store, { code: 'MINEOVER', ends_at: '2026-11-22T10:00:02+03:00' });
    const stranger = await store.shopper();
    const shopper = await shopperWithCoupon(store, used, dress);
    await pay(shopper);
    await addToCart(shopper, dress);
    await shopper.call('assignCoupon', { code: 'MINEOVER' });
    store.setNow('2026-11-22T10:00:02+03:00');
    const codesOf = async (who: typeof shopper) =>
      (await who.call('getCouponOffers')).body.data.offers
        .filter(isMine)
        .map(({ coupon, issue }) => [coupon.code, issue?.code]);
    const [own, others] = [await codesOf(shopper), await codesOf(stranger)];
    store.setNow('2026-11-22T10:00:00+03:00');
    expect(own.filter(([code]) => code === 'USEDUP' || code === 'MINEOVER')).toEqual([
      ['MINEOVER', 'COUPON_EXPIRED'],
    ]);
    expect(others.some(([code]) => code === 'MINEOVER')).toBe(false);
  });

  test.each([
    [{ latitude: 33.8938, longitude: 35.5018 }, 'OUTSIDE_SYRIA'],
    [{ city: 'Atlantis' }, 'CITY_UNKNOWN'],
  ])('and a coupon put on the cart for %j are refused', async (place, code) => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const answers = [
      await shopper.call('getCouponOffers', place),
      await shopper.call('applyCoupon', { code: 'BYCARD', ...place }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, code],
      [400, code],
    ]);
    expect((await shopper.call('displayCart')).body.data.cart.coupon).toBeNull();
  });

  test('agree with the cart that putting the coupon on it answers', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const { body } = await shopper.call('applyCoupon', { code: 'BYCARD', city: 'Aleppo' });
    expect(body.data.cart).toMatchObject({ discount: 200, delivery: 475, total: 2275 });
  });

  test('are for shoppers', async () => {
    expect((await store.guest().call('getCouponOffers')).status).toBe(401);
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
