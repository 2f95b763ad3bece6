import { describe, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { bringing, decide, delivered, line, stockOf } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const dress = await addProduct(store.db, {
  id: 'dress',
  price: 1000,
  stock: { 'black/M': 300, 'black/L': 300, 'white/M': 300 },
});

describe('an exchange', () => {
  test('holds the new piece at once, and gives it out in the end', async () => {
    const { shopper, order } = await delivered(store, dress);
    const before = await stockOf(store, dress, 'black/L');
    const input = bringing(order, 'exchange', 'wrongSize', line(dress, 1, { newSizeId: 'L' }));
    const { status, body } = await shopper.call('requestReturnShipment', input);
    expect([status, await stockOf(store, dress, 'black/L')]).toEqual([200, before - 1]);
    expect(body.data.order.returns).toMatchObject([
      { kind: 'exchange', refundAmount: 0, items: [{ newSizeId: 'L', newColorId: null }] },
    ]);
    const id = body.data.order.returns[0]?._id ?? '';
    for (const to of ['approved', 'received', 'exchanged'] as const)
      expect(await decide(store, order._id, id, to)).toBeNull();
    expect(await stockOf(store, dress, 'black/L')).toBe(before - 1);
    expect(await store.invariants()).toEqual([]);
  });

  test('of one line may ask for two sizes', async () => {
    const { shopper, order } = await delivered(store, dress);
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
    const { shopper, order } = await delivered(store, dress);
    const before = await stockOf(store, dress, 'black/L');
    const input = bringing(order, 'exchange', 'wrongSize', line(dress, 2, { newSizeId: 'L' }));
    const first = (await shopper.call('requestReturnShipment', input)).body.data.order.returns[0]?._id ?? '';
    expect(await stockOf(store, dress, 'black/L')).toBe(before - 2);
    const withdrawn = await shopper.call('withdrawReturn', { orderId: order._id, returnId: first });
    expect([withdrawn.status, withdrawn.body.message]).toEqual([200, 'Request withdrawn']);
    expect(withdrawn.body.data.order).toMatchObject({
      status: 'delivered',
      returns: [{ status: 'withdrawn' }],
    });
    expect(await stockOf(store, dress, 'black/L')).toBe(before);
    const { returns } = (await shopper.call('requestReturnShipment', input)).body.data.order;
    const again = returns.find(({ status }) => status === 'requested')?._id ?? '';
    expect(await decide(store, order._id, again, 'rejected', 'No')).toBeNull();
    expect(await stockOf(store, dress, 'black/L')).toBe(before);
    expect(await store.invariants()).toEqual([]);
  });

  test('of a damaged piece is for the same piece', async () => {
    const { shopper, order } = await delivered(store, dress);
    const before = await stockOf(store, dress, 'black/M');
    const input = bringing(order, 'exchange', 'damaged', line(dress));
    expect((await shopper.call('requestReturnShipment', input)).status).toBe(200);
    expect(await stockOf(store, dress, 'black/M')).toBe(before - 1);
  });

  test.each([
    ['for nothing else', [line(dress)], 400, 'VALIDATION'],
    ['for a size that was never made', [line(dress, 1, { newSizeId: 'XXL' })], 409, 'OUT_OF_STOCK'],
  ])('is refused %s', async (_, items, status, code) => {
    const { shopper, order } = await delivered(store, dress);
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
    const shirt = await addProduct(store.db, { stock: { 'black/M': 9, 'black/L': 1 } });
    const both = [await delivered(store, shirt, 1), await delivered(store, shirt, 1)];
    const answers = await Promise.all(
      both.map(({ shopper, order }) =>
        shopper.call(
          'requestReturnShipment',
          bringing(order, 'exchange', 'wrongSize', line(shirt, 1, { newSizeId: 'L' })),
        ),
      ),
    );
    expect(answers.map(({ body }) => body.code ?? 'held').toSorted()).toEqual(['OUT_OF_STOCK', 'held']);
    expect(await store.invariants()).toEqual([]);
  });
});
