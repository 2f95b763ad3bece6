import { describe, expect, test } from 'vitest';
import { addToCart, passTime } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import { writeSettings } from '../../settings.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, {
  id: 'dress',
  name: { en: 'Linen dress', ar: 'فستان كتان' },
  brandId: 'loza',
  price: 2000,
  priceAfterDiscount: 1500,
  discountEndsAt: '2026-11-23T00:00:00+03:00',
  stock: { 'black/M': 12, 'black/L': 2, 'white/M': 0 },
});
await addProduct(db, { id: 'coat', availableFrom: '2026-12-01T00:00:00+03:00' });
await addProduct(db, { id: 'old', status: 'archived' });
await addProduct(db, { id: 'secret', status: 'draft' });

const piece = (productId: string, colorId = 'black', sizeId = 'M') => ({ productId, colorId, sizeId });

test('pieces add to the line that is there, and the cart is priced with the delivery to one’s own address', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress, 1);
  const { status, body } = await shopper.call('addToCart', { ...piece(dress), quantity: 2 });
  expect(status).toBe(200);
  expect(body.message).toBe('Added to cart successfully');
  expect(body.data.cart).toMatchObject({
    subTotal: 4500,
    savings: 1500,
    discount: 0,
    delivery: 150,
    total: 4650,
    itemsCount: 3,
    coupon: null,
    couponIssue: null,
  });
  expect(body.data.cart.items).toMatchObject([
    {
      ...piece(dress),
      name: 'Linen dress',
      quantity: 3,
      available: 12,
      price: 2000,
      priceAfterDiscount: 1500,
      lineTotal: 4500,
      issue: null,
    },
  ]);
});

test('pieces are added once for a key, however often the call is sent', async () => {
  const shopper = await store.shopper();
  const add = async (key: string, quantity = 1) =>
    shopper.call('addToCart', { ...piece(dress), quantity }, { 'idempotency-key': key });
  await add('lost-answer');
  expect((await add('lost-answer')).body).toMatchObject({
    message: 'Added to cart successfully',
    data: { cart: { itemsCount: 1 } },
  });
  expect((await add('lost-answer', 2)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  expect((await add('next-press')).body.data.cart.itemsCount).toBe(2);
});

test('the cart speaks Arabic', async () => {
  const shopper = await store.shopper({ language: 'ar' });
  await addToCart(shopper, dress);
  const { body } = await shopper.call('displayCart');
  expect(body.data.cart.items[0]).toMatchObject({ name: 'فستان كتان', color: { name: 'أسود' } });
});

describe('adding is refused', () => {
  test.each([
    ['more than is left', { ...piece(dress, 'black', 'L'), quantity: 3 }, 409, 'OUT_OF_STOCK'],
    ['a size that is sold out', { ...piece(dress, 'white'), quantity: 1 }, 409, 'OUT_OF_STOCK'],
    ['more than a line holds', { ...piece(dress), quantity: 11 }, 409, 'QUANTITY_LIMIT'],
    ['a piece that is only announced', { ...piece('coat'), quantity: 1 }, 409, 'COMING_SOON'],
    ['a piece that is no longer sold', { ...piece('old'), quantity: 1 }, 409, 'UNAVAILABLE'],
    ['an unpublished product', { ...piece('secret'), quantity: 1 }, 404, 'NOT_FOUND'],
    ['a color that was never made', { ...piece(dress, 'red'), quantity: 1 }, 404, 'NOT_FOUND'],
    ['nothing', { ...piece(dress), quantity: 0 }, 400, 'VALIDATION'],
    ['half a piece', { ...piece(dress), quantity: 1.5 }, 400, 'VALIDATION'],
  ])('for %s', async (_, input, status, code) => {
    const shopper = await store.shopper();
    const answer = await shopper.call('addToCart', input);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await shopper.call('displayCart')).body.data.cart.items).toEqual([]);
  });

  test('for a guest, with the words of the specification', async () => {
    const { status, body } = await store.guest().call('addToCart', { ...piece(dress), quantity: 1 });
    expect(status).toBe(401);
    expect(body.message).toBe('Please login with your phone number to continue');
  });

  test('for someone without a profile', async () => {
    const shopper = await store.shopper({ registered: false });
    const { status, body } = await shopper.call('addToCart', { ...piece(dress), quantity: 1 });
    expect([status, body.code]).toEqual([409, 'PROFILE_INCOMPLETE']);
  });

  test('where both together pass what a line holds, and the line stays as it was', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress, 8);
    const { status, body } = await shopper.call('addToCart', { ...piece(dress), quantity: 3 });
    expect([status, body.code]).toEqual([409, 'QUANTITY_LIMIT']);
    expect((await shopper.call('displayCart')).body.data.cart.items[0]?.quantity).toBe(8);
  });

  test('in a hundred clicks at once past the tenth', async () => {
    const shopper = await store.shopper();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => shopper.call('addToCart', { ...piece(dress), quantity: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'QUANTITY_LIMIT')).toHaveLength(30);
  });
});

describe('a quantity', () => {
  test('is set', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress, 2);
    const { body } = await shopper.call('updateQuantity', { ...piece(dress), quantity: 5 });
    expect(body.message).toBe('Quantity updated successfully');
    expect(body.data.cart).toMatchObject({ itemsCount: 5, subTotal: 7500 });
  });

  test.each([
    ['past the stock', piece(dress, 'black', 'L'), 3, 409, 'OUT_OF_STOCK'],
    ['past what a line holds', piece(dress), 11, 409, 'QUANTITY_LIMIT'],
    ['on a line that is not there', piece(dress, 'black', 'L'), 1, 404, 'NOT_FOUND'],
    ['to nothing', piece(dress), 0, 400, 'VALIDATION'],
  ])('is not set %s', async (_, line, quantity, status, code) => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const answer = await shopper.call('updateQuantity', { ...line, quantity });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('may be what the merchant says', async () => {
    const shopper = await store.shopper();
    await writeSettings(db, { maxQuantityPerLine: 12 });
    store.setNow('2026-11-22T10:00:10+03:00');
    const { status } = await shopper.call('addToCart', { ...piece(dress), quantity: 12 });
    expect(status).toBe(200);
    await writeSettings(db, {});
    store.setNow('2026-11-22T10:00:20+03:00');
  });
});

test('a line is removed, and removing it again succeeds too', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await shopper.call('removeFromCart', piece(dress));
    expect([status, body.message]).toEqual([200, 'Product removed']);
    expect(body.data.cart).toMatchObject({ items: [], itemsCount: 0, subTotal: 0, total: 0 });
  }
});

test('a line is removed by the form that the specification sends', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const url = '/api/client/v1/store/cart/remove-from-cart?productId=dress&colorId=black&sizeId=M';
  const { status } = await shopper.send('DELETE', url, '', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(status).toBe(200);
});

describe('a line saved for later', () => {
  test('leaves the cart and its totals, and comes back with its quantity', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress, 3);
    const { body } = await shopper.call('saveForLater', piece(dress));
    expect(body.data.cart).toMatchObject({ items: [], itemsCount: 0, subTotal: 0, total: 0 });
    expect(body.data.cart.saved).toMatchObject([{ ...piece(dress), quantity: 3, issue: null }]);
    const back = (await shopper.call('moveToCart', piece(dress))).body.data.cart;
    expect(back).toMatchObject({ items: [{ quantity: 3 }], saved: [], itemsCount: 3 });
  });

  test('comes back with as many as are left', async () => {
    const shopper = await store.shopper();
    const shirt = await addProduct(db, { stock: { 'black/M': 5 } });
    await addToCart(shopper, shirt, 4);
    await shopper.call('saveForLater', piece(shirt));
    await addToCart(shopper, shirt, 2);
    const { cart } = (await shopper.call('moveToCart', piece(shirt))).body.data;
    expect(cart).toMatchObject({ items: [{ quantity: 5, issue: null }], saved: [] });
  });

  test('stays saved while it is sold out', async () => {
    const shopper = await store.shopper();
    const shirt = await addProduct(db, { stock: { 'black/M': 1 } });
    await addToCart(shopper, shirt);
    await shopper.call('saveForLater', piece(shirt));
    await db.updateTable('variants').set({ stock: 0 }).where('product_id', '=', shirt).execute();
    const { status, body } = await shopper.call('moveToCart', piece(shirt));
    expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK']);
    const { cart } = (await shopper.call('displayCart')).body.data;
    expect(cart).toMatchObject({ items: [], saved: [{ issue: 'OUT_OF_STOCK' }] });
  });

  test('is forgotten, also twice; one that is not there is not found', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    await shopper.call('saveForLater', piece(dress));
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await shopper.call('removeSaved', piece(dress));
      expect([status, body.data.cart.saved]).toEqual([200, []]);
    }
    for (const call of ['saveForLater', 'moveToCart'] as const) {
      const { status, body } = await shopper.call(call, piece(dress));
      expect([call, status, body.code]).toEqual([call, 404, 'NOT_FOUND']);
    }
  });

  test('moved to the cart twice at once is there once', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress, 2);
    await shopper.call('saveForLater', piece(dress));
    const both = await Promise.all([1, 2].map(() => shopper.call('moveToCart', piece(dress))));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect((await shopper.call('displayCart')).body.data.cart).toMatchObject({ items: [{ quantity: 2 }] });
  });
});

test('lines that cannot be bought stay, say why and are not counted', async () => {
  const shopper = await store.shopper();
  const shirt = await addProduct(db, { price: 700, stock: { 'black/M': 5 } });
  const skirt = await addProduct(db, { price: 300, stock: { 'black/M': 5 } });
  const scarf = await addProduct(db, { price: 100, stock: { 'black/M': 5 } });
  for (const productId of [shirt, skirt, scarf]) await addToCart(shopper, productId, 3);
  await db.updateTable('variants').set({ stock: 0 }).where('product_id', '=', shirt).execute();
  await db.updateTable('variants').set({ stock: 2 }).where('product_id', '=', skirt).execute();
  await db.updateTable('products').set({ status: 'archived' }).where('id', '=', scarf).execute();
  const { cart } = (await shopper.call('displayCart')).body.data;
  expect(cart.items.map(({ issue, available }) => [issue, available])).toEqual([
    ['OUT_OF_STOCK', 0],
    ['NOT_ENOUGH_STOCK', 2],
    ['UNAVAILABLE', 5],
  ]);
  expect(cart.subTotal).toBe(900);
});

test('a discount ends at its end', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  await passTime(store, '2026-11-23T00:00:00+03:00', [shopper]);
  const { cart } = (await shopper.call('displayCart')).body.data;
  expect(cart.items[0]).toMatchObject({ price: 2000, priceAfterDiscount: null, lineTotal: 2000 });
  // The line says what it cost, until its shopper changes it.
  expect(cart.items[0]?.priceWas).toBe(1500);
  const changed = await shopper.call('updateQuantity', { ...piece(dress), quantity: 2 });
  expect(changed.body.data.cart.items[0]?.priceWas).toBeNull();
  expect(cart).toMatchObject({ subTotal: 2000, savings: 0 });
});
