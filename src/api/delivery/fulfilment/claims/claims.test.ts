import { describe, expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { pack, send, take } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const nadim = await openConsole(store, ['accountant'], { name: 'Nadim' });
const courier = await openConsole(store, ['courier'], { name: 'Sami' });
const { staffId } = courier;
const names = { nameEn: 'North Freight', nameAr: 'شحن الشمال' };
const companyId = (await owner.ask('addCompany', names)).body.data.company._id;
const hand = { name: staffId, role: 'courier' } as const;
const fee = 150;
const reason = 'The bag was left on the bus';
let waybills = 0;

type Lost = 'courier' | 'company' | 'missing' | 'keptSome';

/** An order of two shirts, lost in this way, with its question. */
async function lostOrder(how: Lost = 'courier') {
  const { _id: id, number } = await buy(await store.shopper(), shirt, 2);
  const done = async (
    ...given: Parameters<typeof take> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => expect(await take(store, id, ...given)).toBeNull();
  if (how === 'company') {
    await done({ step: 'confirm' });
    await pack(store, id);
    await done({ step: 'handOverCompany', companyId, waybill: `C${(waybills += 1)}` });
  } else await send(store, id, staffId);
  const kept = [{ lineNo: 1, kept: 1, reason: 'changedMind' as const }];
  if (how === 'keptSome') await done({ step: 'deliver', kept, noPin: 'noPhone' }, hand);
  if (how === 'missing') await done({ step: 'refuse', refusal: 'changedMind', reason }, hand);
  const back = { lineNo: 1, resellable: how === 'missing' ? 1 : 0, damaged: 0, missing: 1 };
  if (how === 'missing' || how === 'keptSome') await done({ step: 'backIn', pieces: [back] });
  else await done({ step: 'lost', reason });
  return { id, number, version: await versionOf(id) };
}

const versionOf = async (id: string) => (await owner.ask('getOrder', { id })).body.data.order.version;
const lossOf = async (id: string, who = owner) =>
  (await who.ask('getOrder', { id })).body.data.order.losses[0] ?? null;
const charge = async (
  { id, version }: { id: string; version: number },
  more: Pick<ConsoleInputOf<'chargeLoss'>, 'as'> & Partial<ConsoleInputOf<'chargeLoss'>>,
  who = owner,
) => ask(who, 'chargeLoss', { id, version, lossId: (await lossOf(id))?._id ?? 'none', ...more });

async function balances(): Promise<Record<string, number>> {
  const { accounts } = (await nadim.ask('listCashAccounts')).body.data;
  return Object.fromEntries(accounts.map(({ _id, balance }) => [_id, balance ?? 0]));
}

const entryOf = async (id: string) => (await lossOf(id))?.answer?.entryId ?? '';
const reverse = (entryId: string, who = owner) => ask(who, 'reverseCashEntry', { entryId, reason });

describe('what is lost asks who pays', () => {
  test.each([
    ['courier', 2_550, 2_550 + fee],
    ['company', 2_550, 2_550 + fee],
    ['missing', 1_275, 1_275 + fee],
    ['keptSome', 1_275, 1_275],
  ] as const)('%s: worth %i, at most %i', async (how, worth, most) => {
    const order = await lostOrder(how);
    const carrier =
      how === 'company' ? { courierId: null, companyId } : { courierId: staffId, companyId: null };
    expect(await lossOf(order.id)).toMatchObject({ worth, most, ...carrier, answer: null });
    const { losses } = (await nadim.ask('listCashDays')).body.data;
    const name = how === 'company' ? names.nameEn : 'Sami';
    expect(losses.find(({ orderNumber }) => orderNumber === order.number)).toMatchObject({
      worth,
      carrier: name,
    });
    expect((await owner.ask('getToday')).body.data.tasks.claim).toBe(losses.length);

    const account = how === 'company' ? `company:${companyId}` : `staffDue:${staffId}`;
    const before = await balances();
    const as =
      how === 'company' ? ({ as: 'company', companyId } as const) : ({ as: 'staff', staffId } as const);
    const tooMuch = await charge(order, { ...as, amount: most + 1 });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([400, 'VALIDATION']);
    expect((await charge(order, { ...as, amount: most, reason })).status).toBe(200);
    const after = await balances();
    expect((after[account] ?? 0) - (before[account] ?? 0)).toBe(most);
    expect((after['lossRecovered'] ?? 0) - (before['lossRecovered'] ?? 0)).toBe(-most);
    expect((await lossOf(order.id))?.answer).toMatchObject({
      chargedTo: name,
      amount: most,
      reason,
      by: 'Rana',
    });
    expect((await charge(order, { ...as, amount: 1 })).body.code).toBe('CONFLICT');
    expect(await store.invariants()).toEqual([]);
  });

  test('but not of pieces that never left the store', async () => {
    const { _id: id } = await buy(await store.shopper(), shirt);
    await take(store, id, { step: 'confirm' });
    await pack(store, id);
    await take(store, id, { step: 'cancel' });
    const pieces = [{ lineNo: 1, resellable: 0, damaged: 0, missing: 1 }];
    expect(await take(store, id, { step: 'backIn', pieces })).toBeNull();
    expect(await lossOf(id)).toBeNull();
    expect((await charge({ id, version: await versionOf(id) }, { as: 'nobody', reason })).status).toBe(404);
  });

  test('instead of being looked for', async () => {
    const { _id: id } = await buy(await store.shopper(), shirt);
    await send(store, id, staffId);
    await take(store, id, { step: 'refuse', refusal: 'changedMind', reason }, hand);
    await store.pool.query(
      `insert into tasks (kind, order_id, subject, opened_at) select 'lost', order_id, id, $2 from parcels where order_id = $1`,
      [id, store.now()],
    );
    expect(await take(store, id, { step: 'lost', reason })).toBeNull();
    const { rows } = await store.pool.query(
      'select kind, done_at is null as open from tasks where order_id = $1 order by kind',
      [id],
    );
    expect(rows).toEqual([
      { kind: 'claim', open: true },
      { kind: 'lost', open: false },
    ]);
  });
});

test('nobody pays, with a reason and without an entry', async () => {
  const order = await lostOrder();
  const before = await balances();
  expect((await charge(order, { as: 'nobody' })).body.code).toBe('VALIDATION');
  expect((await lossOf(order.id))?.answer).toBeNull();
  expect((await charge(order, { as: 'nobody', reason })).status).toBe(200);
  expect((await lossOf(order.id))?.answer).toMatchObject({
    chargedTo: null,
    amount: 0,
    entryId: null,
    reason,
  });
  expect(await balances()).toEqual(before);
  expect((await charge(order, { as: 'staff', staffId, amount: 5 })).body.code).toBe('CONFLICT');
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['without whom', { as: 'staff', amount: 5 }, 'VALIDATION'],
  ['without an amount', { as: 'staff', staffId }, 'VALIDATION'],
  ['with one who is not there', { as: 'staff', staffId: 'none', amount: 5 }, 'NOT_FOUND'],
  ['with a company that is not there', { as: 'company', companyId: 'none', amount: 5 }, 'NOT_FOUND'],
] as const)('a charge %s is refused and the question stands', async (_what, more, code) => {
  const order = await lostOrder();
  expect((await charge(order, more)).body.code).toBe(code);
  const stale = await charge({ ...order, version: order.version - 1 }, { as: 'staff', staffId, amount: 5 });
  expect(stale.body.code).toBe('ORDER_STEP_NOT_ALLOWED');
  expect((await lossOf(order.id))?.answer).toBeNull();
});

test('of two answers at once one stands', async () => {
  const order = await lostOrder();
  const both = await Promise.all([
    charge(order, { as: 'staff', staffId, amount: 100 }),
    charge(order, { as: 'company', companyId, amount: 100 }),
  ]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await store.invariants()).toEqual([]);
});

test('only the owner answers, with a fresh second factor; who counts cash sees it', async () => {
  const order = await lostOrder();
  const given = { as: 'staff', staffId, amount: 100 } as const;
  expect((await charge(order, given, nadim)).body.code).toBe('FORBIDDEN');
  expect(await lossOf(order.id, nadim)).toMatchObject({ worth: 2_550, staff: [], companies: [] });
  const manager = await openConsole(store, ['manager']);
  expect(await lossOf(order.id, manager)).toBeNull();
  const stale = await openConsole(store, ['owner'], { second: false });
  await store.pool.query(
    `update staff_sessions set second_at = $2::timestamptz - interval '6 minutes' where staff_id = $1`,
    [stale.staffId, store.now()],
  );
  expect((await charge(order, given, stale)).body.code).toBe('REAUTH');
  await charge(order, given);
  const entryId = await entryOf(order.id);
  expect((await reverse(entryId, nadim)).body.code).toBe('FORBIDDEN');
  expect((await reverse(entryId, stale)).body.code).toBe('REAUTH');
});

test.each(['staff', 'company'] as const)(
  'a charge of a %s that is paid back in part is reversed after the repayment, and the question is open again',
  async (as) => {
    const payer = as === 'staff' ? await openConsole(store, ['courier']) : null;
    const given = payer === null ? { nameEn: 'South Freight', nameAr: 'شحن الجنوب' } : null;
    const company = given && (await owner.ask('addCompany', given)).body.data.company._id;
    const whom = payer === null ? { companyId: company ?? '' } : { staffId: payer.staffId };
    const order = await lostOrder();
    await charge(order, { as, ...whom, amount: 900 });
    const entryId = await entryOf(order.id);
    const repay = (amount: number) =>
      payer === null
        ? ask(nadim, 'repayClaims', { id: company ?? '', amount, into: 'bank' })
        : ask(nadim, 'repayStaffDue', { staffId: payer.staffId, amount, into: 'bank' });
    expect((await repay(901)).body.code).toBe('CONFLICT');
    expect((await repay(400)).status).toBe(200);
    const account = payer === null ? `company:${company}` : `staffDue:${payer.staffId}`;
    const shown = async () => (await nadim.ask('listCashEntries', { order: order.number })).body.data.entries;
    expect((await shown()).find(({ _id }) => _id === entryId)?.irreversible).toBe('repaid');
    expect((await reverse(entryId)).body.code).toBe('CONFLICT');
    const { entries } = (await nadim.ask('listCashEntries', { entryKind: 'repay', account })).body.data;
    expect((await reverse(entries[0]?._id ?? '', nadim)).status).toBe(200);
    const both = await Promise.all([reverse(entryId), repay(900)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await store.invariants()).toEqual([]);
  },
);

test('reversed, it is charged anew, and a company owes it apart from its waybills', async () => {
  const order = await lostOrder('company');
  const company = async () => (await nadim.ask('getCompany', { id: companyId })).body.data;
  const before = await company();
  await charge(order, { as: 'company', companyId, amount: 700 });
  await reverse(await entryOf(order.id));
  expect((await lossOf(order.id))?.answer).toBeNull();
  expect(await company()).toMatchObject({ balance: before.balance, charged: before.charged });
  await charge(order, { as: 'company', companyId, amount: 600 });
  expect(await company()).toMatchObject({
    balance: before.balance + 600,
    charged: before.charged + 600,
    owed: before.owed,
  });
  expect(
    (await ask(nadim, 'repayClaims', { id: companyId, amount: 600, into: 'safe' })).body.data.charged,
  ).toBe(before.charged);
  expect(await store.invariants()).toEqual([]);
});
