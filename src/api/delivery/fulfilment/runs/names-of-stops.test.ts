import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { recorder } from '../../../../../test/door-events.ts';
import { pack, take } from '../../../../../test/parcels.ts';
import { returnRound } from '../../../../../test/return-round.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();
const { owner, packer, yousef, approved, planned } = await returnRound(store);
const manager = await openConsole(store, ['manager']);
const event = recorder(store);
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 90 } });

const nameOf = async (orderId: string, name: string) =>
  store.pool.query('update shoppers set name = $2 where id = (select shopper_id from orders where id = $1)', [
    orderId,
    name,
  ]);

test('stops name their customer to whom the order does, and nobody once the customer was erased', async () => {
  const shopper = await store.shopper();
  const { _id: id } = await buy(shopper, shirt, 1);
  await nameOf(id, 'Nour Khoury');
  expect(await take(store, id, { step: 'confirm' })).toBeNull();
  await pack(store, id);
  const { parcelId } = (await owner.ask('getOrder', { id })).body.data.order;
  const made = await askWithKey(packer, 'createRun', { courierId: yousef.staffId, parcels: [parcelId] });
  const { _id: runId, version, stops } = made.body.data.run;
  expect(stops).toMatchObject([{ customer: 'Nour Khoury' }]);
  const seen = async (who: ConsoleClient) =>
    (await who.ask('getRun', { id: runId })).body.data.run.stops.map(({ customer }) => customer);
  const all = async () => Promise.all([owner, manager, packer].map(seen));
  expect(await all()).toEqual([['Nour Khoury'], ['Nour Khoury'], ['Nour Khoury']]);
  await askWithKey(packer, 'handOverRun', { id: runId, version });
  // A packer sees no order on its way.
  expect(await all()).toEqual([['Nour Khoury'], ['Nour Khoury'], [null]]);
  const taken = await askWithKey(yousef, 'acceptRun', { id: runId, version: version + 1 });
  expect(taken.body.data.run.stops).toMatchObject([{ customer: null }]);
  await yousef.ask('sendDoorEvents', { deviceNow: store.now().toISOString(), events: [event(parcelId)] });
  store.setNow(new Date(store.now().getTime() + 5 * 60_000));
  await shopper.call('sendOtp', { number: shopper.phone });
  const verificationCode = await shopper.readCode();
  expect((await shopper.call('deleteAccount', { verificationCode })).status).toBe(200);
  expect(await all()).toEqual([[null], [null], [null]]);
});

test('a return names its customer while it waits and on its run', async () => {
  const { id, order } = await approved();
  await nameOf(order._id, 'Hala Saad');
  for (const who of [owner, manager, packer])
    expect((await who.ask('listWaitingReturns')).body.data.returns).toMatchObject([
      { customer: 'Hala Saad' },
    ]);
  const { run } = (await planned([id])).body.data;
  expect(run.returnStops).toMatchObject([{ returnId: id, customer: 'Hala Saad' }]);
});
