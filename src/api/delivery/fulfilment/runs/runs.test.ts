import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { take } from '../../../../../test/parcels.ts';
import { lettersOf, readPdf } from '../../../../../test/pdf-text.ts';
import { openStore } from '../../../../../test/store.ts';
import type { ConsoleCallName, ConsoleInputOf } from '../../../../shop/console-endpoints.ts';

const store = await openStore();
await store.db.insertInto('companies').values({ id: 'north', name_en: 'North', name_ar: 'الشمال' }).execute();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 900 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const packer = await openConsole(store, ['packer'], { name: 'Mahmoud' });
const yousef = await openConsole(store, ['courier'], { name: 'Yousef' });
const samer = await openConsole(store, ['courier'], { name: 'Samer' });

const ask = <Name extends ConsoleCallName>(who: ConsoleClient, name: Name, input: ConsoleInputOf<Name>) =>
  who.ask(name, input, { 'idempotency-key': randomUUID() });

/** The parcels of orders that are packed, by order. */
async function packed(count: number) {
  const parcels: { id: string; parcelId: string }[] = [];
  for (let made = 0; made < count; made += 1) {
    const { _id: id } = await buy(await store.shopper(), shirt, 1);
    for (const step of [{ step: 'confirm' }, { step: 'pick' }] as const) await take(store, id, step);
    await take(store, id, { step: 'pack', pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }], tickReason: '' });
    const { id: parcelId } = await store.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    parcels.push({ id, parcelId });
  }
  return parcels;
}

async function planned(parcels: readonly string[], courier = yousef) {
  const { body } = await ask(packer, 'createRun', { courierId: courier.staffId, parcels: [...parcels] });
  return body.data.run;
}

async function accepted(parcels: readonly string[]) {
  const { _id: id, version } = await planned(parcels);
  await ask(packer, 'handOverRun', { id, version });
  return (await ask(yousef, 'acceptRun', { id, version: version + 1 })).body.data.run;
}

const deliver = (parcelId: string, who = yousef, occurredAt = store.now().toISOString()) =>
  who.ask('sendDoorEvents', {
    deviceNow: store.now().toISOString(),
    events: [
      {
        eventId: randomUUID(),
        sequence: 1,
        occurredAt,
        parcelId,
        offline: true,
        kind: 'deliver',
        kept: null,
        noPin: 'noPhone',
      },
    ],
  });

test('a parcel for an office goes with a company, in no run of a courier', async () => {
  const [one, two] = await packed(2);
  if (one === undefined || two === undefined) throw new Error('two are packed');
  await store.pool.query(`update orders set address = address || '{"kind": "office"}' where id = $1`, [
    one.id,
  ]);
  const { orders } = (await manager.ask('listOrders', { waiting: true })).body.data;
  const kinds = new Map(orders.map(({ _id, deliveryKind }) => [_id, deliveryKind]));
  expect([kinds.get(one.id), kinds.get(two.id)]).toEqual(['office', 'home']);
  const parcels = [one.parcelId, two.parcelId];
  const refused = await ask(packer, 'createRun', { courierId: yousef.staffId, parcels });
  expect([refused.status, refused.body.code]).toEqual([409, 'OFFICE_NEEDS_COMPANY']);
  const run = await planned([two.parcelId]);
  const added = await packer.ask('updateRun', { id: run._id, version: run.version, parcels });
  expect(added.body.code).toBe('OFFICE_NEEDS_COMPANY');
  await packer.ask('updateRun', { id: run._id, version: run.version, parcels: [] });
  const add = () =>
    manager.ask(
      'addCompany',
      { nameEn: 'Coast Freight', nameAr: 'شحن الساحل' },
      { 'idempotency-key': 'coast-freight' },
    );
  const made = await add();
  // Sent again after a lost answer.
  expect((await add()).body.data).toEqual(made.body.data);
  const given = await ask(packer, 'createRun', { companyId: made.body.data.company._id, parcels });
  expect(given.status).toBe(201);
});

test('a company with a planned run is not removed; planned and removed at once, one of the two is refused', async () => {
  const [parcel] = await packed(1);
  if (parcel === undefined) throw new Error('one is packed');
  const owner = await openConsole(store, ['owner']);
  const made = await owner.ask('addCompany', { nameEn: 'Ghab Freight', nameAr: 'شحن الغاب' });
  const { _id: id } = made.body.data.company;
  const plan = { companyId: id, parcels: [parcel.parcelId] };
  const [run, removed] = await Promise.all([
    ask(packer, 'createRun', plan),
    owner.ask('removeCompany', { id, version: 1 }),
  ]);
  expect([
    [201, 409],
    [404, 200],
  ]).toContainEqual([run.status, removed.status]);
  if (run.status === 201) {
    const { _id, version } = run.body.data.run;
    expect(removed.body.code).toBe('NOT_ZERO');
    await packer.ask('updateRun', { id: _id, version, parcels: [] });
    expect((await owner.ask('removeCompany', { id, version: 1 })).status).toBe(200);
  }
  expect((await ask(packer, 'createRun', plan)).status).toBe(404);
});

test('a parcel that an edit sends to an office after it was planned is not handed to a courier', async () => {
  const [one, two] = await packed(2);
  if (one === undefined || two === undefined) throw new Error('two are packed');
  const run = await planned([one.parcelId, two.parcelId]);
  await take(store, one.id, { step: 'unpack', reason: 'the customer wrote' });
  const { version, total } = (await manager.ask('getOrder', { id: one.id })).body.data.order;
  const changes = { address: { city: 'Damascus', area: '', street: '', kind: 'office' as const } };
  const edited = await ask(manager, 'edit', { id: one.id, version, changes, expectedTotal: total });
  expect(edited.body.data.order).toMatchObject({ deliveryKind: 'office', stage: 'toPick' });
  await take(store, one.id, { step: 'pick' });
  await take(store, one.id, { step: 'pack', pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }], tickReason: '' });
  const { _id: id } = run;
  const refused = await ask(packer, 'handOverRun', { id, version: run.version });
  expect([refused.status, refused.body.code]).toEqual([409, 'OFFICE_NEEDS_COMPANY']);
  const { stops } = (await packer.ask('getRun', { id })).body.data.run;
  expect(stops.map(({ deliveryKind }) => deliveryKind)).toEqual(['office', 'home']);
  const without = await packer.ask('updateRun', { id, version: run.version, parcels: [two.parcelId] });
  const { run: left } = without.body.data;
  expect((await ask(packer, 'handOverRun', { id, version: left.version })).status).toBe(200);
});

test('before the hand-over stops are ordered, added and taken out', async () => {
  const [one = '', two = '', three = ''] = (await packed(3)).map(({ parcelId }) => parcelId);
  const run = await planned([one, two]);
  const changed = await packer.ask('updateRun', {
    id: run._id,
    version: run.version,
    parcels: [three, one],
    courierId: samer.staffId,
  });
  expect(changed.body.data.run.courier?.name).toBe('Samer');
  expect(changed.body.data.run.stops.map(({ parcelId, stopNo }) => [parcelId, stopNo])).toEqual([
    [three, 1],
    [one, 2],
  ]);
  const stale = await packer.ask('updateRun', { id: run._id, version: run.version, parcels: [one] });
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 'VERSION_CONFLICT', data: { run: { _id: run._id, courier: { name: 'Samer' } } } },
  ]);
  const other = await planned([two]);
  const taken = await packer.ask('updateRun', { id: other._id, version: other.version, parcels: [two, one] });
  expect([taken.status, taken.body.code]).toEqual([409, 'CONFLICT']);
  const dropped = await packer.ask('updateRun', { id: other._id, version: other.version, parcels: [] });
  expect(dropped.body.data.run).toMatchObject({ status: 'ended', stops: [] });
  const { rows } = await store.pool.query(
    `select action, before, after from staff_audit where subject = $1 order by id`,
    [run._id],
  );
  expect(rows).toMatchObject([
    { action: 'run.plan', after: { carrier: 'Yousef' } },
    { action: 'run.change', before: { carrier: 'Yousef' }, after: { carrier: 'Samer' } },
  ]);
});

test('after the hand-over the order of the stops changes, but not the stops', async () => {
  const [one = '', two = '', three = ''] = (await packed(3)).map(({ parcelId }) => parcelId);
  const { _id: id, version } = await accepted([one, two]);
  const turned = await packer.ask('updateRun', { id, version, parcels: [two, one] });
  expect(turned.body.data.run.stops.map(({ parcelId }) => parcelId)).toEqual([two, one]);
  const more = await packer.ask('updateRun', { id, version: version + 1, parcels: [two, one, three] });
  expect([more.status, more.body.code]).toEqual([409, 'ORDER_STEP_NOT_ALLOWED']);
  const mine = await packer.ask('updateRun', { id, version: version + 1, courierId: samer.staffId });
  expect([mine.status, mine.body.code]).toEqual([403, 'FORBIDDEN']);
});

test('the open stops of a run go to another courier, who accepts them', async () => {
  const parcels = (await packed(2)).map(({ parcelId }) => parcelId);
  const [one = '', two = ''] = parcels;
  const { _id: id, version } = await accepted(parcels);
  expect((await deliver(one)).body.data.results[0]?.outcome).toBe('done');
  const { run } = (await manager.ask('updateRun', { id, version, courierId: samer.staffId })).body.data;
  expect(run).toMatchObject({ courier: { name: 'Samer' }, status: 'handedOver', parcels: 1 });
  expect(run._id).not.toBe(id);
  const theirs = async () => (await samer.ask('getMyRun')).body.data.stops;
  expect(await theirs()).toMatchObject([{ parcelId: two, phone: null, name: null, address: null }]);
  await ask(samer, 'acceptRun', { id: run._id, version: run.version });
  expect(await theirs()).toMatchObject([{ parcelId: two, phone: expect.any(String) }]);
  expect((await deliver(two)).body.data.results[0]?.code).toBe('NOT_FOUND');
  expect((await deliver(two, samer)).body.data.results[0]?.outcome).toBe('done');
  expect(await theirs()).toMatchObject([{ parcelId: two, outcome: 'deliver', phone: null }]);
  expect(await store.invariants()).toEqual([]);
});

test('a courier with too much cash is given no run of another', async () => {
  const parcels = (await packed(1)).map(({ parcelId }) => parcelId);
  const { _id: id, version } = await accepted(parcels);
  const full = await openConsole(store, ['courier'], { name: 'Nidal' });
  await store.pool.query(`insert into cash_accounts (id) values ($1)`, [`courier:${full.staffId}`]);
  await store.pool.query(`update cash_accounts set balance = 900000 where id = $1`, [
    `courier:${full.staffId}`,
  ]);
  const answer = await manager.ask('updateRun', { id, version, courierId: full.staffId });
  expect([answer.status, answer.body.code]).toEqual([409, 'CASH_UNCOUNTED']);
});

test('the stops of a new run are put into a sensible order where it is asked for', async () => {
  const made = await packed(3);
  const latitudes = [33.9, 33.55, 33.7];
  for (const [place, { id }] of made.entries())
    await store.pool.query(
      `update orders set address = address || jsonb_build_object('latitude', $2::float8) where id = $1`,
      [id, latitudes[place]],
    );
  const parcels = made.map(({ parcelId }) => parcelId);
  const { body } = await ask(packer, 'createRun', { courierId: yousef.staffId, parcels, arranged: true });
  expect(body.data.run.stops.map(({ parcelId }) => parcels.indexOf(parcelId))).toEqual([1, 2, 0]);
});

test('what waits for a run is packed and in none', async () => {
  const [one = '', two = ''] = (await packed(2)).map(({ parcelId }) => parcelId);
  const { _id: id, version } = await planned([one]);
  const waiting = async () => {
    const { orders } = (await packer.ask('listOrders', { waiting: true, sort: 'newest' })).body.data;
    return [one, two].filter((parcel) => orders.some(({ parcelId }) => parcelId === parcel));
  };
  expect(await waiting()).toEqual([two]);
  await packer.ask('updateRun', { id, version, parcels: [] });
  expect(await waiting()).toEqual([one, two]);
});

test('carriers are shown with their cash to those who may see it', async () => {
  const held = async (who: ConsoleClient) => {
    const { couriers } = (await who.ask('listCarriers')).body.data;
    return couriers.find(({ name }) => name === 'Yousef')?.cashHeld;
  };
  expect(await held(manager)).toBe(1_425);
  expect(await held(packer)).toBeNull();
});

test('a run has a manifest to sign in both languages, with its sum and without names or phones', async () => {
  const parcels = await packed(3);
  const { body } = await ask(packer, 'createRun', {
    courierId: yousef.staffId,
    parcels: parcels.map(({ parcelId }) => parcelId),
  });
  const { run } = body.data;
  const print = async (who: ConsoleClient, query: string) =>
    store.app.inject({
      url: `/api/console/v1/papers?kind=manifest&${query}`,
      headers: { cookie: `staff=${who.cookies.get('staff') ?? ''}` },
    });
  const words = {
    en: ['Manifest', 'Yousef', 'To bring to the store', 'Received by', 'Parcels'],
    ar: ['بيان تسليم', 'Yousef', 'ما يُسلَّم للمتجر', 'المستلم', 'الطرود'],
  };
  for (const lang of ['en', 'ar'] as const) {
    const answer = await print(packer, `lang=${lang}&ids=${run._id}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { letters, pages } = await readPdf(answer.rawPayload);
    expect(pages).toBe(1);
    for (const word of words[lang]) expect(letters).toContain(lettersOf(word));
    for (const { number, cashDue } of run.stops) {
      expect(letters).toContain(number);
      expect(letters).toContain(lettersOf(cashDue.toLocaleString('en')));
    }
    expect(letters).toContain(lettersOf(run.expected.toLocaleString('en')));
    expect(letters).not.toContain(lettersOf('Al-Jalaa'));
  }
  expect((await print(packer, 'ids=none')).statusCode).toBe(404);
  for (const role of ['courier', 'accountant', 'support'] as const)
    expect((await print(await openConsole(store, [role]), `ids=${run._id}`)).statusCode).toBe(403);
  const { rows } = await store.pool.query(
    `select count(*)::int as prints from staff_audit where action = 'run.print' and subject = $1`,
    [run._id],
  );
  expect(rows).toEqual([{ prints: 2 }]);
});

test('a device of another year has delivered after the hand-over', async () => {
  const [parcel] = await packed(1);
  const parcelId = parcel?.parcelId ?? '';
  await accepted([parcelId]);
  await deliver(parcelId, yousef, '2019-03-01T10:00:00.000Z');
  const { rows } = await store.pool.query(
    'select occurred_at, clock_off_s < -200000000 as is_noted from device_events where parcel_id = $1',
    [parcelId],
  );
  expect(rows).toEqual([{ occurred_at: store.now(), is_noted: true }]);
});
