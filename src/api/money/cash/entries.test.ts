import { expect, test } from 'vitest';
import { askWithKey as ask, courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleDataOf, ConsoleInputOf } from '../../../shop/console-endpoints.ts';

const store = await openStore();
const day = '2026-11-22';
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 9 } });
const nadim = await openConsole(store, ['accountant'], { name: 'Nadim' });
const rana = await openConsole(store, ['owner'], { name: 'Rana' });
await ask(rana, 'moveOwnersCash', { way: 'deposit', amount: 90_000, reason: 'Change' });
const courier = await courierWith(store, 2, shirt);
const { courierId, orderNumber } = await delivered();
await ask(nadim, 'giveFloat', { courierId, amount: 500 });
for (let paid = 0; paid < 60; paid += 1)
  await ask(nadim, 'payExpense', { kind: 'packaging', amount: 10 + paid, reason: `bags ${paid}` });

async function delivered() {
  const { entries } = (await nadim.ask('listCashEntries', { entryKind: 'deliver' })).body.data;
  return { courierId: courier.staffId, orderNumber: entries[0]?.orderNumber ?? '' };
}

type Filter = ConsoleInputOf<'listCashEntries'>;
type Entries = ConsoleDataOf<'listCashEntries'>['entries'];

/** All pages of a filter, and the sums that its first page said. */
async function allOf(filter: Filter) {
  const first = (await nadim.ask('listCashEntries', filter)).body.data;
  const entries: Entries = [...first.entries];
  for (let after = first.next; after !== null;) {
    const page = (await nadim.ask('listCashEntries', { ...filter, after })).body.data;
    expect(page.sums).toEqual(first.sums);
    entries.push(...page.entries);
    after = page.next;
  }
  return { entries, sums: first.sums };
}

const linesOf = (entries: Entries) => entries.flatMap(({ lines }) => lines);

test('each entry stands on one page, and the sums are those of the rows of all pages', async () => {
  for (const filter of [
    { from: day },
    { from: day, entryKind: 'expense' },
    { from: day, account: 'safe' },
    { from: day, account: 'safe', entryKind: 'expense' },
    { from: day, to: day, actor: nadim.staffId },
  ] as Filter[]) {
    const { entries, sums } = await allOf(filter);
    expect(entries.length).toBeGreaterThan(50);
    expect(new Set(entries.map(({ _id }) => _id)).size).toBe(entries.length);
    const lines = linesOf(entries).filter(({ account }) => account === (filter.account ?? account));
    const debit = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    const credit = lines.reduce((sum, { amount }) => sum - Math.min(0, amount), 0);
    expect(sums).toMatchObject({ entries: entries.length, debit, credit });
    for (const account of sums?.accounts ?? []) {
      if (account.debit === null || account.credit === null) continue;
      const own = lines.filter((line) => line.account === account.account);
      expect(account.debit - account.credit).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
    }
  }
});

test('a file has the rows that its page shows', async () => {
  for (const filter of [
    { from: day, entryKind: 'expense' },
    { from: day, account: 'owner' },
  ] as const) {
    const { entries } = await allOf(filter);
    const { file } = (await nadim.ask('exportCash', { kind: 'entries', format: 'csv', ...filter })).body.data;
    const rows = Buffer.from(file.content, 'base64').toString().split('\r\n').slice(1).filter(Boolean);
    const cells = rows.map((row) => row.split(','));
    expect(cells.map(([dated, , , account, amount]) => [dated, account, Number(amount)])).toEqual(
      entries.flatMap((entry) => entry.lines.map(({ account, amount }) => [entry.day, account, amount])),
    );
  }
});

test('entries are found by person, order, kind and the entry they belong to', async () => {
  const kindsOf = async (filter: Filter) => [
    ...new Set((await allOf(filter)).entries.map(({ kind }) => kind)),
  ];
  expect(await kindsOf({ actor: rana.staffId })).toEqual(['deposit']);
  expect(await kindsOf({ actor: courier.staffId })).toEqual(['deliver']);
  expect(await kindsOf({ order: orderNumber.replace(/(...)/g, '$1 ') })).toEqual(['deliver']);
  expect(await kindsOf({ order: '123' })).toEqual([]);
  const [float] = (await allOf({ entryKind: 'float' })).entries;
  await ask(nadim, 'reverseCashEntry', { entryId: float?._id ?? '', reason: 'wrong courier' });
  const { entries } = await allOf({ entry: float?._id ?? '' });
  const undone = entries.find(({ kind }) => kind === 'reverse');
  const first = entries.find(({ kind }) => kind === 'float');
  expect(entries).toHaveLength(2);
  expect([undone?.reverses, first?.reversedBy]).toEqual([first?._id, undone?._id]);
  expect((await allOf({ entry: undone?._id ?? '' })).entries).toEqual(entries);
});

test('who acted is named, a courier too', async () => {
  const [entry] = (await allOf({ order: orderNumber })).entries;
  const { rows } = await store.pool.query('select name from staff where id = $1', [courier.staffId]);
  expect(entry?.by).toBe(rows[0].name);
});

test('an account reads as its balance before, its lines and its balance after', async () => {
  store.setNow(new Date(store.now().getTime() + 24 * 3600_000));
  await ask(await openConsole(store, ['accountant']), 'payExpense', {
    kind: 'rent',
    amount: 4_000,
    reason: 'rent',
  });
  const reader = await openConsole(store, ['accountant']);
  const balanceOf = async (filter: Filter) => (await reader.ask('listCashEntries', filter)).body.data.sums;
  const before = await balanceOf({ account: 'safe', from: day, to: day });
  const after = await balanceOf({ account: 'safe', from: '2026-11-23' });
  const now = (await reader.ask('listCashAccounts')).body.data.accounts.find(({ _id }) => _id === 'safe');
  expect(before?.balance).toMatchObject({ opening: 0, test: 0 });
  expect(after?.balance).toEqual({
    opening: before?.balance?.closing,
    closing: now?.balance,
    test: 0,
  });
  expect(after?.balance?.opening).toBe((now?.balance ?? 0) + 4_000);
});

test('a courier’s cash that is to be counted has no sum', async () => {
  const account = `courier:${courier.staffId}`;
  const reader = await openConsole(store, ['accountant']);
  const { sums } = (await reader.ask('listCashEntries', { account, from: day })).body.data;
  expect(sums?.accounts.find((each) => each.account === account)).toMatchObject({
    debit: null,
    credit: null,
  });
  expect(sums?.balance).toBeNull();
});

test('without a period, an order or an entry there are no sums: they would be of every entry there is', async () => {
  const reader = await openConsole(store, ['accountant']);
  expect((await reader.ask('listCashEntries', { account: 'safe' })).body.data.sums).toBeNull();
});
