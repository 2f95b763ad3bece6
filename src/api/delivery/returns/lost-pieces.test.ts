import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../test/cash.ts';
import { pack, take } from '../../../../test/parcels.ts';
import { returnRound } from '../../../../test/return-round.ts';
import { stockOf } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

// Pieces of 1,280 that a courier had and did not bring: the owner is asked who pays for them, as for a lost parcel.

const store = await openStore();
const { owner, packer, yousef, approved, accepted, happened, sync, float } = await returnRound(store);
const { staffId } = yousef;

type Made = Awaited<ReturnType<typeof approved>>;

const lossesOf = async (id: string) => (await owner.ask('getOrder', { id })).body.data.order.losses;
const openTasks = async (kind: 'lost' | 'claim') => (await owner.ask('getToday')).body.data.tasks[kind] ?? 0;
const missing = async ({ id, read }: Made, more: { lostOnWay?: boolean } = {}) =>
  ask(packer, 'receiveReturn', {
    id,
    version: (await read()).version,
    items: [{ itemNo: 1, resellable: 0, damaged: 0, missing: 1, notOurs: 0 }],
    ...more,
  });

/** Charges the only loss of an order to the courier, and the balance that it leaves. */
async function charged(orderId: string, amount: number) {
  const { order } = (await owner.ask('getOrder', { id: orderId })).body.data;
  const [loss] = order.losses;
  const given = { id: orderId, version: order.version, lossId: loss?._id ?? '', as: 'staff' as const };
  const tooMuch = await ask(owner, 'chargeLoss', { ...given, staffId, amount: amount + 1 });
  expect(tooMuch.body.code).toBe('VALIDATION');
  const answer = await ask(owner, 'chargeLoss', { ...given, staffId, amount });
  expect(answer.body.data.order.losses).toMatchObject([{ answer: { chargedTo: 'Yousef', amount } }]);
}

test('the old piece of a swap that did not come back is asked about', async () => {
  const made = await approved({ kind: 'exchange', reason: 'wrongSize' });
  await accepted([made.id]);
  await sync(yousef, happened({ kind: 'swap', returnId: made.id }));
  expect((await missing(made)).status).toBe(200);
  expect(await lossesOf(made.order._id)).toMatchObject([
    { returnId: made.id, worth: 1_280, most: 1_280, courierId: staffId, carrier: 'Yousef', answer: null },
  ]);
  await charged(made.order._id, 1_280);
  expect(await store.invariants()).toEqual([]);
});

test('a piece that was paid at the door and did not come back is asked about', async () => {
  const made = await approved();
  await accepted([made.id]);
  await float(yousef, 2_000);
  await sync(yousef, happened({ kind: 'pay', returnId: made.id, paid: 1_300, receiptSigned: true }));
  await missing(made);
  await charged(made.order._id, 1_280);
  expect(await store.invariants()).toEqual([]);
});

test('a piece that a courier collected and lost is paid back, asked about, and no longer looked for', async () => {
  const made = await approved();
  const runId = await accepted([made.id]);
  await sync(yousef, happened({ kind: 'collect', returnId: made.id }));
  const { run } = (await packer.ask('getRun', { id: runId })).body.data;
  const looked = await openTasks('lost');
  await ask(packer, 'endRun', { id: runId, version: run.version });
  expect(await openTasks('lost')).toBe(looked + 1);
  const received = await missing(made, { lostOnWay: true });
  expect(received.body.data.return).toMatchObject({ status: 'received', refund: { cash: 1_300 } });
  expect(await openTasks('lost')).toBe(looked);
  expect(await stockOf(store, made.shirt)).toBe(18);
  const { version } = await made.read();
  await ask(owner, 'refundReturn', { id: made.id, version, as: 'cash', receiptSigned: true });
  await charged(made.order._id, 1_280);
  expect(await store.invariants()).toEqual([]);
});

test('only a courier who had the pieces can have lost them', async () => {
  const made = await approved({}, 1, 'company');
  expect((await missing(made, { lostOnWay: true })).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
});

test('a lost parcel of an exchange is worth what was paid for the pieces that it replaces', async () => {
  const made = await approved({ kind: 'exchange', reason: 'wrongSize' });
  const orderId = (await made.read()).substitute?.orderId ?? '';
  await pack(store, orderId);
  expect(await take(store, orderId, { step: 'handOver', courierId: staffId, carrier: 'Yousef' })).toBeNull();
  const asked = await openTasks('claim');
  expect(await take(store, orderId, { step: 'lost', reason: 'No trace' })).toBeNull();
  expect(await openTasks('claim')).toBe(asked + 1);
  expect(await lossesOf(orderId)).toMatchObject([{ returnId: null, worth: 1_280, most: 1_280 }]);
  await charged(orderId, 1_280);
  expect(await store.invariants()).toEqual([]);
});
