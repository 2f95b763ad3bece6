import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { openStore } from '../../../test/store.ts';
import type { InputOf } from '../../shop/endpoints.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const guest = store.guest();
const arabic = store.guest({ language: 'ar' });

beforeAll(async () => {
  const { db } = store;
  await addProduct(db, {
    id: 'linen-dress',
    name: { en: 'Sprig linen dress', ar: 'فستان كتّان بغصينات' },
    price: 3000,
    priceAfterDiscount: 2400,
    stock: { 'black/S': 2, 'red/M': 0 },
    seasons: ['summer'],
    trend: 5,
  });
  await addProduct(db, {
    id: 'wool-coat',
    name: { en: 'Wool coat', ar: 'معطف صوف' },
    description: { en: 'Warm over a dress.', ar: 'دافئ فوق الفستان.' },
    brandId: 'rakda',
    categoryId: 'coats',
    price: 5000,
    priceAfterDiscount: 4000,
    discountStartsAt: '2026-11-23T00:00:00+03:00',
    discountEndsAt: '2026-11-25T00:00:00+03:00',
    seasons: ['autumn', 'winter'],
    stock: { 'black/M': 4 },
    trend: 9,
  });
  await addProduct(db, {
    id: 'sold-out-shirt',
    name: { en: 'Striped shirt', ar: 'قميص مقلّم' },
    price: 1500,
    stock: { 'white/M': 0 },
  });
  await addProduct(db, {
    id: 'announced-bag',
    name: { en: 'Saddle bag', ar: 'حقيبة سرج' },
    brandId: 'rakda',
    categoryId: 'bags',
    price: 2000,
    availableFrom: '2026-12-01T00:00:00+03:00',
    stock: { 'black/L': 9 },
  });
  await addProduct(db, { id: 'draft', name: { en: 'Draft dress', ar: 'فستان' }, status: 'draft' });
  await addProduct(db, { id: 'archived', name: { en: 'Old dress', ar: 'فستان قديم' }, status: 'archived' });
});

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
      },
    ]);
  });

  test.each<[string, InputOf<'getAllProducts'>, string[]]>([
    ['brand', { brandId: 'rakda' }, ['announced-bag', 'wool-coat']],
    ['category', { categoryId: 'coats' }, ['wool-coat']],
    ['subcategory', { subCategoryId: 'women--all' }, ['sold-out-shirt', 'linen-dress']],
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
    ['several at once', { brandId: 'rakda', seasons: ['winter'], maxPrice: 5000 }, ['wool-coat']],
    ['a brand that is not there', { brandId: 'nobody' }, []],
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
    const facets = await facetsOf({ brandId: 'rakda', colors: ['black'] });
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
    const { seasons, colors } = await facetsOf({ brandId: 'rakda' }, arabic);
    expect(seasons.map(({ name }) => name)).toContain('الشتاء');
    expect(colors.map(({ name }) => name)).toEqual(['أسود']);
  });
});

describe('the products of a category and a brand', () => {
  test('are those that both have, found by words too', async () => {
    const list = async (input: InputOf<'getProductsOfCategoryAndBrand'>) =>
      (await guest.call('getProductsOfCategoryAndBrand', input)).body.data;
    expect((await list({ brandId: 'rakda', categoryId: 'coats' })).products.map(({ _id }) => _id)).toEqual([
      'wool-coat',
    ]);
    expect((await list({ brandId: 'rakda', search: 'bag' })).pagination.totalItems).toBe(1);
    expect(await list({ brandId: 'loza', categoryId: 'coats' })).toMatchObject({
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

describe('what a shared cache may keep', () => {
  test('carries an ETag, and is not sent again to whoever has it', async () => {
    const path = '/api/v1/app/products/get-all-products-client?name=coat';
    const first = await guest.send('GET', path);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: expect.stringContaining('accept-language'),
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"/);
    const again = await guest.send('GET', path, undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    const inArabic = await arabic.send('GET', path, undefined, { 'if-none-match': etag });
    expect(inArabic.status).toBe(200);
    expect(inArabic.headers['etag']).not.toBe(etag);
  });

  test('is not a refusal', async () => {
    const { status, headers } = await guest.call('getProductDetails', { productId: 'nothing' });
    expect(status).toBe(404);
    expect(headers['etag']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
