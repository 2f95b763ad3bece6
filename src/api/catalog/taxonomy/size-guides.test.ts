import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import type { SizeGuideFields } from '../../../shop/catalog/taxonomy/size-guide-calls.ts';

const store = await openStore();
const { db } = store;
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const owner = await openConsole(store, ['owner']);
const shown = async (productId: string, language: 'en' | 'ar' = 'en') =>
  (await store.guest({ language }).call('getProductDetails', { productId })).body.data.product.sizeGuide;

const fields: SizeGuideFields = {
  nameEn: 'Dresses',
  nameAr: 'فساتين',
  noteEn: 'Cut wide at the hips.',
  noteAr: 'قصّة واسعة عند الورك.',
  subCategoryId: 'women--all',
  brandId: null,
  measures: [
    { measure: 'bust', nameEn: 'Bust', nameAr: 'محيط الصدر', howEn: 'Tape level.', howAr: 'بشكل أفقي.' },
    { measure: '', nameEn: 'Back', nameAr: 'الظهر', howEn: '', howAr: '' },
  ],
  sizes: [
    { labelEn: 'S', labelAr: 'S', figures: ['84–88', '40'] },
    { labelEn: 'M', labelAr: 'M', figures: ['88–92', ''] },
  ],
};
const create = (changes: Partial<SizeGuideFields> = {}) =>
  manager.ask('createSizeGuide', { ...fields, ...changes });

beforeAll(async () => {
  await addProduct(db, { id: 'dress' });
  await addProduct(db, { id: 'of-brand', brandId: 'narrow' });
  await addProduct(db, { id: 'coat', categoryId: 'coats' });
});

test('a product’s own guide applies first, then its brand’s, then its category’s', async () => {
  expect(await shown('dress')).toBeNull();
  const { status, body } = await create();
  expect([status, body.data.guide.uses]).toEqual([201, 2]);
  expect(await shown('dress')).toEqual({
    columns: ['Size', 'Bust', 'Back'],
    rows: [
      ['S', '84–88', '40'],
      ['M', '88–92', ''],
    ],
    measures: ['', 'bust', ''],
    how: ['', 'Tape level.', ''],
    note: 'Cut wide at the hips.',
  });
  expect(await shown('dress', 'ar')).toMatchObject({
    columns: ['القياس', 'محيط الصدر', 'الظهر'],
    note: fields.noteAr,
  });
  expect(await shown('coat')).toBeNull();

  await create({ brandId: 'narrow', noteEn: 'Runs small.' });
  expect((await shown('of-brand'))?.note).toBe('Runs small.');
  expect((await shown('dress'))?.note).toBe(fields.noteEn);

  const own = await create({ subCategoryId: null, noteEn: 'Of this one.' });
  await db
    .updateTable('products')
    .set({ size_guide_id: own.body.data.guide._id })
    .where('id', '=', 'of-brand')
    .execute();
  expect((await shown('of-brand'))?.note).toBe('Of this one.');
  const { guides } = (await manager.ask('listSizeGuides')).body.data;
  expect(Object.fromEntries(guides.map(({ fields: { noteEn }, uses }) => [noteEn, uses]))).toEqual({
    'Cut wide at the hips.': 1,
    'Of this one.': 1,
    'Runs small.': 0,
  });
});

test('a change is seen at once, keeps what it left out, and is refused to who read an older one', async () => {
  const { guide } = (await create({ subCategoryId: 'coats--all' })).body.data;
  const { _id: id, version } = guide;
  const sizes = [{ labelEn: 'S', labelAr: 'S', figures: ['٨٤ - ٨٨', '٤٠٫٥'] }];
  const [one, two] = await Promise.all([
    manager.ask('changeSizeGuide', { id, version, fields: { sizes } }),
    owner.ask('changeSizeGuide', { id, version, fields: { noteEn: 'Other' } }),
  ]);
  expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
  const refused = one.status === 409 ? one : two;
  expect(refused.body.code).toBe('VERSION_CONFLICT');
  // It carries the guide as it is, so that the editor shows both.
  const { guide: now } = refused.body.data;
  expect(now.version).toBe(version + 1);
  const again = await manager.ask('changeSizeGuide', { id, version: now.version, fields: { sizes } });
  expect(again.body.data.guide.fields).toMatchObject({
    nameEn: 'Dresses',
    sizes: [{ figures: ['84–88', '40.5'] }],
  });
  expect((await shown('coat'))?.rows).toEqual([['S', '84–88', '40.5']]);
});

test('of two guides for one place at once the second is refused', async () => {
  await addProduct(db, { id: 'hat', categoryId: 'hats' });
  const answers = await Promise.all([
    create({ subCategoryId: 'hats--all' }),
    create({ subCategoryId: 'hats--all' }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('NAME_TAKEN');
});

test.each([
  [
    'a brand without a category',
    { subCategoryId: null, brandId: 'narrow' },
    '"fields.subCategoryId" is required',
  ],
  ['a category that is none', { subCategoryId: 'none' }, '"fields.subCategoryId" is unknown'],
  ['a brand that is none', { brandId: 'none' }, '"fields.brandId" is unknown'],
  [
    'a size with fewer figures than measures',
    { sizes: [{ labelEn: 'S', labelAr: 'S', figures: ['84'] }] },
    '"fields.sizes.0.figures" must contain 2 items',
  ],
  [
    'one size twice',
    { sizes: [...fields.sizes, ...fields.sizes.slice(0, 1)] },
    '"fields.sizes" must not contain duplicates',
  ],
  [
    'one measure twice',
    { measures: [fields.measures[0], fields.measures[0]] as SizeGuideFields['measures'] },
    '"fields.measures" must not contain duplicates',
  ],
  [
    'a range that falls',
    { sizes: [{ labelEn: 'S', labelAr: 'S', figures: ['88–84', ''] }] },
    '"sizes[0].figures[0]" must be a number of centimeters or a range',
  ],
  ['no size', { sizes: [] }, '"sizes" must contain at least 1 items'],
  ['no name', { nameAr: ' ' }, '"nameAr" is not allowed to be empty'],
])('%s is refused', async (_what, changes, error) => {
  const { status, body } = await create({ ...changes });
  expect([status, body.code, body.errors]).toEqual([400, 'VALIDATION', [error]]);
});

test('a guide that a product names stays; any other goes, and so does what it stood for', async () => {
  const { _id: id } = (await create({ subCategoryId: null, nameEn: 'Own' })).body.data.guide;
  await db.updateTable('products').set({ size_guide_id: id }).where('id', '=', 'coat').execute();
  expect((await manager.ask('removeSizeGuide', { id })).body.code).toBe('IN_USE');
  await db.updateTable('products').set({ size_guide_id: null }).where('id', '=', 'coat').execute();
  expect((await manager.ask('removeSizeGuide', { id })).status).toBe(200);
  expect((await manager.ask('removeSizeGuide', { id })).body.code).toBe('NOT_FOUND');
  // A category that a guide stands for is in use.
  expect((await manager.ask('removeSubCategory', { id: 'hats--all' })).body.code).toBe('IN_USE');
});

test.each(['packer', 'courier', 'accountant', 'support'] as const)(
  '%s writes no size guides',
  async (role) => {
    const someone = await openConsole(store, [role]);
    expect((await someone.ask('createSizeGuide', fields)).status).toBe(403);
  },
);
