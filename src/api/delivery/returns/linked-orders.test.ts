import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { bringing, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_000, stock: { 'black/M': 5 } });
const coat = await addProduct(store.db, { id: 'coat', price: 9_000, stock: { 'black/M': 5 } });

test('an order that replaces returned pieces and the order of these name each other', async () => {
  const support = await openConsole(store, ['support']);
  const { shopper, order } = await delivered(store, shirt);
  const read = async (orderId: string) =>
    (await shopper.call('getOrderDetails', { orderId })).body.data.order;
  expect(await read(order._id)).toMatchObject({ replaces: null, replacedBy: [] });
  const asked = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', 'changedMind', line(shirt, 1)),
  );
  const { _id: id = '' } = asked.body.data.order.returns[0] ?? {};
  const { version } = (await support.ask('getReturn', { id })).body.data.return;
  store.setNow('2026-11-22T10:02:00+03:00');
  const wanted = { id, version, lines: [line(coat, 1)], expectedTotal: 9_000 };
  const { substitute } = (await ask(support, 'substituteReturn', wanted)).body.data.return;
  const next = { _id: substitute?.orderId ?? '', number: substitute?.number ?? '' };
  const owed = { refund: 1000, difference: 8000, isAtOneDoor: false };
  const link = { _id: order._id, number: order.number };
  expect(await read(next._id)).toMatchObject({ replaces: { ...link, ...owed }, replacedBy: [] });
  expect(await read(order._id)).toMatchObject({ replaces: null, replacedBy: [{ ...next, ...owed }] });
  const { orders } = (await shopper.call('getAllOrders')).body.data;
  expect(orders.map(({ replaces, replacedBy }) => [replaces, replacedBy])).toEqual([
    [{ ...link, ...owed }, []],
    [null, [{ ...next, ...owed }]],
  ]);
});
