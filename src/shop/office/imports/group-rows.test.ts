import { expect, test } from 'vitest';
import { groupRows } from './group-rows.ts';
import type { ReadRow } from './read-row.ts';

const none = { byBarcode: new Map(), bySku: new Map(), bySlug: new Map(), byName: new Map() };
const row = (number: number, nameAr: string, slug?: string, formerSlug = ''): ReadRow => ({
  number,
  fields: { ...(nameAr !== '' && { nameAr }), ...(slug !== undefined && { slug }) },
  formerSlug,
  colorId: null,
  sizes: [],
  chosenSize: null,
  rangeSystems: null,
  sku: '',
  barcode: '',
  cents: null,
  stock: null,
  pictures: [],
  pictureDetails: [],
  isBelowCategory: false,
  hasProduct: nameAr !== '' || slug !== undefined || formerSlug !== '',
  faults: [],
});

test.each<[string, ReadRow[], number[][]]>([
  ['names alone', [row(2, 'شال'), row(3, 'وشاح'), row(4, 'شال')], [[2, 4], [3]]],
  ['an address in the first row alone', [row(2, 'شال', 'shawl'), row(3, 'شال'), row(4, '')], [[2, 3, 4]]],
  ['an address in a later row', [row(2, 'شال'), row(3, 'شال', 'shawl')], [[2, 3]]],
  ['two addresses of one name', [row(2, 'شال', 'a'), row(3, 'شال', 'b'), row(4, 'شال')], [[2], [3, 4]]],
  [
    'two addresses of another shop',
    [row(2, 'شال', undefined, 'أ'), row(3, 'شال', undefined, 'ب')],
    [[2], [3]],
  ],
  ['an address alone', [row(2, 'شال', 'a'), row(3, '', 'b'), row(4, '', 'a')], [[2, 4], [3]]],
])('new products by %s', (_what, rows, products) =>
  expect(groupRows(rows, none).map((group) => group.rows.map(({ number }) => number))).toEqual(products),
);
