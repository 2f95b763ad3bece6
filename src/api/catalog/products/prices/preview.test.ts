import { expect, test } from 'vitest';
import { addToCart } from '../../../../../test/buying.ts';
import { askWithKey } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import type { GivenPriceRule } from '../../../../shop/catalog/products/prices/price-calls.ts';

const store = await openStore();
const manager = await openConsole(store, ['manager'], { name: 'Suha' });

const plain: GivenPriceRule = {
  kind: 'percent',
  value: 10,
  rounding: 'nearest',
  ending: null,
  startsAt: null,
  endsAt: null,
  categoryIds: [],
  brandIds: [],
  productIds: [],
  list: null,
};
const preview = async (productIds: string[], part: object = {}) =>
  (await manager.ask('previewPrices', { ...plain, productIds, ...part })).body.data.change;
const add = (id: string, price: number) =>
  addProduct(store.db, { id, brandId: 'preview-brand', price, stock: { 'black/M': 50 } });

const shirt = await add('preview-shirt', 1000);
const dress = await add('preview-dress', 2000);
await store.pool.query(`update products set name_en = 'Linen shirt', name_ar = 'قميص كتان' where id = $1`, [
  shirt,
]);
await store.pool.query(`update products set name_en = '=Silk dress', name_ar = 'فستان حرير' where id = $1`, [
  dress,
]);
await store.pool.query('insert into exchange_rates (at, rate) values ($1, 12000)', [store.now()]);
await store.pool.query('update variants set value = stock * 505 where product_id = $1', [shirt]);

test('the preview names the cost in dollars, and finds a product by its name in either language', async () => {
  const { _id: id } = await preview([shirt, dress]);
  const all = (await manager.ask('getPriceChange', { id })).body.data;
  expect(all.rows.map(({ productId, cost, costCents }) => [productId, cost, costCents])).toEqual([
    [dress, null, null],
    [shirt, 606, 505],
  ]);
  expect(all.rows[0]?.image.alt).toBe('=Silk dress');
  for (const search of ['linen', 'قميص']) {
    const found = (await manager.ask('getPriceChange', { id, search })).body.data.rows;
    expect(found.map(({ productId }) => productId)).toEqual([shirt]);
  }
  // A later rate does not change what the preview was worked out with.
  await store.pool.query('insert into exchange_rates (at, rate) values ($1, 13000)', [store.now()]);
  expect((await manager.ask('getPriceChange', { id })).body.data.rows[1]).toMatchObject({ costCents: 505 });
});

test('carts are counted once, if they hold a product whose price may change, and so are discounts', async () => {
  const [one, other] = [await store.shopper(), await store.shopper()];
  await addToCart(one, shirt, 1);
  await addToCart(one, dress, 2);
  await addToCart(other, dress, 1);
  const touched = async (id: string) => (await manager.ask('getPriceChange', { id })).body.data.touched;
  const both = await preview([shirt, dress]);
  expect(await touched(both._id)).toEqual({ carts: 2, discounts: 0 });
  await store.pool.query('update products set price_after_discount = 1900 where id = $1', [dress]);
  const same = await preview([shirt, dress], { kind: 'fixed', value: 2000 });
  expect(same.counts).toEqual({ tooMuch: 1, same: 1 });
  expect(await touched(same._id)).toEqual({ carts: 1, discounts: 1 });
  const input = { id: same._id, at: null, kinds: ['ready' as const], except: [], also: [shirt], typed: [] };
  await askWithKey(manager, 'applyPrices', input);
  expect(await touched(same._id)).toBeNull();
  await askWithKey(manager, 'undoPrices', { id: same._id });
});

test('the file of a preview holds the rows of its filter, and no formula', async () => {
  const { _id: id } = await preview([shirt, dress]);
  const read = async (part: object) => {
    const { file } = (await manager.ask('exportPriceChange', { id, format: 'csv', ...part })).body.data;
    return Buffer.from(file.content, 'base64').toString();
  };
  expect((await read({})).split('\r\n').slice(1)).toEqual([
    `'=Silk dress,preview-brand,,,2000,1900,2200,1900,,,Will change`,
    'Linen shirt,preview-brand,5.05,657,1000,,1100,,34,40,Will change',
    '',
  ]);
  expect((await read({ search: 'linen', kind: 'ready' })).split('\r\n')).toHaveLength(3);
  expect((await read({ kind: 'underCost' })).split('\r\n')).toHaveLength(2);
});

test('a rule that is being typed shows the first rows of its draft, and stores none', async () => {
  const brandIds = ['tried-brand'];
  for (let place = 1; place <= 10; place += 1)
    await addProduct(store.db, { id: `tried-${place}`, brandId: 'tried-brand', price: 1000 });
  await store.pool.query(
    `update products set name_en = 'Piece ' || lpad(substr(id, 7), 2, '0') where brand_id = 'tried-brand'`,
  );
  await store.pool.query(`update products set price_after_discount = 900 where id = 'tried-7'`);
  const rule = { ...plain, brandIds, kind: 'discount' as const };
  const drafts = async () =>
    (await store.pool.query('select id, made_at from price_changes order by id')).rows;
  const { _id: id } = await preview([], { brandIds, kind: 'discount' });
  const before = await drafts();
  const tried = (await manager.ask('tryPrices', rule)).body.data;
  expect(tried.counts).toEqual({ same: 1, ready: 9 });
  const stored = (await manager.ask('getPriceChange', { id })).body.data;
  expect(stored.change.counts).toEqual(tried.counts);
  expect(tried.rows).toEqual(stored.rows.slice(0, 5));
  expect(tried.rows.map(({ name }) => name)).toEqual(
    ['01', '02', '03', '04', '05'].map((at) => `Piece ${at}`),
  );
  expect(await drafts()).toEqual(before);
  const wrong = await manager.ask('tryPrices', { ...rule, value: 0 });
  expect([wrong.status, wrong.body.errors]).toEqual([400, ['"value" is not valid']]);
});
