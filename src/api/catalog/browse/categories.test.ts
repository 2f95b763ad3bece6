import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const guest = store.guest();

beforeAll(async () => {
  const { db } = store;
  await addProduct(db, { brandId: 'loza', categoryId: 'women', subCategoryId: 'dresses' });
  await addProduct(db, { brandId: 'rakda', categoryId: 'women', subCategoryId: 'coats' });
  await addProduct(db, { brandId: 'rakda', categoryId: 'underwear' });
  await addProduct(db, { brandId: 'neelwan', categoryId: 'men', status: 'draft' });
  await db
    .updateTable('categories')
    .set({ name_en: 'Women', name_ar: 'نسائي' })
    .where('id', '=', 'women')
    .execute();
});

test('categories are listed with what they hold', async () => {
  const { body } = await guest.call('getAllCategories', { limit: 2 });
  expect(body.data).toEqual({
    categories: [
      { _id: 'men', name: 'men', slug: 'men', image: null, returnable: true, productsCount: 0 },
      {
        _id: 'underwear',
        name: 'underwear',
        slug: 'underwear',
        image: null,
        returnable: false,
        productsCount: 1,
      },
    ],
    pagination: { page: 1, limit: 2, totalItems: 3, totalPages: 2 },
  });
});

test.each([
  ['نسائى', ['Women']],
  ['wome', ['Women']],
  ['shoes', []],
])('a search for %s finds %j in both languages', async (search, names) => {
  const { body } = await guest.call('getAllCategories', { search });
  expect(body.data.categories.map(({ name }) => name)).toEqual(names);
  expect(body.data.pagination.totalItems).toBe(names.length);
});

test('a page past the end is an empty list', async () => {
  const { status, body } = await guest.call('getAllCategories', { page: 7 });
  expect(status).toBe(200);
  expect(body.data.categories).toEqual([]);
  expect(body.data.pagination.totalItems).toBe(3);
});

test('categories come with their brands, and brands with what they are', async () => {
  const { body } = await store.guest({ language: 'ar' }).call('getCategoriesWithBrands');
  const { categories, brands } = body.data;
  expect(categories.map(({ name, brands: inIt }) => [name, inIt.map(({ _id }) => _id)])).toEqual([
    ['men', []],
    ['underwear', ['rakda']],
    ['نسائي', ['loza', 'rakda']],
  ]);
  expect(brands.find(({ _id }) => _id === 'rakda')).toEqual({
    _id: 'rakda',
    name: 'rakda',
    slug: 'rakda',
    logo: {
      url: '/pictures/stripes/plum-undyed-indigo.svg',
      width: 96,
      height: 96,
      alt: 'rakda',
      placeholder: '#35193C',
    },
    story: '',
    followersCount: 0,
    productsCount: 2,
    threads: ['plum', 'undyed', 'indigo'],
  });
});

test('a category tells its subcategories; one that is not there has none', async () => {
  const { body } = await guest.call('getSubCategories', { categoryId: 'women' });
  expect(
    body.data.subCategories.map(({ _id, categoryId, productsCount }) => [_id, categoryId, productsCount]),
  ).toEqual([
    ['coats', 'women', 1],
    ['dresses', 'women', 1],
  ]);
  const unknown = await guest.call('getSubCategories', { categoryId: 'moon' });
  expect([unknown.status, unknown.body.data.subCategories]).toEqual([200, []]);
  const none = await guest.send('GET', '/api/client/v1/subcategory/get-subcategory-by-category-id');
  expect([none.status, none.body.errors]).toEqual([400, ['"categoryId" is required']]);
});
