import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../test/cash.ts';
import { openConsole } from '../../../../test/console.ts';
import { pack, take } from '../../../../test/parcels.ts';
import { returnRound } from '../../../../test/return-round.ts';
import { bringing, line, stockOf } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import { Settings } from '../../../shop/settings.ts';
import { completeOrders } from './complete-orders.ts';
import { endExchanges } from './return-timers.ts';

// Of two shirts of 1,280 in M one is exchanged for L, which does not fit either.

const store = await openStore();
const { db } = store;
const { owner, packer, yousef, approved, accepted, happened, sync, float, receive } =
  await returnRound(store);
const { company } = (await owner.ask('addCompany', { nameEn: 'North Freight', nameAr: 'شحن الشمال' })).body
  .data;
const wrongSize = { kind: 'exchange', reason: 'wrongSize' } as const;

type Made = Awaited<ReturnType<typeof approved>>;

const next = async (returnId: string, who = owner) =>
  (await who.ask('getReturn', { id: returnId })).body.data.return.substitute?.orderId ?? '';

/** An exchange over the counter, and the order of the new piece. */
async function atCounter() {
  const made = await approved({ ...wrongSize }, 1, 'company');
  await receive(made.id, (await made.read()).version, 1);
  const given = await ask(owner, 'exchangeReturn', { id: made.id, version: (await made.read()).version });
  expect(given.body.data.return.status).toBe('exchanged');
  return { ...made, orderId: await next(made.id) };
}

const orderOf = async ({ shopper }: Made, orderId: string) =>
  (await shopper.call('getOrderDetails', { orderId })).body.data.order;

/** Asks to bring the piece in L of an order back, and what the store answers. */
async function bring(made: Made, orderId: string, more: object = {}) {
  const order = await orderOf(made, orderId);
  const item = { ...line(made.shirt), sizeId: 'L' };
  const asked = { ...bringing(order, 'return', 'changedMind', item), ...more };
  return made.shopper.call('requestReturnShipment', asked);
}

/** Receives a request that was asked for, and pays it back from the safe. */
async function paidBack(id: string, who = owner) {
  const read = async () => (await who.ask('getReturn', { id })).body.data.return;
  await ask(who, 'approveReturn', { id, version: (await read()).version, way: 'store', pickupDay: null });
  const items = [{ itemNo: 1, resellable: 1, damaged: 0, missing: 0, notOurs: 0 }];
  await ask(who, 'receiveReturn', { id, version: (await read()).version, items });
  const { version } = await read();
  const { body } = await ask(who, 'refundReturn', { id, version, as: 'cash', receiptSigned: true });
  return body.data.return;
}

test('a piece from an exchange over the counter has deadlines of its own, and its refund is what was paid for the first', async () => {
  const made = await atCounter();
  const order = await orderOf(made, made.orderId);
  expect(order).toMatchObject({
    status: 'delivered',
    total: 0,
    items: [{ returnable: true, canReturn: true }],
  });
  expect(order.items[0]?.returnUntil).toBe('2026-11-25T21:00:00.000Z');
  const answer = await bring(made, made.orderId);
  const request = answer.body.data.order.returns[0];
  expect(request).toMatchObject({ status: 'requested', refundAmount: 1_300 });
  expect((await bring(made, made.orderId)).body.code).toBe('RETURN_QUANTITY');
  const settled = await paidBack(request?._id ?? '');
  expect(settled).toMatchObject({
    status: 'refunded',
    value: 1_280,
    boughtIn: { _id: made.order._id },
    refund: { items: 1_280, cash: 1_300 },
    credit: { total: 1_300 },
  });
  expect(await stockOf(store, made.shirt, 'black/L')).toBe(20);
  expect(await store.invariants()).toEqual([]);
});

test('a courier who picks up a piece from an exchange is shown, and pays, what was paid for the first', async () => {
  const made = await atCounter();
  const { _id: id = '' } = (await bring(made, made.orderId)).body.data.order.returns[0] ?? {};
  const { version } = (await owner.ask('getReturn', { id })).body.data.return;
  await ask(owner, 'approveReturn', { id, version, way: 'courier', pickupDay: '2026-11-24' });
  await float(yousef, 2_000);
  await accepted([id]);
  const { returnStops } = (await yousef.ask('getMyRun')).body.data;
  const stop = returnStops.find(({ returnId }) => returnId === id);
  expect(stop?.refund).toBe(1_300);
  const paid = happened({ kind: 'pay', returnId: id, paid: stop?.refund ?? 0, receiptSigned: true });
  expect((await sync(yousef, paid)).results[0]?.outcome).toBe('done');
});

test('a piece that was swapped at the door is exchanged again, and both refunds are no more than was paid', async () => {
  const made = await approved({ ...wrongSize });
  await accepted([made.id]);
  await sync(yousef, happened({ kind: 'swap', returnId: made.id }));
  await receive(made.id, (await made.read()).version, 1);
  const first = await next(made.id);
  const again = await bring(made, first, {
    ...wrongSize,
    items: [{ ...line(made.shirt), sizeId: 'L', newSizeId: 'M' }],
  });
  const id = again.body.data.order.returns[0]?._id ?? '';
  const read = async () => (await owner.ask('getReturn', { id })).body.data.return;
  await ask(owner, 'approveReturn', { id, version: (await read()).version, way: 'company', pickupDay: null });
  await receive(id, (await read()).version, 1);
  await ask(owner, 'sendExchange', { id, version: (await read()).version });
  const second = await next(id);
  await pack(store, second);
  const { parcelId } = await db
    .selectFrom('parcels')
    .select('id as parcelId')
    .where('order_id', '=', second)
    .executeTakeFirstOrThrow();
  const { run } = (await ask(packer, 'createRun', { companyId: company._id, parcels: [parcelId] })).body.data;
  const waybills = [{ parcelId, number: 'AG-1' }];
  await ask(packer, 'handOverRun', { id: run._id, version: run.version, waybills });
  expect(await take(store, second, { step: 'deliver', kept: null })).toBeNull();
  expect(await endExchanges(db, Settings.parse({}), store.now())).toBe(1);
  const refunds = [];
  for (const [orderId, sizeId] of [
    [second, 'M'],
    [made.order._id, 'M'],
  ] as const) {
    const asked = await bring(made, orderId, { items: [{ ...line(made.shirt), sizeId }] });
    const returned = asked.body.data.order.returns.find(({ status }) => status === 'requested');
    refunds.push((await paidBack(returned?._id ?? '')).refund.cash);
  }
  expect(refunds).toEqual([1_300, 1_275]);
  expect(await store.invariants()).toEqual([]);
});

test('an exchange that moves to another address still costs nothing, and its pieces stay', async () => {
  const made = await approved({ ...wrongSize });
  const orderId = await next(made.id);
  const { order } = (await owner.ask('getOrder', { id: orderId })).body.data;
  expect(order.edits).toEqual(['contact', 'address']);
  const address = { city: 'Aleppo', area: 'Aziziyeh', street: 'Baron' };
  const asked = { id: orderId, changes: { address } };
  expect((await owner.ask('previewEdit', asked)).body.data.totals.total).toBe(0);
  const gone = { productId: made.shirt, colorId: 'black', sizeId: 'L', quantity: 0 };
  const cut = await owner.ask('previewEdit', { id: orderId, changes: { lines: [gone] } });
  expect(cut.body.code).toBe('EDIT_TOO_LATE');
});

test('points that the first order brought are taken back with the piece', async () => {
  const made = await approved({ ...wrongSize }, 1, 'company');
  await receive(made.id, (await made.read()).version, 1);
  store.setNow('2026-12-03T10:00:00+03:00');
  const later = await openConsole(store, ['owner']);
  await made.shopper.signIn(made.shopper.phone);
  const { version } = (await later.ask('getReturn', { id: made.id })).body.data.return;
  await ask(later, 'exchangeReturn', { id: made.id, version });
  expect(await completeOrders(db, Settings.parse({}), store.now())).toBeGreaterThan(0);
  const balance = async () => {
    const { rows } = await sql<{ points: number }>`
      select s.points from shoppers s join orders o on o.shopper_id = s.id where o.id = ${made.order._id}`.execute(
      db,
    );
    return rows[0]?.points;
  };
  expect(await balance()).toBe(256);
  const asked = await bring(made, await next(made.id, later));
  await paidBack(asked.body.data.order.returns[0]?._id ?? '', later);
  expect(await balance()).toBe(128);
  expect(await store.invariants()).toEqual([]);
});
