import { expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { openStore } from '../../../test/store.ts';
import { callsOfKind } from '../../shop/taxonomy/calls-of-kind.ts';

const store = await openStore();
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

test('a subcategory that moves takes its products along', async () => {
  await addProduct(store.db, { id: 'coat', categoryId: 'men' });
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
