import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart, pay } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import type { GivenPriceRule } from '../../../shop/products/prices/price-calls.ts';
import { applyDuePrices } from './apply-prices.ts';

const store = await openStore();
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });

let made = 0;
/** A brand of its own with these prices; returns the ids of its products. */
async function brandOf(...prices: number[]): Promise<{ brandIds: string[]; ids: string[] }> {
  made += 1;
  const brandId = `brand-${made}`;
  const ids: string[] = [];
  for (const price of prices) {
    const id = `${brandId}-${ids.length}`;
    ids.push(await addProduct(store.db, { id, brandId, price, stock: { 'black/M': 50 } }));
  }
  return { brandIds: [brandId], ids };
}
const preview = async (rule: Partial<GivenPriceRule>) =>
  manager.ask('previewPrices', {
    kind: 'percent',
    value: 10,
    rounding: 'nearest',
    startsAt: null,
    endsAt: null,
    categoryIds: [],
    brandIds: [],
    productIds: [],
    ...rule,
  });
const draft = async (rule: Partial<GivenPriceRule>) => {
  const { status, body } = await preview(rule);
  expect(status).toBe(200);
  return body.data.change;
};
const all = { at: null, except: [], also: [], typed: [] };
const apply = (id: string, part: Partial<typeof all | { at: string }> | object = {}) =>
  askWithKey(manager, 'applyPrices', { id, ...all, ...part });
const rowsOf = async (id: string) => (await manager.ask('getPriceChange', { id })).body.data.rows;
const priceOf = async (productId: string) =>
  (await store.guest().call('getProductDetails', { productId })).body.data.product;

test('what the preview says is what shoppers pay, and undo gives all of it back', async () => {
  const { brandIds, ids } = await brandOf(1000, 1990, 400);
  const change = await draft({ brandIds });
  expect(change).toMatchObject({ state: 'draft', counts: { ready: 3 }, madeBy: 'Suha' });
  const rows = await rowsOf(change._id);
  expect(rows.map(({ before, after }) => [before.price, after.price])).toEqual([
    [1000, 1100],
    [1990, 2200],
    [400, 450],
  ]);
  expect((await priceOf(ids[0] ?? '')).price).toBe(1000);
  const { body } = await apply(change._id);
  expect(body.data.change).toMatchObject({ state: 'applied', counts: { applied: 3 }, canUndo: true });
  for (const { productId, after } of rows) expect((await priceOf(productId)).price).toBe(after.price);
  const undone = await askWithKey(manager, 'undoPrices', { id: change._id });
  expect(undone.body.data.change).toMatchObject({ state: 'undone', counts: { restored: 3 }, canUndo: false });
  for (const { productId, before } of rows) expect((await priceOf(productId)).price).toBe(before.price);
  expect((await askWithKey(manager, 'undoPrices', { id: change._id })).body.code).toBe('CONFLICT');
});

test('a product edited since the preview is left as it is, and one edited since keeps its price at undo', async () => {
  const { brandIds, ids } = await brandOf(1000, 1000);
  const [edited = '', other = ''] = ids;
  const change = await draft({ brandIds });
  const set = (id: string, price: number) =>
    store.db.updateTable('products').set({ price }).where('id', '=', id).execute();
  await set(edited, 1200);
  expect((await apply(change._id)).body.data.change.counts).toEqual({ applied: 1, skipped: 1 });
  expect([(await priceOf(edited)).price, (await priceOf(other)).price]).toEqual([1200, 1100]);
  await set(other, 1300);
  const undone = await askWithKey(manager, 'undoPrices', { id: change._id });
  expect(undone.body.data.change.counts).toEqual({ skipped: 1, kept: 1 });
  expect((await priceOf(other)).price).toBe(1300);
});

test('what is left out stays, what changes by much is ticked, and a typed price stands in place of the rule', async () => {
  const { brandIds, ids } = await brandOf(1000, 1000, 1000);
  const [out = '', much = '', typed = ''] = ids;
  const some = await draft({ brandIds, value: 5 });
  expect((await apply(some._id, { except: ids.slice(1) })).body.data.change.counts).toEqual({
    applied: 1,
    leftOut: 2,
  });
  await askWithKey(manager, 'undoPrices', { id: some._id });
  const change = await draft({ brandIds, value: 40 });
  expect(change.counts).toEqual({ tooMuch: 3 });
  const off = await apply(change._id, { typed: [{ productId: typed, price: 1010 }] });
  expect([off.status, off.body.code]).toEqual([409, 'PRICE_STEP']);
  const { body } = await apply(change._id, {
    except: [out],
    also: [out, much],
    typed: [{ productId: typed, price: 1025 }],
  });
  expect(body.data.change.counts).toMatchObject({ applied: 2, tooMuch: 1 });
  expect(await Promise.all(ids.map(async (id) => (await priceOf(id)).price))).toEqual([1000, 1400, 1025]);
});

test('prices come from dollar costs by the last rate, and nothing is sold below its cost unasked', async () => {
  const { brandIds, ids } = await brandOf(1000, 5000, 1000);
  const [dollars = '', dear = ''] = ids;
  expect((await preview({ brandIds, kind: 'cost', value: 40 })).body.errors).toEqual(['"kind" is not valid']);
  for (const rate of [10_000, 12_000])
    await store.pool.query('insert into exchange_rates (at, rate) values ($1, $2)', [store.now(), rate]);
  expect((await manager.ask('getPricing')).body.data.rate).toBe(120);
  for (const [productId, unitCost] of [
    [dollars, 600],
    [dear, 4000],
  ] as const) {
    const { rows } = await store.pool.query(
      `insert into receipts (state, currency, made_by, made_at, posted_by, posted_at)
       values ('posted', 'USD', $1, now(), $1, now()) returning id`,
      [owner.staffId],
    );
    await store.pool.query(
      `insert into receipt_lines (receipt_id, product_id, color_id, size_id, counted, unit_cost, position)
       values ($1, $2, 'black', 'M', 4, $3, 1)`,
      [rows[0].id, productId, unitCost],
    );
  }
  const change = await draft({ brandIds, kind: 'cost', value: 40 });
  expect(change.counts).toEqual({ ready: 1, tooMuch: 1, noCost: 1 });
  const byCost = await rowsOf(change._id);
  expect(byCost.find(({ productId }) => productId === dollars)).toMatchObject({
    cost: 720,
    after: { price: 1200 },
  });
  const below = await draft({ productIds: [dollars], value: -29 });
  expect(below.counts).toEqual({ underCost: 1 });
  expect((await apply(below._id, { also: [dollars] })).body.data.change.counts).toEqual({ underCost: 1 });
  expect((await priceOf(dollars)).price).toBe(1000);
});

test('a discount between two days begins and ends for many products', async () => {
  const { brandIds, ids } = await brandOf(1000, 2000);
  const [id = ''] = ids;
  const [startsAt, endsAt] = [
    store.now().toISOString(),
    new Date(store.now().getTime() + 86_400_000).toISOString(),
  ];
  const change = await draft({ brandIds, kind: 'discount', value: 20, startsAt, endsAt });
  await apply(change._id);
  expect(await priceOf(id)).toMatchObject({ price: 1000, priceAfterDiscount: 800 });
  const end = await draft({ brandIds, kind: 'endDiscount', value: 0 });
  await apply(end._id);
  expect((await priceOf(id)).priceAfterDiscount).toBeNull();
  await askWithKey(manager, 'undoPrices', { id: end._id });
  expect((await priceOf(id)).priceAfterDiscount).toBe(800);
});

test('a scheduled change waits for its minute, and can be dropped before it', async () => {
  const { brandIds, ids } = await brandOf(1000);
  const [id = ''] = ids;
  const at = new Date(store.now().getTime() + 60_000);
  const change = await draft({ brandIds });
  expect((await apply(change._id, { at: store.now().toISOString() })).status).toBe(400);
  expect((await apply(change._id, { at: at.toISOString() })).body.data.change.state).toBe('scheduled');
  const dropped = await draft({ brandIds });
  await apply(dropped._id, { at: at.toISOString() });
  expect((await manager.ask('cancelPrices', { id: dropped._id })).body.data.change.state).toBe('canceled');
  expect(await applyDuePrices(store.db, store.now())).toBe(0);
  expect(await applyDuePrices(store.db, at)).toBe(1);
  expect((await priceOf(id)).price).toBe(1100);
  expect((await manager.ask('cancelPrices', { id: change._id })).body.code).toBe('CONFLICT');
});

test('an order at the old price is refused, one that was placed keeps it', async () => {
  const { brandIds, ids } = await brandOf(1000);
  const shopper = await store.shopper();
  await addToCart(shopper, ids[0] ?? '', 1);
  const placed = await pay(shopper);
  await addToCart(shopper, ids[0] ?? '', 1);
  const { total: expectedTotal } = (await shopper.call('displayCart')).body.data.cart;
  await apply((await draft({ brandIds }))._id);
  expect((await pay(shopper, { expectedTotal })).body.code).toBe('PRICE_CHANGED');
  const { order } = (await shopper.call('getOrderDetails', { orderId: placed.body.data.order._id })).body
    .data;
  expect(order.subTotal).toBe(1000);
});

test('two people apply one preview: it is applied once', async () => {
  const { brandIds, ids } = await brandOf(1000);
  const { _id: id } = await draft({ brandIds });
  const both = await Promise.all(
    [manager, owner].map((who) => askWithKey(who, 'applyPrices', { id, ...all })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await priceOf(ids[0] ?? '')).price).toBe(1100);
});

test('a month later a change stays, and a guest’s key does not help', async () => {
  const { brandIds } = await brandOf(1000);
  const { _id: id } = await draft({ brandIds });
  await apply(id);
  await store.pool.query(
    `update price_changes set applied_at = applied_at - interval '31 days' where id = $1`,
    [id],
  );
  const late = await askWithKey(owner, 'undoPrices', { id });
  expect([late.status, late.body.code]).toEqual([409, 'UNDO_TOO_LATE']);
  const support = await openConsole(store, ['support']);
  const refused = await support.ask('undoPrices', { id }, { 'idempotency-key': randomUUID() });
  expect(refused.status).toBe(403);
});
