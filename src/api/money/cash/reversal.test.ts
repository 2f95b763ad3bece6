import { describe, expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey as ask, courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const nadim = await openConsole(store, ['accountant'], { name: 'Nadim' });
const due = 1_425;
const reason = 'typed wrongly';

const reverse = (entryId: string, who = owner) => ask(who, 'reverseCashEntry', { entryId, reason });
const entriesWith = async (entry: string) =>
  (await nadim.ask('listCashEntries', { entry })).body.data.entries;
const whyNot = async (entry: string) =>
  (await entriesWith(entry)).find(({ _id }) => _id === entry)?.irreversible;

async function balances(): Promise<Record<string, number | null>> {
  const { accounts } = (await nadim.ask('listCashAccounts')).body.data;
  return Object.fromEntries(accounts.map(({ _id, balance }) => [_id, balance]));
}

/** A delivery whose customer paid too little, with its difference. */
async function paidShort(collected = due - 500) {
  const courier = await courierWith(store, 0, shirt);
  const order = await buy(await store.shopper(), shirt);
  await send(store, order._id, courier.staffId);
  await take(store, order._id, { step: 'deliver', kept: null, collected });
  const { differences } = (await nadim.ask('listCashAccounts')).body.data;
  const found = differences.find(({ orderNumber }) => orderNumber === order.number);
  return { courier, order, id: found?._id ?? '', entryId: found?.entryId ?? '' };
}

async function settled(id: string, as: 'loss' | 'staffDue' | 'safe' | 'bank', staffId?: string) {
  const made = await ask(owner, 'settleDifference', { id, as, ...(staffId && { staffId }) });
  expect(made.status).toBe(200);
  return made.body.data.entry._id;
}

describe('a settled difference', () => {
  test.each(['loss', 'staffDue', 'safe', 'bank'] as const)(
    'as %s is open again once its settling is reversed, and is settled anew',
    async (as) => {
      const { courier, id } = await paidShort();
      const before = await balances();
      const entryId = await settled(id, as, courier.staffId);
      const undone = await reverse(entryId);
      expect(undone.body.data.entry).toMatchObject({ kind: 'reverse', reverses: entryId, reason });
      const after = await balances();
      for (const account of ['difference', 'loss', 'safe', 'bank'])
        expect([account, after[account] ?? 0]).toEqual([account, before[account] ?? 0]);
      const { differences } = (await nadim.ask('listCashDays')).body.data;
      expect(differences.find(({ _id }) => _id === id)).toMatchObject({ amount: 500 });
      expect((await reverse(entryId)).body.code).toBe('CONFLICT');
      await settled(id, 'loss');
      expect(await store.invariants()).toEqual([]);
    },
  );

  test('as a surplus too', async () => {
    const { id } = await paidShort(due + 500);
    await reverse(await settled(id, 'loss'));
    expect(await store.invariants()).toEqual([]);
  });

  test('that let a customer off is invoiced again, as often as it is reversed', async () => {
    const { order, id } = await paidShort();
    const papers = async () => {
      const { invoices } = (await nadim.ask('listInvoices', { search: order.number })).body.data;
      return invoices
        .toReversed()
        .map(({ reason: why, total, original, canCredit }) => ({ why, total, original, canCredit }));
    };
    await reverse(await settled(id, 'loss'));
    await reverse(await settled(id, 'loss'));
    await settled(id, 'staffDue', owner.staffId);
    const [invoice, ...later] = await papers();
    expect(invoice).toMatchObject({ why: 'delivery', total: due });
    expect(later).toMatchObject([
      { why: 'difference', total: 500 },
      { why: 'recharge', total: 500, canCredit: false },
      { why: 'difference', total: 500 },
      { why: 'recharge', total: 500, canCredit: false },
    ]);
    expect(later[1]?.original).toMatch(/^CN-/);
    expect(new Set(later.map(({ original }) => original)).size).toBe(3);
    expect(await store.invariants()).toEqual([]);
  });

  test('that is paid back is reversed after the repayment', async () => {
    const { courier, id } = await paidShort();
    const entryId = await settled(id, 'staffDue', courier.staffId);
    const repaid = await ask(nadim, 'repayStaffDue', {
      staffId: courier.staffId,
      amount: 200,
      into: 'safe',
    });
    expect(await whyNot(entryId)).toBe('repaid');
    expect((await reverse(entryId)).body.code).toBe('CONFLICT');
    await reverse(repaid.body.data.entry._id, nadim);
    expect(await whyNot(entryId)).toBeNull();
    const both = await Promise.all([
      reverse(entryId),
      ask(nadim, 'repayStaffDue', { staffId: courier.staffId, amount: 500, into: 'safe' }),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await store.invariants()).toEqual([]);
  });

  test('keeps the count that it is of from being reversed until then', async () => {
    const courier = await courierWith(store, 1, shirt);
    const { body } = await ask(nadim, 'handOverCash', {
      courierId: courier.staffId,
      notes: [{ value: 100, count: 14 }],
      after: null,
    });
    const id = body.data.differenceId ?? '';
    await ask(nadim, 'explainDifference', { id, reason: 'wrongChange' });
    const settling = await settled(id, 'loss');
    const [count] = (await courier.ask('getMyCash')).body.data.counts;
    const entryId = count?.entryId ?? '';
    expect([count?.irreversible, await whyNot(entryId)]).toEqual(['settled', 'settled']);
    expect((await reverse(entryId, nadim)).body.code).toBe('CONFLICT');
    // Each of them leads to the other.
    for (const entry of [entryId, settling])
      expect((await entriesWith(entry)).map(({ _id }) => _id).sort()).toEqual([entryId, settling].sort());
    await reverse(settling);
    expect((await entriesWith(entryId)).map(({ kind }) => kind).sort()).toEqual([
      'handOver',
      'reverse',
      'settle',
    ]);
    expect((await reverse(entryId, nadim)).status).toBe(200);
    expect(await store.invariants()).toEqual([]);
  });
});

test('settling and the owner’s cash are reversed by an owner with a fresh second factor', async () => {
  const { id } = await paidShort();
  const move = async (way: 'deposit' | 'draw') =>
    (await ask(owner, 'moveOwnersCash', { way, amount: 700, reason: 'change' })).body.data.entry._id;
  const stale = await openConsole(store, ['owner'], { second: false });
  await store.pool.query(
    `update staff_sessions set second_at = $2::timestamptz - interval '6 minutes' where staff_id = $1`,
    [stale.staffId, store.now()],
  );
  const before = await balances();
  for (const entryId of [await move('deposit'), await move('draw'), await settled(id, 'safe')]) {
    expect((await reverse(entryId, nadim)).body.code).toBe('FORBIDDEN');
    expect((await reverse(entryId, stale)).body.code).toBe('REAUTH');
    expect((await reverse(entryId)).status).toBe(200);
  }
  expect(await balances()).toMatchObject(before);
  expect(await store.invariants()).toEqual([]);
});

test('what is settled on a day that is closed meanwhile is reversed on the next open day', async () => {
  const { id } = await paidShort();
  const entryId = await settled(id, 'loss');
  const safe = (await balances())['safe'] ?? 0;
  const { rows } = await store.pool.query(
    `select substr(id, 9) as id from cash_accounts where id like 'courier:%'`,
  );
  for (const { _id, reason: why } of (await nadim.ask('listCashAccounts')).body.data.differences)
    if (why === null) await ask(nadim, 'explainDifference', { id: _id, reason: 'miscount' });
  const closed = await ask(nadim, 'closeCashDay', {
    day: '2026-11-22',
    notes: safe > 0 ? [{ value: safe, count: 1 }] : [],
    carried: rows.map((row) => String(row.id)),
    reason: 'miscount',
  });
  expect(closed.status).toBe(200);
  expect((await reverse(entryId)).body.data.entry).toMatchObject({ day: '2026-11-23', reverses: entryId });
  const [first] = (await entriesWith(entryId)).filter(({ _id }) => _id === entryId);
  expect(first?.day).toBe('2026-11-22');
  await ask(owner, 'reopenCashDay', { day: '2026-11-22', reason: 'for the next test' });
  expect(await store.invariants()).toEqual([]);
});
