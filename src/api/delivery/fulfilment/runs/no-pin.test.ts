import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { recorder } from '../../../../../test/door-events.ts';
import { pack, take } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner']);
const courier = await openConsole(store, ['courier'], { name: 'Yousef' });
const event = recorder(store);

test.each([
  ['without a PIN', () => ({ noPin: 'recipientDiffers' as const }), 'recipientDiffers'],
  ['with a wrong PIN', (pin: string) => ({ pin: pin === '0000' ? '1111' : '0000' }), 'wrongPin'],
  ['with the PIN', (pin: string) => ({ pin }), null],
])('a delivery off line %s is marked so on the order and on its run', async (_how, proofOf, noPin) => {
  const shopper = await store.shopper();
  const { _id: id } = await buy(shopper, shirt, 1);
  expect(await take(store, id, { step: 'confirm' })).toBeNull();
  await pack(store, id);
  const { parcelId } = (await owner.ask('getOrder', { id })).body.data.order;
  const key = () => ({ 'idempotency-key': randomUUID() });
  const planned = await owner.ask('createRun', { courierId: courier.staffId, parcels: [parcelId] }, key());
  const { _id: runId, version } = planned.body.data.run;
  expect((await owner.ask('handOverRun', { id: runId, version }, key())).status).toBe(200);
  const { pin } = (await shopper.call('getOrderDetails', { orderId: id })).body.data.order;
  const events = [event(parcelId, { noPin: undefined, ...proofOf(pin ?? '') })];
  const { results } = (await courier.ask('sendDoorEvents', { deviceNow: store.now().toISOString(), events }))
    .body.data;
  expect(results).toMatchObject([{ outcome: 'done' }]);
  expect((await owner.ask('getOrder', { id })).body.data.order.noPin).toBe(noPin);
  expect((await owner.ask('getRun', { id: runId })).body.data.run.stops).toMatchObject([{ noPin }]);
});
