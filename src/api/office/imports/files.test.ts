import { unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { sendFile, untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { rawWorkbook, textCell } from '../../../../test/workbook.ts';

const store = await openStore();
const { db } = store;
await addProduct(db, { stock: { 'black/M': 4, 'red/S': 0 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager']);
await manager.send('GET', '/api/client/v1/auth/xsrf');

const workbook = (cells: (string | number | Date | { formula: string } | null)[][]) =>
  writeXlsxFile(
    cells.map((row) =>
      row.map((cell) => {
        if (cell instanceof Date) return { value: cell, format: 'yyyy-mm-dd' };
        if (typeof cell === 'object' && cell !== null)
          return { value: cell.formula, type: 'Formula' as const };
        return cell === null ? null : { value: cell };
      }),
    ),
    {},
  ).toBuffer();

test('a workbook is read: dates, numbers, merged cells, a title above; a formula is refused', async () => {
  const sent = await sendFile(
    manager,
    await workbook([
      ['متجر رنا'],
      [null],
      ['Name', 'Brand', 'Category', 'Price', 'Color', 'Size', 'SKU', 'In the shop from', 'Season'],
      ['Linen skirt 👗', 'loza', 'women', 5000, 'black', 'M', 'S-1', new Date('2026-12-01'), 'Summer'],
      [null, null, null, null, 'red', 'M', 'S-2'],
      ['Belt', 'loza', 'women', { formula: '=1+1' }, 'black', 'M', 'S-3'],
    ]),
    'list.xlsx',
  );
  const id = sent.body.data.import._id;
  const file = await untilDone(manager, id);
  expect(file.faults.map(({ cell, text }) => `${cell} ${text}`)).toEqual([
    'D6 This is a formula. Write its value instead.',
  ]);
  expect(file.columns[3]?.sample).toEqual(['5000', '', '==1+1']);
  expect(file).toMatchObject({ encoding: 'xlsx', rows: 3, counts: { new: 1, refused: 1 } });
  await askWithKey(manager, 'applyImport', { id, validRows: true });
  await untilDone(manager, id);
  const { products } = (await manager.ask('listProductsToEdit', { search: 'Linen skirt' })).body.data;
  const made = await manager.ask('getProductToEdit', { id: products[0]?._id ?? '' });
  const { fields, variants } = made.body.data.product;
  expect([fields.availableFrom, fields.seasons, fields.slug, variants.length]).toEqual([
    '2026-11-30T21:00:00.000Z',
    ['summer'],
    'linen-skirt',
    2,
  ]);
});

test('of several sheets the first with headings is read, and the others are named', async () => {
  const cover = { name: 'غلاف', rows: [[textCell('دليل الأسعار')], [textCell('2026')]] };
  const list = (name: string) => ({
    name: `${name} &amp; أطفال`,
    rows: [
      ['الاسم', 'الماركة', 'القسم', 'السعر'].map(textCell),
      [`ثوب ${name}`, 'loza', 'women', '5000'].map(textCell),
    ],
  });
  const hidden = { ...list('مخفي'), isHidden: true };
  const sheets = [cover, hidden, list('نسائي'), list('رجالي'), { name: 'فارغة', rows: [] }];
  const { body } = await sendFile(manager, rawWorkbook(sheets), 'list.xlsx');
  const file = await untilDone(manager, body.data.import._id);
  expect(file.planned.map(({ name }) => name)).toEqual(['ثوب نسائي']);
  expect(file.sheets).toEqual(['نسائي & أطفال', 'رجالي & أطفال']);
});

const small = new Uint8Array(await workbook([['Name'], ['x']]));
/** A workbook with another file in it, which the library unpacks as well. */
const holding = (bytes: number) =>
  zipSync({ ...unzipSync(small), 'xl/theme/theme1.xml': new Uint8Array(bytes) });
/** Its own head says that the large file is stored as it is, the archive's directory that it is packed. */
const disguised = holding(101_000_000);
disguised[Buffer.from(disguised).lastIndexOf(Buffer.from([0x50, 0x4b, 3, 4])) + 8] = 0;
/** Whose one cell stands elsewhere. */
const withCellAt = async (cell: string, row: string) => {
  const files = unzipSync(small);
  const sheet = Buffer.from(files['xl/worksheets/sheet1.xml'] ?? '').toString();
  const moved = sheet.replace('<row r="2"', `<row r="${row}"`).replace('r="A2"', `r="${cell}"`);
  expect(moved).not.toBe(sheet);
  return zipSync({ ...files, 'xl/worksheets/sheet1.xml': Buffer.from(moved) });
};
test('a workbook with other files in it is read', async () => {
  expect((await sendFile(manager, holding(1_000_000), 'x.xlsx')).status).toBe(200);
});
test.each([
  ['in the last row', 'A1048576', '1048576', '"file" has a cell at A1048576'],
  ['in the last column', 'XFD2', '2', '"file" has a cell at XFD2'],
  ['beyond every spreadsheet', 'A99999999', '99999999', '"file" has a cell at A99999999'],
])('a stray cell %s is named', async (_where, cell, row, error) => {
  const { status, body } = await sendFile(manager, await withCellAt(cell, row), 'x.xlsx');
  expect([status, body.code, body.errors]).toEqual([413, 'PAYLOAD_TOO_LARGE', [error]]);
});
const wide = `${Array.from({ length: 101 }, (_, at) => `c${at}`).join(',')}\n${'x,'.repeat(100)}x\n`;
const wideWorkbook = new Uint8Array(
  await workbook([Array.from({ length: 101 }, (_, at) => `c${at}`), ['x']]),
);
/** As a list with a picture in each row. */
const withPictures = (count: number) =>
  zipSync({
    ...unzipSync(small),
    ...Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`xl/media/${at}.png`, new Uint8Array(1)]),
    ),
  });
const crowded = withPictures(2000);
test('a workbook with a picture in each row is read', async () => {
  expect((await sendFile(manager, withPictures(600), 'x.xlsx')).status).toBe(200);
});
test('many empty rows are counted as what they hold', async () => {
  const sparse = `Name,Price\n${'x,25\n\n\n'.repeat(5000)}`;
  const sent = await sendFile(manager, sparse);
  expect(sent.body.data.import.rows).toBe(5000);
});

test.each([
  ['a workbook that unpacks to more', holding(101_000_000), '100000000 unpacked bytes'],
  ['a workbook with more files', crowded, '2000 parts'],
  ['a larger file', new Uint8Array(10_001_000).fill(65), '10000000 bytes'],
  ['more rows', `Name,Price\n${'x,25\n'.repeat(100_000)}`, '10000 rows'],
  ['more columns', wide, '100 columns'],
  ['a workbook of more columns', wideWorkbook, '100 columns'],
])('%s than the limit is refused with that limit alone', async (_what, content, limit) => {
  const { status, body } = await sendFile(manager, content);
  expect([status, body.errors]).toEqual([413, [`"file" has more than ${limit}`]]);
});

test.each([
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 415],
  ['a damaged workbook', small.subarray(0, 900), 415],
  ['one that hides it', disguised, 413],
  ['headings alone', 'Name,Price\n', 400],
  ['nothing', '', 400],
])('%s is refused, and leaves nothing', async (_what, content, status) => {
  const count = async () => (await sql`select 1 from imports`.execute(db)).rows.length;
  const before = await count();
  const answer = await sendFile(manager, content);
  expect([answer.status, await count()]).toEqual([status, before]);
});
