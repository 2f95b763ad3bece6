import { beforeEach, expect, test } from 'vitest';
import { addCoupon, addToCart, buy, home, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { bringing, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import { type StoredSettings } from '../../../shop/settings.ts';
import { transact } from '../../platform/db/database.ts';
import { isRefusal } from '../../refusal.ts';
import { writeSettings } from '../../settings.ts';
import { lockOrder } from '../orders/queries.ts';
import { stepOrder } from '../orders/step-order.ts';

// What an order is refused for beside its pieces: where it goes, how large it is, codes that are guessed.

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, { id: 'dress', price: 1000, stock: { 'black/M': 99, 'black/L': 99 } });
await addCoupon(store, { code: 'TENTH' });

async function set(value: StoredSettings): Promise<void> {
  await writeSettings(db, value);
  // A public answer asks for changes first.
  await store.guest().call('getStoreFacts');
}
beforeEach(() => set({}));

test('a pin in another city than the typed one is refused, whichever way the fee would go', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const { city, ...inDamascus } = home;
  expect(city).toBe('Damascus');
  for (const typed of ['Qamishli', 'القامشلي']) {
    const refused = await pay(shopper, { address: { ...inDamascus, city: typed } });
    expect([refused.status, refused.body.code]).toEqual([400, 'PIN_FAR_FROM_CITY']);
  }
  const quoted = await store.guest().call('getDeliveryQuote', {
    city: 'Qamishli',
    latitude: home.latitude,
    longitude: home.longitude,
  });
  expect(quoted.body.code).toBe('PIN_FAR_FROM_CITY');
  expect((await pay(shopper, { address: { ...inDamascus, city: 'A village' } })).status).toBe(201);
});

test.each<[string, StoredSettings, string]>([
  ['lines', { maxOrderLines: 1 }, 'One order can have one kind of item only.'],
  ['pieces', { maxOrderPieces: 2 }, 'One order can have up to 2 pieces.'],
  ['pounds', { maxOrderTotal: 3000 }, 'One order can be up to 3,000 SYP.'],
])('an order has a ceiling in %s', async (of, settings, said) => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress, 2);
  await addToCart(shopper, dress, 1, 'black/L');
  await set(settings);
  const { orderLimit } = (await shopper.call('displayCart')).body.data.cart;
  expect(orderLimit?.code).toBe('ORDER_TOO_LARGE');
  expect(orderLimit?.message.replaceAll('\u00a0', ' ')).toBe(
    `${said} Order part of it now and the rest afterwards.`,
  );
  const refused = await pay(shopper);
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_TOO_LARGE']);
  expect(refused.body.data).toEqual({ of, most: Object.values(settings)[0] });
  expect((await shopper.call('displayCart')).body.data.cart.itemsCount).toBe(3);
  const { productId, colorId, sizeId } = { productId: dress, colorId: 'black', sizeId: 'L' };
  await shopper.call('removeFromCart', { productId, colorId, sizeId });
  expect((await pay(shopper)).status).toBe(201);
});

test('a cart takes no more lines than an order', async () => {
  await set({ maxOrderLines: 1 });
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const more = await shopper.call('addToCart', { ...line(dress), sizeId: 'L' });
  expect([more.status, more.body.code]).toEqual([409, 'CART_FULL']);
});

test('a full list of saved pieces names its own limit, not that of the cart', async () => {
  await set({ maxOrderLines: 1 });
  const shopper = await store.shopper();
  for (const sizeId of ['M', 'L']) {
    await addToCart(shopper, dress, 1, `black/${sizeId}`);
    const { status, body } = await shopper.call('saveForLater', {
      productId: dress,
      colorId: 'black',
      sizeId,
    });
    if (sizeId === 'M') expect(status).toBe(200);
    else expect([body.code, body.message]).toEqual(['SAVED_FULL', expect.stringContaining('for later')]);
  }
});

test('coupon codes are guessed so often, whichever call and however many at once', async () => {
  await set({ wrongCouponCodesPerHour: 4 });
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, guess) =>
      shopper.call((['assignCoupon', 'applyCoupon', 'previewCart'] as const)[guess % 3] ?? 'applyCoupon', {
        code: `GUESS${guess}`,
      }),
    ),
  );
  const codes = guesses.map(({ body }) => String(body.code)).toSorted();
  const times = (count: number, code: string) => Array.from({ length: count }, () => code);
  expect(codes).toEqual([...times(4, 'COUPON_NOT_FOUND'), ...times(8, 'RATE_LIMITED')]);
  expect(Number(guesses.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await shopper.call('applyCoupon', { code: 'TENTH' })).status).toBe(429);
  const other = await store.shopper();
  await addToCart(other, dress);
  for (let again = 0; again < 6; again += 1)
    expect((await other.call('applyCoupon', { code: 'TENTH' })).status).toBe(200);
});

test('taking a coupon off says so', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  await shopper.call('applyCoupon', { code: 'TENTH' });
  const { body } = await shopper.call('applyCoupon', { couponId: null });
  expect(body.message).toBe('Coupon removed');
});

test('an exchange says so, and no hand takes its order out of the returns', async () => {
  const { shopper, order } = await delivered(store, dress);
  const { body } = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'exchange', 'wrongSize', line(dress, 1, { newSizeId: 'L' })),
  );
  expect([body.message, body.data.order.status]).toEqual(['Exchange requested', 'returns']);
  const byHand = async (id: string, to: 'delivered' | 'returns') =>
    transact(db, async (tx) => {
      const locked = await lockOrder(tx, { id });
      if (locked === undefined) throw new Error('there is no such order');
      const by = { role: 'merchant', name: 'test' } as const;
      return stepOrder(tx, locked, { to, by, ...(await store.terms()) });
    });
  const refused = await byHand(order._id, 'delivered');
  expect(isRefusal(refused) && refused.code).toBe('ORDER_STEP_NOT_ALLOWED');
  const plain = await buy(await store.shopper(), dress);
  const opened = await byHand(plain._id, 'returns');
  expect(isRefusal(opened) && opened.code).toBe('ORDER_STEP_NOT_ALLOWED');
  const returnId = body.data.order.returns[0]?._id ?? '';
  const withdrawn = await shopper.call('withdrawReturn', { orderId: order._id, returnId });
  expect(withdrawn.body.data.order.status).toBe('delivered');
  expect(await store.invariants()).toEqual([]);
});
