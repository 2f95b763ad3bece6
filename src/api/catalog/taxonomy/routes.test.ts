import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { callsOfKind } from '../../../shop/catalog/taxonomy/calls-of-kind.ts';
import { keysOf } from '../../../shop/keys-of.ts';

const store = await openStore({ pages: true });
await addProduct(store.db, { id: 'dress', brandId: 'loza', stock: { 'black/M': 1 } });
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const guest = store.guest({ language: 'en' });

const names = { nameEn: 'Norias', nameAr: 'نواعير' };
const returns = {
  returnable: true,
  keepReasonEn: '',
  keepReasonAr: '',
  returnDays: null,
  exchangeDays: 5,
};
const brand = { ...names, storyEn: '', storyAr: '', threads: ['plum' as const] };

test.each([
  ['brands', brand],
  ['categories', { ...names, ...returns }],
  ['subCategories', { ...names, ...returns, categoryId: 'women' }],
  ['colors', { ...names, hex: '#A8203F' }],
  ['sizes', { labelEn: '3XL', labelAr: '3XL', system: 'alpha' }],
] as const)('of the %s one is added at the end, and removed while nothing uses it', async (kind, fields) => {
  const { list, create, remove } = callsOfKind[kind];
  const { status, body } = await manager.ask(create, fields);
  expect([status, body.data.row.uses]).toEqual([201, 0]);
  expect(body.data.row.fields).toEqual(fields);
  const { _id: id } = body.data.row;
  const rows = async () => (await manager.ask(list)).body.data.rows.map(({ _id }) => _id);
  expect((await rows()).at(-1)).toBe(id);
  expect((await manager.ask(remove, { id })).status).toBe(200);
  expect(await rows()).not.toContain(id);
});

test.each([
  ['brands', 'loza'],
  ['categories', 'women'],
  ['subCategories', 'women--all'],
  ['colors', 'black'],
  ['sizes', 'M'],
] as const)('of the %s one that is in use stays', async (kind, id) => {
  const { status, body } = await manager.ask(callsOfKind[kind].remove, { id });
  expect([status, body.code]).toEqual([409, 'IN_USE']);
});

test.each(keysOf(callsOfKind))('the %s are shown in the order they are put in', async (kind) => {
  const { list, order } = callsOfKind[kind];
  const idsOf = async () => (await manager.ask(list)).body.data.rows.map(({ _id }) => _id);
  const ids = (await idsOf()).toReversed();
  expect((await manager.ask(order, { ids })).body.data.rows.map(({ _id }) => _id)).toEqual(ids);
  expect(await idsOf()).toEqual(ids);
  const short = await manager.ask(order, { ids: ids.slice(1) });
  expect([short.status, short.body.code, await idsOf()]).toEqual([409, 'CONFLICT', ids]);
});

const linkTo = async (path: string) => {
  const { status, headers } = await guest.send('GET', path);
  return [status, headers['location']];
};

test('what uses a brand, a category or a subcategory is moved to another, to which the page of the gone one leads', async () => {
  const ids: Record<string, string> = {};
  for (const name of ['from', 'to'] as const) {
    await addProduct(store.db, {
      id: `of-${name}`,
      brandId: `brand-${name}`,
      categoryId: `category-${name}`,
    });
    ids[name] = `category-${name}--all`;
  }
  await store.pool.query(`update coupons set brand_ids = '{brand-from,brand-to}'`);
  const replace = (kind: 'brands' | 'categories' | 'subCategories', id = '', by = '') =>
    askWithKey(manager, callsOfKind[kind].replace, { id, by });
  const seen = async () =>
    (await guest.call('getProductDetails', { productId: 'of-from' })).body.data.product;
  expect((await replace('brands', 'brand-from', 'brand-to')).status).toBe(200);
  expect((await replace('categories', 'category-from', 'category-to')).status).toBe(200);
  expect(await seen()).toMatchObject({ brand: { _id: 'brand-to' }, category: { _id: 'category-to' } });
  expect((await replace('subCategories', ids['from'], ids['to'])).status).toBe(200);
  expect(await seen()).toMatchObject({ subCategory: { _id: ids['to'] } });
  for (const [kind, id] of [
    ['brands', 'brand-from'],
    ['categories', 'category-from'],
    ['subCategories', ids['from']],
  ] as const) {
    const { rows } = (await manager.ask(callsOfKind[kind].list)).body.data;
    expect(rows.map(({ _id }) => _id)).not.toContain(id);
  }
  expect(await linkTo('/brands/brand-from/old?page=2')).toEqual([301, '/brands/brand-to/brand-to?page=2']);
  expect(await linkTo('/categories?categoryId=category-from&sort=newest')).toEqual([
    301,
    '/categories?categoryId=category-to&sort=newest',
  ]);
  expect(await linkTo(`/categories?categoryId=category-from&subCategoryId=${ids['from']}`)).toEqual([
    301,
    `/categories?categoryId=category-to&subCategoryId=${ids['to']}`,
  ]);
  expect((await replace('brands', 'brand-to', 'brand-to')).body.code).toBe('VALIDATION');
  expect((await replace('brands', 'brand-from', 'brand-to')).status).toBe(404);
});

test('a color or size that was never counted is moved with its codes, one that was stays', async () => {
  const made = async (kind: 'colors' | 'sizes') => {
    const fields =
      kind === 'colors' ? { ...names, hex: '#A8203F' } : { labelEn: '4XL', labelAr: '4XL', system: 'alpha' };
    return (await manager.ask(callsOfKind[kind].create, fields)).body.data.row._id;
  };
  const [color, size] = [await made('colors'), await made('sizes')];
  await addProduct(store.db, { id: 'robe', stock: { 'red/S': 1 } });
  await store.pool.query(
    `insert into product_colors (product_id, color_id, position) values ('robe', $1, 8)`,
    [color],
  );
  await store.pool.query(
    `insert into variants (product_id, color_id, size_id, sku) values ('robe', $1, $2, 'ROBE-1')`,
    [color, size],
  );
  expect((await askWithKey(manager, 'replaceColor', { id: color, by: 'black' })).status).toBe(200);
  expect((await askWithKey(manager, 'replaceSize', { id: size, by: 'M' })).status).toBe(200);
  const { rows } = await store.pool.query(
    `select color_id, size_id from variants where product_id = 'robe' and sku = 'ROBE-1'`,
  );
  expect(rows).toEqual([{ color_id: 'black', size_id: 'M' }]);
  const { body } = await askWithKey(manager, 'replaceColor', { id: 'black', by: 'red' });
  expect(body.code).toBe('IN_USE');
});

test('a renamed brand is shown and found by its new name, and the second of two editors gets a conflict', async () => {
  const change = (nameEn: string) =>
    manager.ask('changeBrand', { id: 'loza', version: 1, fields: { ...brand, nameEn } });
  expect((await change('Orontes')).status).toBe(200);
  const found = async (name: string) => (await guest.call('getAllProducts', { name })).body.data.products;
  expect((await found('orontes'))[0]?.brand.name).toBe('Orontes');
  expect(await found('loza')).toEqual([]);
  const second = await change('Loza again');
  expect([second.status, second.body.code]).toEqual([409, 'VERSION_CONFLICT']);
});

test('a subcategory that moves takes its products along, also where another has its address', async () => {
  await addProduct(store.db, { id: 'coat', categoryId: 'men' });
  await store.pool.query(`update subcategories set slug = 'coats' where id in ('men--all', 'women--all')`);
  const fields = { ...names, ...returns, categoryId: 'women' };
  await manager.ask('changeSubCategory', { id: 'men--all', version: 1, fields });
  const { body } = await guest.call('getProductDetails', { productId: 'coat' });
  expect(body.data.product.category._id).toBe('women');
});

test('a category with its own windows gives them to its products, others have the store’s', async () => {
  await addProduct(store.db, { id: 'boots', categoryId: 'shoes' });
  const daysOf = async (productId: string) => {
    const { product } = (await guest.call('getProductDetails', { productId })).body.data;
    return [product.returnDays, product.exchangeDays];
  };
  const before = await daysOf('boots');
  const fields = { ...names, ...returns, returnDays: 14, exchangeDays: null };
  const { status } = await manager.ask('changeCategory', { id: 'shoes', version: 1, fields });
  expect(status).toBe(200);
  expect(await daysOf('boots')).toEqual([14, before[1]]);
  expect(await daysOf('dress')).toEqual(before);
});

test.each([
  ['a color that is none', { ...names, hex: 'red' }],
  ['a name in one language', { nameEn: 'Red', nameAr: ' ', hex: '#ff0000' }],
])('%s is refused', async (_what, fields) => {
  expect((await manager.ask('createColor', fields)).body.code).toBe('VALIDATION');
});
