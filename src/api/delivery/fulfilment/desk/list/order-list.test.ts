import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bringTo, buy, step } from '../../../../../../test/buying.ts';
import { addProduct } from '../../../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../../../test/console.ts';
import { openStore } from '../../../../../../test/store.ts';
import type { ConsoleCallName, ConsoleInputOf } from '../../../../../shop/console-endpoints.ts';
import { orderViews } from '../../../../../shop/delivery/fulfilment/order-views.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 900 } });
const manager = await openConsole(store, ['manager']);
const packer = await openConsole(store, ['packer']);
const support = await openConsole(store, ['support']);
const accountant = await openConsole(store, ['accountant']);

const ask = <Name extends ConsoleCallName>(who: ConsoleClient, name: Name, input: ConsoleInputOf<Name>) =>
  who.ask(name, input, { 'idempotency-key': randomUUID() });

const get = async (id: string, who = manager) => (await who.ask('getOrder', { id })).body.data.order;

async function packed() {
  const shopper = await store.shopper();
  const { _id: id, number } = await buy(shopper, shirt);
  await bringTo(store, id, 'inProgress');
  const { parcelId, version } = await get(id);
  await ask(packer, 'pickParcel', { id: parcelId, version });
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  await ask(packer, 'packParcel', { id: parcelId, version: version + 1, pieces });
  return { shopper, id, number };
}

describe('the list of orders', () => {
  test('is found by number, phone and name, and by stage', async () => {
    const { shopper, id, number } = await packed();
    const ids = async (query: ConsoleInputOf<'listOrders'>, who = manager) =>
      (await who.ask('listOrders', query)).body.data.orders.map(({ _id }) => _id);
    expect(await ids({ search: number })).toEqual([id]);
    expect(await ids({ search: shopper.phone })).toEqual([id]);
    expect(await ids({ search: 'no such name' })).toEqual([]);
    expect(await ids({ stage: ['packed'] })).toContain(id);
    expect(await ids({ stage: ['short'] })).not.toContain(id);
    expect(await ids({ stage: ['toConfirm'] }, packer)).toEqual([]);
  });

  test.each([
    ['أحمد الحلبي', 'احمد'],
    ['سلمى قاضي', 'سَلمي'],
    ['هبة الأحمد', 'هبه الاحمد'],
    ['Rana Haddad', 'rana h'],
  ])('finds %s by %s, but not for who may not see the person', async (name, typed) => {
    const shopper = await store.shopper();
    const { _id: id, number } = await buy(shopper, shirt);
    await db.updateTable('shoppers').set({ name }).where('phone', '=', shopper.phone).execute();
    const found = async (search: string, who = manager) =>
      (await who.ask('listOrders', { search })).body.data.orders.map(({ _id }) => _id);
    expect(await found(typed)).toEqual([id]);
    expect(await found(typed, accountant)).toEqual([]);
    const tail = shopper.phone.slice(4);
    const eastern = tail.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const phone of [`0${tail}`, `00963 ${tail}`, `+963-${tail}`, `٠${eastern}`])
      expect(await found(phone)).toEqual([id]);
    expect(await found(shopper.phone, packer)).toEqual([]);
    const grouped = `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
    expect(await found(grouped)).toEqual([id]);
    await ask(support, 'cancelOrder', { id, version: 1 });
  });

  test('is found by a waybill in capitals or not, and counts an order once that fits by name and by place', async () => {
    const { shopper, id } = await packed();
    await db
      .insertInto('companies')
      .values({ id: 'north', name_en: 'North', name_ar: 'الشمال' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { parcelId } = await get(id);
    await db
      .insertInto('waybills')
      .values(
        ['NF-77', 'sy-12'].map((number) => ({
          company_id: 'north',
          number,
          parcel_id: parcelId,
          given_at: store.now(),
        })),
      )
      .execute();
    await db
      .updateTable('shoppers')
      .set({ name: 'Waybill Street' })
      .where('phone', '=', shopper.phone)
      .execute();
    const address = { city: 'Waybill Street', area: '', street: 'x', additionalDetails: '' };
    await db
      .updateTable('orders')
      .set({ address: JSON.stringify(address) })
      .where('id', '=', id)
      .execute();
    for (const search of ['NF-77', 'nf-77', 'SY-12', 'waybill str'])
      for (const more of [
        { view: 'all' },
        { view: 'packed' },
        { view: 'all', sort: 'oldest' },
        {},
      ] as const) {
        const { orders, sum } = (await manager.ask('listOrders', { search, ...more })).body.data;
        expect([search, more, orders.map(({ _id }) => _id)]).toEqual([search, more, [id]]);
        if ('view' in more) expect(sum).toMatchObject({ orders: 1, cash: 1_425 });
      }
    const { body } = await packer.ask('listOrders', { search: 'NF-77' });
    expect(body.data.orders.map(({ _id }) => _id)).toEqual([id]);
  });

  test('has views whose counts and sums are those of their rows', async () => {
    const { id } = await packed();
    await step(store, id, 'inDelivery');
    const { views } = (await manager.ask('listOrders', { view: 'all' })).body.data;
    expect(views?.withCouriers).toBeGreaterThan(0);
    for (const view of orderViews) {
      const { orders, sum, next } = (await manager.ask('listOrders', { view })).body.data;
      expect([view, sum?.orders]).toEqual([view, views?.[view]]);
      if (next !== null) continue;
      expect(sum?.orders).toBe(orders.length);
      const counted = orders.filter(({ status }) => status !== 'canceled');
      expect(sum?.cash).toBe(counted.reduce((cash, { cashDue }) => cash + cashDue, 0));
      expect(sum?.canceled).toBe(orders.length - counted.length);
    }
    const { orders } = (await manager.ask('listOrders', { view: 'withCouriers' })).body.data;
    expect(orders.map(({ _id }) => _id)).toContain(id);
    const ofPacker = (await packer.ask('listOrders', { view: 'all' })).body.data;
    expect(ofPacker.views?.withCouriers).toBe(0);
    expect(ofPacker.sum?.orders).toBe(ofPacker.views?.all);
  });

  test('continues where the last page ended', async () => {
    for (let round = 0; round < 4; round += 1) {
      const shopper = await store.shopper();
      for (let order = 0; order < 14; order += 1) await buy(shopper, shirt);
    }
    const first = (await manager.ask('listOrders', {})).body.data;
    const second = (await manager.ask('listOrders', { after: first.next ?? '' })).body.data;
    expect(first.orders).toHaveLength(50);
    expect(second.orders.length).toBeGreaterThan(0);
    const all = [...first.orders, ...second.orders].map(({ _id }) => _id);
    expect(new Set(all).size).toBe(all.length);
    expect(first.counts.toConfirm).toBeGreaterThan(50);
  });

  test('shows each role its part: a masked phone, none, or no person at all', async () => {
    const { shopper, id } = await packed();
    const tail = shopper.phone.slice(-2);
    expect((await get(id, manager)).customer.phone).toBe(`+963 9•• ••• ${tail}`);
    expect((await get(id, support)).address).toEqual({
      street: null,
      details: null,
      phone: null,
      recipient: null,
      point: null,
    });
    expect((await get(id, packer)).customer).toMatchObject({ phone: null, trust: null });
    expect((await get(id, accountant)).customer).toEqual({ _id: null, name: null, phone: null, trust: null });
    const opened = await ask(manager, 'reveal', { kind: 'order', id, field: 'phone' });
    expect(opened.body.data.value).toBe(shopper.phone);
    const logged = await db
      .selectFrom('staff_audit')
      .select(['staff_id', 'after'])
      .where('action', '=', 'order.reveal')
      .execute();
    expect(logged).toEqual([{ staff_id: manager.staffId, after: { field: 'phone' } }]);
    expect((await ask(packer, 'reveal', { kind: 'order', id, field: 'phone' })).status).toBe(403);
    expect((await get(id, support)).customer.phone).not.toBe(shopper.phone);
    expect((await get(id, manager)).customer.phone).toBe(shopper.phone);
  });
});

describe('the list of orders', () => {
  test('is narrowed to a city, an area and how orders came, in either language', async () => {
    const { _id: id } = await buy(await store.shopper(), shirt);
    const address = { city: 'اللاذقية', area: 'الصليبة', street: 'Harbour Street' };
    await db
      .updateTable('orders')
      .set({
        address: JSON.stringify(address),
        source: 'whatsapp',
        taken_by: support.staffId,
        consent_at: store.now(),
      })
      .where('id', '=', id)
      .execute();
    const found = async (query: ConsoleInputOf<'listOrders'>) =>
      (await manager.ask('listOrders', query)).body.data.orders.map(({ _id }) => _id);
    expect(await found({ city: 'latakia' })).toEqual([id]);
    expect(await found({ city: 'Latakia', source: 'whatsapp' })).toEqual([id]);
    expect(await found({ city: 'latakia', area: 'الصليبة' })).toEqual([id]);
    expect(await found({ city: 'latakia', area: 'elsewhere' })).toEqual([]);
    expect(await found({ source: 'whatsapp' })).toEqual([id]);
    expect(await found({ city: 'latakia', source: 'site' })).toEqual([]);
    const order = await get(id);
    expect(order).toMatchObject({ source: 'whatsapp', takenBy: expect.any(String) });
  });
});

describe('a saved view', () => {
  const views = async (who: ConsoleClient) => (await who.ask('listViews', { counted: true })).body.data.views;
  const save = async (who: ConsoleClient, name: string, isShared = false) =>
    (await ask(who, 'saveView', { name, query: 'city=homs&view=toPick', isShared })).body.data.views.find(
      (view) => view.name === name,
    )?._id ?? '';

  test('is its maker’s own until it is shared, and changed and deleted by them alone', async () => {
    const id = await save(manager, 'Homs, to pack');
    expect(await views(support)).toEqual([]);
    expect(await save(manager, 'Homs, to pack')).toBe(id);
    expect((await ask(support, 'changeView', { id, name: 'mine', isShared: true })).status).toBe(404);
    await ask(manager, 'changeView', { id, name: 'Homs', isShared: true });
    expect(await views(support)).toMatchObject([
      { _id: id, name: 'Homs', query: 'city=homs&view=toPick', isShared: true, by: expect.any(String) },
    ]);
    expect(await views(manager)).toMatchObject([{ _id: id, by: null }]);
    expect((await ask(support, 'deleteView', { id })).status).toBe(404);
    const owner = await openConsole(store, ['owner']);
    expect((await ask(owner, 'deleteView', { id })).body.data.views).toEqual([]);
    expect((await ask(manager, 'deleteView', { id })).status).toBe(404);
  });

  test('says how many orders it finds, as many as the list behind it, for each reader', async () => {
    await packed();
    const queries = [
      'view=packed',
      'city=homs&view=toPick',
      'city=aleppo',
      'source=site&sort=oldest',
      'search=Al-Jalaa',
      'area=nowhere',
      'view=no+such+view',
    ];
    const owner = await openConsole(store, ['owner']);
    for (const query of queries) await ask(owner, 'saveView', { name: query, query, isShared: true });
    for (const who of [owner, manager, packer, support, accountant]) {
      const shown = (await views(who)).filter(({ query }) => queries.includes(query));
      expect(shown).toHaveLength(queries.length);
      for (const { query, count } of shown) {
        const { body } = await who.ask('listOrders', {
          view: 'all',
          ...Object.fromEntries(new URLSearchParams(query)),
        });
        // A query that the list refuses finds none.
        const found = body.data?.sum?.orders ?? 0;
        expect([query, count]).toEqual([query, found]);
      }
    }
    expect((await views(manager)).find(({ query }) => query === 'view=packed')?.count).toBeGreaterThan(0);
  });

  test('has a name of its own, and there are 20 of a person at most', async () => {
    const id = await save(packer, 'first');
    await save(packer, 'second');
    expect((await ask(packer, 'changeView', { id, name: 'second', isShared: false })).status).toBe(400);
    for (let place = 2; place < 20; place += 1) await save(packer, `view ${place}`);
    const more = { name: 'one more', query: 'view=late', isShared: false };
    expect((await ask(packer, 'saveView', more)).status).toBe(400);
    expect((await ask(packer, 'saveView', { ...more, name: 'first' })).status).toBe(200);
    expect((await ask(packer, 'saveView', { ...more, query: '?view=late&x=y z' })).status).toBe(400);
  });

  test('is held to both when several are saved or named at once', async () => {
    const clerk = await openConsole(store, ['packer']);
    await Promise.all(Array.from({ length: 25 }, (_, place) => save(clerk, `view ${place}`).catch(() => '')));
    const own = (await views(clerk)).filter(({ by }) => by === null);
    expect(own).toHaveLength(20);
    const named = { name: 'same', isShared: false };
    const answers = await Promise.all(
      own.slice(0, 2).map(({ _id: id }) => ask(clerk, 'changeView', { id, ...named })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

test('who is to be called comes by when they may be, without orders on hold', async () => {
  const place = async () => {
    const { _id: id } = await buy(await store.shopper(), shirt);
    return id;
  };
  const [called, held, fresh] = [await place(), await place(), await place()];
  await ask(support, 'callOrder', { id: called, version: 1, outcome: 'noAnswer' });
  const until = new Date(store.now().getTime() + 86_400_000).toISOString();
  await ask(support, 'holdOrder', { id: held, version: 1, reason: 'travels', until });
  const { orders } = (await support.ask('listOrders', { toCall: true, sort: 'oldest' })).body.data;
  const listed = orders.map(({ _id }) => _id);
  expect(listed).not.toContain(held);
  expect(listed.indexOf(fresh)).toBeLessThan(listed.indexOf(called));
  const find = (id: string) => orders.find(({ _id }) => _id === id);
  expect(find(fresh)?.callableFrom).toBeNull();
  // Two hours after the last call.
  expect(find(called)?.callableFrom).toBe(new Date(store.now().getTime() + 2 * 3_600_000).toISOString());
  expect((await manager.ask('getToday')).body.data.toCall).toBe(orders.length);
});
