import { describe, expect, test } from 'vitest';
import { countFilters, isFormMade, listPath, noFilters, readFilters, withPriceOf } from './list-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('an address of a list', () => {
  test.each([
    ['', '/SearchProducts'],
    ['name=+linen+', '/SearchProducts?name=linen'],
    ['seasons=spring,winter', '/SearchProducts?seasons=spring,winter'],
    ['seasons=winter&seasons=spring&seasons=winter', '/SearchProducts?seasons=spring,winter'],
    ['seasons=monsoon', '/SearchProducts'],
    ['minPrice=1,000&maxPrice=٢٥٠٠', '/SearchProducts?minPrice=1000&maxPrice=2500'],
    ['minPrice=&maxPrice=&name=&brandId=', '/SearchProducts'],
    ['onSale=on&inStock=true', '/SearchProducts?inStock=true&onSale=true'],
    ['onSale=false', '/SearchProducts'],
    ['sort=cheapest', '/SearchProducts'],
    ['sort=priceAsc', '/SearchProducts?sort=priceAsc'],
    ['page=0', '/SearchProducts'],
    ['page=3', '/SearchProducts'],
    [
      'categoryId=women&subCategoryId=women--dresses',
      '/SearchProducts?categoryId=women&subCategoryId=women--dresses',
    ],
    ['categoryId=women&categoryId=men,women', '/SearchProducts?categoryId=women,men'],
    ['brandId=loza,+rakda,,', '/SearchProducts?brandId=loza,rakda'],
    [`colors=${'x'.repeat(65)},black`, '/SearchProducts?colors=black'],
  ])('%s is written %s', (query, path) => {
    expect(listPath(read(query))).toBe(path);
  });
});

test('a change begins at the first page, a page keeps all filters', () => {
  const filters = read('name=linen&page=4');
  expect(listPath(filters, { onSale: true })).toBe('/SearchProducts?name=linen&onSale=true');
  expect(listPath(filters, { page: 5 })).toBe('/SearchProducts?name=linen&page=5');
});

test.each([
  ['', 0],
  ['sort=rating&page=2', 0],
  ['minPrice=100&maxPrice=200', 1],
  ['seasons=spring,summer&colors=black&name=x&onSale=true', 5],
])('%s counts %i filters', (query, count) => {
  expect(countFilters(read(query))).toBe(count);
});

test.each([
  ['', false],
  ['name=linen&seasons=spring,winter', false],
  ['utm_source=telegram', false],
  ['name=&inStock=true', true],
  ['seasons=spring&seasons=winter', true],
])('%s was made by a form without script: %s', (query, made) => {
  expect(isFormMade(new URLSearchParams(query))).toBe(made);
});

test('no filters is an empty address', () => {
  expect(listPath(noFilters)).toBe('/SearchProducts');
});

describe('a price that a search says in words', () => {
  const said = (rest: string, price: { minPrice?: number; maxPrice?: number } | null) =>
    listPath(
      withPriceOf(read('name=fustan+ta7t+3000'), {
        words: [],
        corrected: null,
        without: [],
        price,
        onSale: false,
        rest,
      }),
    );

  test('is a filter, which can be taken off', () => {
    expect(said('fustan', { maxPrice: 3000 })).toBe('/SearchProducts?name=fustan&maxPrice=3000');
    expect(said('', { minPrice: 1000, maxPrice: 3000 })).toBe('/SearchProducts?minPrice=1000&maxPrice=3000');
  });

  test('leaves filters alone where there is none', () => {
    const filters = read('name=fustan&maxPrice=100');
    expect(withPriceOf(filters, null)).toBe(filters);
    const search = { words: [], corrected: null, without: [], price: null, onSale: false, rest: 'fustan' };
    expect(withPriceOf(filters, search)).toEqual(filters);
  });

  test('is a discount filter when it asks for what is on sale', () => {
    const search = { words: [], corrected: null, without: [], price: null, onSale: true, rest: 'dresses' };
    expect(listPath(withPriceOf(read('name=dresses+on+sale'), search))).toBe(
      '/SearchProducts?name=dresses&onSale=true',
    );
  });

  test('gives way to the price that the reader set', () => {
    const search = { words: [], corrected: null, without: [], price: null, onSale: false, rest: 'fustan' };
    expect(listPath(withPriceOf(read('name=fustan+ta7t+3000&maxPrice=500'), search))).toBe(
      '/SearchProducts?name=fustan&maxPrice=500',
    );
  });
});

test('a price range written backwards is read forwards', () => {
  const filters = readFilters(new URLSearchParams('minPrice=500&maxPrice=100'));
  expect([filters.minPrice, filters.maxPrice]).toEqual([100, 500]);
});
