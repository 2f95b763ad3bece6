import { describe, expect, test } from 'vitest';
import { addCoupon, addToCart, bringTo, buy, pay, shopperWithCoupon } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import type { Client } from '../../../../../test/client.ts';
import { owner, sami, send, take } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import type { StepInputs } from './parcel-step.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, { price: 2_450, stock: { 'black/M': 400 } });
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 400 } });

const read = async (shopper: Client, { _id }: Order) =>
  (await shopper.call('getOrderDetails', { orderId: _id })).body.data.order;

const stock = async (productId: string) =>
  db
    .selectFrom('variants')
    .select(['stock', 'damaged'])
    .where('product_id', '=', productId)
    .where('size_id', '=', 'M')
    .executeTakeFirstOrThrow();

const balance = async (account: string) =>
  (await db.selectFrom('cash_accounts').select('balance').where('id', '=', account).executeTakeFirst())
    ?.balance ?? 0;

async function buyBoth(shopper: Client): Promise<Order> {
  await addToCart(shopper, dress, 3);
  await addToCart(shopper, shirt);
  return (await pay(shopper)).body.data.order;
}

describe('at the door', () => {
  test('all of it is kept: what was agreed is paid, the PIN is gone, the courier has the cash', async () => {
    const shopper = await store.shopper();
    const order = await buyBoth(shopper);
    await send(store, order._id);
    const out = await read(shopper, order);
    expect(out).toMatchObject({ stage: 'withCourier', cashDue: 8_775, total: 8_780, settlement: null });
    expect(out.pin).toMatch(/^\d{4}$/);
    const before = await balance('courier:sami');
    expect(await take(store, order._id, { step: 'deliver', kept: null, pin: out.pin ?? '' }, sami)).toBe(
      null,
    );
    expect(await read(shopper, order)).toMatchObject({
      status: 'delivered',
      stage: null,
      pin: null,
      settlement: { items: 8_630, fee: 150, exact: 8_780, cashDue: 8_775, rounding: -5, collected: 8_775 },
    });
    expect((await balance('courier:sami')) - before).toBe(8_775);
    expect(await store.invariants()).toEqual([]);
  });

  test('some of it is kept: a share is paid, the rest comes back and is stock once it is counted in', async () => {
    const coupon = await addCoupon(store, { code: 'FIVEHUNDRED', kind: 'amount', value: 500 });
    const shopper = await shopperWithCoupon(store, coupon, dress, 3);
    const order = (await pay(shopper)).body.data.order;
    await send(store, order._id);
    const left = await stock(dress);
    const kept = [{ lineNo: 1, kept: 1, reason: 'changedMind' as const }];
    expect(await take(store, order._id, { step: 'deliver', kept, noPin: 'noPhone' }, sami)).toBe(null);
    const settled = await read(shopper, order);
    expect(settled).toMatchObject({
      status: 'delivered',
      stage: 'comingBack',
      total: 7_000,
      items: [{ quantity: 3, refusedQuantity: 2 }],
      settlement: { items: 2_283, fee: 150, exact: 2_433, cashDue: 2_425, rounding: -8 },
    });
    expect(settled.settlement?.lines).toMatchObject([{ kept: 1, paid: 2_283, reason: 'changedMind' }]);
    expect(await stock(dress)).toEqual(left);
    expect(await store.invariants()).toEqual([]);
    const back = { lineNo: 1, resellable: 1, damaged: 1, missing: 0 };
    const short = { ...back, damaged: 0 };
    expect(await take(store, order._id, { step: 'backIn', pieces: [short] })).toBe('PIECES_DIFFER');
    expect(await take(store, order._id, { step: 'backIn', pieces: [back] })).toBe(null);
    expect(await stock(dress)).toEqual({ stock: left.stock + 1, damaged: left.damaged + 1 });
    expect(await store.invariants()).toEqual([]);
  });

  test('a wrong amount is taken as it is and opens a difference', async () => {
    const order = await buy(await store.shopper(), shirt);
    await send(store, order._id);
    const before = [await balance('courier:sami'), await balance('difference')];
    await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone', collected: 1_000 }, sami);
    expect([await balance('courier:sami'), await balance('difference')]).toEqual([
      (before[0] ?? 0) + 1_000,
      (before[1] ?? 0) + 425,
    ]);
    const task = await db.selectFrom('tasks').selectAll().where('order_id', '=', order._id).execute();
    expect(task).toMatchObject([{ kind: 'difference', details: { amount: 425 }, done_at: null }]);
    expect(await store.invariants()).toEqual([]);
  });

  test.each<[string, StepInputs['deliver'], string]>([
    ['no piece', { kept: [{ lineNo: 1, kept: 0, reason: 'late' }], noPin: 'noPhone' }, 'VALIDATION'],
    ['fewer pieces without a reason', { kept: [{ lineNo: 1, kept: 1 }], noPin: 'noPhone' }, 'VALIDATION'],
    ['more pieces than there are', { kept: [{ lineNo: 1, kept: 3 }], noPin: 'noPhone' }, 'VALIDATION'],
    ['a line that is not there', { kept: [{ lineNo: 9, kept: 1 }], noPin: 'noPhone' }, 'VALIDATION'],
    ['the wrong PIN', { kept: null, pin: 'none' }, 'PIN_WRONG'],
  ])('%s is refused', async (_, given, code) => {
    const order = await buy(await store.shopper(), shirt, 2);
    await send(store, order._id);
    expect(await take(store, order._id, { step: 'deliver', ...given }, sami)).toBe(code);
  });

  test('another courier’s parcel is not there', async () => {
    const order = await buy(await store.shopper(), shirt);
    await send(store, order._id);
    expect(await take(store, order._id, { step: 'deliver', kept: null }, { ...sami, name: 'other' })).toBe(
      'NOT_FOUND',
    );
  });

  test('a wrong PIN that is learned of later is noted and undoes nothing', async () => {
    const order = await buy(await store.shopper(), shirt);
    await send(store, order._id);
    const late = { isLate: true };
    expect(await take(store, order._id, { step: 'deliver', kept: null, pin: 'none' }, sami, late)).toBe(null);
    const { no_pin: noPin } = await db
      .selectFrom('settlements')
      .select('no_pin')
      .where('order_id', '=', order._id)
      .executeTakeFirstOrThrow();
    expect(noPin).toBe('wrongPin');
  });
});

test('nothing is kept: the order is canceled, its pieces are on their way, and the refusal counts', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, shirt, 2);
  await send(store, order._id);
  const left = await stock(shirt);
  expect(await take(store, order._id, { step: 'refuse', refusal: 'changedMind', reason: '' }, sami)).toBe(
    'ORDER_STEP_NOT_ALLOWED',
  );
  expect(
    await take(store, order._id, { step: 'refuse', refusal: 'changedMind', reason: 'did not like it' }, sami),
  ).toBe(null);
  expect(await read(shopper, order)).toMatchObject({ status: 'canceled', stage: 'comingBack' });
  expect(await stock(shirt)).toEqual(left);
  const parcel = await db
    .selectFrom('parcels')
    .select(['refused_for', 'refusal_counts'])
    .where('order_id', '=', order._id)
    .executeTakeFirst();
  expect(parcel).toEqual({ refused_for: 'changedMind', refusal_counts: true });
  await take(store, order._id, {
    step: 'backIn',
    pieces: [{ lineNo: 1, resellable: 1, damaged: 0, missing: 1 }],
  });
  expect(await stock(shirt)).toEqual({ ...left, stock: left.stock + 1 });
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['ask', undefined, 150, []],
  ['ask', 100, 100, []],
  ['ask', 500, 150, [{ amount: -350 }]],
  ['waive', 150, 0, [{ amount: -150 }]],
] as const)(
  'where the store chooses to %s, a courier took %s: %i is income, what is above it is a difference',
  async (doorFeeOnRefusal, collected, fee, differences) => {
    const order = await buy(await store.shopper(), shirt);
    await send(store, order._id);
    const [held, income] = [await balance('courier:sami'), await balance('deliveryIncome')];
    const taken = collected === undefined ? {} : { collected };
    const refused = { step: 'refuse', refusal: 'noMoney', reason: 'no cash', ...taken } as const;
    await take(store, order._id, refused, sami, { settings: { doorFeeOnRefusal } });
    expect((await balance('courier:sami')) - held).toBe(collected ?? fee);
    expect(income - (await balance('deliveryIncome'))).toBe(fee);
    const { rows } = await store.pool.query(
      `select details from tasks where kind = 'difference' and order_id = $1`,
      [order._id],
    );
    expect(rows.map(({ details }) => details)).toEqual(differences);
    expect(await store.invariants()).toEqual([]);
  },
);

test('a parcel that is lost leaves the stock for good', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, shirt, 2);
  const left = await stock(shirt);
  await send(store, order._id);
  expect(await take(store, order._id, { step: 'lost', reason: 'bag stolen' }, sami)).toBe('FORBIDDEN');
  expect(await take(store, order._id, { step: 'lost', reason: 'bag stolen' })).toBe(null);
  expect(await stock(shirt)).toEqual(left);
  expect(await read(shopper, order)).toMatchObject({ status: 'canceled', stage: 'lost' });
  expect(await store.invariants()).toEqual([]);
});

test('a step on what someone else changed meanwhile is refused, with who did what', async () => {
  const order = await buy(await store.shopper(), shirt);
  await take(store, order._id, { step: 'confirm' });
  expect(await take(store, order._id, { step: 'pick' }, owner, { version: 1 })).toBe(
    'ORDER_STEP_NOT_ALLOWED',
  );
  expect(await take(store, order._id, { step: 'pick' }, owner, { version: 2 })).toBe(null);
});

test('a courier with too much cash takes no more parcels', async () => {
  const rich = { name: 'ziad', role: 'courier' } as const;
  const first = await buy(await store.shopper(), shirt);
  await send(store, first._id, rich.name);
  await take(store, first._id, { step: 'deliver', kept: null, noPin: 'noPhone' }, rich);
  const second = await buy(await store.shopper(), shirt);
  await bringTo(store, second._id, 'inProgress');
  await take(store, second._id, { step: 'pick' });
  await take(store, second._id, {
    step: 'pack',
    pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }],
    tickReason: '',
  });
  const settings = { courierCashLimit: 1_425 };
  const handOver = { step: 'handOver', courierId: rich.name, carrier: 'Ziad' } as const;
  expect(await take(store, second._id, handOver, owner, { settings })).toBe('CASH_UNCOUNTED');
  expect(await take(store, second._id, handOver, owner)).toBe(null);
});

test('delivered twice at once, it is delivered once', async () => {
  const order = await buy(await store.shopper(), shirt);
  await send(store, order._id);
  const deliver = { step: 'deliver', kept: null, noPin: 'noPhone' } as const;
  const codes = await Promise.all([
    take(store, order._id, deliver, sami),
    take(store, order._id, deliver, sami),
    take(store, order._id, { step: 'refuse', refusal: 'late', reason: 'late' }, sami),
  ]);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(await store.invariants()).toEqual([]);
});

test('of two couriers at one parcel only the one who has it ends it', async () => {
  const order = await buy(await store.shopper(), shirt);
  await send(store, order._id);
  const yousef = { name: 'yousef', role: 'courier' } as const;
  const deliver = { step: 'deliver', kept: null, noPin: 'noPhone' } as const;
  const [own, ...others] = await Promise.all([
    take(store, order._id, deliver, sami),
    take(store, order._id, deliver, yousef),
    take(store, order._id, { step: 'refuse', refusal: 'late', reason: 'late' }, yousef),
  ]);
  expect(own).toBeNull();
  expect(others).not.toContain(null);
  expect(await store.invariants()).toEqual([]);
});
