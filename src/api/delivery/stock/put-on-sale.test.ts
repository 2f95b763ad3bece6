import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleInputOf } from '../../../shop/console-endpoints.ts';

const store = await openStore();
await addProduct(store.db, { id: 'first', stock: { 'black/S': 1, 'red/M': 1 } });
await sql`insert into pictures (id, width, height, avif, webp) values ('f00d', 960, 1280, '{240}', '{480}')`.execute(
  store.db,
);
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const guest = store.guest({ language: 'en' });

const dress: ConsoleInputOf<'putOnSale'> = {
  nameEn: '',
  nameAr: 'فستان أحمر',
  descriptionEn: '',
  descriptionAr: '',
  subCategoryId: 'women--all',
  price: 2_500,
  pictures: [{ pictureId: 'f00d', tint: null, focus: null }],
  colorIds: ['red'],
  sizes: [
    { sizeId: 'S', pieces: 2 },
    { sizeId: 'M', pieces: 1 },
  ],
  publish: true,
};
const counts = async () => {
  const { rows } = await store.pool.query(
    `select (select count(*)::int from products) as products, (select count(*)::int from receipts) as receipts,
            (select count(*)::int from stock_ledger) as moves, (select count(*)::int from brands) as brands`,
  );
  return rows[0];
};

test('one call writes a product, receives its pieces and puts it on the shelf', async () => {
  const { status, body } = await askWithKey(manager, 'putOnSale', dress);
  const { product } = body.data;
  expect([status, product.status, product.fields.slug]).toEqual([201, 'published', expect.any(String)]);
  expect(product.variants.map(({ sizeId, stock }) => [sizeId, stock])).toEqual([
    ['S', 2],
    ['M', 1],
  ]);
  expect(product.pictures).toMatchObject([{ pictureId: 'f00d', colorId: 'red', view: 'front' }]);
  expect(product.unwritten).toEqual(expect.arrayContaining(['nameEn', 'descriptionAr']));
  const page = await guest.call('getProductDetails', { productId: product._id });
  expect(page.body.data.product).toMatchObject({ name: 'فستان أحمر', inStock: true, price: 2_500 });
  const { movements } = (await manager.ask('listMovements', { productId: product._id })).body.data;
  expect(movements.map(({ reason, change }) => `${reason} ${change}`).sort()).toEqual([
    'received 1',
    'received 2',
  ]);
  const found = await guest.call('getAllProducts', { name: 'فستان أحمر' });
  expect(found.body.data.products.map(({ _id }) => _id)).toContain(product._id);
});

test('the same key is the same product, also where the answer was lost or the button was pressed twice', async () => {
  const key = { 'idempotency-key': 'one-photograph' };
  const twice = await Promise.all([
    manager.ask('putOnSale', dress, key),
    manager.ask('putOnSale', dress, key),
  ]);
  const after = await counts();
  const again = await manager.ask('putOnSale', dress, key);
  const made = twice.filter(({ status }) => status === 201).map(({ body }) => body.data.product._id);
  expect(new Set([...made, again.body.data.product._id]).size).toBe(1);
  expect(await counts()).toEqual(after);
});

test.each<[string, Partial<ConsoleInputOf<'putOnSale'>>, string]>([
  ['no name at all', { nameAr: '' }, '"nameAr" is required'],
  ['no photograph', { pictures: [] }, '"pictures"'],
  [
    'a photograph that did not arrive',
    { pictures: [{ pictureId: 'gone', tint: null, focus: null }] },
    '"pictures.0.pictureId" is unknown',
  ],
  ['no size', { sizes: [] }, '"sizes"'],
  ['a size without pieces', { sizes: [{ sizeId: 'S', pieces: 0 }] }, '"sizes[0].pieces"'],
  ['an unknown size', { sizes: [{ sizeId: 'none', pieces: 1 }] }, '"variants.0.sizeId" is unknown'],
  [
    'one size twice',
    { sizes: [...dress.sizes, { sizeId: 'S', pieces: 4 }] },
    '"sizes" must name each size once',
  ],
  ['an unknown color', { colorIds: ['none'] }, '"variants.0.colorId" is unknown'],
  ['an unknown category', { subCategoryId: 'none' }, '"subCategoryId" is unknown'],
  ['a price off the step', { price: 2_501 }, '"price" must be a multiple of'],
])('%s is refused, and nothing of it stays', async (_what, part, error) => {
  const before = await counts();
  const { status, body } = await askWithKey(manager, 'putOnSale', { ...dress, ...part });
  const refused = part.price === undefined ? 400 : 409;
  expect([status, body.errors[0]]).toEqual([refused, expect.stringContaining(error)]);
  expect(await counts()).toEqual(before);
});

test('each color has the pieces of each size, and a draft stays unseen', async () => {
  const given = { ...dress, colorIds: ['red', 'black'], publish: false };
  const { product } = (await askWithKey(manager, 'putOnSale', given)).body.data;
  expect([product.status, product.missing]).toEqual(['draft', []]);
  expect(product.variants.map(({ colorId, sizeId, stock }) => `${colorId} ${sizeId} ${stock}`)).toEqual([
    'red S 2',
    'red M 1',
    'black S 2',
    'black M 1',
  ]);
  expect(product.pictures[0]?.colorId).toBeNull();
  expect((await guest.call('getProductDetails', { productId: product._id })).status).toBe(404);
});
