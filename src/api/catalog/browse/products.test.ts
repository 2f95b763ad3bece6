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

describe('the list of all products', () => {
  test('holds what is published, the newest first, announced pieces too', async () => {
    expect(await find({})).toEqual(['announced-bag', 'sold-out-shirt', 'wool-coat', 'linen-dress']);
  });

  test('gives each piece in the asked language, with its price, colors and tile', async () => {
    const { body } = await arabic.call('getAllProducts', { name: 'كتان' });
    expect(body.data.products).toEqual([
      {
        _id: 'linen-dress',
        name: 'فستان كتّان بغصينات',
        slug: 'linen-dress',
        brand: { _id: 'loza', name: 'loza', slug: 'loza' },
        categoryId: 'women',
        subCategoryId: 'women--all',
        price: 3000,
        priceAfterDiscount: 2400,
        savings: 600,
        rating: 0,
        ratesCount: 0,
        image: {
          url: '/pictures/blank.svg',
          width: 480,
          height: 640,
          alt: 'فستان كتّان بغصينات',
          placeholder: expect.stringMatching(/^#/),
        },
        colors: [
          { _id: 'black', name: 'أسود', hex: '#1B1B1D' },
          { _id: 'red', name: 'أحمر', hex: '#C22B34' },
        ],
        inStock: true,
        comingSoon: false,
        availableFrom: null,
        isNew: false,
        lowStock: { size: 'S', left: 2 },
      },
    ]);
  });

  test.each<[string, InputOf<'getAllProducts'>, string[]]>([
    ['brand', { brandId: ['rakda'] }, ['announced-bag', 'wool-coat']],
    ['category', { categoryId: ['coats'] }, ['wool-coat']],
    ['subcategory', { subCategoryId: ['women--all'] }, ['sold-out-shirt', 'linen-dress']],
    [
      'any of the seasons',
      { seasons: ['winter', 'summer'] },
      ['announced-bag', 'sold-out-shirt', 'wool-coat', 'linen-dress'],
    ],
    ['one season', { seasons: ['winter'] }, ['wool-coat']],
    ['any of the colors', { colors: ['red', 'white'] }, ['sold-out-shirt', 'linen-dress']],
    ['sizes that are there', { sizes: ['M'] }, ['wool-coat']],
    ['stock: what is announced is not in stock', { inStock: true }, ['wool-coat', 'linen-dress']],
    ['a discount that runs', { onSale: true }, ['linen-dress']],
    ['the price in force, from', { minPrice: 2401 }, ['wool-coat']],
    ['the price in force, to', { maxPrice: 2400 }, ['announced-bag', 'sold-out-shirt', 'linen-dress']],
    ['several at once', { brandId: ['rakda'], seasons: ['winter'], maxPrice: 5000 }, ['wool-coat']],
    ['any of two brands', { brandId: ['rakda', 'loza'], onSale: true }, ['linen-dress']],
    [
      'a subcategory, which narrows its own category only',
      { categoryId: ['women', 'coats'], subCategoryId: ['women--all'] },
      ['sold-out-shirt', 'wool-coat', 'linen-dress'],
    ],
    ['a brand that is not there', { brandId: ['nobody'] }, []],
  ])('is narrowed by %s', async (_, input, ids) => {
    expect(await find(input)).toEqual(ids);
  });

  test.each<[NonNullable<InputOf<'getAllProducts'>['sort']>, string[]]>([
    ['priceAsc', ['sold-out-shirt', 'announced-bag', 'linen-dress', 'wool-coat']],
    ['priceDesc', ['wool-coat', 'linen-dress', 'announced-bag', 'sold-out-shirt']],
    ['trendy', ['wool-coat', 'linen-dress', 'sold-out-shirt', 'announced-bag']],
    ['newest', ['announced-bag', 'sold-out-shirt', 'wool-coat', 'linen-dress']],
    ['relevance', ['announced-bag', 'sold-out-shirt', 'wool-coat', 'linen-dress']],
  ])('is sorted by %s', async (sort, ids) => {
    expect(await find({ sort })).toEqual(ids);
  });

  test('is cut into pages; past the end is an empty list', async () => {
    const second = await guest.call('getAllProducts', { page: 2, limit: 3 });
    expect(second.body.data.products.map(({ _id }) => _id)).toEqual(['linen-dress']);
    expect(second.body.data.pagination).toEqual({ page: 2, limit: 3, totalItems: 4, totalPages: 2 });
    const beyond = await guest.call('getAllProducts', { page: 9, limit: 3 });
    expect(beyond.status).toBe(200);
    expect(beyond.body.data.products).toEqual([]);
    expect(beyond.body.data.pagination).toEqual({ page: 9, limit: 3, totalItems: 4, totalPages: 2 });
  });

  test.each([
    ['page=0', '"page" must be greater than or equal to 1'],
    ['limit=51', '"limit" must be less than or equal to 50'],
    ['minPrice=cheap', '"minPrice" must be a number'],
    ['sort=random', '"sort" must be one of [newest, priceAsc, priceDesc, rating, trendy, relevance]'],
  ])('refuses %s', async (query, error) => {
    const answer = await guest.send('GET', `/api/v1/app/products/get-all-products-client?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: false, code: 'VALIDATION', errors: [error] });
  });
});

describe('the products of a category and a brand', () => {
  test('are those that both have, found by words too', async () => {
    const list = async (input: InputOf<'getProductsOfCategoryAndBrand'>) =>
      (await guest.call('getProductsOfCategoryAndBrand', input)).body.data;
    expect(
      (await list({ brandId: ['rakda'], categoryId: ['coats'] })).products.map(({ _id }) => _id),
    ).toEqual(['wool-coat']);
    expect((await list({ brandId: ['rakda'], search: 'bag' })).pagination.totalItems).toBe(1);
    expect(await list({ brandId: ['loza'], categoryId: ['coats'] })).toMatchObject({
      products: [],
      pagination: { page: 1, limit: 10, totalItems: 0, totalPages: 0 },
    });
  });
});

describe('a discount with dates', () => {
  test.each([
    ['2026-11-22T23:59:59+03:00', null],
    ['2026-11-23T00:00:00+03:00', 4000],
    ['2026-11-24T23:59:59+03:00', 4000],
    ['2026-11-25T00:00:00+03:00', null],
  ])('at %s leaves %s to pay, in lists, filters and sorting alike', async (at, price) => {
    const before = store.now();
    store.setNow(at);
    const { body } = await guest.call('getProductDetails', { productId: 'wool-coat' });
    expect(body.data.product.priceAfterDiscount).toBe(price);
    expect(body.data.product.savings).toBe(price === null ? 0 : 1000);
    const onSale = price === null ? ['linen-dress'] : ['wool-coat', 'linen-dress'];
    expect(await find({ onSale: true })).toEqual(onSale);
    expect((await find({ maxPrice: 4500 })).includes('wool-coat')).toBe(price !== null);
    store.setNow(before);
  });
});
