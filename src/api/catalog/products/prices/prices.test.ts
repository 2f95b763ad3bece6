import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart, pay } from '../../../../../test/buying.ts';
import { askWithKey } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import type { GivenPriceRule } from '../../../../shop/catalog/products/prices/price-calls.ts';
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
const tenPercent = { kind: 'percent', value: 10, rounding: 'nearest', ending: null } as const;
const always = { startsAt: null, endsAt: null, categoryIds: [], brandIds: [], productIds: [] };
const preview = async (rule: Partial<GivenPriceRule>) =>
  manager.ask('previewPrices', { ...tenPercent, ...always, ...rule });
const draft = async (rule: Partial<GivenPriceRule>) => {
  const { status, body } = await preview(rule);
  expect(status).toBe(200);
  return body.data.change;
};
const all = { at: null, kinds: ['ready' as const], except: [], also: [], typed: [] };
const apply = (id: string, part: Partial<typeof all | { at: string }> | object = {}) =>
  askWithKey(manager, 'applyPrices', { id, ...all, ...part });
const rowsOf = async (id: string) => (await manager.ask('getPriceChange', { id })).body.data.rows;
/** A posted receipt in dollars, of which nothing came into the stock. */
async function received(productId: string, unitCost: number): Promise<void> {
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
  expect((await rowsOf(change._id)).map(({ after }) => after.price)).toEqual([1000, 1990, 400]);
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
  const rows = (await rowsOf(change._id)).map(({ kind, after }) => `${kind} ${after.price}`);
  expect(rows.toSorted()).toEqual(['kept 1300', 'skipped 1200']);
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
  expect((await manager.ask('getPricing')).body.data).toMatchObject({ rate: 120, earlierRate: 100 });
  for (const [productId, unitCost] of [
    [dollars, 600],
    [dear, 4000],
  ] as const)
    await received(productId, unitCost);
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

test('the cost is the average of what is there, else that of the last receipt', async () => {
  await store.pool.query('insert into exchange_rates (at, rate) values ($1, 12000)', [store.now()]);
  const { brandIds, ids } = await brandOf(1000, 1000);
  const [stocked = '', soldOut = ''] = ids;
  for (const [productId, unitCost] of [
    [stocked, 900],
    [soldOut, 300],
    [soldOut, 400],
  ] as const)
    await received(productId, unitCost);
  await store.pool.query('update variants set value = stock * 500 where product_id = $1', [stocked]);
  const change = await draft({ brandIds });
  const rows = await rowsOf(change._id);
  expect(rows.map(({ productId, cost }) => [productId, cost])).toEqual([
    [stocked, 600],
    [soldOut, 480],
  ]);
});

test('a price typed for a discount is the discounted one', async () => {
  const { brandIds, ids } = await brandOf(1000);
  const [id = ''] = ids;
  await received(id, 800);
  await store.pool.query('insert into exchange_rates (at, rate) values ($1, 12000)', [store.now()]);
  const change = await draft({ brandIds, kind: 'discount', value: 20 });
  expect(change.counts).toEqual({ underCost: 1 });
  const above = await apply(change._id, { typed: [{ productId: id, price: 1000 }] });
  expect(above.status).toBe(400);
  await apply(change._id, { typed: [{ productId: id, price: 925 }] });
  expect(await priceOf(id)).toMatchObject({ price: 1000, priceAfterDiscount: 925 });
});

test('prices end as the merchant likes, or are the same for all, where cash can pay them', async () => {
  const { brandIds, ids } = await brandOf(12_000, 7_100);
  expect((await preview({ brandIds, ending: 990 })).body.errors).toEqual(['"ending" is not valid']);
  expect((await preview({ brandIds, kind: 'fixed', value: 1010 })).body.errors).toEqual([
    '"value" is not valid',
  ]);
  const change = await draft({ brandIds, value: 3, ending: 950 });
  expect(change.rule).toMatchObject({ ending: 950 });
  expect((await rowsOf(change._id)).map(({ after }) => after.price)).toEqual([11_950, 6950]);
  const fixed = await draft({ brandIds, kind: 'fixed', value: 9000 });
  await apply(fixed._id);
  expect((await Promise.all(ids.map(priceOf))).map(({ price }) => price)).toEqual([9000, 9000]);
});

test('a discount that stands is left alone unless it is ticked', async () => {
  const { brandIds, ids } = await brandOf(1000, 1000);
  await apply((await draft({ productIds: [ids[0] ?? ''], kind: 'discount', value: 10 }))._id);
  const left = await draft({ brandIds, kind: 'discount', value: 20 });
  expect(left.counts).toEqual({ ready: 1, hasDiscount: 1 });
  expect((await apply(left._id)).body.data.change.counts).toEqual({ applied: 1, hasDiscount: 1 });
  const whole = await draft({ brandIds, kind: 'discount', value: 15 });
  const { body } = await apply(whole._id, { kinds: ['hasDiscount'] });
  expect(body.data.change.counts).toEqual({ applied: 2 });
  expect((await priceOf(ids[0] ?? '')).priceAfterDiscount).toBe(850);
});

test('a whole kind is taken but for what is left out of it, and what is taken will change', async () => {
  const { brandIds, ids } = await brandOf(1000, 1000, 1000);
  const change = await draft({ brandIds, value: 40 });
  const at = new Date(store.now().getTime() + 3_600_000).toISOString();
  const { body } = await apply(change._id, { at, kinds: ['tooMuch'], except: [ids[1]] });
  expect(body.data.change.counts).toEqual({ ready: 2, tooMuch: 1 });
  const none = await draft({ brandIds });
  expect((await apply(none._id, { kinds: [] })).body.data.change.counts).toEqual({ leftOut: 3 });
});

test('a discount of many products begins before it ends, and ends', async () => {
  const { brandIds, ids } = await brandOf(1000, 2000);
  const [id = ''] = ids;
  const startsAt = store.now().toISOString();
  const endsAt = new Date(store.now().getTime() + 86_400_000).toISOString();
  const change = await draft({ brandIds, kind: 'discount', value: 20, startsAt, endsAt });
  const late = await apply(change._id, { at: endsAt });
  expect([late.status, late.body.errors]).toEqual([400, ['"at" must be before the discount ends']]);
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
  const { rows } = await store.pool.query(
    `select staff_id, after from staff_audit where subject = $1 and action = 'price.apply'`,
    [change._id],
  );
  expect(rows).toMatchObject([{ staff_id: null, after: { counts: { applied: 1 } } }]);
});

test('a due change that fails does not hold up the others', async () => {
  const at = new Date(store.now().getTime() + 60_000);
  const changes = [];
  for (const price of [1000, 1000]) {
    const { brandIds, ids } = await brandOf(price);
    const change = await draft({ brandIds });
    await apply(change._id, { at: at.toISOString() });
    changes.push({ id: change._id, productId: ids[0] ?? '' });
  }
  const [broken, sound] = changes;
  await store.pool.query('update price_change_rows set new_price = -1 where change_id = $1', [broken?.id]);
  await expect(applyDuePrices(store.db, at)).rejects.toThrow(/not applied/);
  expect((await priceOf(sound?.productId ?? '')).price).toBe(1100);
  expect((await manager.ask('cancelPrices', { id: broken?.id ?? '' })).status).toBe(200);
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
