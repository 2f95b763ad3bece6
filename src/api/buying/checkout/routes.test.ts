import { describe, expect, test } from 'vitest';
import { addCoupon, addToCart, buy, home, pay, shopperWithCoupon } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import { orderNumberIn } from '../../../shop/buying/orders/order-number.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, {
  id: 'dress',
  name: { en: 'Linen dress', ar: 'فستان كتان' },
  price: 2000,
  priceAfterDiscount: 1500,
  stock: { 'black/M': 200, 'black/L': 200 },
});

test('an order takes the cart, the stock and a copy of everything', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress, 2);
  const { status, body } = await pay(shopper, { note: 'Ring twice' });
  expect([status, body.message]).toEqual([201, 'Order placed']);
  const { order } = body.data;
  expect(order).toMatchObject({
    status: 'pending',
    history: [{ status: 'pending', at: '2026-11-22T07:00:00.000Z' }],
    subTotal: 3000,
    savings: 1000,
    discount: 0,
    delivery: 150,
    total: 3150,
    itemsCount: 2,
    paymentMethod: 'cash',
    currency: 'SYP',
    coupon: null,
    canCancel: true,
    deliveredAt: null,
    returnUntil: null,
    exchangeUntil: null,
    estimatedDelivery: { from: '2026-11-23', to: '2026-11-23' },
    address: { city: 'Damascus', fullAddress: 'Damascus - Mezzeh - Al-Jalaa Street' },
    returns: [],
    pointsEarned: 0,
  });
  expect(order.number).toMatch(/^[1-9]\d{8}$/);
  expect(order.items).toMatchObject([
    {
      name: 'Linen dress',
      quantity: 2,
      unitPrice: 1500,
      savings: 1000,
      lineTotal: 3000,
      returnable: true,
      returnedQuantity: 0,
    },
  ]);
  expect((await shopper.call('displayCart')).body.data.cart.items).toEqual([]);
  expect(await store.invariants()).toEqual([]);
});

test('the news of an order wait in the outbox, in the language it was placed in', async () => {
  const shopper = await store.shopper({ language: 'ar' });
  await addToCart(shopper, dress);
  const { number } = (await pay(shopper)).body.data.order;
  const { messages } = (await shopper.call('readOutbox', { to: shopper.phone })).body.data;
  const news = messages.filter(({ code }) => !code);
  expect(news[0]?.text).toBe(
    `منوال: وصلنا طلبك ${orderNumberIn('ar', number)}. المبلغ 1,650\u00a0ل.س نقداً عند الاستلام.`,
  );
});

test('later edits of the catalog change nothing in an order', async () => {
  const shopper = await store.shopper();
  const shirt = await addProduct(db, { name: { en: 'White shirt', ar: 'قميص أبيض' }, price: 900 });
  const order = await buy(shopper, shirt);
  await db
    .updateTable('products')
    .set({ name_en: 'Gray shirt', price: 10, status: 'archived' })
    .where('id', '=', shirt)
    .execute();
  const { body } = await shopper.call('getOrderDetails', { orderId: order._id });
  expect(body.data.order).toEqual(order);
});

describe('paying is refused, with nothing changed,', () => {
  test.each([
    ['outside Syria', { address: { ...home, latitude: 33.8938, longitude: 35.5018 } }, 400, 'OUTSIDE_SYRIA'],
    [
      'for an unknown city without a point',
      { address: { city: 'Atlantis', area: 'Sea', street: 'One' } },
      400,
      'CITY_UNKNOWN',
    ],
    ['for a foreign phone', { address: { ...home, phone: '+4915112345678' } }, 400, 'PHONE_INVALID'],
    ['without a street', { address: { ...home, street: ' ' } }, 400, 'VALIDATION'],
    ['for another total', { expectedTotal: 1 }, 409, 'PRICE_CHANGED'],
    ['with a coupon that is not there', { couponId: 'nothing' }, 404, 'COUPON_NOT_FOUND'],
  ])('%s', async (_, more, status, code) => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const answer = await pay(shopper, more);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await shopper.call('displayCart')).body.data.cart.itemsCount).toBe(1);
    expect((await shopper.call('getAllOrders')).body.data.orders).toEqual([]);
  });

  test('with an empty cart', async () => {
    const { status, body } = await pay(await store.shopper());
    expect([status, body.code]).toEqual([409, 'CART_EMPTY']);
  });

  test('by a guest and by someone without a profile', async () => {
    expect((await store.guest().call('payCash', { address: home, expectedTotal: 1 })).status).toBe(401);
    const newcomer = await store.shopper({ registered: false });
    expect((await newcomer.call('payCash', { address: home, expectedTotal: 1 })).body.code).toBe(
      'PROFILE_INCOMPLETE',
    );
  });

  test('when prices changed, with the new totals', async () => {
    const shopper = await store.shopper();
    const coat = await addProduct(db, { price: 4000 });
    await addToCart(shopper, coat);
    await db.updateTable('products').set({ price: 4500 }).where('id', '=', coat).execute();
    const { status, body } = await pay(shopper, { expectedTotal: 4150 });
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(body.data).toEqual({ subTotal: 4500, savings: 0, discount: 0, delivery: 150, total: 4650 });
    expect((await pay(shopper, { expectedTotal: 4650 })).status).toBe(201);
  });

  test('when pieces are gone, each line by its name', async () => {
    const shopper = await store.shopper();
    const [hat, scarf] = [
      await addProduct(db, { stock: { 'black/M': 3 } }),
      await addProduct(db, { stock: { 'black/M': 3 } }),
    ];
    for (const productId of [hat, scarf, dress]) await addToCart(shopper, productId, 3);
    await buy(await store.shopper(), hat, 3);
    await buy(await store.shopper(), scarf, 1);
    const { status, body } = await pay(shopper);
    expect([status, body.code, body.message]).toEqual([
      409,
      'OUT_OF_STOCK',
      'Sorry, the quantity is out of stock',
    ]);
    expect(body.errors).toEqual([`"${hat}/black/M" has 0 left`, `"${scarf}/black/M" has 2 left`]);
  });

  test('when a piece is no longer sold', async () => {
    const shopper = await store.shopper();
    const hat = await addProduct(db);
    await addToCart(shopper, hat);
    await db.updateTable('products').set({ status: 'archived' }).where('id', '=', hat).execute();
    const { status, body } = await pay(shopper);
    expect([status, body.code, body.errors]).toEqual([
      409,
      'UNAVAILABLE',
      [`"${hat}/black/M" is not available`],
    ]);
  });
});

describe('a price, a fee or an owner that a caller sends', () => {
  test('is not stored', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const wish = { total: 1, delivery: 0, discount: 1600, status: 'delivered', shopperId: 'me' };
    const { status, body } = await shopper.send('POST', '/api/client/v1/payment/cash/pay', {
      address: home,
      expectedTotal: 1650,
      ...wish,
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      order: { status: 'pending', total: 1650, delivery: 150, discount: 0 },
    });
  });
});

describe('a coupon', () => {
  test('is used by the order, its discount split over the lines to the pound', async () => {
    const coupon = await addCoupon(store, {
      code: 'THIRD',
      value: 33,
      title_en: 'A third',
      title_ar: 'الثلث',
    });
    const shopper = await shopperWithCoupon(store, coupon, dress, 1);
    await addToCart(shopper, dress, 2, 'black/L');
    const { status, body } = await pay(shopper);
    expect(status).toBe(201);
    expect(body.data.order).toMatchObject({
      subTotal: 4500,
      discount: 1475,
      total: 3175,
      coupon: { code: 'THIRD', title: 'A third' },
    });
    const shares = await db
      .selectFrom('order_lines')
      .select('discount_share')
      .where('order_id', '=', body.data.order._id)
      .orderBy('quantity')
      .execute();
    expect(shares.map((row) => row.discount_share)).toEqual([492, 983]);
    const { coupons } = (await shopper.call('getAssignedCoupons')).body.data;
    expect(coupons).toMatchObject([{ code: 'THIRD', used: true }]);
    expect(await store.invariants()).toEqual([]);
  });

  test('for free delivery brings the fee to nothing', async () => {
    const coupon = await addCoupon(store, { code: 'WAY', kind: 'freeDelivery', value: 0 });
    const shopper = await shopperWithCoupon(store, coupon, dress);
    const { order } = (await pay(shopper)).body.data;
    expect(order).toMatchObject({ subTotal: 1500, discount: 0, delivery: 0, total: 1500 });
    expect(await store.invariants()).toEqual([]);
  });

  test('is left out by null, and stays with the shopper', async () => {
    const coupon = await addCoupon(store, { code: 'LATER' });
    const shopper = await shopperWithCoupon(store, coupon, dress);
    const { status, body } = await pay(shopper, { couponId: null, expectedTotal: 1650 });
    expect([status, body.data.order.coupon]).toEqual([201, null]);
    expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toMatchObject([{ used: false }]);
  });

  test('that no longer fits holds up an order that counted on it, and only that one', async () => {
    const coupon = await addCoupon(store, { code: 'LARGE', min_sub_total: 3000 });
    const shopper = await shopperWithCoupon(store, coupon, dress, 2);
    await shopper.call('updateQuantity', { productId: dress, colorId: 'black', sizeId: 'M', quantity: 1 });
    expect((await pay(shopper, { couponId: coupon })).body.code).toBe('COUPON_MIN_SUBTOTAL');
    expect((await pay(shopper, { expectedTotal: 1500 })).body.code).toBe('PRICE_CHANGED');
    expect((await pay(shopper)).body.data.order).toMatchObject({ discount: 0, coupon: null });
  });
});

describe('the fee', () => {
  test.each([
    ['of a point', { latitude: 36.2021, longitude: 37.1343 }, 475],
    ['of a city by its id', { city: 'latakia' }, 375],
    ['of a city by its name', { city: 'Latakia' }, 375],
    ['of a city by its Arabic name, written anyhow', { city: 'اللاذقيه' }, 375],
    ['of Damascus', { city: 'دمشق' }, 150],
  ])('%s is known', async (_, place, fee) => {
    const { status, body } = await store.guest().call('getDeliveryQuote', place);
    expect([status, body.data.fee]).toEqual([200, fee]);
    expect(body.data.estimatedDelivery.from >= '2026-11-23').toBe(true);
  });

  test.each([
    ['of Beirut', { latitude: 33.8938, longitude: 35.5018 }, 'OUTSIDE_SYRIA'],
    ['of Atlantis', { city: 'Atlantis' }, 'CITY_UNKNOWN'],
    ['of nowhere', {}, 'VALIDATION'],
    ['of half a point', { latitude: 33.5 }, 'VALIDATION'],
  ])('%s is refused', async (_, place, code) => {
    const { status, body } = await store.guest().call('getDeliveryQuote', place);
    expect([status, body.code]).toEqual([400, code]);
  });

  test('and the cities are public, in the asked language', async () => {
    const { body, headers } = await store.guest({ language: 'ar' }).call('getAllCities');
    expect(body.data.cities[0]).toMatchObject({ _id: 'damascus', name: 'دمشق', governorate: 'دمشق' });
    expect(body.data.cities[0]?.areas.length).toBeGreaterThan(3);
    expect(headers['cache-control']).toContain('public');
  });
});

test('a city stands in for a point', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const address = { city: 'حلب', area: 'الفرقان', street: 'شارع النيل', phone: '0944 123 456' };
  const { body } = await pay(shopper, { address, expectedTotal: 1975 });
  expect(body.data.order).toMatchObject({ delivery: 475, address: { phone: '+963944123456' } });
});

test('an order number that is taken is drawn again', async () => {
  const dress = await addProduct(store.db, { stock: { 'black/M': 2 } });
  const shopper = await store.shopper();
  const first = await buy(shopper, dress);
  // The first number that is drawn is the first order's; the sequence stays where it is when the transaction rolls back.
  await store.pool.query(`
    create sequence draws;
    create function draw_taken() returns trigger language plpgsql as $$
    begin
      if nextval('draws') = 1 then new.number := '${first.number}'; end if;
      return new;
    end $$;
    create trigger drawn before insert on orders for each row execute function draw_taken()`);
  try {
    const second = await buy(shopper, dress);
    const { rows } = await store.pool.query(
      `select last_value::int as draws, (select stock from variants where product_id = $1) as stock,
              (select count(*)::int from orders where number in ($2, $3)) as orders from draws`,
      [dress, first.number, second.number],
    );
    expect(rows).toEqual([{ draws: 2, stock: 0, orders: 2 }]);
  } finally {
    await store.pool.query('drop trigger drawn on orders; drop function draw_taken; drop sequence draws');
  }
});
