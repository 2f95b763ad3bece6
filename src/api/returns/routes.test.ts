import { describe, expect, test } from 'vitest';
import { addCoupon, bringTo, buy, passTime, pay, shopperWithCoupon } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import type { Client } from '../../../test/client.ts';
import { openStore } from '../../../test/store.ts';
import type { Order, ReturnStatus } from '../../shop/orders/contract.ts';
import { Settings } from '../../shop/settings.ts';
import { transact } from '../db/database.ts';
import { isRefusal } from '../http/refusal.ts';
import { lockOrder } from '../orders/queries.ts';
import { findReturn } from './queries.ts';
import { stepReturn } from './step-return.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, {
  id: 'dress',
  price: 1000,
  stock: { 'black/M': 300, 'black/L': 300, 'white/M': 300 },
});
const slip = await addProduct(db, { id: 'slip', categoryId: 'underwear', stock: { 'black/M': 300 } });

const line = (productId: string, quantity = 1, more: object = {}) => ({
  productId,
  colorId: 'black',
  sizeId: 'M',
  quantity,
  ...more,
});

async function delivered(
  productId = dress,
  quantity = 2,
  variant = 'black/M',
): Promise<{ shopper: Client; order: Order }> {
  const shopper = await store.shopper();
  const order = await buy(shopper, productId, quantity, variant);
  await bringTo(store, order._id, 'delivered');
  return { shopper, order };
}

async function decide(
  orderId: string,
  returnId: string,
  to: ReturnStatus,
  note = '',
): Promise<string | null> {
  const refusal = await transact(db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    const request = await findReturn(tx, orderId, returnId);
    if (order === undefined || request === undefined) throw new Error('there is no such request');
    const by = { role: 'merchant', name: 'test' } as const;
    return stepReturn(tx, order, request, { to, by, note, settings: Settings.parse({}), now: store.now() });
  });
  return isRefusal(refusal) ? refusal.code : null;
}

async function stockOf(productId: string, variant: string): Promise<number> {
  const [colorId = '', sizeId = ''] = variant.split('/');
  const found = db.selectFrom('variants').select('stock').where('product_id', '=', productId);
  return (await found.where('color_id', '=', colorId).where('size_id', '=', sizeId).executeTakeFirstOrThrow())
    .stock;
}

describe('a return', () => {
  test('of a piece is asked for, approved, received and paid back', async () => {
    const { shopper, order } = await delivered();
    const asked = await shopper.call('requestReturnShipment', {
      orderId: order._id,
      kind: 'return',
      reason: 'changedMind',
      note: 'Too long',
      items: [line(dress)],
    });
    expect([asked.status, asked.body.message]).toEqual([200, 'Return requested']);
    expect(asked.body.data.order).toMatchObject({
      status: 'returns',
      items: [{ quantity: 2, returnedQuantity: 1 }],
      returns: [
        {
          kind: 'return',
          scope: 'item',
          status: 'requested',
          note: 'Too long',
          refundAmount: 1000,
          decidedAt: null,
          items: [line(dress)],
        },
      ],
    });
    const id = asked.body.data.order.returns[0]?._id ?? '';
    const before = await stockOf(dress, 'black/M');
    expect(await decide(order._id, id, 'approved')).toBeNull();
    expect(await decide(order._id, id, 'received')).toBeNull();
    expect(await stockOf(dress, 'black/M')).toBe(before + 1);
    expect(await decide(order._id, id, 'exchanged')).toBe('ORDER_STEP_NOT_ALLOWED');
    expect(await decide(order._id, id, 'refunded')).toBeNull();
    const after = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
    expect(after).toMatchObject({ status: 'returns', returns: [{ status: 'refunded', refundAmount: 1000 }] });
    const { messages } = (await shopper.call('readOutbox', { to: shopper.phone })).body.data;
    expect(messages.some(({ text }) => text.includes('1,000 SYP for your return'))).toBe(true);
    expect(await store.invariants()).toEqual([]);
  });

  test('of an order takes all that can go back', async () => {
    const shopper = await store.shopper();
    await shopper.call('addToCart', line(slip));
    const order = await buy(shopper, dress, 2);
    await bringTo(store, order._id, 'delivered');
    const { body } = await shopper.call('requestReturnOrder', {
      orderId: order._id,
      kind: 'return',
      reason: 'changedMind',
    });
    expect(body.data.order.returns).toMatchObject([
      { scope: 'order', refundAmount: 2000, items: [line(dress, 2)] },
    ]);
    const again = await shopper.call('requestReturnOrder', {
      orderId: order._id,
      kind: 'return',
      reason: 'changedMind',
    });
    expect(again.body.code).toBe('NOT_RETURNABLE');
  });

  test('pays the delivery back once, and only where the store erred', async () => {
    const { shopper, order } = await delivered();
    const input = { orderId: order._id, kind: 'return', reason: 'damaged', items: [line(dress)] } as const;
    const first = await shopper.call('requestReturnShipment', input);
    const second = await shopper.call('requestReturnShipment', input);
    expect(first.body.data.order.returns.map(({ refundAmount }) => refundAmount)).toEqual([1150]);
    expect(second.body.data.order.returns.map(({ refundAmount }) => refundAmount).toSorted()).toEqual([
      1000, 1150,
    ]);
  });

  test('in parts pays back exactly what was paid after the coupon', async () => {
    const coupon = await addCoupon(store, { code: 'ODD', kind: 'amount', value: 100 });
    const shopper = await shopperWithCoupon(store, coupon, dress, 3);
    const { order } = (await pay(shopper)).body.data;
    await bringTo(store, order._id, 'delivered');
    const ids: string[] = [];
    for (let part = 0; part < 3; part += 1) {
      const input = {
        orderId: order._id,
        kind: 'return',
        reason: 'changedMind',
        items: [line(dress)],
      } as const;
      const { returns } = (await shopper.call('requestReturnShipment', input)).body.data.order;
      ids.push(returns.map(({ _id }) => _id).find((id) => !ids.includes(id)) ?? '');
    }
    for (const id of ids.toReversed()) {
      for (const to of ['approved', 'received', 'refunded'] as const)
        expect(await decide(order._id, id, to)).toBeNull();
    }
    const { returns } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
    expect(returns.reduce((sum, { refundAmount }) => sum + refundAmount, 0)).toBe(2900);
  });

  test('that is turned down says why and leaves the order delivered', async () => {
    const { shopper, order } = await delivered();
    const input = { orderId: order._id, kind: 'return', reason: 'other', items: [line(dress)] } as const;
    const id = (await shopper.call('requestReturnShipment', input)).body.data.order.returns[0]?._id ?? '';
    expect(await decide(order._id, id, 'rejected')).toBe('ORDER_STEP_NOT_ALLOWED');
    expect(await decide(order._id, id, 'rejected', 'It was worn')).toBeNull();
    const after = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
    expect(after).toMatchObject({
      status: 'delivered',
      returns: [{ status: 'rejected', decisionNote: 'It was worn' }],
    });
    expect(after.items).toMatchObject([{ returnedQuantity: 0 }]);
    expect(await store.invariants()).toEqual([]);
  });
});

describe('a return is refused', () => {
  test.each([
    ['of more than was bought', [line(dress, 3)], 409, 'RETURN_QUANTITY'],
    ['of more in two parts', [line(dress, 1), line(dress, 2)], 409, 'RETURN_QUANTITY'],
    ['of what was not bought', [line('coat')], 404, 'NOT_FOUND'],
    ['of nothing', [], 400, 'VALIDATION'],
  ])('%s', async (_, items, status, code) => {
    const { shopper, order } = await delivered();
    const answer = await shopper.call('requestReturnShipment', {
      orderId: order._id,
      kind: 'return',
      reason: 'other',
      items,
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('of underwear', async () => {
    const { shopper, order } = await delivered(slip);
    const whole = await shopper.call('requestReturnOrder', {
      orderId: order._id,
      kind: 'return',
      reason: 'other',
    });
    expect([whole.status, whole.body.code]).toEqual([409, 'NOT_RETURNABLE']);
  });

  test('before delivery, of another’s order, and to guests', async () => {
    const shopper = await store.shopper();
    const order = await buy(shopper, dress);
    const input = { orderId: order._id, kind: 'return', reason: 'other' } as const;
    expect((await shopper.call('requestReturnOrder', input)).body.code).toBe('RETURN_NOT_ALLOWED');
    expect((await (await store.shopper()).call('requestReturnOrder', input)).status).toBe(404);
    expect((await store.guest().call('requestReturnOrder', input)).status).toBe(401);
  });
});

describe('an exchange', () => {
  test('holds the new piece at once, and gives it out in the end', async () => {
    const { shopper, order } = await delivered();
    const before = await stockOf(dress, 'black/L');
    const input = {
      orderId: order._id,
      kind: 'exchange',
      reason: 'wrongSize',
      items: [line(dress, 1, { newSizeId: 'L' })],
    } as const;
    const { status, body } = await shopper.call('requestReturnShipment', input);
    expect([status, await stockOf(dress, 'black/L')]).toEqual([200, before - 1]);
    expect(body.data.order.returns).toMatchObject([
      { kind: 'exchange', refundAmount: 0, items: [{ newSizeId: 'L', newColorId: null }] },
    ]);
    const id = body.data.order.returns[0]?._id ?? '';
    for (const to of ['approved', 'received', 'exchanged'] as const)
      expect(await decide(order._id, id, to)).toBeNull();
    expect(await stockOf(dress, 'black/L')).toBe(before - 1);
    expect(await store.invariants()).toEqual([]);
  });

  test('of one line may ask for two sizes', async () => {
    const { shopper, order } = await delivered();
    const items = [line(dress, 1, { newSizeId: 'L' }), line(dress, 1, { newColorId: 'white' })];
    const { status, body } = await shopper.call('requestReturnShipment', {
      orderId: order._id,
      kind: 'exchange',
      reason: 'wrongSize',
      items,
    });
    expect(status).toBe(200);
    expect(body.data.order.items).toMatchObject([{ returnedQuantity: 2 }]);
    expect(await store.invariants()).toEqual([]);
  });

  test('that is withdrawn or turned down puts the held piece back', async () => {
    const { shopper, order } = await delivered();
    const before = await stockOf(dress, 'black/L');
    const input = {
      orderId: order._id,
      kind: 'exchange',
      reason: 'wrongSize',
      items: [line(dress, 2, { newSizeId: 'L' })],
    } as const;
    const first = (await shopper.call('requestReturnShipment', input)).body.data.order.returns[0]?._id ?? '';
    expect(await stockOf(dress, 'black/L')).toBe(before - 2);
    const withdrawn = await shopper.call('withdrawReturn', { orderId: order._id, returnId: first });
    expect([withdrawn.status, withdrawn.body.message]).toEqual([200, 'Request withdrawn']);
    expect(withdrawn.body.data.order).toMatchObject({
      status: 'delivered',
      returns: [{ status: 'withdrawn' }],
    });
    expect(await stockOf(dress, 'black/L')).toBe(before);
    const { returns } = (await shopper.call('requestReturnShipment', input)).body.data.order;
    const again = returns.find(({ status }) => status === 'requested')?._id ?? '';
    expect(await decide(order._id, again, 'rejected', 'No')).toBeNull();
    expect(await stockOf(dress, 'black/L')).toBe(before);
    expect(await store.invariants()).toEqual([]);
  });

  test('of a damaged piece is for the same piece', async () => {
    const { shopper, order } = await delivered();
    const before = await stockOf(dress, 'black/M');
    const input = { orderId: order._id, kind: 'exchange', reason: 'damaged', items: [line(dress)] } as const;
    expect((await shopper.call('requestReturnShipment', input)).status).toBe(200);
    expect(await stockOf(dress, 'black/M')).toBe(before - 1);
  });

  test.each([
    ['for nothing else', [line(dress)], 400, 'VALIDATION'],
    ['for a size that was never made', [line(dress, 1, { newSizeId: 'XXL' })], 409, 'OUT_OF_STOCK'],
  ])('is refused %s', async (_, items, status, code) => {
    const { shopper, order } = await delivered();
    const answer = await shopper.call('requestReturnShipment', {
      orderId: order._id,
      kind: 'exchange',
      reason: 'wrongSize',
      items,
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order.status).toBe(
      'delivered',
    );
  });

  test('for the last piece is had by one of two at once', async () => {
    const shirt = await addProduct(db, { stock: { 'black/M': 9, 'black/L': 1 } });
    const both = [await delivered(shirt, 1), await delivered(shirt, 1)];
    const answers = await Promise.all(
      both.map(({ shopper, order }) =>
        shopper.call('requestReturnShipment', {
          orderId: order._id,
          kind: 'exchange',
          reason: 'wrongSize',
          items: [line(shirt, 1, { newSizeId: 'L' })],
        }),
      ),
    );
    expect(answers.map(({ body }) => body.code ?? 'held').toSorted()).toEqual(['OUT_OF_STOCK', 'held']);
    expect(await store.invariants()).toEqual([]);
  });
});

describe('withdrawing', () => {
  test('is refused once it is decided, and of what is not one’s own', async () => {
    const { shopper, order } = await delivered();
    const input = { orderId: order._id, kind: 'return', reason: 'other', items: [line(dress)] } as const;
    const returnId =
      (await shopper.call('requestReturnShipment', input)).body.data.order.returns[0]?._id ?? '';
    const stranger = await store.shopper();
    expect((await stranger.call('withdrawReturn', { orderId: order._id, returnId })).status).toBe(404);
    expect((await shopper.call('withdrawReturn', { orderId: order._id, returnId: 'none' })).status).toBe(404);
    await decide(order._id, returnId, 'approved');
    const late = await shopper.call('withdrawReturn', { orderId: order._id, returnId });
    expect([late.status, late.body.code]).toEqual([409, 'RETURN_SETTLED']);
  });

  test('and approving at once: one of them happens', async () => {
    const { shopper, order } = await delivered();
    const input = { orderId: order._id, kind: 'return', reason: 'other', items: [line(dress)] } as const;
    const returnId =
      (await shopper.call('requestReturnShipment', input)).body.data.order.returns[0]?._id ?? '';
    const [withdrawn, approval] = await Promise.all([
      shopper.call('withdrawReturn', { orderId: order._id, returnId }),
      decide(order._id, returnId, 'approved'),
    ]);
    expect(withdrawn.status === 200).toBe(approval !== null);
  });
});

test('the same key asks once', async () => {
  const { shopper, order } = await delivered();
  const input = { orderId: order._id, kind: 'return', reason: 'other', items: [line(dress)] } as const;
  const key = { 'idempotency-key': 'return-it-once' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shopper.call('requestReturnShipment', input, key)),
  );
  expect(answers.every(({ status, body }) => status === 200 || body.code === 'IDEMPOTENCY_RUNNING')).toBe(
    true,
  );
  const { returns } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
  expect(returns).toHaveLength(1);
  const other = await shopper.call(
    'requestReturnOrder',
    { orderId: order._id, kind: 'return', reason: 'other' },
    key,
  );
  expect(other.status).toBe(422);
});

test('a return ends with its third business day, an exchange with its seventh', async () => {
  const { shopper, order } = await delivered();
  const asked = (kind: 'return' | 'exchange') =>
    shopper.call('requestReturnShipment', {
      orderId: order._id,
      kind,
      reason: 'damaged',
      items: [line(dress)],
    });
  await passTime(store, '2026-11-26T00:00:00+03:00', [shopper]);
  expect((await asked('return')).body.code).toBe('RETURN_WINDOW_OVER');
  expect((await asked('exchange')).status).toBe(200);
  await passTime(store, '2026-12-02T00:00:00+03:00', [shopper]);
  expect((await asked('exchange')).body.code).toBe('EXCHANGE_WINDOW_OVER');
});
