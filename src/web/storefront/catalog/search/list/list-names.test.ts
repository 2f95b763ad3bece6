import { describe, expect, test } from 'vitest';
import type { Facets } from '../../../../../shop/catalog/search/contract.ts';
import { readFilters } from './list-filters.ts';
import { appliedFilters, listTitle } from './list-names.ts';

const facets: Facets = {
  brands: [{ _id: 'loza', name: 'Loza', count: 3 }],
  categories: [
    { _id: 'women', name: 'Women', count: 9 },
    { _id: 'men', name: 'Men', count: 0 },
  ],
  subCategories: [
    { _id: 'women--dresses', name: 'Dresses', count: 4, categoryId: 'women' },
    { _id: 'men--shirts', name: 'Shirts', count: 2, categoryId: 'men' },
  ],
  seasons: [],
  colors: [{ _id: 'black', name: 'Black', count: 5, hex: '#000000' }],
  sizes: [
    { _id: '38', name: '38', count: 2, system: 'eu-numeric' },
    { _id: 'shoe-38', name: '38', count: 1, system: 'shoes-eu' },
    { _id: 'hand-9', name: '9', count: 1, system: 'gloves-of-the-merchant' },
  ],
  onSale: 2,
  inStock: 8,
  price: { min: 100, max: 900, histogram: [] },
};

const applied = (query: string) =>
  appliedFilters(readFilters(new URLSearchParams(query)), facets).map(({ label, to }) => [
    label,
    to.replace('/SearchProducts', ''),
  ]);

describe('a filter in force', () => {
  test.each([
    ['name=linen', [['“\u2068linen\u2069”', '']]],
    [
      'sizes=38,shoe-38',
      [
        ['EU 38', '?sizes=shoe-38'],
        ['Shoe 38', '?sizes=38'],
      ],
    ],
    ['sizes=hand-9', [['9', '']]],
    ['minPrice=1000', [['From 1,000', '']]],
    ['maxPrice=2500', [['Up to 2,500', '']]],
    ['minPrice=1000&maxPrice=2500', [['1,000–2,500', '']]],
    ['seasons=winter&sort=rating', [['Winter', '?sort=rating']]],
    ['brandId=gone', [['Brand', '']]],
    [
      'inStock=true&onSale=true&page=3',
      [
        ['In stock', '?onSale=true'],
        ['Sale', '?inStock=true'],
      ],
    ],
  ])('%s is told and leads to the list without it', (query, chips) => {
    expect(applied(query)).toEqual(chips);
  });

  test('a category takes its own kinds along, and no others', () => {
    expect(applied('categoryId=women,men&subCategoryId=women--dresses,men--shirts')).toEqual([
      ['Women', '?categoryId=men&subCategoryId=men--shirts'],
      ['Men', '?categoryId=women&subCategoryId=women--dresses'],
      ['Dresses', '?categoryId=women,men&subCategoryId=men--shirts'],
      ['Shirts', '?categoryId=women,men&subCategoryId=women--dresses'],
    ]);
  });
});

test.each([
  ['', 'All items'],
  ['name=linen&categoryId=women', '“\u2068linen\u2069”'],
  ['categoryId=women', 'Women'],
  ['categoryId=women,men', 'All items'],
  ['categoryId=women&subCategoryId=women--dresses', 'Dresses'],
  ['categoryId=women&brandId=loza', 'Loza'],
  ['seasons=winter', 'Winter clothes'],
  ['seasons=winter,spring&onSale=true', 'Sale'],
  ['brandId=gone', 'All items'],
])('%s is titled %s', (query, title) => {
  expect(listTitle(readFilters(new URLSearchParams(query)), facets)).toBe(title);
});
