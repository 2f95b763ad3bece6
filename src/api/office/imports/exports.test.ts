import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../test/cash.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { sendFile, untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { productHeadings } from '../../../shop/office/imports/columns.ts';
import type { ExportParts } from '../../../shop/office/imports/contract.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { readSpreadsheet } from '../../platform/sheets/spreadsheet.ts';

// The files of the demo's books and shelves, against plain queries over the tables.

const store = await openStore({ demo: true });
const accountant = await openConsole(store, ['accountant'], { name: '@نديم' });
const manager = await openConsole(store, ['manager']);
const runs = ['=1+1', '+963', '-5', '@SUM(A1)', '\t=1+1'];
for (const reason of runs)
  await ask(accountant, 'payExpense', { kind: 'other', amount: 50, reason: `${reason} شريط، "لاصق"` });
/** Changes what is never changed, and many rows at once: without the triggers. */
const withoutTriggers = (statement: string) =>
  store.pool.query(
    `begin; set local session_replication_role = replica; set local statement_timeout = 0; ${statement}; commit`,
  );
await withoutTriggers(`update invoice_buyers set name = '=HYPERLINK("http://x")'
  where invoice_id = (select min(invoice_id) from invoice_buyers)`);
await store.pool.query(
  `update products set name_en = '=1+1', name_ar = '=1+1' where id = (select min(id) from products)`,
);

const formats = ['csv', 'xlsx'] as const;
const arabic = { 'accept-language': 'ar' };

const exports = {
  cash: (format: (typeof formats)[number]) =>
    accountant.ask('exportCash', { kind: 'entries', format }, arabic),
  invoices: (format: (typeof formats)[number]) => accountant.ask('exportInvoices', { format }, arabic),
  products: (format: (typeof formats)[number]) => manager.ask('exportProducts', { format }, arabic),
  stock: (format: (typeof formats)[number]) => manager.ask('exportStock', { format }, arabic),
};
type Exported = keyof typeof exports;

async function bytesOf(what: Exported, format: (typeof formats)[number]): Promise<Buffer> {
  const { status, body } = await exports[what](format);
  expect(status).toBe(200);
  return Buffer.from(body.data.file.content, 'base64');
}

async function rowsOf(what: Exported, format: (typeof formats)[number]): Promise<string[][]> {
  const read = await readSpreadsheet(await bytesOf(what, format), {
    mostRows: 20_000,
    mostColumns: 40,
    longestCell: 5_000,
    known: productHeadings,
  });
  if (!('rows' in read)) throw new Error('the file cannot be read');
  return read.rows.slice(1).map(({ cells }) => cells);
}

const query = async <Row extends object>(text: string) => (await store.pool.query<Row>(text)).rows;
const sorted = (rows: readonly (readonly unknown[])[]) =>
  rows.map((row) => row.map(String).join('|')).sort((a, b) => a.localeCompare(b));

test.each(formats)('the cash book as %s is every line of every entry', async (format) => {
  const lines = await query<{ day: string; account: string; amount: number }>(
    `select e.day::text, l.account_id as account, l.amount::int as amount from cash_lines l
       join cash_entries e on e.id = l.entry_id left join orders o on o.id = e.order_id
      where o.is_test is not true`,
  );
  expect(lines.length).toBeGreaterThan(100);
  const rows = await rowsOf('cash', format);
  expect(sorted(rows.map(([day, , , account, amount]) => [day, account, amount]))).toEqual(
    sorted(lines.map(({ day, account, amount }) => [day, account, amount])),
  );
});

test('the cash book of a period is its days alone', async () => {
  const [first] = await query<{ day: string }>('select min(day)::text as day from cash_entries');
  const period = { kind: 'entries', format: 'csv', from: first?.day, to: first?.day } as const;
  const { file } = (await accountant.ask('exportCash', period)).body.data;
  expect(file.name).toBe(`cash-entries-${first?.day}.csv`);
  const rows = Buffer.from(file.content, 'base64').toString().split('\r\n').filter(Boolean).slice(1);
  expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set([first?.day]));
});

test.each(formats)('invoices as %s have each number once, and the totals of the books', async (format) => {
  const invoices = await query<{ number: string; total: number; tax: number }>(
    `select i.number, case series when 'credit' then -i.total else i.total end::int as total,
            case series when 'credit' then -1 else 1 end * coalesce((content ->> 'tax')::int, 0) as tax
       from invoices i join orders o on o.id = i.order_id where not o.is_test`,
  );
  expect(invoices.length).toBeGreaterThan(20);
  const rows = await rowsOf('invoices', format);
  expect(sorted(rows.map((row) => [row[0], row[8], Number(row[10])]))).toEqual(
    sorted(invoices.map(({ number, total, tax }) => [number, total, tax])),
  );
});

test.each(formats)('products as %s are each variant with its price and pieces', async (format) => {
  const variants = await query<{ slug: string; price: number; stock: number; barcode: string }>(
    `select p.slug, p.price::int as price, v.stock, coalesce(v.barcode, '') as barcode
       from products p left join variants v on v.product_id = p.id`,
  );
  const { columns } = texts.ar.imports;
  const bytes = await bytesOf('products', format);
  const read = await readSpreadsheet(bytes, {
    mostRows: 20_000,
    mostColumns: 40,
    longestCell: 5_000,
    known: productHeadings,
  });
  if (!('rows' in read)) throw new Error('the file cannot be read');
  const [head, ...rows] = read.rows.map(({ cells }) => cells);
  const place = (column: keyof typeof columns) => head?.indexOf(columns[column]) ?? -1;
  const cells = rows.map((row) =>
    (['slug', 'price', 'stock', 'barcode'] as const).map((column) => row[place(column)] ?? ''),
  );
  expect(sorted(cells)).toEqual(
    sorted(variants.map(({ slug, price, stock, barcode }) => [slug, price, stock, barcode])),
  );
});

test.each(Object.keys(exports) as Exported[])('%s open with their Arabic, and nothing runs', async (what) => {
  const csv = await bytesOf(what, 'csv');
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  // Throws where a byte is no UTF-8.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(csv);
  expect(text).toMatch(/[\u0621-\u064a]{3}/);
  expect(text).not.toMatch(/(^|[,\r\n])"?[=+@\t]/);
  const files = unzipSync(await bytesOf(what, 'xlsx'));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).not.toMatch(/<f[ >]/);
});

/** Asks for more rows than the file takes, and for a part of them. */
async function expectTooLarge(
  who: ConsoleClient,
  name: 'exportCash' | 'exportInvoices' | 'exportProducts',
): Promise<unknown> {
  const kind = name === 'exportCash' ? { kind: 'entries' as const } : {};
  const { status, body } = await who.ask(name, { format: 'csv', ...kind }, arabic);
  expect([status, body.code, body.message]).toEqual([
    413,
    'EXPORT_TOO_LARGE',
    texts.ar.messages.refusals.EXPORT_TOO_LARGE,
  ]);
  return body.data;
}

test('more rows than a file takes are refused, and a part of them is not', async () => {
  await store.pool
    .query(`insert into products (slug, brand_id, category_id, subcategory_id, name_en, name_ar, price)
    select 'many-' || n, brand_id, category_id, subcategory_id, 'Many', 'كثير', 500
      from generate_series(1, 10000) n, (select * from products order by id limit 1) p`);
  const { parts } = (await expectTooLarge(manager, 'exportProducts')) as ExportParts;
  expect(parts.map(({ number, to }) => [number, to])).toEqual([
    [1, parts[1]?.from],
    [2, null],
  ]);
  await manager.send('GET', '/api/client/v1/auth/xsrf');
  let products = 0;
  for (const part of parts) {
    const { file } = (await manager.ask('exportProducts', { format: 'csv', part })).body.data;
    expect(file.name).toMatch(new RegExp(`-${part.number}\\.csv$`));
    const sent = await sendFile(manager, Buffer.from(file.content, 'base64'), file.name);
    const { rows, counts } = await untilDone(manager, sent.body.data.import._id);
    expect([rows, counts.new, counts.changed, counts.refused]).toEqual([part.rows, 0, 0, 0]);
    products += counts.same;
  }
  // A product in two files would be counted twice.
  expect(products).toBe((await query('select from products')).length);
  expect((await manager.ask('exportProducts', { format: 'csv', search: '=1+1' })).status).toBe(200);

  await withoutTriggers(`insert into cash_entries (kind, day, actor, occurred_at)
    select 'expense', '2019-01-01', 'merchant:many', now() from generate_series(1, 20000)`);
  await expectTooLarge(accountant, 'exportCash');
  const part = { kind: 'entries', format: 'csv', from: '2020-01-01' } as const;
  expect((await accountant.ask('exportCash', part)).status).toBe(200);

  await withoutTriggers(`insert into invoices (series, year, serial, number, day, order_id, reason, original_id, total, content, hash, issued_at)
    select 'invoice', 2019, n, '2019-' || n, '2019-01-01', order_id, 'correction', 'many-' || n, total, content, hash, issued_at
      from generate_series(1, 20000) n, (select * from invoices where reason = 'delivery' limit 1) i`);
  await expectTooLarge(accountant, 'exportInvoices');
  const years = { format: 'csv', from: '2020-01-01' } as const;
  expect((await accountant.ask('exportInvoices', years)).status).toBe(200);
});
