import { expect, test } from 'vitest';
import { guessColumns } from './columns.ts';
import { htmlText } from './html-text.ts';
import { platformRows } from './platform-rows.ts';

/** What a file's rows say of some columns. */
function saidBy(lines: readonly string[], columns: readonly string[]) {
  const rows = lines.map((line, at) => ({ number: at + 1, cells: line.split(','), formulas: [] }));
  const [head, ...body] = platformRows(rows);
  const guessed = guessColumns(head?.cells ?? []);
  return body.map(({ cells }) =>
    columns.map((column) => cells[guessed.findIndex((each) => each === column)] ?? ''),
  );
}
const columns = ['slug', 'nameEn', 'color', 'size', 'sku', 'price', 'priceAfterDiscount', 'stock'];

test('an older export of Shopify: options by name, rows by handle, a picture is no variant', () => {
  const head =
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src';
  const rows = [
    'shirt,Shirt,<p>Light</p>,Size,S,Color,Black,LS-1,4,50.00,75.00,x.jpg',
    'shirt,,,,M,,Black,LS-1,-2,50.00,,x.jpg',
    'shirt,,,,,,,,,,,y.jpg',
    'scarf,Scarf,,Title,Default Title,,,SC,3,20,,',
  ];
  expect(saidBy([head, ...rows], columns)).toEqual([
    ['shirt', 'Shirt', 'Black', 'S', 'LS-1-Black-S', '75.00', '50.00', '4'],
    ['shirt', 'Shirt', 'Black', 'M', 'LS-1-Black-M', '50.00', '', ''],
    ['', '', '', '', '', '', '', ''],
    ['scarf', 'Scarf', '', 'One size', 'SC', '20', '', '3'],
  ]);
});

test('a newer export of Shopify, in Arabic', () => {
  const head =
    'Title,URL handle,Description,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity';
  const rows = ['قميص,قميص,<p>خفيف</p>,المقاس,L,Q-1,900,0,5'];
  const wanted = ['slug', 'nameAr', 'descriptionAr', 'size', 'price', 'priceAfterDiscount'];
  expect(saidBy([head, ...rows], wanted)).toEqual([['قميص', 'قميص', 'خفيف', 'L', '900', '']]);
});

test('an export of WooCommerce: variations have the name of their parent', () => {
  const head = 'ID,Type,SKU,Name,Parent,Regular price,Sale price,Stock,Attribute 1 name,Attribute 1 value(s)';
  const rows = ['7,variable,TR,Trousers,,,,,Size,"S"', '8,variation,TR-S,Trousers - S,id:7,90,70,2,Size,S'];
  const [, variation] = saidBy([head, ...rows], ['nameEn', 'size', 'sku', 'price', 'priceAfterDiscount']);
  expect(variation).toEqual(['Trousers', 'S', 'TR-S', '90', '70']);
});

test('a price list stays as it is', () => {
  const rows = [{ number: 1, cells: ['Name', 'Price'], formulas: [] }];
  expect(platformRows(rows)).toBe(rows);
});

test.each([
  [
    '<p>Light linen.<br>Wash &amp; wear at 30&deg;.</p><ul><li>Soft</li></ul>',
    'Light linen.\nWash & wear at 30°.\nSoft',
  ],
  ['3 < 4', '3 < 4'],
  ['&#1602;&#x637;&#1606;', 'قطن'],
  ['&lt;p&gt;Light&lt;/p&gt;&#60;b&#62;Soft&#60;/b&#62;', 'Light\nSoft'],
  ['&amp;lt;p&amp;gt;Light', 'Light'],
  ['<p>Light</p><!-- > hidden <b> --><style>p{}', 'Light'],
  ['<p>Light <a href="x', 'Light'],
  ['<P\nclass="x">Light</P >soft', 'Light\nsoft'],
  ['<p title="1 > 0">Light</p><a href=\'x>y\'>soft</a>', 'Light\nsoft'],
  ["<p class=it's>It's > light</p>", "It's > light"],
  ['One\ntwo &amp; three', 'One\ntwo & three'],
  ['a <b and c> d', 'a  d'],
  ['&#0;&#55296;x', 'x'],
  ['', ''],
])('%s reads as paragraphs', (html, text) => expect(htmlText(html)).toBe(text));
