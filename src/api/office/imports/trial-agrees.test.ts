import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openImports, whyOf } from '../../../../test/imports.ts';
import { openStore } from '../../../../test/store.ts';

// What a trial lets pass comes in, and what would be refused then is refused by its row.

const store = await openStore();
const { db } = store;
const { tried, apply, undo, product } = await openImports(store);
await sql`update variants set sku = product_id || '-' || color_id`.execute(db);

const NEW = 'الرابط المختصر,الاسم بالعربية,الاسم بالإنكليزية,الماركة,القسم,السعر,اللون,القياس,الرمز,الباركود';
const codes = (row: string) => `الرمز,الرابط المختصر\n${row}`;
/** The barcode that the shop gives its next variant without one. */
const nextBarcode = async (ahead = 1) => {
  const { rows } = await sql<{ code: string }>`
    select in_store_barcode(last_value + case when is_called then ${ahead}::int else ${ahead}::int - 1 end) as code
      from variant_barcodes`.execute(db);
  return rows[0]?.code ?? '';
};

const taken = 'Another product has this address, or had it in the past year.';
const twice = (row: number) => `This is in the file twice, also in row ${row}.`;

test.each<[string, () => string | Promise<string>, string[]]>([
  [
    'two products of the shop that take one address',
    () => codes('dress-black,one-for-two\ncoat-black,one-for-two'),
    [`B2 ${twice(3)}`, `B3 ${twice(2)}`],
  ],
  [
    'an address that a product of the file has',
    () => codes('dress-black,coat\ncoat-black,coat'),
    [`B2 ${twice(3)}`, `B3 ${twice(2)}`],
  ],
  [
    'an address that a product of the file leaves',
    () => codes('dress-black,coat\ncoat-black,winter-coat'),
    [`B2 ${taken}`],
  ],
  [
    'an address as the shop would make it of the name above',
    () =>
      `${NEW}\n,شال,Wool shawl,loza,women,500,black,M,,\nwool-shawl,وشاح,Scarf,loza,women,500,black,M,,\n,شال آخر,Wool shawl,loza,women,500,black,M,,`,
    [],
  ],
  [
    'a barcode that the shop would give the row above',
    async () =>
      `${NEW}\n,قبعة,Hat,loza,women,500,black,M,,\n,قفاز,Glove,loza,women,500,black,M,,${await nextBarcode()}`,
    [],
  ],
  [
    'a barcode that the shop would give another size of the product',
    async () =>
      `${NEW}\n,جورب,Sock,loza,women,500,black,S,,\n,جورب,Sock,loza,women,500,black,M,,${await nextBarcode()}`,
    [],
  ],
  [
    'two pieces that swap their codes',
    () => 'الرابط المختصر,اللون,القياس,الرمز\ndress,black,M,dress-red\ndress,red,S,dress-black',
    [
      'D2 “dress-red” is on a piece of another color or size.',
      'D3 “dress-black” is on a piece of another color or size.',
    ],
  ],
  ['a code that its product gives up', () => 'الرابط المختصر,اللون,القياس,الرمز\ndress,black,M,D-1', []],
  [
    'pieces of a product that lacks words',
    async () => {
      await sql`update products set description_en = '', status = 'published' where id = 'coat'`.execute(db);
      return 'الرمز,القطع\ncoat-black,7';
    },
    [],
  ],
])('%s', async (_what, content, expected) => {
  const list = await content();
  const before = [await product('dress'), await product('coat')].map(written);
  const file = await tried(list);
  expect(whyOf(file)).toEqual(expected);
  if (expected.length > 0) return;
  expect(await apply(file._id)).toMatchObject({ state: 'applied', failure: null });
  expect(await undo(file._id)).toMatchObject({ state: 'undone', kept: [] });
  expect([await product('dress'), await product('coat')].map(written)).toEqual(before);
});

test('a reason is told once of a row that has several sizes', async () => {
  const file = await tried(
    `${NEW}\n,بيجاما,,loza,women,500,black,S,,\n,بيجاما,,loza,women,600,white,S/M/L,,`,
  );
  expect(file.faults).toMatchObject([{ count: 1, rows: [3], heading: 'Price, SYP' }]);
});

const written = ({ fields, variants }: Awaited<ReturnType<typeof product>>) => ({ fields, variants });
