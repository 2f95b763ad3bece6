import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { askWithKey as ask, courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const nadim = await openConsole(store, ['accountant'], { name: '@نديم صبّاغ' });
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 9 } });
const { staffId: courierId } = await courierWith(store, 1, shirt);
await ask(nadim, 'handOverCash', { courierId, notes: [{ value: 25, count: 55 }], after: null });
for (const reason of ['=1+1', '+963', '-5', '@SUM(A1)', 'شريط، "لاصق"'])
  await ask(nadim, 'payExpense', { kind: 'other', amount: 50, reason });

const fileOf = async (format: 'csv' | 'xlsx', kind: 'entries' | 'days') => {
  const { file } = (await nadim.ask('exportCash', { kind, format })).body.data;
  return { ...file, bytes: Buffer.from(file.content, 'base64') };
};

test('a CSV has what the ledger has, Arabic intact, and no text that a spreadsheet runs', async () => {
  const { bytes, name } = await fileOf('csv', 'entries');
  const csv = bytes.toString();
  expect([name, csv.startsWith('\uFEFF')]).toEqual(['cash-entries.csv', true]);
  expect(csv).toContain('"شريط، ""لاصق"""');
  for (const text of ["'=1+1", "'+963", "'-5", "'@SUM(A1)", "'@نديم صبّاغ"]) expect(csv).toContain(text);
  const amounts = csv.split('\r\n').flatMap((row) => {
    const [, , , account, amount] = row.split(',');
    return account === 'safe' ? [Number(amount)] : [];
  });
  const { accounts } = (await nadim.ask('listCashAccounts')).body.data;
  const safe = accounts.find(({ _id }) => _id === 'safe')?.balance;
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(safe);
});

test('an XLSX has the rows of the screen, with amounts as numbers', async () => {
  const { bytes } = await fileOf('xlsx', 'days');
  const files = unzipSync(bytes);
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const numbers = [...sheet.matchAll(/<c [^>]*?(?<!t="s")><v>(-?\d+)<\/v>/g)].map(([, value]) =>
    Number(value),
  );
  const { rows } = (await nadim.ask('listCashDays', {})).body.data;
  expect(rows).toHaveLength(1);
  expect(numbers).toEqual(expect.arrayContaining([1_425, 1_375, -50]));
  expect(sheet).not.toContain('<f>');
});

test('an export takes a fresh second factor and is logged', async () => {
  const later = await openConsole(store, ['owner']);
  store.setNow(new Date(store.now().getTime() + 6 * 60_000));
  const { status, body } = await later.ask('exportCash', { kind: 'days', format: 'csv' });
  expect([status, body.code]).toEqual([401, 'REAUTH']);
  const { entries } = (await later.ask('listAudit')).body.data;
  expect(entries.filter(({ action }) => action === 'cash.export')).toHaveLength(2);
});
