import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
await addProduct(store.db, { id: 'first' });
const manager = await openConsole(store, ['manager']);

const begin = async (nameAr: string) => {
  const given = { nameEn: '', nameAr, subCategoryId: 'women--all', price: 2_500 };
  const { status, body } = await manager.ask('createProduct', given);
  expect(status).toBe(201);
  return body.data.product.fields.brandId;
};
const brandNames = async () =>
  (await manager.ask('listBrands')).body.data.rows.flatMap(({ fields }) =>
    'nameAr' in fields ? [fields.nameAr] : [],
  );

test('a product without a brand is of the shop’s own, which is made once', async () => {
  const before = await brandNames();
  const [one, other] = await Promise.all([begin('فستان'), begin('قميص')]);
  expect(await begin('تنورة')).toBe(one);
  expect(other).toBe(one);
  expect(await brandNames()).toEqual([...before, 'منوال']);
});

test.each([
  ['in English', { nameEn: 'Nour', nameAr: 'بيت نور' }],
  ['in Arabic', { nameEn: 'House of Nour', nameAr: 'نور' }],
])('the brand with the shop’s name %s is taken', async (_language, names) => {
  const given = { ...names, storyEn: '', storyAr: '', threads: [] };
  const { row } = (await manager.ask('createBrand', given)).body.data;
  const identity = JSON.stringify({ identity: { name: { en: 'Nour', ar: 'نور' } } });
  await store.pool.query(
    'insert into settings (value) values ($1) on conflict (only_row) do update set value = settings.value || $1',
    [identity],
  );
  expect(await begin('معطف')).toBe(row._id);
  await manager.ask('replaceBrand', { id: row._id, by: 'loza' }, { 'idempotency-key': `gone-${row._id}` });
});
