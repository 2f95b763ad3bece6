import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { recorder } from '../../../../test/door-events.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleCallName, ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import type { DoorEvent } from '../../../shop/delivery/fulfilment/runs/door-contract.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 900 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const packer = await openConsole(store, ['packer'], { name: 'Mahmoud' });
const courier = await openConsole(store, ['courier'], { name: 'Yousef' });
const support = await openConsole(store, ['support']);
const accountant = await openConsole(store, ['accountant']);

/** Makes a call with a key of its own. */
const ask = <Name extends ConsoleCallName>(who: ConsoleClient, name: Name, input: ConsoleInputOf<Name>) =>
  who.ask(name, input, { 'idempotency-key': randomUUID() });

const get = async (id: string, who = manager) => (await who.ask('getOrder', { id })).body.data.order;

/** An order that is confirmed, picked and packed by the console's calls. */
async function packed(quantity = 1) {
  const shopper = await store.shopper();
  const { _id: id, number } = await buy(shopper, shirt, quantity);
  const { parcelId } = await get(id);
  await ask(support, 'confirmOrder', { id, version: 1 });
  await ask(packer, 'pickParcel', { id: parcelId, version: 2 });
  const pieces = [{ lineNo: 1, scanned: quantity, ticked: 0 }];
  const { status, body } = await ask(packer, 'packParcel', { id: parcelId, version: 3, pieces });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { shopper, id, number, parcelId };
}

async function sent(...parcels: string[]) {
  const { run } = (await ask(packer, 'createRun', { courierId: courier.staffId, parcels })).body.data;
  const { body } = await ask(packer, 'handOverRun', { id: run._id, version: run.version });
  return body.data.run;
}

const event = recorder(store);
const sync = async (events: DoorEvent[], who = courier) =>
  (await who.ask('sendDoorEvents', { deviceNow: store.now().toISOString(), events })).body.data;

test('an order goes from its call to the door by the calls of four people', async () => {
  const { shopper, id, parcelId } = await packed(2);
  const run = await sent(parcelId);
  expect(run).toMatchObject({ status: 'handedOver', parcels: 1, open: 1, expected: 2_700 });
  expect((await ask(courier, 'acceptRun', { id: run._id, version: run.version })).body.data.run.status).toBe(
    'accepted',
  );
  const mine = (await courier.ask('getMyRun')).body.data;
  expect(mine.stops).toMatchObject([
    { parcelId, cashDue: 2_700, phone: shopper.phone, address: { street: 'Al-Jalaa Street' } },
  ]);
  // For greetings while there is no connection.
  expect(mine.shop).toBe('Minwal');
  expect(JSON.stringify(mine)).not.toContain('pin');
  const kept = [{ lineNo: 1, kept: 1, reason: 'changedMind' as const }];
  const { results, cashHeld } = await sync([event(parcelId, { kept })]);
  expect([results[0]?.outcome, cashHeld]).toEqual(['done', 1_425]);
  expect((await ask(packer, 'endRun', { id: run._id, version: run.version + 1 })).status).toBe(200);
  const tasks = () => db.selectFrom('tasks').select(['kind', 'done_by']).where('order_id', '=', id).execute();
  expect(await tasks()).toEqual([{ kind: 'lost', done_by: null }]);
  const back = await get(id, packer);
  expect(back).toMatchObject({
    stage: 'comingBack',
    next: 'backIn',
    comingBack: [{ lineNo: 1, quantity: 1 }],
  });
  await ask(packer, 'backInParcel', { id: parcelId, version: back.version, pieces: null });
  expect(await tasks()).toEqual([{ kind: 'lost', done_by: packer.staffId }]);
  const done = await get(id);
  expect(done).toMatchObject({ status: 'delivered', stage: 'back', may: [], settlement: { cashDue: 1_425 } });
  expect(done.history.map(({ step, by }) => [step, by])).toEqual([
    ['confirm', 'support'],
    ['pick', 'Mahmoud'],
    ['pack', 'Mahmoud'],
    ['handOver', 'Mahmoud'],
    ['deliver', 'Yousef'],
    ['backIn', 'Mahmoud'],
  ]);
  expect(await store.invariants()).toEqual([]);
});

describe('what a courier’s device sends', () => {
  test('is applied once, however often and from wherever it comes', async () => {
    const { id, parcelId } = await packed();
    await sent(parcelId);
    expect(await get(id)).toMatchObject({ next: 'deliver' });
    const seen = (await accountant.ask('getOrder', { id })).body.data.order;
    expect([seen.next, seen.may]).toEqual([null, []]);
    const delivered = event(parcelId);
    const both = await Promise.all([sync([delivered]), sync([delivered])]);
    expect(both.filter(({ results }) => results[0]?.known === true)).toHaveLength(1);
    expect((await sync([delivered])).results).toMatchObject([{ outcome: 'done', known: true, code: null }]);
    const entries = await db.selectFrom('cash_entries').select('id').where('order_id', '=', id).execute();
    expect(entries).toHaveLength(1);
    expect(await store.invariants()).toEqual([]);
  });

  test('is kept whole as a conflict where the order went on meanwhile', async () => {
    const { id, parcelId } = await packed();
    await sent(parcelId);
    const { version } = await get(id);
    await ask(manager, 'recallOrder', { id, version, reason: 'the shopper called' });
    const late = event(parcelId);
    expect((await sync([late])).results).toMatchObject([
      { outcome: 'conflict', known: false, code: 'ORDER_STEP_NOT_ALLOWED' },
    ]);
    expect((await sync([late])).results).toMatchObject([{ outcome: 'conflict', known: true }]);
    const tasks = await db.selectFrom('tasks').selectAll().where('order_id', '=', id).execute();
    expect(tasks).toMatchObject([{ kind: 'conflict', details: { event: late } }]);
    expect((await get(id)).status).toBe('canceled');
    const listed = async () => (await manager.ask('listOrders', { view: 'conflict' })).body.data;
    expect(await listed()).toMatchObject({ orders: [{ _id: id }], views: { conflict: 1 } });
    const { conflicts } = await get(id);
    expect(conflicts).toMatchObject([{ kind: 'deliver', by: 'Yousef', returnId: null }]);
    const conflictId = conflicts[0]?._id ?? '';
    const settled = {
      id,
      conflictId,
      as: 'setAside',
      note: 'The parcel is back, no cash was taken',
    } as const;
    expect((await ask(manager, 'settleConflict', settled)).body.data.order.conflicts).toEqual([]);
    expect((await ask(manager, 'settleConflict', settled)).body.code).toBe('CONFLICT');
    expect((await listed()).orders).toEqual([]);
    expect(await store.invariants()).toEqual([]);
  });

  test('is listed for the manager where the store does not have the parcel', async () => {
    const sent = await sync([event('0123456789abcdef01234567')]);
    expect(sent.results).toMatchObject([{ outcome: 'conflict', code: 'NOT_FOUND' }]);
    const listed = (await manager.ask('listUnknownConflicts')).body.data.conflicts;
    expect(listed).toMatchObject([{ kind: 'deliver', by: 'Yousef' }]);
    expect((await manager.ask('getToday')).body.data).toMatchObject({ unknownConflicts: 1 });
    const settled = { id: listed[0]?._id ?? '', note: 'A label of another store' };
    expect((await ask(manager, 'settleUnknownConflict', settled)).body.data.conflicts).toEqual([]);
    expect((await ask(manager, 'settleUnknownConflict', settled)).body.code).toBe('CONFLICT');
  });

  test('takes five wrong PINs with a line, then only a reason', async () => {
    const { shopper, id, parcelId } = await packed();
    await sent(parcelId);
    const { pin } = (await shopper.call('getOrderDetails', { orderId: id })).body.data.order;
    const wrong = pin === '0000' ? '1111' : '0000';
    const typed = (given: string) => event(parcelId, { offline: false, noPin: undefined, pin: given });
    const triesLeft = async () =>
      (await courier.ask('getMyRun')).body.data.stops.find((stop) => stop.orderId === id)?.triesLeft;
    for (const left of [4, 3, 2, 1, 0, 0]) {
      expect((await sync([typed(wrong)])).results[0]).toMatchObject({ outcome: 'again', code: 'PIN_WRONG' });
      expect(await triesLeft()).toBe(left);
    }
    expect((await sync([typed(pin ?? '')])).results[0]?.code).toBe('PIN_WRONG');
    expect((await sync([event(parcelId)])).results[0]?.outcome).toBe('done');
  });

  test('goes in its sequence, and by the store’s clock', async () => {
    const { id, parcelId } = await packed();
    await sent(parcelId);
    const next = { kind: 'attempt', reason: 'nobody at home', nextDate: '2026-11-23' } as const;
    const first = event(parcelId, next);
    const second = event(parcelId);
    const ahead = new Date(store.now().getTime() + 25 * 60_000).toISOString();
    const { body } = await courier.ask('sendDoorEvents', {
      deviceNow: ahead,
      events: [second, { ...first, occurredAt: ahead }],
    });
    expect(body.data.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const rows = await db
      .selectFrom('device_events')
      .select(['clock_off_s', 'occurred_at'])
      .where('parcel_id', '=', parcelId)
      .orderBy('sequence')
      .execute();
    expect(rows[0]).toEqual({ clock_off_s: 1500, occurred_at: store.now() });
    expect((await get(id)).status).toBe('delivered');
  });

  test('of another courier’s parcel changes nothing', async () => {
    const { id, parcelId } = await packed();
    await sent(parcelId);
    const other = await openConsole(store, ['courier']);
    expect((await sync([event(parcelId)], other)).results).toMatchObject([
      { outcome: 'conflict', code: 'NOT_FOUND' },
    ]);
    expect((await other.ask('getMyRun')).body.data.stops).toEqual([]);
    expect((await get(id)).stage).toBe('withCourier');
  });
});

test('a courier reads no other’s stop, no cost, and no phone once the stop has ended', async () => {
  const { shopper, parcelId } = await packed();
  const { _id: id, version } = await sent(parcelId);
  const other = await openConsole(store, ['courier']);
  for (const seen of [version, version + 1])
    expect((await ask(other, 'acceptRun', { id, version: seen })).status).toBe(404);
  expect((await ask(courier, 'acceptRun', { id, version })).status).toBe(200);
  expect(await stopsOf(other)).toEqual([]);
  const stop = async () => (await stopsOf(courier)).find((each) => each.parcelId === parcelId);
  expect(await stop()).toMatchObject({ phone: shopper.phone });
  expect(JSON.stringify(await stop())).not.toMatch(/cost|margin|value/i);
  await sync([event(parcelId)]);
  expect(JSON.stringify((await stop()) ?? null)).not.toContain(shopper.phone);
});

const stopsOf = async (who: ConsoleClient) => (await who.ask('getMyRun')).body.data.stops;

test('of two packers who claim one parcel one gets it', async () => {
  const { _id: id } = await buy(await store.shopper(), shirt);
  const { parcelId } = await get(id);
  await ask(support, 'confirmOrder', { id, version: 1 });
  const other = await openConsole(store, ['packer']);
  const answers = await Promise.all(
    [packer, other].map((who) => ask(who, 'pickParcel', { id: parcelId, version: 2 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('cancel against handing over: one of them happens, whole', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { shopper, id, parcelId } = await packed();
    const { run } = (await ask(packer, 'createRun', { courierId: courier.staffId, parcels: [parcelId] })).body
      .data;
    const [canceled, over] = await Promise.all([
      shopper.call('cancelOrder', { orderId: id }),
      ask(packer, 'handOverRun', { id: run._id, version: run.version }),
    ]);
    const { status } = await get(id);
    expect(status).toBe(canceled.status === 200 ? 'canceled' : 'inDelivery');
    expect(over.status).toBe(200);
  }
  expect(await store.invariants()).toEqual([]);
});

test('a company’s waybill belongs to one parcel, and its report delivers', async () => {
  const { company } = (await manager.ask('addCompany', { nameEn: 'North Freight', nameAr: 'شحن الشمال' }))
    .body.data;
  const hand = async (parcelId: string, number: string) => {
    const planned = await ask(packer, 'createRun', { companyId: company._id, parcels: [parcelId] });
    const { _id, version } = planned.body.data.run;
    return ask(packer, 'handOverRun', { id: _id, version, waybills: [{ parcelId, number }] });
  };
  const [one, two] = [await packed(), await packed()];
  expect((await hand(one.parcelId, 'W-1')).status).toBe(200);
  expect((await hand(two.parcelId, 'W-1')).body.code).toBe('WAYBILL_TAKEN');
  const out = await get(one.id);
  expect(out).toMatchObject({ stage: 'withCompany', waybill: 'W-1', company: { name: 'North Freight' } });
  const report = { id: one.id, version: out.version, kept: null };
  const slip = await ask(accountant, 'reportDelivered', { ...report, collected: 9_000_000_000_000 });
  expect([slip.status, slip.body.code]).toEqual([400, 'VALIDATION']);
  expect((await ask(accountant, 'reportDelivered', report)).body.data.order.status).toBe('delivered');
  const { balance } = await db
    .selectFrom('cash_accounts')
    .select('balance')
    .where('id', '=', `company:${company._id}`)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(1_425);
  expect(await store.invariants()).toEqual([]);
});

test('today counts open work, and shows cash to those who count it', async () => {
  await buy(await store.shopper(), shirt);
  const { stages, toCall, cash } = (await manager.ask('getToday')).body.data;
  expect(stages.toConfirm).toBeGreaterThan(0);
  expect(toCall).toBeGreaterThan(0);
  expect(cash?.held).toBeGreaterThan(0);
  expect((await packer.ask('getToday')).body.data.cash).toBeNull();
});
