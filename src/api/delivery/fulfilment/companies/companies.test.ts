import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { sendByCompany } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';
import { runJob } from '../../../jobs/runner.ts';

const store = await openStore();
const start = store.now();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner']);
const nadim = await openConsole(store, ['accountant']);
const due = 1_425;

async function newCompany(terms: { feeIncluded?: boolean; feeKind?: 'percent'; feeValue?: number } = {}) {
  const made = await owner.ask('addCompany', { nameEn: 'North Freight', nameAr: 'شحن الشمال' });
  const id = made.body.data.company._id;
  const given = {
    nameEn: 'North Freight',
    nameAr: 'شحن الشمال',
    phone: '',
    feeKind: 'fixed',
    feeValue: 100,
    feeIncluded: true,
    ...terms,
  } as const;
  await nadim.ask('updateCompany', { id, version: 1, ...given });
  return id;
}

/** An order that a company has under a waybill. */
async function handedTo(companyId: string, waybill: string) {
  const order = await buy(await store.shopper(), shirt);
  await sendByCompany(store, order._id, companyId, waybill);
  return order._id;
}

const delivered = (waybill: string, more: { amount?: number; fee?: number; day?: string } = {}) => ({
  waybill,
  amount: due,
  fee: 100,
  outcome: 'delivered' as const,
  day: null,
  ...more,
});
const statusOf = async (id: string) =>
  (await store.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

test('a statement is tried, posted once, delivers what it reports and brings the remittance', async () => {
  const id = await newCompany();
  const orders = await Promise.all(['A1', 'A2', 'A3', 'A4'].map((waybill) => handedTo(id, waybill)));
  await ask(nadim, 'reportDelivered', { id: orders[3] ?? '', version: 5, kept: null });
  const csv = [
    'بوليصة;مبلغ;أجرة;حالة;يوم',
    'A1;١٤٢٥;100;تم التسليم',
    'A2;0;100;مرفوض;2026-11-22',
    'A3;1400;100;delivered',
    'ZZ;5;5',
  ].join('\n');
  const tried = (await nadim.ask('addStatement', { id, csv, received: 2_525, into: 'bank' })).body.data
    .statement;
  expect(tried.lines.map(({ state }) => state)).toEqual(['matched', 'matched', 'differs', 'unknown']);
  expect(tried.missing).toMatchObject([{ waybill: 'A4', amount: due }]);
  expect(tried.difference).toBe(2_525 - 2 * due + 300);
  expect(await statusOf(orders[0] ?? '')).toBe('inDelivery');

  const post = () => ask(nadim, 'postStatement', { id, sid: tried._id });
  const both = await Promise.all([post(), post()]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await post()).body.code).toBe('ALREADY_POSTED');
  expect(await Promise.all(orders.map(statusOf))).toEqual([
    'delivered',
    'canceled',
    'delivered',
    'delivered',
  ]);
  const { balance, owed } = (await nadim.ask('getCompany', { id })).body.data;
  expect([balance, owed.map(({ waybill }) => waybill)]).toEqual([due, ['A4']]);
  const { entries } = (await nadim.ask('listCashEntries', { account: 'bank' })).body.data;
  expect(entries[0]?.lines).toEqual([
    { account: 'bank', amount: 2_525 },
    { account: `company:${id}`, amount: -2 * due },
    { account: 'companyFees', amount: 300 },
    { account: 'difference', amount: 25 },
  ]);
  const again = await nadim.ask('addStatement', {
    id,
    lines: [delivered('A1')],
    received: due,
    into: 'safe',
  });
  expect(again.body.data.statement.lines[0]?.state).toBe('posted');
  const second = await ask(nadim, 'postStatement', { id, sid: again.body.data.statement._id });
  expect(second.body.code).toBe('ALREADY_POSTED');
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['by the statement', false],
  ['by telephone before the statement', true],
])('a percentage is due for a parcel that is reported refused %s', async (_how, isReported) => {
  const id = await newCompany({ feeKind: 'percent', feeValue: 1_000 });
  const waybill = isReported ? 'P2' : 'P1';
  const order = await handedTo(id, waybill);
  const refused = { id: order, version: 5, refusal: 'changedMind', reason: 'by telephone' } as const;
  if (isReported) expect((await ask(nadim, 'reportRefused', refused)).status).toBe(200);
  const line = { waybill, amount: 0, fee: Math.round(due / 10), outcome: 'refused' as const, day: null };
  const statement = { id, lines: [line], received: 0, into: 'safe' as const };
  const [tried] = (await nadim.ask('addStatement', statement)).body.data.statement.lines;
  expect(tried).toMatchObject({ state: 'matched', agreedFee: line.fee });
});

test.each([
  [true, due - 100],
  [false, due],
])('fees that are included (%s) leave no difference when %i is brought', async (feeIncluded, received) => {
  const id = await newCompany({ feeIncluded });
  await handedTo(id, 'B1');
  const { statement } = (
    await nadim.ask('addStatement', { id, lines: [delivered('B1')], received, into: 'safe' })
  ).body.data;
  expect(statement.difference).toBe(0);
  await ask(owner, 'postStatement', { id, sid: statement._id });
  expect((await nadim.ask('getCompany', { id })).body.data.balance).toBe(0);
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['2026-11-21', 'badDay'],
  ['2026-11-23', 'badDay'],
  ['2026-11-22', 'matched'],
])('a delivery on %s, between hand-over and today or not, is %s', async (day, state) => {
  const id = await newCompany();
  await handedTo(id, 'C1');
  const { body } = await nadim.ask('addStatement', {
    id,
    lines: [delivered('C1', { day })],
    received: 0,
    into: 'safe',
  });
  expect(body.data.statement.lines[0]?.state).toBe(state);
});

test.each([
  ['10:00', '13:00', '12:00'],
  ['14:00', '15:00', '14:00'],
  ['10:00', '11:00', '11:00'],
])('handed over at %s and posted at %s, a delivery of that day was at %s', async (handed, posted, at) => {
  const id = await newCompany();
  const on = (time: string) => new Date(`2026-11-22T${time}:00+03:00`);
  store.setNow(on(handed));
  const order = await handedTo(id, 'G1');
  store.setNow(on(posted));
  const later = await openConsole(store, ['accountant']);
  const lines = [delivered('G1', { day: '2026-11-22' })];
  const { body } = await later.ask('addStatement', { id, lines, received: due, into: 'safe' });
  const { status } = await ask(later, 'postStatement', { id, sid: body.data.statement._id });
  store.setNow(start);
  const rows = await store.db
    .selectFrom('settlements')
    .select('delivered_at')
    .where('order_id', '=', order)
    .execute();
  expect([status, rows]).toEqual([200, [{ delivered_at: on(at) }]]);
});

test.each([
  [{ csv: 'A1,1425\nA1,1425' }, 'waybill A1 stands twice'],
  [{ csv: 'A1,x' }, 'row 1 cannot be read'],
  [{}, '"lines" is required'],
])('a statement of %j is refused: %s', async (input, error) => {
  const id = await newCompany();
  const { status, body } = await nadim.ask('addStatement', { id, ...input, received: 0, into: 'safe' });
  expect([status, body.errors]).toEqual([400, expect.arrayContaining([error])]);
});

test('what is not paid for 14 days is one task; a company with parcels stays', async () => {
  const id = await newCompany();
  const order = await handedTo(id, 'D1');
  const remove = async () => (await owner.ask('removeCompany', { id, version: 2 })).body.code;
  expect(await remove()).toBe('NOT_ZERO');
  await ask(nadim, 'reportDelivered', { id: order, version: 5, kept: null });
  const unpaid = () =>
    store.db
      .selectFrom('tasks')
      .select('done_at')
      .where('order_id', '=', order)
      .where('kind', '=', 'unpaid')
      .execute();
  const after = async (days: number) => {
    store.setNow(new Date(start.getTime() + days * 86_400_000));
    await runJob(store, 'parcel-timers');
    return (await unpaid()).length;
  };
  expect([await after(14), await after(15), await after(16)]).toEqual([0, 1, 1]);
  store.setNow(start);
  const { statement } = (
    await nadim.ask('addStatement', { id, lines: [delivered('D1')], received: due - 100, into: 'safe' })
  ).body.data;
  await ask(nadim, 'postStatement', { id, sid: statement._id });
  expect((await unpaid())[0]?.done_at).not.toBeNull();
  expect(await remove()).toBeUndefined();
  expect(await remove()).toBe('NOT_FOUND');
  const { company, statements } = (await nadim.ask('getCompany', { id })).body.data;
  expect([company.removedAt, statements.length]).toEqual([start.toISOString(), 1]);
});

test('a posted statement leads to its entry and its difference, which names the company', async () => {
  const id = await newCompany();
  await handedTo(id, 'H1');
  await handedTo(id, 'H2');
  const holding = async () =>
    (await nadim.ask('listCashDays')).body.data.companies.find(({ _id }) => _id === id);
  expect(await holding()).toEqual({ _id: id, name: 'North Freight', balance: 0, parcels: 2 });
  expect((await nadim.ask('getCompany', { id })).body.data.out).toEqual({ parcels: 2, amount: 2 * due });
  const tried = await nadim.ask('addStatement', {
    id,
    csv: 'H1,1400,100,delivered',
    received: 1_000,
    into: 'safe',
  });
  const { _id: sid } = tried.body.data.statement;
  const posted = (await ask(nadim, 'postStatement', { id, sid })).body.data.statement;
  expect([posted.difference, posted.lines[0]?.state]).toEqual([-325, 'differs']);
  expect(await holding()).toMatchObject({ balance: 0, parcels: 1 });

  const { differences } = (await nadim.ask('listCashDays')).body.data;
  const difference = differences.find(({ entryId }) => entryId === posted.entryId);
  expect(difference).toMatchObject({ holder: 'North Freight', amount: 325, reason: null, note: '' });
  const entry = async () => {
    const { entries } = (await nadim.ask('listCashEntries', { entry: posted.entryId ?? '' })).body.data;
    return entries.find(({ _id }) => _id === posted.entryId)?.difference;
  };
  expect(await entry()).toEqual({ reason: null, note: '' });
  const why = { id: difference?._id ?? '', reason: 'other', note: 'They lost a note' } as const;
  await ask(nadim, 'explainDifference', why);
  expect(await entry()).toEqual({ reason: 'other', note: 'They lost a note' });
  await ask(nadim, 'explainDifference', { ...why, reason: 'paidShort', note: undefined });
  expect(await entry()).toEqual({ reason: 'paidShort', note: '' });
  await ask(owner, 'settleDifference', { id: why.id, as: 'loss' });
  expect(await entry()).toEqual({ reason: 'paidShort', note: '' });
  expect(await store.invariants()).toEqual([]);
});

test('companies are listed with their fees, and what they owe for those who count cash', async () => {
  const id = await newCompany();
  const gone = await newCompany();
  await owner.ask('removeCompany', { id: gone, version: 2 });
  const manager = await openConsole(store, ['manager']);
  const listed = async (who: typeof owner) => (await who.ask('listCompanies')).body.data.companies;
  const seen = await listed(nadim);
  expect(seen.find(({ _id }) => _id === id)).toMatchObject({ feeValue: 100, balance: 0, removedAt: null });
  expect(seen.at(-1)?.removedAt).not.toBeNull();
  expect(seen.some(({ balance }) => balance !== 0)).toBe(true);
  expect((await listed(manager)).every(({ balance }) => balance === null)).toBe(true);
});
