import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bringTo, buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleCallName, ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import { orderViews } from '../../../shop/delivery/fulfilment/order-views.ts';
import { returnViews } from '../../../shop/delivery/returns/desk-contract.ts';
import type { StaffRole } from '../../../shop/people/staff/roles.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 900, 'black/L': 0 } });
const manager = await openConsole(store, ['manager']);
const owner = await openConsole(store, ['owner']);
const packer = await openConsole(store, ['packer']);
const accountant = await openConsole(store, ['accountant']);
const support = await openConsole(store, ['support']);

const ask = <Name extends ConsoleCallName>(who: ConsoleClient, name: Name, input: ConsoleInputOf<Name>) =>
  who.ask(name, input, { 'idempotency-key': randomUUID() });
const today = async (who = manager) => (await who.ask('getToday')).body.data;
const find = async (search: string, who = manager) => (await who.ask('findInStore', { search })).body.data;

describe('today', () => {
  test('warns the owner two hours after a backup was due, and of none a day after the shop began', async () => {
    const backup = async () => (await today(owner)).backup;
    expect(await today()).toMatchObject({ backup: null });
    const well = { hasFailed: false, isMaking: false, canStart: false };
    expect(await backup()).toEqual({ last: null, isLate: false, ...well });
    await store.pool.query(`update migrations set applied_at = '2026-11-20 10:00+03'`);
    expect(await backup()).toEqual({ last: null, isLate: true, ...well });
    const insert = `insert into backups (id, started_at, ended_at, bytes) select at::text, at, at, 900 from (select $1::timestamptz as at) t`;
    await store.pool.query(insert, ['2026-11-21T07:59:00+03']);
    expect(await backup()).toMatchObject({ isLate: true });
    await store.pool.query(insert, ['2026-11-21T08:01:00+03']);
    const last = { at: '2026-11-21T05:01:00.000Z', bytes: 900 };
    expect(await backup()).toEqual({ last, isLate: false, ...well });
    await store.pool.query(
      `insert into job_runs (job, failed_at, last_error, failures) values ('back-up', now(), 'the disk is full', 1)`,
    );
    expect(await backup()).toEqual({ last, isLate: false, ...well, hasFailed: true });
    expect((await owner.ask('startBackup', {})).body.code).toBe('CONFLICT');
  });

  test('counts what the linked lists have', async () => {
    const shopper = await store.shopper();
    await buy(shopper, shirt);
    const { _id: sent } = await buy(await store.shopper(), shirt);
    await bringTo(store, sent, 'inDelivery');
    const { _id: postponed } = await buy(await store.shopper(), shirt);
    await bringTo(store, postponed, 'inDelivery');
    await take(store, postponed, { step: 'attempt', reason: 'notHome', nextDate: '2026-11-23' });
    const wanted = { productId: shirt, colorId: 'black', sizeId: 'L' };
    for (const each of [shopper, await store.shopper()]) await each.call('addStockAlert', wanted);
    await store.pool.query(
      `insert into search_misses (day, language, question, times) values ('2026-11-21', 'en', 'hot air balloon', 4)`,
    );
    const data = await today();
    for (const view of orderViews) {
      const { sum } = (await manager.ask('listOrders', { view })).body.data;
      expect([view, data.views[view]]).toEqual([view, sum?.orders]);
    }
    for (const view of ['low', 'out', 'wanted'] as const) {
      const { variants } = (await manager.ask('listStock', { view })).body.data;
      expect([view, data.stock?.[view]]).toEqual([view, variants.length]);
    }
    expect(data.stock?.most).toMatchObject({ productId: shirt, waiting: 2 });
    expect(data.messages).toEqual((await manager.ask('listMessages')).body.data.counts);
    const { questions } = (await manager.ask('listMissedQuestions')).body.data;
    expect(data.misses).toMatchObject({ questions: questions.length, most: 'hot air balloon' });
    expect(data.newestAt).not.toBeNull();
    expect(data.toCall).toBe((await manager.ask('listOrders', { toCall: true })).body.data.orders.length);
    const { toDecide, toSettle } = (await manager.ask('listReturns', {})).body.data.counts;
    expect(data.returns).toMatchObject({ toDecide, toSettle });
    const { toConfirm, toPick } = data.views;
    const ofStage = async (stage: 'comingBack' | 'toUnpack') =>
      (await manager.ask('listOrders', { view: 'comingBack', stage: [stage] })).body.data.orders.length;
    expect([data.stages.comingBack ?? 0, data.stages.toUnpack ?? 0]).toEqual([
      await ofStage('comingBack'),
      await ofStage('toUnpack'),
    ]);
    const { orders: toHandOver } = (await manager.ask('listOrders', { waiting: true })).body.data;
    expect(data.toHandOver).toBe(toHandOver.length);
    for (const view of returnViews) {
      const { returns, counts } = (await manager.ask('listReturns', { view })).body.data;
      expect([view, counts[view]]).toEqual([view, returns.length]);
    }
    const differences = data.tasks.difference ?? 0;
    expect((await manager.ask('countWaiting')).body.data).toEqual({
      isOpen: data.isOpen,
      toConfirm,
      toPick,
      toHandOver: data.toHandOver,
      returns: toDecide,
      differences,
      cases: data.cases,
    });
  });

  test('says when calling begins, outside the call hours', async () => {
    expect((await today()).callsFrom).toBeNull();
    const before = store.now();
    store.setNow('2026-11-22T23:00:00+03:00');
    // Those who signed in by day were idle for too long by then.
    const late = await openConsole(store, ['support']);
    const { body } = await late.ask('getToday');
    store.setNow(before);
    expect(body.data.callsFrom).toBe('2026-11-23T07:00:00.000Z');
  });

  test('names the moment from which the call list takes an outcome', async () => {
    await buy(await store.shopper(), shirt);
    const callList = async () => (await support.ask('listOrders', { toCall: true })).body.data.orders;
    for (const { _id: id, version, callableFrom } of await callList())
      if (callableFrom === null) await ask(support, 'callOrder', { id, version, outcome: 'noAnswer' });
    const [first] = (await callList()).flatMap(({ callableFrom }) => callableFrom ?? []).sort();
    expect(first).toEqual(expect.any(String));
    expect((await today()).callsFrom).toBe(first);
  });

  test('counts the cases that wait for an answer', async () => {
    const shopper = await store.shopper();
    await store.pool.query(
      `insert into cases (shopper_id, kind, channel, opened_at, due_at)
       select id, kind, 'phone', now(), now() from shoppers, unnest(array['question', 'complaint']) kind where phone = $1`,
      [shopper.phone],
    );
    await store.pool.query(
      `insert into case_messages (case_id, text, at) select id, 'Hello?', now() from cases`,
    );
    await store.pool.query(`update cases set answered_at = now() where kind = 'complaint'`);
    const { cases } = (await manager.ask('listCases')).body.data;
    expect(cases.map(({ kind }) => kind)).toEqual(['question']);
    expect((await today()).cases).toBe(cases.length);
  });

  test.each<[StaffRole, string[]]>([
    ['owner', ['stock', 'messages', 'misses', 'road', 'cash', 'cases']],
    ['manager', ['stock', 'messages', 'misses', 'road', 'cash', 'cases']],
    ['packer', ['stock']],
    ['accountant', ['cash']],
    ['support', ['cases']],
  ])('shows a %s %j', async (role, shown) => {
    const data: Record<string, unknown> = { ...(await today(await openConsole(store, [role]))) };
    const kept = ['stock', 'messages', 'misses', 'road', 'cash', 'cases'];
    // What is searched in vain is there after the test above; a null means that it is not for them.
    expect(kept.filter((name) => data[name] !== null)).toEqual(shown);
  });

  test('has of each courier on the road the stops and the cash still to come', async () => {
    const courier = await openConsole(store, ['courier'], { name: 'Adnan' });
    const { _id: id } = await buy(await store.shopper(), shirt);
    await bringTo(store, id, 'inProgress');
    const { parcelId, version } = (await manager.ask('getOrder', { id })).body.data.order;
    await ask(packer, 'pickParcel', { id: parcelId, version });
    const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
    await ask(packer, 'packParcel', { id: parcelId, version: version + 1, pieces });
    const { run } = (await ask(manager, 'createRun', { courierId: courier.staffId, parcels: [parcelId] }))
      .body.data;
    await ask(manager, 'handOverRun', { id: run._id, version: run.version });
    const road = (await today()).road?.find(({ name }) => name === 'Adnan');
    expect(road).toMatchObject({ stops: 1, ended: 0 });
    expect(road?.cash).toBeGreaterThan(0);
    const back = await openConsole(store, ['courier'], { name: 'Basel' });
    await store.pool.query(
      `insert into runs (day, courier_id, status, created_by) values (current_date, $1, 'accepted', 'test')`,
      [back.staffId],
    );
    expect((await today()).road?.map(({ name }) => name)).toEqual(['Basel', 'Adnan']);
  });
});

describe('finding from everywhere', () => {
  test('an order by its label, its beginning and its person, as far as the reader may see it', async () => {
    const shopper = await store.shopper();
    const { _id: id, number } = await buy(shopper, shirt);
    const byLabel = await find(`${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`);
    expect(byLabel.code).toMatchObject({ kind: 'order', order: { _id: id, number, stage: 'toConfirm' } });
    expect((await find(number.slice(0, 8))).orders.map(({ _id }) => _id)).toEqual([id]);
    expect((await find(number.slice(0, 8))).code).toBeNull();
    const byPhone = await find(shopper.phone);
    expect([byPhone.orders.length, byPhone.customers.length]).toEqual([1, 1]);
    expect(byPhone.customers[0]?.phone).toContain('•');
    expect(await find(shopper.phone, accountant)).toEqual({
      orders: [],
      products: [],
      customers: [],
      code: null,
    });
    // It is not to be packed yet, and who packs sees no phones.
    expect(await find(number, packer)).toMatchObject({ orders: [], code: null });
    expect((await find(shopper.phone, support)).orders[0]?._id).toBe(id);
  });

  test('a piece by its barcode, a product by part of its name', async () => {
    const { barcode } = await db
      .selectFrom('variants')
      .select('barcode')
      .where('product_id', '=', shirt)
      .where('size_id', '=', 'M')
      .executeTakeFirstOrThrow();
    expect((await find(barcode, packer)).code).toEqual({ kind: 'variant', productId: shirt });
    expect((await find(barcode, accountant)).code).toBeNull();
    const { name_en: name } = await db
      .selectFrom('products')
      .select('name_en')
      .where('id', '=', shirt)
      .executeTakeFirstOrThrow();
    expect((await find(name.slice(1, 8))).products.map(({ _id }) => _id)).toContain(shirt);
    expect((await find(name, support)).products).toEqual([]);
  });

  test.each(['%', '_', '\\', "'", 'zzzz\u202E', 'a'.repeat(100)])('nothing by %j', async (typed) => {
    const { orders, customers, code } = await find(typed);
    expect([orders, customers, code]).toEqual([[], [], null]);
  });
});
