import { expect, test } from 'vitest';
import { bringTo, buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import type { WantedParcelStep } from '../../delivery/fulfilment/steps/parcel-step.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_000, stock: { 'black/M': 200, 'black/L': 20 } });

async function placed(quantity = 1) {
  const shopper = await store.shopper();
  const { _id: orderId } = await buy(shopper, shirt, quantity);
  const read = async () => (await shopper.call('getOrderDetails', { orderId })).body.data.order;
  return { shopper, orderId, read };
}

test('a held order says why, and promises no day until it is released', async () => {
  const { orderId, read } = await placed();
  const { estimatedDelivery } = await read();
  const promised = { what: 'arrives', day: estimatedDelivery.to, isLate: false };
  expect(await read()).toMatchObject({ held: null, expected: promised });
  const until = new Date('2026-11-25T10:00:00+03:00');
  await take(store, orderId, { step: 'hold', reason: 'We check the address.', until });
  expect(await read()).toMatchObject({ held: 'We check the address.', expected: null });
  await take(store, orderId, { step: 'release' });
  expect(await read()).toMatchObject({ held: null, expected: promised });
});

test('an order that did not come on its day is late', async () => {
  const { orderId, read } = await placed();
  await store.db
    .updateTable('orders')
    .set({ estimated_from: '2026-11-18', estimated_to: '2026-11-19' })
    .where('id', '=', orderId)
    .execute();
  expect((await read()).expected).toEqual({ what: 'arrives', day: '2026-11-19', isLate: true });
});

test.each<[string, WantedParcelStep[], string | null]>([
  ['byStore', [{ step: 'cancel', reason: 'out of reach' }], null],
  ['notDelivered', [{ step: 'refuse', refusal: 'damaged', reason: 'torn' }], 'damaged'],
  ['recalled', [{ step: 'recall', reason: 'a wrong piece' }], null],
  ['lost', [{ step: 'lost', reason: 'gone' }], null],
  [
    'notDelivered',
    [
      { step: 'refuse', refusal: 'changedMind', reason: 'no' },
      { step: 'lost', reason: 'gone on its way back' },
    ],
    'changedMind',
  ],
])('a canceled order says how it ended: %s', async (ending, steps, refusedFor) => {
  const { orderId, read } = await placed();
  if (ending !== 'byStore') await send(store, orderId, null);
  for (const step of steps) expect(await take(store, orderId, step)).toBeNull();
  expect(await read()).toMatchObject({ status: 'canceled', ending, refusedFor, expected: null });
});

test('an order canceled by its shopper says so, also after an earlier one of the store was taken back', async () => {
  const { shopper, orderId, read } = await placed();
  await take(store, orderId, { step: 'cancel', reason: 'by mistake' });
  expect(await read()).toMatchObject({ ending: 'byStore' });
  expect(await take(store, orderId, { step: 'undo' })).toBeNull();
  expect(await read()).toMatchObject({ status: 'pending', ending: null });
  await shopper.call('cancelOrder', { orderId });
  expect(await read()).toMatchObject({ status: 'canceled', ending: 'byShopper' });
});

test('an order that has arrived is no longer expected', async () => {
  const { orderId, read } = await placed();
  await bringTo(store, orderId, 'delivered');
  expect(await read()).toMatchObject({ expected: null, ending: null });
});
