import { beforeEach, expect, test } from 'vitest';
import { addToCart, bringTo, buy, pay, step } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openStore } from '../../../../test/store.ts';
import { writeSettings } from '../../settings.ts';

// With the settings' own limits, which other tests widen.

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, { id: 'dress', price: 1000, stock: { 'black/M': 99 } });
const coat = await addProduct(db, { id: 'coat', price: 9000, stock: { 'black/M': 99 } });

beforeEach(async () => {
  await writeSettings(db, {});
  await store.guest().call('getStoreFacts');
});

test('a new shopper has two orders under way, and a third once one has arrived', async () => {
  const shopper = await store.shopper();
  const first = await buy(shopper, dress);
  await buy(shopper, dress);
  await addToCart(shopper, dress);
  const refused = await pay(shopper);
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_LIMIT']);
  expect(refused.body.data).toEqual({ open: 2, limit: 2, refused: 0, until: null });
  expect(refused.body.message).toBe(
    'Until your first order arrives, you can have 2 orders open at a time. You can order again once one arrives. Your cart is saved.',
  );
  expect((await cartOf(shopper)).itemsCount).toBe(1);
  await bringTo(store, first._id, 'delivered');
  expect((await pay(shopper)).status).toBe(201);
});

test('what is under way of a new shopper comes to 30,000 at most, the first order too', async () => {
  const shopper = await store.shopper({ language: 'ar' });
  await addToCart(shopper, coat, 3);
  expect((await cartOf(shopper)).orderLimit).toBeNull();
  await addToCart(shopper, coat);
  const { orderLimit } = await cartOf(shopper);
  expect(orderLimit?.code).toBe('ORDER_TOTAL_LIMIT');
  expect(orderLimit?.message).toMatch(/^إلى أن يصلك أول طلب لا تتجاوز قيمة طلباتك المفتوحة .*30,000/);
  const refused = await pay(shopper);
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_TOTAL_LIMIT']);
  expect(refused.body.data).toEqual({ open: 0, cap: 30_000, refused: 0, until: null });
});

test('two counted refusals limit to one small order until the older of them is a year past', async () => {
  const shopper = await store.shopper();
  await refuses(shopper);
  await refuses(shopper);
  await addToCart(shopper, coat, 2);
  const { orderLimit } = await cartOf(shopper);
  expect(orderLimit?.code).toBe('ORDER_TOTAL_LIMIT');
  expect(orderLimit?.message).toContain('Reason: 2 parcels were not accepted.');
  expect(orderLimit?.message).toContain('This applies until');
  expect(orderLimit?.message).not.toMatch(/watched|blocked/);
  await shopper.call('updateQuantity', { productId: coat, colorId: 'black', sizeId: 'M', quantity: 1 });
  expect((await pay(shopper)).status).toBe(201);
  await addToCart(shopper, dress);
  expect((await pay(shopper)).body.data).toMatchObject({ open: 1, limit: 1, refused: 2 });
});

test('a struck-out refusal and one for the store’s reason do not count', async () => {
  const shopper = await store.shopper();
  await refuses(shopper);
  const struck = await refuses(shopper);
  await db
    .insertInto('staff')
    .values({ id: 'rana', phone: '+963944000001', name: 'Rana', roles: ['owner'] })
    .execute();
  const { id: parcel } = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', struck)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('refusal_strikes')
    .values({ parcel_id: parcel, staff_id: 'rana', reason: 'Our mistake', at: store.now() })
    .execute();
  await addToCart(shopper, coat, 2);
  expect((await cartOf(shopper)).orderLimit).toBeNull();
});

test('a shopper who is paused by hand reads until when, keeps the cart and sees open orders', async () => {
  const shopper = await store.shopper();
  const open = await buy(shopper, dress);
  const { _id } = (await shopper.call('getUserData')).body.data.user;
  await db
    .insertInto('trust_marks')
    .values({
      shopper_id: _id,
      level: 'blocked',
      reason: 'said no',
      until: '2027-02-01T00:00:00Z',
      set_by: 'x',
    })
    .execute();
  await addToCart(shopper, dress);
  const refused = await pay(shopper);
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDERING_PAUSED']);
  expect(refused.body.data).toEqual({ refused: 0, until: '2027-02-01T00:00:00.000Z' });
  expect(refused.body.message).toBe(
    'We cannot take orders from this number right now. This applies until 1\u00a0February 2027 at the latest. Your cart is saved.',
  );
  expect((await shopper.call('getOrderDetails', { orderId: open._id })).status).toBe(200);
});

test('what a number did counts for its next account, without a name, for a year', async () => {
  const shopper = await store.shopper();
  await refuses(shopper);
  await refuses(shopper);
  await forgetCodes(shopper.phone);
  await shopper.call('sendOtp', { number: shopper.phone });
  const verificationCode = await shopper.readCode();
  expect((await shopper.call('deleteAccount', { verificationCode })).status).toBe(200);
  await forgetCodes(shopper.phone);
  const again = await store.shopper({ phone: shopper.phone });
  await addToCart(again, coat, 2);
  expect((await cartOf(again)).orderLimit?.message).toContain('2 parcels were not accepted');
  await db.updateTable('erased_outcomes').set({ at: '2025-11-01T00:00:00Z' }).execute();
  expect((await cartOf(again)).orderLimit).toBeNull();
});

const forgetCodes = (phone: string) =>
  store.pool.query(
    `update verification_codes set created_at = created_at - interval '2 minutes' where phone = $1`,
    [phone],
  );

const cartOf = async (shopper: Client) => (await shopper.call('displayCart')).body.data.cart;

/** Orders a piece and does not take it at the door; returns the order's id. */
async function refuses(shopper: Client): Promise<string> {
  const { _id } = await buy(shopper, dress);
  await bringTo(store, _id, 'inDelivery');
  await step(store, _id, 'canceled', 'changedMind');
  return _id;
}
