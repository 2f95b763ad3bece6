import { beforeAll, describe, expect, test } from 'vitest';
import { addSmallCatalog } from '../../../test/small-catalog.ts';
import { openStore } from '../../../test/store.ts';
import type { InputOf } from '../../shop/endpoints.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const guest = store.guest();
const arabic = store.guest({ language: 'ar' });

beforeAll(() => addSmallCatalog(store.db));

const find = async (input: InputOf<'getAllProducts'>, person = guest) => {
  const { status, body } = await person.call('getAllProducts', input);
  expect(status).toBe(200);
  return body.data.products.map((product) => product._id);
};

describe('the search by name', () => {
  test.each([
    ['dress', ['linen-dress', 'wool-coat']],
    ['DRESSES', ['linen-dress', 'wool-coat']],
    ['linen dress', ['linen-dress']],
    ['dre', ['linen-dress', 'wool-coat']],
    ['فستان', ['linen-dress', 'wool-coat']],
    ['الفستان', ['linen-dress', 'wool-coat']],
    ['كتان', ['linen-dress']],
    ['rakda', ['wool-coat', 'announced-bag']],
    ['coat rakda', ['wool-coat']],
    ['drees', ['linen-dress', 'wool-coat']],
    ['linnen drses', ['linen-dress']],
    ['فصتان', ['linen-dress', 'wool-coat']],
    ['ress', ['linen-dress', 'wool-coat']],
    ['zzzzzz', []],
    ["'; drop table products; --", []],
    ['%', ['announced-bag', 'sold-out-shirt', 'wool-coat', 'linen-dress']],
  ])('%j finds the best answer first', async (name, ids) => {
    expect(await find({ name })).toEqual(ids);
  });

  test('finds in both languages, whichever is shown', async () => {
    expect(await find({ name: 'coat' }, arabic)).toEqual(['wool-coat']);
    expect(await find({ name: 'معطف' })).toEqual(['wool-coat']);
  });
});

describe('the facets', () => {
  const facetsOf = async (input: InputOf<'getAllProducts'>, person = guest) =>
    (await person.call('getAllProducts', input)).body.data.facets;

  test('count what each choice would leave', async () => {
    expect(await facetsOf({})).toEqual({
      brands: [
        { _id: 'loza', name: 'loza', count: 2 },
        { _id: 'rakda', name: 'rakda', count: 2 },
      ],
      categories: [
        { _id: 'bags', name: 'bags', count: 1 },
        { _id: 'coats', name: 'coats', count: 1 },
        { _id: 'women', name: 'women', count: 2 },
      ],
      seasons: [
        { _id: 'spring', name: 'Spring', count: 2 },
        { _id: 'summer', name: 'Summer', count: 3 },
        { _id: 'autumn', name: 'Autumn', count: 1 },
        { _id: 'winter', name: 'Winter', count: 1 },
      ],
      colors: [
        { _id: 'black', name: 'Black', count: 3 },
        { _id: 'white', name: 'White', count: 1 },
        { _id: 'red', name: 'Red', count: 1 },
      ],
      sizes: [
        { _id: 'S', name: 'S', count: 1 },
        { _id: 'M', name: 'M', count: 1 },
        { _id: 'L', name: 'L', count: 1 },
      ],
      price: { min: 1500, max: 5000 },
    });
  });

  test('of a group stay whole while one of its choices is on; the other groups follow it', async () => {
    const facets = await facetsOf({ brandId: ['rakda'], colors: ['black'] });
    expect(facets.brands).toEqual([
      { _id: 'loza', name: 'loza', count: 1 },
      { _id: 'rakda', name: 'rakda', count: 2 },
    ]);
    expect(facets.categories.map(({ _id }) => _id)).toEqual(['bags', 'coats']);
    expect(facets.price).toEqual({ min: 2000, max: 5000 });
    const dear = await facetsOf({ minPrice: 4000 });
    expect(dear.price).toEqual({ min: 1500, max: 5000 });
    expect(dear.brands).toEqual([{ _id: 'rakda', name: 'rakda', count: 1 }]);
  });

  test('are empty where nothing is found, and named in the asked language', async () => {
    const none = await facetsOf({ name: 'zzzzzz' });
    expect(none).toEqual({
      brands: [],
      categories: [],
      seasons: [],
      colors: [],
      sizes: [],
      price: { min: 0, max: 0 },
    });
    const { seasons, colors } = await facetsOf({ brandId: ['rakda'] }, arabic);
    expect(seasons.map(({ name }) => name)).toContain('الشتاء');
    expect(colors.map(({ name }) => name)).toEqual(['أسود']);
  });
});
