import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { askWithKey, courierWith as courierAfter } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_275, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner']);
const accountant = await openConsole(store, ['accountant', 'courier'], { name: 'Nadim' });

const ask = askWithKey;
const courierWith = async (deliveries: number) => courierAfter(store, deliveries, shirt);

const accounts = async () => {
  const { body } = await accountant.ask('listCashAccounts');
  const balances = Object.fromEntries(body.data.accounts.map(({ _id, balance }) => [_id, balance]));
  return { ...body.data, balance: (id: string) => balances[id] ?? 0 };
};

test('what a courier hands over is counted blind, and what is missing opens a difference', async () => {
  const courier = await courierWith(2);
  const before = await accounts();
  const notes = [
    { value: 500, count: 5 },
    { value: 100, count: 3 },
  ];
  const { body } = await ask(accountant, 'handOverCash', { courierId: courier.staffId, notes, after: null });
  expect(body.data).toMatchObject({ counted: 2_800, expected: 2_850, difference: -50 });
  const after = await accounts();
  expect(after.balance(`courier:${courier.staffId}`)).toBe(0);
  expect(after.balance('safe') - before.balance('safe')).toBe(2_800);
  const [open] = after.differences.slice(-1);
  expect(open).toMatchObject({ amount: 50 });
  const settled = await ask(owner, 'settleDifference', {
    id: open?._id ?? '',
    as: 'staffDue',
    staffId: courier.staffId,
  });
  expect(settled.body.data.entry.lines).toEqual([
    { account: 'difference', amount: -50 },
    { account: `staffDue:${courier.staffId}`, amount: 50 },
  ]);
  expect((await accounts()).balance('difference')).toBe(before.balance('difference'));
  const day = storeDateOf(store.now());
  const { sheet } = (await accountant.ask('getCashSheet', { day, who: courier.staffId })).body.data;
  const settlement = { as: 'staffDue', charged: sheet.courier.name };
  expect(sheet.counts).toMatchObject([{ difference: -50, settlement }]);
  const { rows, sums } = (await accountant.ask('listCashDays', {})).body.data;
  expect(rows.find(({ holder }) => holder._id.endsWith(courier.staffId))?.state).toBe('settled');
  expect([sums.difference, sums.unsettled]).toEqual([-50, 0]);
  expect((await ask(owner, 'settleDifference', { id: open?._id ?? '', as: 'loss' })).body.code).toBe(
    'CONFLICT',
  );
  expect(await store.invariants()).toEqual([]);
});

test('a shortage that is charged to someone is paid back into the safe or the bank, and no more', async () => {
  const courier = await courierWith(2);
  const staffId = courier.staffId;
  await ask(accountant, 'handOverCash', {
    courierId: staffId,
    notes: [{ value: 100, count: 28 }],
    after: null,
  });
  const days = async () => (await accountant.ask('listCashDays', {})).body.data;
  const [open] = (await days()).differences.slice(-1);
  expect(open).toMatchObject({ amount: 50, courierId: staffId });
  expect((await days()).staff.map(({ _id }) => _id)).toContain(staffId);
  const settle = async (who: string) =>
    ask(owner, 'settleDifference', { id: open?._id ?? '', as: 'staffDue', staffId: who });
  expect((await settle('nobody')).status).toBe(404);
  await settle(staffId);
  const due = async () => (await days()).staffDue.find(({ _id }) => _id === staffId)?.balance;
  expect(await due()).toBe(50);

  const before = await accounts();
  const repay = async (amount: number, into: 'safe' | 'bank', who = accountant) =>
    ask(who, 'repayStaffDue', { staffId, amount, into });
  expect((await repay(51, 'safe')).body.code).toBe('CONFLICT');
  const [inSafe, atOnce] = await Promise.all([repay(30, 'safe'), repay(30, 'safe', owner)]);
  expect([inSafe.status, atOnce.status].sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await due()).toBe(20);
  const inBank = await repay(20, 'bank');
  expect(inBank.body.data.entry).toMatchObject({
    kind: 'repay',
    lines: [
      { account: 'bank', amount: 20 },
      { account: `staffDue:${staffId}`, amount: -20 },
    ],
  });
  expect(await due()).toBeUndefined();
  const after = await accounts();
  expect(after.balance('safe') - before.balance('safe')).toBe(30);
  expect(after.balance('bank') - before.balance('bank')).toBe(20);
  await ask(owner, 'reverseCashEntry', { entryId: inBank.body.data.entry._id, reason: 'Not paid' });
  expect(await due()).toBe(20);
  expect(await store.invariants()).toEqual([]);
});

test('nobody books what they themselves pay back, and a surplus is charged to nobody', async () => {
  const own = { staffId: accountant.staffId, amount: 5, into: 'safe' } as const;
  expect((await ask(accountant, 'repayStaffDue', own)).body.code).toBe('OWN_CASH');
  const courier = await courierWith(1);
  await ask(accountant, 'handOverCash', {
    courierId: courier.staffId,
    notes: [{ value: 100, count: 15 }],
    after: null,
  });
  const [open] = (await accounts()).differences.slice(-1);
  const input = { id: open?._id ?? '', as: 'staffDue', staffId: courier.staffId } as const;
  expect((await ask(owner, 'settleDifference', input)).body.code).toBe('VALIDATION');
  expect((await ask(owner, 'settleDifference', { id: open?._id ?? '', as: 'loss' })).status).toBe(200);
});

test.each([
  ['a surplus is a gain', { value: 100, count: 30 }, 'loss', -150, { loss: -150 }],
  ['a surplus was counted wrongly', { value: 100, count: 30 }, 'safe', -150, { safe: -150 }],
  ['what was missing came into the bank', { value: 100, count: 28 }, 'bank', 50, { bank: 50 }],
] as const)('%s', async (_what, note, as, amount, moved) => {
  const courier = await courierWith(2);
  await ask(accountant, 'handOverCash', { courierId: courier.staffId, notes: [note], after: null });
  const before = await accounts();
  const [open] = before.differences.slice(-1);
  expect(open?.amount).toBe(amount);
  expect((await ask(owner, 'settleDifference', { id: open?._id ?? '', as })).status).toBe(200);
  const after = await accounts();
  for (const [account, change] of Object.entries(moved))
    expect(after.balance(account) - before.balance(account)).toBe(change);
  expect(after.balance('difference') - before.balance('difference')).toBe(-amount);
  expect(await store.invariants()).toEqual([]);
});

test('the days of cash say how much more was paid out of the safe than the books have in it', async () => {
  const short = async () => (await accountant.ask('listCashDays', {})).body.data.safeShort;
  const held = (await accounts()).balance('safe');
  expect(await short()).toBe(Math.max(0, -held));
  const paid = Math.max(0, held) + 300;
  await ask(accountant, 'payExpense', { kind: 'other', amount: paid, reason: 'Bags' });
  expect(await short()).toBe(paid - held);
  await ask(owner, 'moveOwnersCash', { way: 'deposit', amount: paid, reason: 'Change' });
  expect(await short()).toBe(Math.max(0, -held));
});

test('a courier cannot count their own cash, and a repeated key counts once', async () => {
  const own = await ask(accountant, 'handOverCash', {
    courierId: accountant.staffId,
    notes: [],
    after: null,
  });
  expect([own.status, own.body.code]).toEqual([409, 'OWN_CASH']);
  const courier = await courierWith(1);
  const input = { courierId: courier.staffId, notes: [{ value: 25, count: 57 }], after: null };
  const key = { 'idempotency-key': randomUUID() };
  const answers = [
    await accountant.ask('handOverCash', input, key),
    await accountant.ask('handOverCash', input, key),
  ];
  const [first, again] = answers.map(({ body }) => body.data);
  expect(first).toMatchObject({ counted: 1_425, expected: 1_425, difference: 0 });
  expect(again).toEqual(first);
  expect((await accounts()).balance(`courier:${courier.staffId}`)).toBe(0);
  expect(await store.invariants()).toEqual([]);
});

test('change is given to who delivers, and to nobody who has left', async () => {
  const gone = await openConsole(store, ['courier']);
  await owner.ask('removeStaff', { id: gone.staffId, version: 1 });
  for (const { staffId: courierId } of [gone, await openConsole(store, ['packer'])]) {
    const { status, body } = await ask(accountant, 'giveFloat', { courierId, amount: 300 });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  }
});

test('a slip is reversed by an entry that names it, once, and never a delivery', async () => {
  const courier = await courierWith(1);
  const before = (await accounts()).balance('safe');
  const { entry } = (await ask(accountant, 'giveFloat', { courierId: courier.staffId, amount: 300 })).body
    .data;
  expect(entry).toMatchObject({ kind: 'float', by: 'Nadim', day: '2026-11-22' });
  const undo = () => ask(accountant, 'reverseCashEntry', { entryId: entry._id, reason: 'wrong courier' });
  expect((await undo()).body.data.entry).toMatchObject({ kind: 'reverse', reverses: entry._id });
  expect((await undo()).body.code).toBe('CONFLICT');
  expect((await accounts()).balance('safe')).toBe(before);
  const { entries } = (await accountant.ask('listCashEntries', { account: `courier:${courier.staffId}` }))
    .body.data;
  expect(entries.map(({ kind }) => kind).sort((a, b) => a.localeCompare(b))).toEqual([
    'deliver',
    'float',
    'reverse',
  ]);
  const sold = entries.find(({ kind }) => kind === 'deliver')?._id ?? '';
  expect((await ask(accountant, 'reverseCashEntry', { entryId: sold, reason: 'no' })).body.code).toBe(
    'CONFLICT',
  );
  expect(await store.invariants()).toEqual([]);
});

test('a day is closed once everyone holds nothing; what comes later is dated with the next day', async () => {
  const courier = await courierWith(1);
  const day = '2026-11-22';
  const refused = await ask(accountant, 'closeCashDay', { day, notes: [] });
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_ZERO']);
  const carried = (await accounts()).accounts.flatMap(({ _id, balance }) =>
    _id.startsWith('courier:') && balance === null ? [_id.slice('courier:'.length)] : [],
  );
  const safe = (await accounts()).balance('safe');
  const notes = [{ value: 1, count: Math.max(0, safe) }];
  const both = await Promise.all([
    ask(accountant, 'closeCashDay', { day, notes, carried, reason: 'miscount' }),
    ask(owner, 'closeCashDay', { day, notes, carried, reason: 'miscount' }),
  ]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const late = await ask(accountant, 'giveFloat', { courierId: courier.staffId, amount: 50 });
  expect(late.body.data.entry).toMatchObject({ day: '2026-11-23', at: store.now().toISOString() });
  expect((await accounts()).closedDays).toEqual([day]);
  expect(await store.invariants()).toEqual([]);
});

describe('the owner’s own cash', () => {
  const move = (way: 'deposit' | 'draw', amount: number, who = owner) =>
    ask(who, 'moveOwnersCash', { way, amount, reason: 'Change for Eid' });

  test('goes into the safe and out of it, as entries of their own kind with a reason', async () => {
    const before = await accounts();
    const put = await move('deposit', 40_000);
    expect(put.body.data.entry).toMatchObject({
      kind: 'deposit',
      reason: 'Change for Eid',
      lines: [
        { account: 'owner', amount: -40_000 },
        { account: 'safe', amount: 40_000 },
      ],
    });
    expect((await move('draw', 15_000)).body.data.entry).toMatchObject({ kind: 'draw' });
    const after = await accounts();
    expect(after.balance('safe') - before.balance('safe')).toBe(25_000);
    expect(after.balance('owner') - before.balance('owner')).toBe(-25_000);
    const { rows } = await store.pool.query(
      `select action, after ->> 'safe' as safe from staff_audit where action in ('cash.deposit', 'cash.draw') order by id desc limit 2`,
    );
    expect(rows.map(({ action }) => String(action))).toEqual(['cash.draw', 'cash.deposit']);
    expect(await store.invariants()).toEqual([]);
  });

  test('is moved only by an owner', async () => {
    for (const role of ['manager', 'packer', 'courier', 'accountant', 'support'] as const)
      expect((await move('deposit', 1_000, await openConsole(store, [role]))).status).toBe(403);
  });

  test('is taken out with a fresh second factor, and put in without', async () => {
    const stale = await openConsole(store, ['owner'], { second: false });
    await store.pool.query(
      `update staff_sessions set second_at = $2::timestamptz - interval '6 minutes' where staff_id = $1`,
      [stale.staffId, store.now()],
    );
    expect((await move('deposit', 5_000, stale)).status).toBe(200);
    expect((await move('draw', 5_000, stale)).body.code).toBe('REAUTH');
  });

  test('is never more than there is, also of two who take out at once', async () => {
    const other = await openConsole(store, ['owner']);
    await move('deposit', 10_000);
    const all = (await accounts()).balance('safe');
    expect((await move('draw', all + 1)).body.code).toBe('CASH_SHORT');
    const answers = await Promise.all([move('draw', all), move('draw', all, other)]);
    expect(answers.map(({ body }) => body.code ?? 'OK').sort()).toEqual(['CASH_SHORT', 'OK']);
    expect((await accounts()).balance('safe')).toBe(0);
    expect(await store.invariants()).toEqual([]);
  });

  test('is not undone by who counts', async () => {
    const put = await move('deposit', 2_000);
    const entryId = put.body.data.entry._id;
    const reason = 'wrong';
    expect((await ask(accountant, 'reverseCashEntry', { entryId, reason })).body.code).toBe('FORBIDDEN');
  });

  test('stands in the exported entries', async () => {
    await move('deposit', 3_000);
    const { body } = await accountant.ask('exportCash', { kind: 'entries', format: 'csv' });
    expect(Buffer.from(body.data.file.content, 'base64').toString()).toContain('Put in by the owner');
  });
});
