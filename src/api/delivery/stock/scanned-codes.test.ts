import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { codeProblem } from '../../catalog/products/save-variants.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 40 } });
const owner = await openConsole(store, ['owner']);

test.each([
  ['036000291452', '0036000291452'],
  ['0012345678905', '\u200e012345678905'],
  ['LZ-104-M', 'lz-104-m'],
])('a label %s is found by the scan %s', async (stored, scanned) => {
  await store.pool.query(
    `update variants set barcode = $1 where product_id = $2 and color_id = 'black' and size_id = 'M'`,
    [stored, shirt],
  );
  expect((await owner.ask('getPiece', { code: scanned })).body.data.piece).toMatchObject({
    productId: shirt,
  });
  const found = (await owner.ask('findInStore', { search: scanned })).body.data;
  expect(found.code).toEqual({ kind: 'variant', productId: shirt });
});

test.each([
  ['036000291452', '0036000291452', 'BARCODE_TAKEN'],
  ['LZ-104-M', 'lz-104-m', 'BARCODE_TAKEN'],
  ['036000291452', '036000291469', undefined],
])('beside %s of another product, %s is %s', (taken, barcode, code) => {
  const variant = { colorId: 'black', sizeId: 'M', sku: '', barcode };
  expect(codeProblem(null, [variant], [{ productId: shirt, barcode: taken, sku: null }])?.code).toBe(code);
});
