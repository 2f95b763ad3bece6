import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { productHeadings } from '../../../shop/office/imports/columns.ts';
import { readSpreadsheet } from '../../platform/sheets/spreadsheet.ts';

const store = await openStore();
const manager = await openConsole(store, ['manager']);
await addProduct(store.db, { name: { en: '=1+1', ar: '=1+1' }, stock: { 'black/M': 7, 'black/L': 0 } });
await addProduct(store.db, {
  name: { en: 'Dress, "long"', ar: 'فستان، "طويل"' },
  stock: { 'black/M': 12_345, 'black/L': 3 },
});
await store.pool.query(`update variants set barcode = '0012345678905' where stock = 12345`);

async function fileOf(format: 'csv' | 'xlsx', search?: string) {
  const asked = { format, ...(search !== undefined && { search }) };
  const { body } = await manager.ask('exportStock', asked, { 'accept-language': 'ar' });
  return Buffer.from(body.data.file.content, 'base64');
}

async function linesOf(bytes: Buffer): Promise<string[][]> {
  const read = await readSpreadsheet(bytes, {
    mostRows: 100,
    mostColumns: 20,
    longestCell: 200,
    known: productHeadings,
  });
  if (!('rows' in read)) throw new Error('the file cannot be read');
  return read.rows.slice(1).map(({ cells }) => cells);
}

const inDatabase = async () => {
  const { rows } = await store.pool.query<{ variants: number; pieces: number }>(
    'select count(*)::int as variants, sum(stock)::int as pieces from variants',
  );
  return rows[0];
};

test.each(['csv', 'xlsx'] as const)(
  '%s: each variant once, and the pieces of the database',
  async (format) => {
    const lines = await linesOf(await fileOf(format));
    const pieces = lines.reduce((sum, cells) => sum + Number(cells[4]), 0);
    expect({ variants: lines.length, pieces }).toEqual(await inDatabase());
    const long = lines.find((cells) => cells[3] === '0012345678905');
    expect(long?.slice(0, 5)).toEqual(['فستان، "طويل"', expect.any(String), 'M', '0012345678905', '12345']);
    expect(lines.some((cells) => cells[0] === "'=1+1" || cells[0] === '=1+1')).toBe(true);
  },
);

test('numbers are numbers, a barcode is text, and nothing runs', async () => {
  const csv = (await fileOf('csv')).toString();
  expect(csv).toContain("'=1+1");
  expect(csv).toContain(',12345,');
  const files = unzipSync(await fileOf('xlsx'));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<v>12345</v>');
  expect(sheet).not.toMatch(/<v>0?0?12345678905<\/v>|<f>/);
});

test('a search is exported as it is listed', async () => {
  const { body } = await manager.ask('listStock', { search: 'طويل' });
  expect(await linesOf(await fileOf('csv', 'طويل'))).toHaveLength(body.data.variants.length);
  expect(body.data.variants).toHaveLength(2);
});

test.each(['packer', 'courier', 'accountant', 'support'] as const)('%s may not save it', async (role) => {
  const client = await openConsole(store, [role]);
  expect((await client.ask('exportStock', { format: 'csv' })).status).toBe(403);
});
