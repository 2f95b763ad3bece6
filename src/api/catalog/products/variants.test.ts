import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { tintColors } from '../../../shop/catalog/media/tint.ts';
import type { PictureLooks } from '../../../shop/catalog/products/calls.ts';

const store = await openStore();
const { db } = store;
await addProduct(db, { id: 'other', stock: { 'black/M': 2 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager']);
const guest = store.guest({ language: 'en' });

const variant = (of: string, sku = '', barcode = '') => {
  const [colorId = '', sizeId = ''] = of.split('/');
  return { colorId, sizeId, sku, barcode };
};
const plainLooks: PictureLooks = { tint: null, focus: null };
const shot = (
  pictureId: string,
  colorId: string | null,
  altEn = '',
  altAr = '',
  looks: PictureLooks = plainLooks,
) => ({
  pictureId,
  colorId,
  view: 'front' as const,
  altEn,
  altAr,
  modelHeight: null as number | null,
  modelSizeId: null as string | null,
  ...looks,
});

await sql`insert into pictures (id, width, height, avif, webp)
          values ('one', 960, 1280, '{240}', '{480}'), ('two', 960, 1280, '{240}', '{480}')`.execute(db);
const words = 'x'.repeat(40);

/** A published product that lacks nothing, with these pieces. */
async function product(stock: Record<string, number>) {
  const id = await addProduct(db, { stock, description: { en: words, ar: words } });
  await sql`update products set material_en = 'x', material_ar = 'x', care_en = 'x', care_ar = 'x' where id = ${id}`.execute(
    db,
  );
  await sql`insert into product_pictures (product_id, position, picture_id) values (${id}, 0, 'one')`.execute(
    db,
  );
  return (await manager.ask('getProductToEdit', { id })).body.data.product;
}
const save = (
  { _id: id, version }: { _id: string; version: number },
  lists: { variants?: ReturnType<typeof variant>[]; pictures?: ReturnType<typeof shot>[] },
) => manager.ask('changeProduct', { id, version, ...lists });
const shown = async (productId: string) =>
  (await guest.call('getProductDetails', { productId })).body.data.product;

test('colors come in the order given, sizes in the shop’s, each with a barcode of its own', async () => {
  const begun = await product({ 'black/M': 1 });
  const { body } = await save(begun, {
    variants: [variant('red/M'), variant('red/S', 'R-S'), variant('black/M', 'B-M', '6210000000017')],
  });
  const { variants } = body.data.product;
  expect(variants.map(({ colorId, sizeId, sku }) => [colorId, sizeId, sku])).toEqual([
    ['red', 'S', 'R-S'],
    ['red', 'M', ''],
    ['black', 'M', 'B-M'],
  ]);
  expect(new Set(variants.map(({ barcode }) => barcode)).size).toBe(3);
  const seen = await shown(begun._id);
  expect(seen.colors.map(({ _id }) => _id)).toEqual(['red', 'black']);
  expect(seen.sizes.map(({ _id }) => _id)).toEqual(['S', 'M']);
  // New ones have no pieces: those come in by a receipt.
  expect(seen.variants.map(({ available }) => available)).toEqual([0, 0, 1]);
  expect(await store.invariants()).toEqual([]);
});

test('what was counted stays, and what was not may go', async () => {
  const begun = await product({ 'black/M': 1, 'red/M': 0 });
  const refused = await save(begun, { variants: [variant('red/M')] });
  expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
  const { body } = await save(begun, { variants: [variant('black/M')] });
  expect(body.data.product.variants.map(({ colorId, isUsed }) => [colorId, isUsed])).toEqual([
    ['black', true],
  ]);
  expect((await shown(begun._id)).colors.map(({ _id }) => _id)).toEqual(['black']);
});

test('a barcode and a SKU name one variant each, and two may swap theirs', async () => {
  const begun = await product({ 'black/M': 1, 'red/M': 1 });
  const [one = '', two = ''] = begun.variants.map(({ barcode }) => barcode);
  const swapped = await save(begun, { variants: [variant('black/M', '', two), variant('red/M', 'A', one)] });
  expect(swapped.body.data.product.variants.map(({ barcode }) => barcode)).toEqual([two, one]);
  const now = swapped.body.data.product;
  const kept = await save(now, { variants: [variant('black/M', 'B'), variant('red/M', 'A')] });
  expect(kept.body.data.product.variants.map(({ barcode }) => barcode)).toEqual([two, one]);
  const other = (await manager.ask('getProductToEdit', { id: 'other' })).body.data.product;
  for (const codes of [
    ['A', ''],
    ['', one],
  ]) {
    const { status, body } = await save(other, { variants: [variant('black/M', ...codes)] });
    expect([status, body.code]).toEqual([409, 'BARCODE_TAKEN']);
    expect(body.errors[0]).toMatch(/^"variants\.0\.(sku|barcode)" is taken$/);
  }
});

test.each([
  ['a color that is none', [variant('pink/M')]],
  ['one variant twice', [variant('black/M'), variant('black/M')]],
  ['a barcode with spaces', [variant('black/M', '', '12 34 56')]],
])('%s is refused', async (_what, variants) => {
  const other = (await manager.ask('getProductToEdit', { id: 'other' })).body.data.product;
  expect((await save(other, { variants })).body.code).toBe('VALIDATION');
});

test('pictures are shown in their order and words, and go with their color', async () => {
  const begun = await product({ 'black/M': 1, 'red/M': 0 });
  const { body } = await save(begun, {
    pictures: [shot('two', 'red', 'Red, from the side'), shot('one', null)],
  });
  expect(body.data.product.pictures.map(({ pictureId }) => pictureId)).toEqual(['two', 'one']);
  const { name, images, image } = await shown(begun._id);
  expect(images.map(({ alt, colorId }) => [alt, colorId])).toEqual([
    ['Red, from the side', 'red'],
    [`${name}, front view`, null],
  ]);
  expect(image.url).toBe('/pictures/two-480.webp');
  const unknown = await save(body.data.product, { pictures: [shot('none', null)] });
  expect([unknown.body.code, unknown.body.errors]).toEqual([
    'VALIDATION',
    ['"pictures.0.pictureId" is unknown'],
  ]);
  await save(body.data.product, { variants: [variant('black/M')], pictures: [shot('one', null)] });
  expect((await shown(begun._id)).images).toHaveLength(1);
});

test('a picture says how tall the one is who wears the piece, and in which size', async () => {
  const begun = await product({ 'black/M': 1 });
  const { body } = await save(begun, {
    pictures: [
      { ...shot('two', 'black'), modelHeight: 172, modelSizeId: 'M' },
      { ...shot('one', null, 'On the street'), modelHeight: 165 },
    ],
  });
  const { pictures } = body.data.product;
  expect(pictures.map(({ modelHeight, modelSizeId }) => [modelHeight, modelSizeId])).toEqual([
    [172, 'M'],
    [165, null],
  ]);
  const { name, images } = await shown(begun._id);
  expect(images.map(({ wornBy, alt }) => [wornBy, alt])).toEqual([
    [{ height: 172, size: 'M' }, `${name}, Black, front view. The model is 172 cm tall and wears M`],
    [{ height: 165, size: '' }, 'On the street. The model is 165 cm tall'],
  ]);
  for (const [wrong, field] of [
    [{ modelSizeId: 'moon' }, 'modelSizeId'],
    [{ modelHeight: 300 }, 'modelHeight'],
  ] as const) {
    const refused = await save(body.data.product, { pictures: [{ ...shot('one', null), ...wrong }] });
    expect([refused.body.code, refused.body.errors.join()]).toEqual([
      'VALIDATION',
      expect.stringMatching(new RegExp(`pictures.*${field}`)),
    ]);
  }
});

test('the point that stays in view and the ground of a picture are shown wherever it is', async () => {
  const begun = await product({ 'black/M': 1 });
  const looks = { tint: 'thyme', focus: { x: 30, y: 15 } } as const;
  const { body } = await save(begun, { pictures: [shot('two', 'black', '', '', looks), shot('one', null)] });
  expect(body.data.product.pictures.map(({ tint, focus }) => ({ tint, focus }))).toEqual([looks, plainLooks]);
  const { image, images } = await shown(begun._id);
  expect([image.focus, image.placeholder]).toEqual(['30% 15%', tintColors.thyme]);
  expect(images.map(({ focus }) => focus)).toEqual(['30% 15%', undefined]);
  expect(images[0]?.placeholder).toBe(tintColors.thyme);

  const { status, body: again } = await save(body.data.product, { pictures: [shot('two', 'black')] });
  expect([status, again.data.product.pictures[0]?.focus]).toEqual([200, null]);
  expect((await shown(begun._id)).image.focus).toBeUndefined();
});

test.each([
  ['a point outside the picture', { tint: null, focus: { x: 101, y: 0 } }],
  ['a point between two percent', { tint: null, focus: { x: 1.5, y: 0 } }],
  ['a ground that is none', { tint: 'pink' as 'mist', focus: null }],
])('%s is refused', async (_what, looks) => {
  const other = (await manager.ask('getProductToEdit', { id: 'other' })).body.data.product;
  const { status, body } = await save(other, { pictures: [shot('two', null, '', '', looks)] });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});
