import { describe, expect, test } from 'vitest';
import { bringTo, buy, step } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import type { OrderStatus } from '../../../shop/buying/orders/contract.ts';
import { nextStatuses, orderStatuses } from '../../../shop/buying/orders/status.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, {
  name: { en: 'Linen dress', ar: 'فستان كتان' },
  price: 2000,
  stock: { 'black/M': 500 },
});

const stockOf = async (productId: string) =>
  (
    await db
      .selectFrom('variants')
      .select('stock')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).stock;

describe('the list of orders', () => {
  test('counts every status and shows one, newest first, by pages', async () => {
    const shopper = await store.shopper();
    const orders = [];
    for (let index = 0; index < 4; index += 1) {
      store.setNow(new Date(store.now().getTime() + 1000));
      orders.push(await buy(shopper, dress));
    }
    const [first, second, third, fourth] = orders.map(({ _id }) => _id);
    await bringTo(store, first ?? '', 'delivered');
    await bringTo(store, second ?? '', 'inDelivery');
    const all = (await shopper.call('getAllOrders', { limit: 3 })).body.data;
    expect(all.orders.map(({ _id }) => _id)).toEqual([fourth, third, second]);
    expect(all.pagination).toEqual({ page: 1, limit: 3, totalItems: 4, totalPages: 2 });
    expect(all.counts).toEqual({
      pending: 2,
      inProgress: 0,
      inDelivery: 1,
      delivered: 1,
      returns: 0,
      completed: 0,
      canceled: 0,
    });
    const pending = (await shopper.call('getAllOrders', { status: 'pending', limit: 1, page: 2 })).body.data;
    expect(pending.orders.map(({ _id }) => _id)).toEqual([third]);
    expect(pending.pagination).toEqual({ page: 2, limit: 1, totalItems: 2, totalPages: 2 });
    expect((await shopper.call('getAllOrders', { page: 9 })).body.data.orders).toEqual([]);
  });

  test('holds only one’s own, in the asked language', async () => {
    const shopper = await store.shopper({ language: 'ar' });
    await buy(shopper, dress);
    const { orders } = (await shopper.call('getAllOrders')).body.data;
    expect(orders.map(({ items }) => items[0]?.name)).toEqual(['فستان كتان']);
  });

  test('is closed to guests and knows no other status', async () => {
    expect((await store.guest().call('getAllOrders')).status).toBe(401);
    const shopper = await store.shopper();
    const { status } = await shopper.send('GET', '/api/client/v1/store/order/get-all-order-user?status=lost');
    expect(status).toBe(400);
  });
});

test('another’s order and none at all answer alike', async () => {
  const order = await buy(await store.shopper(), dress);
  const stranger = await store.shopper();
  const [theirs, none] = [
    await stranger.call('getOrderDetails', { orderId: order._id }),
    await stranger.call('getOrderDetails', { orderId: '000000000000000000000000' }),
  ];
  expect(theirs.status).toBe(404);
  expect(theirs.body).toEqual(none.body);
  expect((await stranger.call('cancelOrder', { orderId: order._id })).body).toEqual(none.body);
});

describe('canceling', () => {
  test.each<OrderStatus>(['pending', 'inProgress'])(
    'an order that is %s gives its pieces back',
    async (status) => {
      const shopper = await store.shopper();
      const shirt = await addProduct(db, { stock: { 'black/M': 7 } });
      const order = await buy(shopper, shirt, 3);
      if (status !== 'pending') await bringTo(store, order._id, status);
      expect(await stockOf(shirt)).toBe(4);
      const answer = await shopper.call('cancelOrder', { orderId: order._id, reason: 'Changed my mind' });
      expect([answer.status, answer.body.message]).toEqual([200, 'Order canceled']);
      expect(answer.body.data.order).toMatchObject({ status: 'canceled', canCancel: false });
      expect(answer.body.data.order.history.at(-1)).toMatchObject({ status: 'canceled' });
      expect(await stockOf(shirt)).toBe(7);
      expect(await store.invariants()).toEqual([]);
    },
  );

  test.each<[OrderStatus, string]>([
    ['inDelivery', 'CANCEL_TOO_LATE'],
    ['delivered', 'CANCEL_TOO_LATE'],
    ['canceled', 'ORDER_STEP_NOT_ALLOWED'],
  ])('an order that is %s is refused', async (status, code) => {
    const shopper = await store.shopper();
    const order = await buy(shopper, dress);
    await bringTo(store, order._id, status);
    const answer = await shopper.call('cancelOrder', { orderId: order._id });
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  test('and handing to the courier at once: one of them happens, whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shopper = await store.shopper();
      const order = await buy(shopper, dress);
      await bringTo(store, order._id, 'inProgress');
      const [canceled, sent] = await Promise.all([
        shopper.call('cancelOrder', { orderId: order._id }),
        step(store, order._id, 'inDelivery').then(
          () => true,
          () => false,
        ),
      ]);
      expect(canceled.status === 200).toBe(!sent);
      const { status } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
      expect(status).toBe(sent ? 'inDelivery' : 'canceled');
    }
    expect(await store.invariants()).toEqual([]);
  });

  test('twenty times at once gives the pieces back once', async () => {
    const shopper = await store.shopper();
    const shirt = await addProduct(db, { stock: { 'black/M': 5 } });
    const order = await buy(shopper, shirt, 2);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shopper.call('cancelOrder', { orderId: order._id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(shirt)).toBe(5);
    expect(await store.invariants()).toEqual([]);
  });
});

describe('an order', () => {
  test('tells its way and the windows it opens', async () => {
    const shopper = await store.shopper();
    const order = await buy(shopper, dress);
    await bringTo(store, order._id, 'delivered');
    const delivered = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
    expect(delivered.history.map(({ status }) => status)).toEqual([
      'pending',
      'inProgress',
      'inDelivery',
      'delivered',
    ]);
    expect(delivered).toMatchObject({
      status: 'delivered',
      canCancel: false,
      deliveredAt: store.now().toISOString(),
      returnUntil: '2026-11-25T21:00:00.000Z',
      exchangeUntil: '2026-12-01T21:00:00.000Z',
    });
    const { messages } = (await shopper.call('readOutbox', { to: shopper.phone })).body.data;
    expect(messages.filter(({ text }) => text.includes('order'))).toHaveLength(2);
  });

  test('whose delivery failed is canceled with a reason, and gives its pieces back once they are here', async () => {
    const shopper = await store.shopper();
    const shirt = await addProduct(db, { stock: { 'black/M': 5 } });
    const order = await buy(shopper, shirt, 2);
    await bringTo(store, order._id, 'inDelivery');
    await expect(step(store, order._id, 'canceled', '')).rejects.toThrow('ORDER_STEP_NOT_ALLOWED');
    await step(store, order._id, 'canceled', 'Nobody was at home');
    expect(await stockOf(shirt)).toBe(3);
    await step(store, order._id, 'back');
    expect(await stockOf(shirt)).toBe(5);
    expect(await store.invariants()).toEqual([]);
  });

  test.each<OrderStatus>(['pending', 'inProgress', 'inDelivery', 'delivered', 'canceled'])(
    'that is %s takes the steps of the table and no other',
    async (from) => {
      const shopper = await store.shopper();
      for (const to of orderStatuses) {
        const order = await buy(shopper, dress);
        if (from !== 'pending') await bringTo(store, order._id, from);
        const isTaken = await step(store, order._id, to).then(
          () => true,
          () => false,
        );
        expect([to, isTaken]).toEqual([to, nextStatuses(from, 'merchant').includes(to)]);
      }
    },
  );

  test('is kept in order by the database too', async () => {
    const order = await buy(await store.shopper(), dress);
    const leap = db
      .updateTable('orders')
      .set({ status: 'completed', delivered_at: store.now() })
      .where('id', '=', order._id);
    await expect(leap.execute()).rejects.toThrow('an order does not go from pending to completed');
  });
});
