import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore({ demo: true });
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const guest = store.guest({ language: 'en' });
const key = () => ({ 'idempotency-key': randomUUID() });

let used = 0;
/** A published product that no other test edits. */
async function anyProduct() {
  const { rows } = await store.pool.query<{ id: string }>(
    `select id from products where status = 'published' and price_after_discount is null order by id offset $1 limit 1`,
    [(used += 1)],
  );
  const { body } = await manager.ask('getProductToEdit', { id: rows[0]?.id ?? '' });
  return body.data.product;
}
const change = (product: { _id: string; version: number }, fields: object, by = manager) =>
  by.ask('changeProduct', { id: product._id, version: product.version, fields });
const seen = async (id: string) => (await guest.call('getProductDetails', { productId: id })).body;

test('a new price is what shoppers see next, and the log has both', async () => {
  const product = await anyProduct();
  const price = product.fields.price + 25;
  const { body } = await change(product, { price });
  expect(body.data.product).toMatchObject({ version: product.version + 1, changedBy: 'Suha' });
  expect((await seen(product._id)).data.product.price).toBe(price);
  const { rows } = await store.pool.query(
    `select before, after from staff_audit where action = 'product.change' and subject = $1`,
    [product._id],
  );
  expect(rows).toEqual([{ before: { price: product.fields.price }, after: { price } }]);
});

test('an edit of variants is an edit of the product', async () => {
  const { _id: id, version, variants, changedAt } = await anyProduct();
  const codes = variants.map(({ colorId, sizeId, barcode }, at) => ({
    colorId,
    sizeId,
    barcode,
    sku: `${id}-${at}`,
  }));
  const { body } = await manager.ask('changeProduct', { id, version, fields: {}, variants: codes });
  expect(Date.parse(body.data.product.changedAt)).toBeGreaterThan(Date.parse(changedAt));
});

test('a season is named once', async () => {
  const { body } = await change(await anyProduct(), { seasons: ['winter', 'spring', 'winter'] });
  expect(body.data.product.fields.seasons).toEqual(['winter', 'spring']);
});

test('a renamed product is found by its new name and no longer by the old one', async () => {
  const product = await anyProduct();
  await change(product, { nameEn: 'Zephyrine wrap', nameAr: 'لفة زيفيرين' });
  const found = async (text: string) =>
    (await guest.call('getAllProducts', { name: text })).body.data.products.map(({ _id }) => _id);
  expect(await found('zephyrine')).toEqual([product._id]);
  expect(await found('زيفيرين')).toEqual([product._id]);
  const other = await anyProduct();
  await change({ ...product, version: product.version + 1 }, { nameEn: 'Plain wrap', nameAr: 'لفة' });
  expect(await found('zephyrine')).not.toEqual([product._id]);
  expect(other._id).not.toBe(product._id);
});

test.each([
  ['a price off the cash step', { price: 2_451 }, 409, 'PRICE_STEP'],
  ['a discount that is none', { price: 2_000, priceAfterDiscount: 2_000 }, 400, 'VALIDATION'],
  [
    'a discount that ends before it begins',
    { discountStartsAt: '2026-12-02T00:00:00.000Z', discountEndsAt: '2026-12-01T00:00:00.000Z' },
    400,
    'VALIDATION',
  ],
  ['no price', { price: 0 }, 400, 'VALIDATION'],
  ['a name that nobody sees', { nameAr: '\u200F\u200B', nameEn: '' }, 400, 'VALIDATION'],
  ['no name in any language', { nameAr: ' ', nameEn: '' }, 400, 'VALIDATION'],
  ['a brand that is none', { brandId: 'none' }, 400, 'VALIDATION'],
  ['an address with spaces', { slug: 'two words' }, 400, 'VALIDATION'],
])('%s is refused and changes nothing', async (_what, fields, status, code) => {
  const product = await anyProduct();
  const { status: got, body } = await change(product, fields);
  expect([got, body.code]).toEqual([status, code]);
  const again = await manager.ask('getProductToEdit', { id: product._id });
  expect(again.body.data.product).toEqual(product);
});

test('the second of two editors gets the product as it is, with who changed it', async () => {
  const product = await anyProduct();
  await change(product, { careEn: 'Cold wash' }, owner);
  const { status, body } = await change(product, { careEn: 'Warm wash' });
  expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(body.data.product).toMatchObject({ changedBy: 'Rana', fields: { careEn: 'Cold wash' } });
});

test('a change of many prices is the last edit of each of its products', async () => {
  const { _id: id } = await anyProduct();
  const scope = { startsAt: null, endsAt: null, categoryIds: [], brandIds: [], productIds: [id] };
  const raised = { kind: 'percent', value: 10, rounding: 'nearest', ending: null } as const;
  const { body } = await owner.ask('previewPrices', { ...raised, ...scope });
  const change = { id: body.data.change._id };
  const all = { at: null, kinds: ['ready' as const], except: [], also: [], typed: [] };
  const editorOf = async () => (await manager.ask('getProductToEdit', { id })).body.data.product.changedBy;
  await owner.ask('applyPrices', { ...change, ...all }, key());
  expect(await editorOf()).toBe('Rana');
  await manager.ask('undoPrices', change, key());
  expect(await editorOf()).toBe('Suha');
});

test('an archived product is gone from the shop and comes back by publishing', async () => {
  const product = await anyProduct();
  const archived = await manager.ask('archiveProduct', { id: product._id, version: product.version }, key());
  expect(archived.body.data.product.status).toBe('archived');
  expect((await seen(product._id)).status).toBe(false);
  const { version } = archived.body.data.product;
  await manager.ask('publishProduct', { id: product._id, version }, key());
  expect((await seen(product._id)).status).toBe(true);
});

test('what is missing keeps a product from being published, by name', async () => {
  const product = await anyProduct();
  await store.pool.query(`update products set status = 'draft', name_en = '', name_ar = '' where id = $1`, [
    product._id,
  ]);
  const { status, body } = await manager.ask(
    'publishProduct',
    { id: product._id, version: product.version },
    key(),
  );
  expect([status, body.code, body.errors]).toEqual([409, 'INCOMPLETE', ['"nameAr" is required']]);
});

test('each view counts what it lists', async () => {
  const { body } = await manager.ask('listProductsToEdit', { search: 'dress' });
  const { counts } = body.data;
  for (const view of [
    'published',
    'draft',
    'scheduled',
    'hidden',
    'archived',
    'discounted',
    'toTranslate',
  ] as const) {
    const listed = await manager.ask('listProductsToEdit', { search: 'dress', view });
    expect(listed.body.data.products).toHaveLength(Math.min(50, counts[view]));
  }
});

test('products are asked for by their ids, unknown ones are left out', async () => {
  const { body } = await manager.ask('listProductsToEdit', {});
  const wanted = body.data.products.slice(0, 2).map(({ _id }) => _id);
  const listed = await manager.ask('listProductsToEdit', { ids: [...wanted, 'moon'] });
  expect(listed.body.data.products.map(({ _id }) => _id).toSorted()).toEqual(wanted.toSorted());
});
