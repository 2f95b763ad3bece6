import { expect, test } from 'vitest';
import { texts } from '../../texts/by-language.ts';
import { exportColumns } from './column-names.ts';
import { findHead, guessColumns, letterOf } from './columns.ts';

test.each(['en', 'ar'] as const)('the headings of an export in %s are its own columns', (language) => {
  const head = exportColumns.map((column) => texts[language].imports.columns[column]);
  expect(guessColumns(head)).toEqual([...exportColumns]);
});

test('headings are found as price lists write them, each column once', () => {
  expect(guessColumns(['  اسم الصنف ', 'سعر المبيع', 'اللّون', 'المقاس', 'ملاحظات', 'سعر'])).toEqual([
    'nameAr',
    'price',
    'color',
    'size',
    null,
    null,
  ]);
  expect(guessColumns(['السعر $', 'Price ($)', 'السعر', '', '*'])).toEqual([
    'priceUsd',
    null,
    'price',
    null,
    null,
  ]);
  expect(guessColumns(['جملة $', 'مفرق $', 'سعر المفرق'])).toEqual([null, 'priceUsd', 'price']);
  expect(guessColumns(['$', 'Price'])).toEqual(['priceUsd', 'price']);
  expect(guessColumns(['Note', 'Price'], new Map([['note', 'sku']]))).toEqual(['sku', 'price']);
  expect(guessColumns(['Note', 'Price'], new Map([['price', null]]))).toEqual([null, null]);
});

test.each([
  [
    [
      ['متجر رنا', ''],
      ['', ''],
      ['الاسم', 'السعر'],
      ['قميص', '5000'],
    ],
    2,
  ],
  [
    [
      ['', ''],
      ['a', 'b'],
      ['c', 'd'],
    ],
    1,
  ],
  [[['', ''], ['']], null],
  [[], null],
])('%j has its headings in row %j', (rows, head) => {
  expect(findHead(rows)).toBe(head);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
])('column %i is %s', (index, letter) => expect(letterOf(index)).toBe(letter));
