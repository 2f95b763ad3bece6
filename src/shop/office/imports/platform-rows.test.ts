import { expect, test } from 'vitest';
import { guessColumns } from './columns.ts';
import { platformRows } from './platform-rows.ts';

const sheet = (lines: readonly string[], mark: string) =>
  lines.map((line, at) => ({ number: at + 1, cells: line.split(mark), formulas: [] }));

/** What a file's rows say of some columns, and whose file it is. */
function saidBy(lines: readonly string[], columns: readonly string[], mark = ',') {
  const { rows, platform, currency, pricesDiffer } = platformRows(sheet(lines, mark));
  const [head, ...body] = rows;
  const guessed = guessColumns(head?.cells ?? []);
  const said = body.map(({ cells }) =>
    columns.map((column) => cells[guessed.findIndex((each) => each === column)] ?? ''),
  );
  return { platform, currency, pricesDiffer, said, numbers: body.map(({ number }) => number) };
}
const columns = ['slug', 'nameEn', 'color', 'size', 'sku', 'price', 'priceAfterDiscount', 'stock'];

test('an older export of Shopify: options by name, rows by handle, a picture is no variant', () => {
  const head =
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src';
  const rows = [
    'shirt,Shirt,<p>Light</p>,Size,S,Color,Black,LS-1,4,50.00,75.00,https://x.test/x.jpg',
    'shirt,,,,M,,Black,LS-1,-2,50.00,,https://x.test/x.jpg',
    'shirt,,,,,,,,,,,https://x.test/y.jpg',
    'scarf,Scarf,,Title,Default Title,,,SC,3,20,,',
  ];
  expect(saidBy([head, ...rows], [...columns, 'pictures'])).toEqual({
    platform: 'shopify',
    currency: null,
    pricesDiffer: 0,
    numbers: [2, 3, 5],
    said: [
      [
        'shirt',
        'Shirt',
        'Black',
        'S',
        'LS-1-Black-S',
        '75',
        '50',
        '4',
        'https://x.test/x.jpg | https://x.test/y.jpg',
      ],
      ['shirt', 'Shirt', 'Black', 'M', 'LS-1-Black-M', '75', '50', '', 'https://x.test/x.jpg'],
      ['scarf', 'Scarf', '', 'One size', 'SC', '20', '', '3', ''],
    ],
  });
});

test('a newer export of Shopify, in Arabic', () => {
  const head =
    'Title,URL handle,Description,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity';
  const rows = ['قميص,قميص,<p>خفيف</p>,المقاس,L,Q-1,900,0,5'];
  const wanted = ['slug', 'nameAr', 'descriptionAr', 'size', 'price', 'priceAfterDiscount'];
  expect(saidBy([head, ...rows], wanted).said).toEqual([['قميص', 'قميص', 'خفيف', 'L', '900', '']]);
});

test('WooCommerce: variations have the name, the category and the pictures of their parent', () => {
  const head =
    'ID;Type;SKU;Name;Parent;Regular price;Sale price;Stock;Categories;Images;Attribute 1 name;Attribute 1 value(s)';
  const rows = [
    '7;variable;TR;Trousers;;;;;Clothing, Clothing > Trousers;https://x.test/a.jpg, https://x.test/b,c.jpg;Size;S, M',
    '8;variation;TR-S;Trousers - S;id:7;90;70;2;;;Size;S',
    '9;variation;TR-M;Trousers - M;TR;95;75;0;;;Size;M',
    '10;simple;HAT;Hat;;30.50;;;Hats;;;',
  ];
  expect(
    saidBy(
      [head, ...rows],
      ['nameEn', 'size', 'sku', 'price', 'priceAfterDiscount', 'category', 'pictures'],
      ';',
    ),
  ).toEqual({
    platform: 'woocommerce',
    currency: null,
    pricesDiffer: 1,
    numbers: [3, 4, 5],
    said: [
      [
        'Trousers',
        'S',
        'TR-S',
        '95',
        '75',
        'Clothing > Trousers',
        'https://x.test/a.jpg | https://x.test/b%2Cc.jpg',
      ],
      ['Trousers', 'M', 'TR-M', '95', '75', '', ''],
      ['Hat', 'One size', 'HAT', '30.5', '', 'Hats', ''],
    ],
  });
});

test('a price list stays as it is', () => {
  const rows = [{ number: 1, cells: ['Name', 'Price'], formulas: [] }];
  expect(platformRows(rows)).toEqual({ rows, platform: null, currency: null, pricesDiffer: 0 });
});
