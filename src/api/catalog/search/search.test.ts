import { beforeAll, describe, expect, test } from 'vitest';
import { addSmallCatalog } from '../../../../test/small-catalog.ts';
import { openStore } from '../../../../test/store.ts';
import type { InputOf } from '../../../shop/endpoints.ts';

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
    ['dress', ['linen-dress']],
    ['DRESSES', ['linen-dress']],
    ['linen dress', ['linen-dress']],
    ['dre', ['linen-dress']],
    ['فستان', ['linen-dress']],
    ['الفستان', ['linen-dress']],
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

describe('a query', () => {
  const ask = async (name: string, person = guest) =>
    (await person.call('getAllProducts', { name })).body.data;

  test.each([
    ['linen dress', ['linen', 'dress'], null],
    ['linnen dress', ['linen', 'dress'], 'linen dress'],
    ['فصتان', ['فستان'], 'فستان'],
    ['فُستان', ['فستان'], null],
    ['wool umbrella', ['wool'], 'wool'],
  ])('%j was looked for as %j and is corrected to %j', async (name, words, corrected) => {
    const { search } = await ask(name);
    expect(search?.words).toEqual(expect.arrayContaining(words));
    expect(search?.corrected).toBe(corrected);
  });

  test('says which words were given up', async () => {
    expect((await ask('wool umbrella')).search?.without).toEqual(['umbrella']);
    expect((await ask('linnen dress')).search?.without).toEqual([]);
  });

  test.each<[string, string[], { minPrice?: number; maxPrice?: number } | null, string]>([
    ['dress under 3000', ['linen-dress'], { maxPrice: 3000 }, 'dress'],
    ['فستان تحت ٣٠٠٠ ليرة', ['linen-dress'], { maxPrice: 3000 }, 'فستان'],
    ['fustan ta7t 3000', ['linen-dress'], { maxPrice: 3000 }, 'fustan'],
    ['dress from 9000 to 3000', ['wool-coat'], { minPrice: 3000, maxPrice: 9000 }, 'dress'],
    ['under 3000', ['announced-bag', 'sold-out-shirt', 'linen-dress'], { maxPrice: 3000 }, ''],
    ['dress', ['linen-dress'], null, 'dress'],
  ])('%j is narrowed by the price it says', async (name, ids, price, rest) => {
    const { products, search, pagination } = await ask(name);
    expect(products.map(({ _id }) => _id).sort()).toEqual(ids.sort());
    expect(pagination.totalItems).toBe(ids.length);
    expect(search).toMatchObject({ price, rest });
  });

  test('for what is cheap is narrowed to the cheapest of its kind', async () => {
    const { products, search } = await ask('cheap dress');
    expect(products.map(({ _id }) => _id)).toEqual(['linen-dress']);
    expect(search).toMatchObject({ rest: 'dress', corrected: null, price: { maxPrice: 2400 } });
  });

  test('gives way to a price that the reader set', async () => {
    const { products, search } = (
      await guest.call('getAllProducts', { name: 'dress under 3000', maxPrice: 9000 })
    ).body.data;
    expect(products.map(({ _id }) => _id)).toEqual(['linen-dress']);
    expect(search).toMatchObject({ price: null, rest: 'dress' });
  });

  test('a price range typed backwards is read in order', async () => {
    expect(await find({ name: 'dress', minPrice: 3000, maxPrice: 100 })).toEqual(['linen-dress']);
  });

  test('without a letter or digit asks for nothing; without a query nothing was read', async () => {
    expect((await ask('%')).search).toBeNull();
    expect((await guest.call('getAllProducts', {})).body.data.search).toBeNull();
  });

  test('that finds nothing shows what is nearest, what people look at last', async () => {
    const { products, nearest, pagination } = await ask('zzzzzz');
    expect(products).toEqual([]);
    expect(pagination.totalItems).toBe(0);
    expect(nearest.map(({ _id }) => _id)).toEqual(['wool-coat', 'linen-dress']);
    expect((await ask('dress')).nearest).toEqual([]);
  });

  test.each<[string, InputOf<'getAllProducts'>, string[]]>([
    ['the price', { name: 'dress', maxPrice: 100 }, ['linen-dress', 'wool-coat']],
    ['the color before the category', { categoryId: ['coats'], colors: ['white'] }, ['wool-coat']],
    ['an unknown brand', { brandId: ['nobody'], seasons: ['winter'] }, ['wool-coat']],
    ['everything', { name: 'zzzzzz', brandId: ['nobody'], maxPrice: 1 }, ['wool-coat', 'linen-dress']],
  ])('whose filters leave nothing gives up %s', async (_, input, ids) => {
    const { products, nearest } = (await guest.call('getAllProducts', input)).body.data;
    expect(products).toEqual([]);
    expect(nearest.map(({ _id }) => _id)).toEqual(ids);
  });
});

describe('the facets', () => {
  const facetsOf = async (input: InputOf<'getAllProducts'>, person = guest) =>
    (await person.call('getAllProducts', input)).body.data.facets;

  test('count what each choice would leave', async () => {
    const { price, ...others } = await facetsOf({});
    expect(others).toEqual({
      brands: [
        { _id: 'loza', name: 'loza', count: 2 },
        { _id: 'rakda', name: 'rakda', count: 2 },
      ],
      categories: [
        { _id: 'bags', name: 'bags', count: 1 },
        { _id: 'coats', name: 'coats', count: 1 },
        { _id: 'women', name: 'women', count: 2 },
      ],
      subCategories: [
        { _id: 'bags--all', name: 'bags--all', count: 1, categoryId: 'bags' },
        { _id: 'coats--all', name: 'coats--all', count: 1, categoryId: 'coats' },
        { _id: 'women--all', name: 'women--all', count: 2, categoryId: 'women' },
      ],
      seasons: [
        { _id: 'spring', name: 'Spring', count: 2 },
        { _id: 'summer', name: 'Summer', count: 3 },
        { _id: 'autumn', name: 'Autumn', count: 1 },
        { _id: 'winter', name: 'Winter', count: 1 },
      ],
      colors: [
        { _id: 'black', name: 'Black', count: 3, hex: '#1B1B1D' },
        { _id: 'white', name: 'White', count: 1, hex: '#FFFFFF' },
        { _id: 'red', name: 'Red', count: 1, hex: '#C22B34' },
      ],
      sizes: [
        { _id: 'S', name: 'S', count: 1, system: 'alpha' },
        { _id: 'M', name: 'M', count: 1, system: 'alpha' },
        { _id: 'L', name: 'L', count: 1, system: 'alpha' },
      ],
      onSale: 1,
      inStock: 2,
    });
    expect(price).toMatchObject({ min: 1500, max: 5000 });
    expect(price.histogram.filter(({ count }) => count > 0)).toEqual([
      { from: 1400, to: 1600, count: 1 },
      { from: 2000, to: 2200, count: 1 },
      { from: 2400, to: 2600, count: 1 },
      { from: 5000, to: 5200, count: 1 },
    ]);
  });

  test('keep what is chosen, with 0 too', async () => {
    const facets = await facetsOf({ brandId: ['loza'], colors: ['white'], sizes: ['L'], maxPrice: 100 });
    expect(facets.brands).toEqual([{ _id: 'loza', name: 'loza', count: 0 }]);
    expect(facets.colors).toEqual([{ _id: 'white', name: 'White', count: 0, hex: '#FFFFFF' }]);
    expect(facets.sizes.map(({ _id, count }) => [_id, count])).toEqual([['L', 0]]);
  });

  test('of sales and stock count what their switch would leave', async () => {
    expect(await facetsOf({ onSale: true, colors: ['black'] })).toMatchObject({ onSale: 1, inStock: 1 });
    expect(await facetsOf({ inStock: true, brandId: ['rakda'] })).toMatchObject({ onSale: 0, inStock: 1 });
  });

  test('of a group stay whole while one of its facets is on; the other groups follow it', async () => {
    const facets = await facetsOf({ brandId: ['rakda'], colors: ['black'] });
    expect(facets.brands).toEqual([
      { _id: 'loza', name: 'loza', count: 1 },
      { _id: 'rakda', name: 'rakda', count: 2 },
    ]);
    expect(facets.categories.map(({ _id }) => _id)).toEqual(['bags', 'coats']);
    expect(facets.price).toMatchObject({ min: 2000, max: 5000 });
    const dear = await facetsOf({ minPrice: 4000 });
    expect(dear.price).toMatchObject({ min: 1500, max: 5000 });
    expect(dear.brands).toEqual([{ _id: 'rakda', name: 'rakda', count: 1 }]);
  });

  test('are empty where nothing is found, and named in the asked language', async () => {
    const none = await facetsOf({ name: 'zzzzzz' });
    expect(none).toEqual({
      brands: [],
      categories: [],
      subCategories: [],
      seasons: [],
      colors: [],
      sizes: [],
      onSale: 0,
      inStock: 0,
      price: { min: 0, max: 0, histogram: [] },
    });
    const { seasons, colors } = await facetsOf({ brandId: ['rakda'] }, arabic);
    expect(seasons.map(({ name }) => name)).toContain('الشتاء');
    expect(colors.map(({ name }) => name)).toEqual(['أسود']);
  });
});
