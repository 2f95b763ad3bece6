import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addCoupon, addToCart, buy, pay, shopperWithCoupon } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import type { Client } from '../../../../../test/client.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import type { OrderChanges } from '../../../../shop/buying/orders/calls.ts';
import type { StoredSettings } from '../../../../shop/settings.ts';
import { writeSettings } from '../../../settings.ts';

const store = await openStore();
const { db } = store;
const stock = { 'black/M': 900, 'black/L': 900, 'white/M': 900, 'white/L': 1 };
const shirt = await addProduct(db, { price: 1_000, stock });
const scarf = await addProduct(db, {
  name: { en: 'Wool scarf', ar: 'وشاح صوف' },
  price: 500,
  stock: { 'black/M': 900 },
});
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const packer = await openConsole(store, ['packer'], { name: 'Mahmoud' });

async function set(value: StoredSettings): Promise<void> {
  await writeSettings(db, value);
  // A public answer asks for changes first.
  await store.guest().call('getStoreFacts');
}

const key = () => ({ 'idempotency-key': randomUUID() });
const line = { productId: shirt, colorId: 'black', sizeId: 'M' };
const second = { productId: scarf, colorId: 'black', sizeId: 'M' };
const left = async (variant: string, productId = shirt) => {
  const [colorId = '', sizeId = ''] = variant.split('/');
  const row = await db
    .selectFrom('variants')
    .select('stock')
    .where('product_id', '=', productId)
    .where('color_id', '=', colorId)
    .where('size_id', '=', sizeId)
    .executeTakeFirstOrThrow();
  return row.stock;
};

/** Previews the changes and makes them at the previewed total. */
async function edit(shopper: Client, orderId: string, changes: OrderChanges, acceptLoss = false) {
  const preview = (await shopper.call('previewOrderEdit', { orderId, changes })).body.data;
  const expectedTotal = preview?.totals.total ?? 0;
  return shopper.call('editOrder', { orderId, changes, expectedTotal, acceptLoss });
}
const get = async (id: string, who = manager) => (await who.ask('getOrder', { id })).body.data.order;
async function staffEdit(id: string, changes: OrderChanges, version?: number) {
  const preview = (await manager.ask('previewEdit', { id, changes })).body.data;
  const seen = version ?? (await get(id)).version;
  const expectedTotal = preview?.totals.total ?? 0;
  return manager.ask('edit', { id, version: seen, changes, expectedTotal }, key());
}

async function twoLines() {
  const shopper = await store.shopper();
  await addToCart(shopper, shirt, 2);
  await addToCart(shopper, scarf, 1);
  const { order } = (await pay(shopper)).body.data;
  return { shopper, id: order._id };
}

test('a shopper takes a line out, changes size and quantity, address and phone', async () => {
  const { shopper, id } = await twoLines();
  const [medium, large, scarves] = [
    await left('black/M'),
    await left('black/L'),
    await left('black/M', scarf),
  ];
  const changes = {
    lines: [
      { ...line, quantity: 1, newSizeId: 'L' },
      { ...second, quantity: 0 },
    ],
    address: { city: 'Aleppo', area: 'Aziziyeh', street: 'Baron' },
    phone: '0944 555 666',
    note: 'Ring twice',
  };
  const { status, body } = await edit(shopper, id, changes);
  expect([status, body.data.order.canEdit]).toEqual([200, true]);
  const { items, subTotal, delivery, total, address } = body.data.order;
  expect(items.map(({ sizeId, quantity, unitPrice }) => [sizeId, quantity, unitPrice])).toEqual([
    ['L', 1, 1_000],
  ]);
  expect([subTotal, total]).toEqual([1_000, 1_000 + (delivery ?? 0)]);
  expect(delivery).not.toBe(150);
  expect([address.city, address.phone]).toEqual(['Aleppo', '+963944555666']);
  expect([await left('black/M'), await left('black/L'), await left('black/M', scarf)]).toEqual([
    medium + 2,
    large - 1,
    scarves + 1,
  ]);
  const rows = await db.selectFrom('order_changes').selectAll().where('order_id', '=', id).execute();
  expect(rows).toMatchObject([
    { actor: 'shopper', reason: 'edited', before: { total: 2_650, city: 'Damascus' } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Ring twice|555666|Baron/);
  expect(await store.invariants()).toEqual([]);
});

test('an edit is refused without the right price, without stock, empty, for more, and of a stranger', async () => {
  const { shopper, id } = await twoLines();
  const code = async (changes: OrderChanges, who = shopper) => (await edit(who, id, changes)).body.code;
  const stale = { orderId: id, changes: { lines: [{ ...line, quantity: 1 }] }, expectedTotal: 2_650 };
  const changed = (await shopper.call('editOrder', stale)).body;
  expect([changed.code, changed.data]).toMatchObject(['PRICE_CHANGED', { total: 1_650 }]);
  expect(await code({ lines: [{ ...line, newColorId: 'white', newSizeId: 'L' }] })).toBe('OUT_OF_STOCK');
  expect(await code({ lines: [{ ...line, newSizeId: 'XS' }] })).toBe('UNAVAILABLE');
  const nothing = [line, second].map((each) => ({ ...each, quantity: 0 }));
  expect(await code({ lines: nothing })).toBe('ORDER_STEP_NOT_ALLOWED');
  expect(await code({ lines: [{ ...line, quantity: 3 }] })).toBe('ORDER_STEP_NOT_ALLOWED');
  expect(await code({ add: [{ ...second, quantity: 1 }] })).toBe('ORDER_STEP_NOT_ALLOWED');
  expect(await code({ phone: '12' })).toBe('PHONE_INVALID');
  expect(await code({})).toBe('VALIDATION');
  expect(await code({ note: 'mine' }, await store.shopper())).toBe('NOT_FOUND');
  expect((await shopper.call('getOrderDetails', { orderId: id })).body.data.order.total).toBe(2_650);
});

test('a coupon follows the pieces, is lost only with consent, and is then given back', async () => {
  const couponId = await addCoupon(store, { code: 'EDIT20', value: 20, min_sub_total: 2_000 });
  const shopper = await shopperWithCoupon(store, couponId, shirt, 4);
  const { order } = (await pay(shopper)).body.data;
  expect([order.discount, order.total]).toEqual([800, 3_350]);
  const fewer = (await edit(shopper, order._id, { lines: [{ ...line, quantity: 3 }] })).body.data.order;
  expect([fewer.discount, fewer.total]).toEqual([600, 2_550]);
  const one = { lines: [{ ...line, quantity: 1 }] };
  expect((await edit(shopper, order._id, one)).body.code).toBe('COUPON_LOST');
  const without = (await edit(shopper, order._id, one, true)).body.data.order;
  expect([without.discount, without.total, without.coupon]).toEqual([0, 1_150, null]);
  expect(await store.invariants()).toEqual([]);
  await addToCart(shopper, shirt, 2);
  expect((await shopper.call('applyCoupon', { couponId })).status).toBe(200);
});

test('free delivery is checked again where pieces leave', async () => {
  await set({ freeDeliveryFrom: 2_000 });
  const { shopper, id } = await twoLines();
  const { order } = (await edit(shopper, id, { lines: [{ ...line, quantity: 1 }] })).body.data;
  expect([order.subTotal, order.delivery]).toEqual([1_500, 150]);
  await set({});
});

test('the staff edit until it is packed: what was picked is picked again, and the shopper is notified', async () => {
  const { shopper, id } = await twoLines();
  await manager.ask('confirmOrder', { id, version: 1 }, key());
  const { parcelId } = await get(id);
  await packer.ask('pickParcel', { id: parcelId, version: 2 }, key());
  expect((await edit(shopper, id, { note: 'late' })).body.code).toBe('EDIT_TOO_LATE');
  expect((await get(id)).edits).toEqual(['contact', 'address', 'pieces', 'more']);
  const changes = { lines: [{ ...second, quantity: 2 }], add: [{ ...line, sizeId: 'L', quantity: 1 }] };
  const { order } = (await staffEdit(id, changes)).body.data;
  expect(order).toMatchObject({ stage: 'toPick', claimedBy: null, total: 4_150 });
  expect(order.history.at(-1)).toMatchObject({
    step: 'edit',
    by: 'Suha',
    details: { after: { total: 4_150 } },
  });
  const news = (await shopper.call('getNotifications')).body.data.notifications;
  expect(news.some(({ text }) => text.includes('4,150'))).toBe(true);
  await packer.ask('pickParcel', { id: parcelId, version: order.version }, key());
  const pieces = order.lines.map(({ lineNo, quantity }) => ({ lineNo, scanned: quantity, ticked: 0 }));
  await packer.ask('packParcel', { id: parcelId, version: order.version + 1, pieces }, key());
  const late = (await staffEdit(id, { note: 'too late' })).body;
  expect([late.code, late.data]).toMatchObject(['EDIT_TOO_LATE', { last: { step: 'pack', by: 'Mahmoud' } }]);
  expect(await store.invariants()).toEqual([]);
});

test('of two editors, and of an edit and a pack or a cancel, one wins', async () => {
  for (const rival of ['edit', 'pack', 'cancel'] as const) {
    const shopper = await store.shopper();
    const { _id: id } = await buy(shopper, shirt, 2);
    await manager.ask('confirmOrder', { id, version: 1 }, key());
    const { parcelId } = await get(id);
    await packer.ask('pickParcel', { id: parcelId, version: 2 }, key());
    const changes = { lines: [{ ...line, newSizeId: 'L' }] };
    const pieces = [{ lineNo: 1, scanned: 2, ticked: 0 }];
    const answers = await Promise.all([
      staffEdit(id, changes, 3),
      rival === 'edit'
        ? staffEdit(id, { lines: [{ ...line, quantity: 1 }] }, 3)
        : rival === 'pack'
          ? packer.ask('packParcel', { id: parcelId, version: 3, pieces }, key())
          : manager.ask('cancelOrder', { id, version: 3 }, key()),
    ]);
    expect(
      answers.map(({ status }) => status).sort((a, b) => a - b),
      rival,
    ).toEqual([200, 409]);
    expect(await store.invariants(), rival).toEqual([]);
  }
});

test('another product is added at the price of today', async () => {
  const { _id: id } = await buy(await store.shopper(), shirt);
  const { order } = (await staffEdit(id, { add: [{ ...second, quantity: 2 }] })).body.data;
  expect([order.subTotal, order.discount, order.total]).toEqual([2_000, 0, 2_150]);
  expect(await store.invariants()).toEqual([]);
});

test('pieces are found by name, barcode and product, with their stock and the price of today', async () => {
  await db
    .updateTable('variants')
    .set({ barcode: '2000000000017' })
    .where('product_id', '=', scarf)
    .execute();
  const find = async (asked: { search?: string; products?: string[] }) =>
    (await manager.ask('findPieces', asked)).body.data.pieces;
  const stockNow = await left('black/M', scarf);
  expect(await find({ search: '٢٠٠٠٠٠٠٠٠٠٠١٧' })).toMatchObject([
    { productId: scarf, price: 500, stock: stockNow },
  ]);
  expect((await find({ products: [shirt] })).map(({ productId }) => productId)).toEqual([
    shirt,
    shirt,
    shirt,
    shirt,
  ]);
  expect((await find({ search: 'وشاح' })).map(({ productId }) => productId)).toContain(scarf);
  expect(await find({ search: 'qqqq' })).toEqual([]);
});
