import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bringTo, buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { bringing, decide, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import type { ReturnStatus } from '../../../shop/buying/orders/contract.ts';

const store = await openStore();
const dress = await addProduct(store.db, {
  id: 'dress',
  price: 1000,
  stock: { 'black/M': 100, 'black/L': 100, 'white/M': 100 },
});

async function sizesOf(shopper: Client): Promise<string[]> {
  const { user } = (await shopper.call('getUserData')).body.data;
  return user.usualSizes.map(({ sizeId }) => sizeId);
}

test('the usual size is that of what was brought and kept, and of nobody else', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, dress, 2, 'black/L');
  expect(await sizesOf(shopper)).toEqual([]);
  await bringTo(store, order._id, 'delivered');
  expect(await sizesOf(shopper)).toEqual(['L']);
  const other = await buy(shopper, dress, 2);
  await bringTo(store, other._id, 'delivered');
  expect(await sizesOf(shopper)).toEqual([]);
  expect(await sizesOf(await store.shopper())).toEqual([]);
});

const ends: [string, 'return' | 'exchange', ReturnStatus[], string[]][] = [
  ['a return that is asked for', 'return', [], []],
  ['a return that is turned down', 'return', ['rejected'], ['M']],
  ['an exchange that is done', 'exchange', ['approved', 'received', 'exchanged'], ['L']],
];

test.each(ends)('after %s it follows', async (_, kind, steps, expected) => {
  const { shopper, order } = await delivered(store, dress, 1);
  expect(await sizesOf(shopper)).toEqual(['M']);
  const wanted = line(dress, 1, kind === 'exchange' ? { newSizeId: 'L' } : {});
  const asked = await shopper.call('requestReturnShipment', bringing(order, kind, 'wrongSize', wanted));
  const { _id: id = '' } = asked.body.data.order.returns[0] ?? {};
  for (const to of steps) expect(await decide(store, order._id, id, to, 'No')).toBeNull();
  expect(await sizesOf(shopper)).toEqual(expected);
});

test('an exchange for another color keeps the size', async () => {
  const { shopper, order } = await delivered(store, dress, 1);
  const wanted = line(dress, 1, { newColorId: 'white' });
  const asked = await shopper.call('requestReturnShipment', bringing(order, 'exchange', 'other', wanted));
  const { _id: id = '' } = asked.body.data.order.returns[0] ?? {};
  for (const to of ['approved', 'received', 'exchanged'] as const)
    expect(await decide(store, order._id, id, to)).toBeNull();
  expect(await sizesOf(shopper)).toEqual(['M']);
});

test('it ends with the account, and is in no answer that is the same for all', async () => {
  const { shopper } = await delivered(store, dress);
  const { phone } = shopper;
  const input = { productId: dress };
  const [own, anyone] = [
    await shopper.call('getProductDetails', input),
    await store.guest().call('getProductDetails', input),
  ];
  expect(own.body).toEqual(anyone.body);
  const goOn = () =>
    sql`update verification_codes set created_at = created_at - interval '2 minutes'`.execute(store.db);
  await goOn();
  await shopper.call('sendOtp', { number: phone });
  const verificationCode = await shopper.readCode();
  expect((await shopper.call('deleteAccount', { verificationCode })).status).toBe(200);
  await goOn();
  expect(await sizesOf(await store.shopper({ phone }))).toEqual([]);
});
