import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { recorder } from '../../../../../test/door-events.ts';
import { send, take } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';
import type { ConsoleCallName, ConsoleInputOf } from '../../../../shop/console-endpoints.ts';
import type { DoorEvent } from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 900 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const courier = await openConsole(store, ['courier'], { name: 'Yousef' });
const other = await openConsole(store, ['courier'], { name: 'Samer' });

const ask = <Name extends ConsoleCallName>(name: Name, input: ConsoleInputOf<Name>, who = manager) =>
  who.ask(name, input, { 'idempotency-key': randomUUID() });

const get = async (id: string) => (await manager.ask('getOrder', { id })).body.data.order;
const balanceOf = async (who = courier) =>
  (
    await db
      .selectFrom('cash_accounts')
      .select('balance')
      .where('id', '=', `courier:${who.staffId}`)
      .executeTakeFirst()
  )?.balance ?? 0;

const stock = async () =>
  (await db.selectFrom('variants').select('stock').where('product_id', '=', shirt).executeTakeFirstOrThrow())
    .stock;

/** An order of two pieces that the courier has with them. */
async function onTheWay() {
  const shopper = await store.shopper();
  const { _id: id } = await buy(shopper, shirt, 2);
  await send(store, id, courier.staffId);
  const { parcelId } = await get(id);
  return { shopper, id, parcelId };
}

const event = recorder(store);

async function conflictOf(id: string, recorded: DoorEvent, who = courier) {
  const input = { deviceNow: store.now().toISOString(), events: [recorded] };
  const { results } = (await who.ask('sendDoorEvents', input)).body.data;
  expect(results).toMatchObject([{ outcome: 'conflict' }]);
  const [conflict] = (await get(id)).conflicts;
  if (conflict === undefined) throw new Error('no conflict is open');
  return conflict;
}

const note = 'asked the courier';
const settle = async (id: string, conflictId: string, more: object = { as: 'happened' }) =>
  ask('settleConflict', { id, conflictId, note, ...more });

const recall = async (id: string) => {
  const { version } = await get(id);
  expect((await ask('recallOrder', { id, version, reason: 'the shopper called' })).status).toBe(200);
};

const invoicesOf = (id: string) =>
  db.selectFrom('invoices').select(['reason', 'total']).where('order_id', '=', id).orderBy('place').execute();

describe('a delivery that the desk had recalled', () => {
  test('is shown whole, and applied as it happened', async () => {
    const { shopper, id, parcelId } = await onTheWay();
    await recall(id);
    const before = await balanceOf();
    const kept = [{ lineNo: 1, kept: 1, reason: 'changedMind' as const }];
    const recorded = event(parcelId, { kept, collected: 1_425 });
    store.setNow(new Date(store.now().getTime() + 5 * 60_000));
    const conflict = await conflictOf(id, recorded);
    expect(conflict).toMatchObject({
      kind: 'deliver',
      by: 'Yousef',
      at: recorded.occurredAt,
      receivedAt: store.now().toISOString(),
      cash: 1_425,
      lines: [{ lineNo: 1, quantity: 2, kept: 1, reason: 'changedMind' }],
      canApply: true,
    });
    const { order } = (await settle(id, conflict._id)).body.data;
    expect(order).toMatchObject({
      status: 'delivered',
      stage: 'comingBack',
      conflicts: [],
      settlement: { cashDue: 1_425, collected: 1_425 },
    });
    expect(order.history.map(({ step }) => step).slice(-3)).toEqual(['recall', 'reopen', 'deliver']);
    expect((await balanceOf()) - before).toBe(1_425);
    expect(await invoicesOf(id)).toEqual([{ reason: 'delivery', total: 1_425 }]);
    const seen = (await shopper.call('getOrderDetails', { orderId: id })).body.data.order;
    expect(seen).toMatchObject({ status: 'delivered' });
    const told = (await shopper.call('getNotifications')).body.data.notifications;
    expect(JSON.stringify(told[0])).toContain('1,425');
    expect((await settle(id, conflict._id)).body.code).toBe('CONFLICT');
    expect(await store.invariants()).toEqual([]);
  });

  test('is put aside with a reason, which the order keeps', async () => {
    const { id, parcelId } = await onTheWay();
    await recall(id);
    const conflict = await conflictOf(id, event(parcelId));
    const { order } = (await settle(id, conflict._id, { as: 'setAside' })).body.data;
    expect(order).toMatchObject({ status: 'canceled', stage: 'comingBack', conflicts: [], settlement: null });
    expect(order.history.at(-1)).toMatchObject({ step: 'setAside', reason: note, by: 'Suha' });
    expect(await invoicesOf(id)).toEqual([]);
  });

  test('is never applied without being asked for', async () => {
    const { id, parcelId } = await onTheWay();
    await recall(id);
    const conflict = await conflictOf(id, event(parcelId));
    expect((await settle(id, conflict._id, {})).body.data.order.status).toBe('canceled');
  });

  test('is applied where the pieces were counted in by mistake, and their stock is out again', async () => {
    const { id, parcelId } = await onTheWay();
    await recall(id);
    const before = await stock();
    const pieces = [{ lineNo: 1, resellable: 1, damaged: 0, missing: 1 }];
    await ask('backInParcel', { id: parcelId, version: (await get(id)).version, pieces });
    const conflict = await conflictOf(id, event(parcelId));
    const { order } = (await settle(id, conflict._id)).body.data;
    expect(order).toMatchObject({ status: 'delivered', stage: null, losses: [] });
    expect(await stock()).toBe(before);
    expect(await store.invariants()).toEqual([]);
  });

  test('is applied where the parcel was given up as lost, once nobody is charged for it', async () => {
    const { id, parcelId } = await onTheWay();
    await ask('reportLost', { id, version: (await get(id)).version, reason: 'cannot be reached' });
    const conflict = await conflictOf(id, event(parcelId));
    const { order } = (await settle(id, conflict._id)).body.data;
    expect(order).toMatchObject({ status: 'delivered', stage: null, losses: [] });
    expect(await store.invariants()).toEqual([]);
  });

  test('is applied where the desk had booked a refusal with its fee', async () => {
    const asked = JSON.stringify({ doorFeeOnRefusal: 'ask' });
    await store.pool.query('update settings set value = value || $1', [asked]);
    const { id, parcelId } = await onTheWay();
    const { version } = await get(id);
    const before = await balanceOf();
    const refused = { refusal: 'changedMind', reason: 'called', collected: 150 } as const;
    await ask('reportRefused', { id, version, ...refused });
    const conflict = await conflictOf(id, event(parcelId));
    expect((await settle(id, conflict._id)).body.data.order).toMatchObject({
      status: 'delivered',
      settlement: { cashDue: 2_700 },
    });
    expect(await invoicesOf(id)).toEqual([
      { reason: 'feeAtRefusal', total: 150 },
      { reason: 'mistake', total: 150 },
      { reason: 'delivery', total: 2_700 },
    ]);
    expect((await balanceOf()) - before).toBe(2_700);
    expect(await store.invariants()).toEqual([]);
  });
});

test('a delivery of a parcel that another courier was given is booked on who delivered it', async () => {
  const { id, parcelId } = await onTheWay();
  await take(store, id, { step: 'attempt', reason: 'nobody', nextDate: '2026-11-23' });
  await take(store, id, { step: 'handOver', courierId: other.staffId, carrier: 'Samer' });
  const [mine, theirs] = [await balanceOf(), await balanceOf(other)];
  const conflict = await conflictOf(id, event(parcelId));
  expect((await settle(id, conflict._id)).body.data.order.status).toBe('delivered');
  expect([(await balanceOf()) - mine, (await balanceOf(other)) - theirs]).toEqual([2_700, 0]);
  expect(await store.invariants()).toEqual([]);
});

test('a refusal of what the desk had recalled is booked with its reason and fee', async () => {
  const { id, parcelId } = await onTheWay();
  await recall(id);
  const before = await balanceOf();
  const refused = { kind: 'refuse', refusal: 'changedMind', reason: 'not wanted', collected: 0 };
  const conflict = await conflictOf(id, event(parcelId, refused));
  expect(conflict).toMatchObject({ kind: 'refuse', refusal: 'changedMind', lines: null, canApply: true });
  expect((await settle(id, conflict._id)).body.data.order).toMatchObject({
    status: 'canceled',
    stage: 'comingBack',
  });
  expect((await balanceOf()) - before).toBe(0);
  const { refused_for } = await db
    .selectFrom('parcels')
    .select('refused_for')
    .where('id', '=', parcelId)
    .executeTakeFirstOrThrow();
  expect(refused_for).toBe('changedMind');
  expect(await store.invariants()).toEqual([]);
});

test('a try whose next day has passed is applied with another day, unless the order was ended', async () => {
  const { id, parcelId } = await onTheWay();
  const missed = { kind: 'attempt', reason: 'nobody at home', nextDate: '2026-11-01' };
  const conflict = await conflictOf(id, event(parcelId, missed));
  expect(conflict).toMatchObject({ nextDate: '2026-11-01', canApply: true });
  expect((await settle(id, conflict._id)).status).toBe(400);
  const nextDate = '2026-11-23';
  expect((await settle(id, conflict._id, { as: 'happened', nextDate })).body.data.order).toMatchObject({
    stage: 'postponed',
    nextTry: nextDate,
  });
  await recall(id);
  const late = await conflictOf(id, event(parcelId, missed));
  expect(late.canApply).toBe(false);
  const refused = await settle(id, late._id, { as: 'happened', nextDate });
  expect(refused.body.code).toBe('ORDER_STEP_NOT_ALLOWED');
  expect((await settle(id, late._id, { as: 'setAside' })).status).toBe(200);
});

test('what was delivered already is only put aside', async () => {
  const { id, parcelId } = await onTheWay();
  await ask('reportDelivered', { id, version: (await get(id)).version, kept: null });
  const conflict = await conflictOf(id, event(parcelId, { kind: 'refuse', refusal: 'late', reason: 'late' }));
  expect(conflict.canApply).toBe(false);
  expect((await settle(id, conflict._id)).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
  expect((await settle(id, conflict._id, { as: 'setAside' })).body.data.order.status).toBe('delivered');
});
