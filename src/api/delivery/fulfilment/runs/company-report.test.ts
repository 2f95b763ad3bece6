import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { send, take } from '../../../../../test/parcels.ts';
import { bringing, delivered, line } from '../../../../../test/returning.ts';
import { openStore } from '../../../../../test/store.ts';
import { keysOf } from '../../../../shop/keys-of.ts';

const store = await openStore();
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90, 'black/L': 20 } });
await sql`insert into companies (id, name_en, name_ar) values ('north', 'North', 'الشمال'), ('south', 'South', 'الجنوب')`.execute(
  store.db,
);
const keyOf = async (companyId: string, name = `${companyId} program`) => {
  const scopes = ['parcels.report' as const];
  const { status, body } = await owner.ask('createKey', { name, scopes, days: 30, companyId });
  expect(status).toBe(201);
  return { secret: body.data.secret, id: body.data.key._id, company: body.data.key.company };
};
const north = await keyOf('north');

/** An order that a company has under a waybill. */
async function handedTo(companyId: string, waybill: string) {
  const order = await buy(await store.shopper(), shirt);
  await give(order._id, companyId, waybill, true);
  return order;
}

/** The order of other pieces for those of an exchange, which its shopper is to give back. */
async function exchangedTo(companyId: string, waybill: string) {
  const { shopper, order } = await delivered(store, shirt, 1);
  const wanted = bringing(order, 'exchange', 'changedMind', line(shirt, 1, { newSizeId: 'L' }));
  const id = (await shopper.call('requestReturnShipment', wanted)).body.data.order.returns[0]?._id ?? '';
  const { version } = (await owner.ask('getReturn', { id })).body.data.return;
  const lines = [line(shirt)];
  const made = await askWithKey(owner, 'substituteReturn', { id, version, lines, expectedTotal: 1_275 });
  const orderId = made.body.data.return.substitute?.orderId ?? '';
  await give(orderId, companyId, waybill, false);
  return { _id: orderId };
}

async function give(orderId: string, companyId: string, waybill: string, toConfirm: boolean) {
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  for (const step of [
    ...(toConfirm ? [{ step: 'confirm' } as const] : []),
    { step: 'pick' },
    { step: 'pack', pieces, tickReason: '' },
    { step: 'handOverCompany', companyId, waybill },
  ] as const)
    expect(await take(store, orderId, step)).toBeNull();
}

let made = 0;
const report = (body: object, secret = north.secret, key = `report-${(made += 1)}`) =>
  store.native().send('POST', '/api/console/v1/parcels/report', body, {
    authorization: `Bearer ${secret}`,
    ...(key !== '' && { 'idempotency-key': key }),
  });

test('a company’s program reports what became of its parcel, under its own name, once', async () => {
  const order = await handedTo('north', 'N-1');
  const said = { waybill: 'N-1', step: 'delivered' };
  const [first, again] = [
    await report(said, north.secret, 'one-report'),
    await report(said, north.secret, 'one-report'),
  ];
  expect([first.status, first.body.data]).toEqual([
    200,
    { parcel: { waybill: 'N-1', status: 'delivered', stage: null, version: 6 } },
  ]);
  expect(again.body).toEqual(first.body);
  expect(
    (await report({ ...said, step: 'atOffice', office: 'Homs' }, north.secret, 'one-report')).status,
  ).toBe(422);
  expect((await report(said)).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
  const { history } = (await owner.ask('getOrder', { id: order._id })).body.data.order;
  expect(history.at(-1)).toMatchObject({ step: 'deliver', by: 'north program' });
  const { entries, chainOk } = (await owner.ask('listAudit', { actor: north.id })).body.data;
  expect([entries.map(({ action, subject }) => [action, subject]), chainOk]).toEqual([
    [['parcel.deliver', order._id]],
    true,
  ]);
  const { rows } = await sql<{ balance: number }>`
    select balance::int from cash_accounts where id = 'company:north'`.execute(store.db);
  expect(rows[0]?.balance).toBe(1_425);
  expect(await store.invariants()).toEqual([]);
});

const reports = {
  delivered: { step: 'delivered' },
  failed: { step: 'failed', reason: 'Nobody home', nextDate: '2026-11-24' },
  atOffice: { step: 'atOffice', office: 'Homs' },
  returned: { step: 'returned', reason: 'Refused', refusal: 'changedMind' },
} as const;
type Name = keyof typeof reports;

describe.each([
  ['an order', handedTo],
  ['the order of an exchange', exchangedTo],
] as const)('of %s', (what, given) => {
  // What a company may say of a parcel after each of its own reports; people take the other steps.
  test.each<[string, Name[], Name[]]>([
    ['that was handed over', [], ['delivered', 'failed', 'atOffice', 'returned']],
    ['at an office', ['atOffice'], ['delivered', 'failed', 'returned']],
    ['that is tried again', ['failed'], ['delivered', 'returned']],
    ['that was delivered', ['delivered'], []],
    ['that comes back', ['returned'], []],
  ])('a parcel %s takes these reports', async (_state, before, allowed) => {
    for (const name of keysOf(reports)) {
      const waybill = `T ${what.length} ${before.join()} ${name}`;
      await given('north', waybill);
      for (const earlier of before) expect((await report({ waybill, ...reports[earlier] })).status).toBe(200);
      const { status } = await report({ waybill, ...reports[name] });
      expect([name, status]).toEqual([name, allowed.includes(name) ? 200 : 409]);
    }
    expect(await store.invariants()).toEqual([]);
  });
});

test.each([
  [
    'tried again',
    { step: 'failed', reason: 'Nobody home', nextDate: '2026-11-24' },
    'inDelivery',
    'postponed',
  ],
  ['at an office', { step: 'atOffice', office: 'Homs, Hamra' }, 'inDelivery', 'atOffice'],
  ['coming back', { step: 'returned', reason: 'Refused', refusal: 'changedMind' }, 'canceled', 'comingBack'],
])('a parcel is %s', async (name, said, status, stage) => {
  await handedTo('north', `W ${name}`);
  const { body } = await report({ waybill: `W ${name}`, ...said });
  expect(body.data).toMatchObject({ parcel: { status, stage } });
});

test.each([
  ['without a reason', { step: 'failed', nextDate: '2026-11-24' }, 400, 'VALIDATION'],
  ['without a day', { step: 'failed', reason: 'x' }, 400, 'VALIDATION'],
  ['for next year', { step: 'failed', reason: 'x', nextDate: '2027-11-24' }, 400, 'VALIDATION'],
  ['without an office', { step: 'atOffice' }, 400, 'VALIDATION'],
  [
    'with a reason that only the shop has',
    { step: 'returned', reason: 'x', refusal: 'store' },
    400,
    'VALIDATION',
  ],
  ['from tomorrow', { step: 'delivered', at: '2026-11-23T10:00:00Z' }, 400, 'VALIDATION'],
  ['from before the hand-over', { step: 'delivered', at: '2026-11-20T10:00:00Z' }, 400, 'VALIDATION'],
  ['of a step that is not its', { step: 'cancel' }, 400, 'VALIDATION'],
])('a report %s changes nothing', async (name, said, status, code) => {
  const order = await handedTo('north', `X ${name}`);
  const answer = await report({ waybill: `X ${name}`, ...said });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  const { stage, version } = (await owner.ask('getOrder', { id: order._id })).body.data.order;
  expect([stage, version]).toEqual(['withCompany', 5]);
});

test.each([
  ['a clock that is minutes behind', '06:55', '07:00'],
  ['its own moment', '08:15', '08:15'],
  ['a clock that is minutes ahead', '09:05', '09:00'],
])('a delivery dated by %s lies between the hand-over and now', async (name, at, stored) => {
  const order = await handedTo('north', `T ${name}`);
  store.setNow('2026-11-22T09:00:00Z');
  const said = { waybill: `T ${name}`, step: 'delivered', at: `2026-11-22T${at}:00Z` };
  const { status } = await report(said);
  store.setNow('2026-11-22T07:00:00Z');
  const row = await store.db
    .selectFrom('settlements')
    .select('delivered_at')
    .where('order_id', '=', order._id)
    .executeTakeFirst();
  expect([status, row?.delivered_at]).toEqual([200, new Date(`2026-11-22T${stored}:00Z`)]);
});

test('what a program says that was taken of the fee at a refusal is what its company owes', async () => {
  await sql`insert into settings (value) values ('{"doorFeeOnRefusal": "ask"}')
              on conflict (only_row) do update set value = settings.value || excluded.value`.execute(
    store.db,
  );
  const balance = async () => (await owner.ask('getCompany', { id: 'north' })).body.data.balance;
  for (const [waybill, collected, owed] of [
    ['F-all', {}, 150],
    ['F-none', { collected: 0 }, 0],
    ['F-some', { collected: 50 }, 50],
  ] as const) {
    await handedTo('north', waybill);
    const before = await balance();
    expect((await report({ waybill, ...reports.returned, ...collected })).status).toBe(200);
    expect([waybill, (await balance()) - before]).toEqual([waybill, owed]);
  }
  await sql`update settings set value = value - 'doorFeeOnRefusal'`.execute(store.db);
});

test('a parcel of another company, of a courier, or of nobody is not found', async () => {
  await handedTo('south', 'S-1');
  const courier = await buy(await store.shopper(), shirt);
  await send(store, courier._id);
  const moved = await handedTo('north', 'N-moved');
  await sql`update parcels set company_id = 'south' where order_id = ${moved._id}`.execute(store.db);
  for (const waybill of ['S-1', courier.number, 'N-moved', 'none'])
    expect([waybill, (await report({ waybill, step: 'delivered' })).status]).toEqual([waybill, 404]);
  const south = await keyOf('south');
  expect((await report({ waybill: 'S-1', step: 'delivered' }, south.secret)).status).toBe(200);
});

test('a key of a company reads nothing, wants its Idempotency-Key, and is revoked at once', async () => {
  await handedTo('north', 'N-9');
  const key = await keyOf('north');
  expect(key.company).toEqual({ _id: 'north', name: 'North' });
  const read = await store.native().send('GET', '/api/console/v1/orders', undefined, {
    authorization: `Bearer ${key.secret}`,
  });
  expect(read.status).toBe(403);
  const said = { waybill: 'N-9', step: 'delivered' };
  expect((await report(said, key.secret, '')).body.code).toBe('VALIDATION');
  await owner.ask('revokeKey', { id: key.id });
  expect((await report(said, key.secret)).status).toBe(401);
  const session = await owner.ask(
    'reportParcel',
    { waybill: 'N-9', step: 'delivered' },
    { 'idempotency-key': 'mine-12345' },
  );
  expect([session.status, session.body.code]).toEqual([403, 'FORBIDDEN']);
});

test.each([
  ['without a company', { scopes: ['parcels.report' as const], companyId: null }, 'VALIDATION'],
  [
    'with a company and nothing to report',
    { scopes: ['stock.read' as const], companyId: 'north' },
    'VALIDATION',
  ],
  [
    'with a company that is not there',
    { scopes: ['parcels.report' as const], companyId: 'west' },
    'NOT_FOUND',
  ],
])('no key is made %s', async (_how, given, code) => {
  const { body } = await owner.ask('createKey', { name: 'x', days: 1, ...given });
  expect(body.code).toBe(code);
});

test('of two reports at once one counts', async () => {
  await handedTo('north', 'N-race');
  const said = { waybill: 'N-race', step: 'delivered' };
  const statuses = (await Promise.all([1, 2, 3, 4].map(async () => report(said)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  expect(await store.invariants()).toEqual([]);
});
