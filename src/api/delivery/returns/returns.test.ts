import { describe, expect, test } from 'vitest';
import { addCoupon, bringTo, buy, passTime, pay, shopperWithCoupon } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { bringing, decide, delivered, line, stockOf } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, {
  id: 'dress',
  price: 1000,
  stock: { 'black/M': 300, 'black/L': 300, 'white/M': 300 },
});
const slip = await addProduct(db, { id: 'slip', categoryId: 'underwear', stock: { 'black/M': 300 } });

describe('a return', () => {
  test('of a piece is asked for, approved, received and paid back', async () => {
    const { shopper, order } = await delivered(store, dress);
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
    const before = await stockOf(store, dress, 'black/M');
    expect(await decide(store, order._id, id, 'approved')).toBeNull();
    expect(await decide(store, order._id, id, 'received')).toBeNull();
    expect(await stockOf(store, dress, 'black/M')).toBe(before + 1);
    expect(await decide(store, order._id, id, 'exchanged')).toBe('ORDER_STEP_NOT_ALLOWED');
    expect(await decide(store, order._id, id, 'refunded')).toBeNull();
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
    expect(again.body.code).toBe('RETURN_REQUESTED');
  });

  test('pays the delivery back once, and only where the store erred', async () => {
    const { shopper, order } = await delivered(store, dress);
    const input = bringing(order, 'return', 'damaged', line(dress));
    const first = await shopper.call('requestReturnShipment', input);
    const second = await shopper.call('requestReturnShipment', input);
    expect(first.body.data.order.returns.map(({ refundAmount }) => refundAmount)).toEqual([1150]);
    expect(
      second.body.data.order.returns.map(({ refundAmount }) => refundAmount).toSorted((a, b) => a - b),
    ).toEqual([1000, 1150]);
  });

  test('in parts pays back exactly what was paid after the coupon', async () => {
    const coupon = await addCoupon(store, { code: 'ODD', kind: 'amount', value: 100 });
    const shopper = await shopperWithCoupon(store, coupon, dress, 3);
    const { order } = (await pay(shopper)).body.data;
    await bringTo(store, order._id, 'delivered');
    const ids: string[] = [];
    for (let part = 0; part < 3; part += 1) {
      const input = bringing(order, 'return', 'changedMind', line(dress));
      const { returns } = (await shopper.call('requestReturnShipment', input)).body.data.order;
      ids.push(returns.map(({ _id }) => _id).find((id) => !ids.includes(id)) ?? '');
    }
    for (const id of ids.toReversed()) {
      for (const to of ['approved', 'received', 'refunded'] as const)
        expect(await decide(store, order._id, id, to)).toBeNull();
    }
    const { returns } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
    expect(returns.reduce((sum, { refundAmount }) => sum + refundAmount, 0)).toBe(2900);
  });

  test('that is turned down says why and leaves the order delivered', async () => {
    const { shopper, order } = await delivered(store, dress);
    const input = bringing(order, 'return', 'other', line(dress));
    const id = (await shopper.call('requestReturnShipment', input)).body.data.order.returns[0]?._id ?? '';
    expect(await decide(store, order._id, id, 'rejected')).toBe('ORDER_STEP_NOT_ALLOWED');
    expect(await decide(store, order._id, id, 'rejected', 'It was worn')).toBeNull();
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
    ['of one line in two parts', [line(dress, 1), line(dress, 1)], 400, 'VALIDATION'],
    ['of what was not bought', [line('coat')], 404, 'NOT_FOUND'],
    ['of nothing', [], 400, 'VALIDATION'],
  ])('%s', async (_, items, status, code) => {
    const { shopper, order } = await delivered(store, dress);
    const answer = await shopper.call('requestReturnShipment', {
      orderId: order._id,
      kind: 'return',
      reason: 'other',
      items,
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('of underwear', async () => {
    const { shopper, order } = await delivered(store, slip);
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

describe('withdrawing', () => {
  test('is refused once it is decided, and of what is not one’s own', async () => {
    const { shopper, order } = await delivered(store, dress);
    const input = bringing(order, 'return', 'other', line(dress));
    const returnId =
      (await shopper.call('requestReturnShipment', input)).body.data.order.returns[0]?._id ?? '';
    const stranger = await store.shopper();
    expect((await stranger.call('withdrawReturn', { orderId: order._id, returnId })).status).toBe(404);
    expect((await shopper.call('withdrawReturn', { orderId: order._id, returnId: 'none' })).status).toBe(404);
    await decide(store, order._id, returnId, 'approved');
    const late = await shopper.call('withdrawReturn', { orderId: order._id, returnId });
    expect([late.status, late.body.code]).toEqual([409, 'RETURN_SETTLED']);
  });

  test('and approving at once: one of them happens', async () => {
    const { shopper, order } = await delivered(store, dress);
    const input = bringing(order, 'return', 'other', line(dress));
    const returnId =
      (await shopper.call('requestReturnShipment', input)).body.data.order.returns[0]?._id ?? '';
    const [withdrawn, approval] = await Promise.all([
      shopper.call('withdrawReturn', { orderId: order._id, returnId }),
      decide(store, order._id, returnId, 'approved'),
    ]);
    expect(withdrawn.status === 200).toBe(approval !== null);
  });
});

test('the same key asks once', async () => {
  const { shopper, order } = await delivered(store, dress);
  const input = bringing(order, 'return', 'other', line(dress));
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
  const { shopper, order } = await delivered(store, dress);
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
