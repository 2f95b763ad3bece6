import { expect, test } from 'vitest';
import { texts } from '../../texts/by-language.ts';
import { exportColumns } from './column-names.ts';
import { guessColumns, rememberedColumns } from './columns.ts';

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
  expect(guessColumns(['اسم القطعة', 'القطع'])).toEqual(['nameAr', 'stock']);
  expect(guessColumns(['اسم المادة', 'Item name', 'Item code'])).toEqual(['nameAr', 'nameEn', 'sku']);
});

test.each([
  ['a heading that says it', ['priceUsd'], ['priceUsd'], ['28'], ['priceUsd'], false],
  ['pounds by the heading, dollars in memory', ['priceUsd'], ['price'], ['28'], ['priceUsd'], true],
  ['an unknown heading', ['price'], [null], ['5000'], ['price'], true],
  ['cells that say it', ['priceUsd'], ['price'], ['28 $', '30$'], ['priceUsd'], false],
  ['cells that say another', ['price'], [null], ['28 $', '30$'], ['priceUsd'], false],
  ['old pounds in memory', ['priceOld'], ['price'], ['5000'], ['priceOld'], true],
  ['no price', ['sku'], [null], ['28'], ['sku'], false],
] as const)(
  'a currency is asked unless the file says it: %s',
  (_what, remembered, guessed, cells, columns, asks) =>
    expect(
      rememberedColumns(
        remembered,
        guessed,
        cells.map((cell) => [cell]),
      ),
    ).toEqual({ columns, asksCurrency: asks }),
);
