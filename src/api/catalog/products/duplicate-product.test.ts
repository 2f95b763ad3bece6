import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const manager = await openConsole(store, ['manager']);
const id = await addProduct(store.db, {
  name: { en: 'Linen dress', ar: 'فستان كتان' },
  price: 3000,
  priceAfterDiscount: 2500,
  stock: { 'black/M': 3, 'black/L': 0 },
});
const read = async (productId: string) =>
  (await manager.ask('getProductToEdit', { id: productId })).body.data.product;

test('a copy is a draft with the words, colors, sizes and pictures, and no codes, pieces or discount', async () => {
  const from = await read(id);
  const { status, body } = await askWithKey(manager, 'duplicateProduct', { id });
  expect(status).toBe(201);
  const copy = body.data.product;
  expect([copy._id === id, copy.status, copy.canDelete]).toEqual([false, 'draft', true]);
  expect(copy.fields).toEqual({
    ...from.fields,
    nameEn: 'Copy of Linen dress',
    nameAr: 'نسخة من فستان كتان',
    slug: 'copy-of-linen-dress',
    priceAfterDiscount: null,
    discountStartsAt: null,
    discountEndsAt: null,
    availableFrom: null,
  });
  const shape = ({ variants, pictures }: typeof from) => [
    variants.map(({ colorId, sizeId }) => `${colorId}/${sizeId}`),
    pictures.map(({ pictureId }) => pictureId),
  ];
  expect(shape(copy)).toEqual(shape(from));
  expect(copy.variants.map(({ stock, sku }) => [stock, sku])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  const barcodes = [...from.variants, ...copy.variants].map(({ barcode }) => barcode);
  expect(new Set(barcodes).size).toBe(4);
  expect(await read(id)).toEqual(from);
});

test('a copy asked for twice with one key is one, and what is unknown has none', async () => {
  const input = { 'idempotency-key': 'a-copy-of-the-linen-dress' };
  const [one, other] = [
    await manager.ask('duplicateProduct', { id }, input),
    await manager.ask('duplicateProduct', { id }, input),
  ];
  expect(other.body.data.product._id).toBe(one.body.data.product._id);
  expect((await askWithKey(manager, 'duplicateProduct', { id: 'nothing' })).body.code).toBe('NOT_FOUND');
});
