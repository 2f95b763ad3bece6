import { expect, test } from 'vitest';
import { buy, passTime } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const stock = { 'black/M': 20 };
const shirt = await addProduct(store.db, {
  price: 1_000,
  stock,
  name: { en: 'Linen shirt', ar: 'قميص كتّان' },
});
const coat = await addProduct(store.db, { price: 2_000, stock, name: { en: 'Wool coat', ar: 'معطف صوف' } });

test('orders are found by number, piece and day, and only one’s own', async () => {
  const shopper = await store.shopper();
  const first = await buy(shopper, shirt);
  await passTime(store, '2026-11-24T10:00:00+03:00', [shopper]);
  const second = await buy(shopper, coat);
  const find = async (search: string, who = shopper) => {
    const { orders, pagination } = (await who.call('getAllOrders', { search })).body.data;
    expect(pagination.totalItems).toBe(orders.length);
    return orders.map(({ _id }) => _id);
  };
  const { number } = second;
  expect(await find(number)).toEqual([second._id]);
  expect(await find(`${number.slice(0, 3)} ${number.slice(3, 6)}`)).toEqual([second._id]);
  expect(await find('كتان')).toEqual([first._id]);
  expect(await find('قميص')).toEqual([first._id]);
  expect(await find('WOOL')).toEqual([second._id]);
  expect(await find('22/11')).toEqual([first._id]);
  expect(await find('22-11-2026')).toEqual([first._id]);
  expect(await find('2026-11-24')).toEqual([second._id]);
  expect(await find(`${number.slice(0, 3)}-${number.slice(3, 6)}`)).toEqual([second._id]);
  expect(await find('٢٤ تشرين الثاني')).toEqual([second._id]);
  expect(await find('November')).toEqual([second._id, first._id]);
  expect(await find('100%')).toEqual([]);
  expect(await find(number, await store.shopper())).toEqual([]);
});

test('a link shows the status and nothing else, until it is taken back', async () => {
  const shopper = await store.shopper();
  const { _id: orderId, number } = await buy(shopper, shirt);
  expect((await (await store.shopper()).call('shareOrder', { orderId })).status).toBe(404);
  const share = async () => (await shopper.call('shareOrder', { orderId })).body.data.order.sharePath ?? '';
  const path = await share();
  expect(await share()).toBe(path);
  const token = path.replace('/track/', '');
  const seen = await store.guest().call('getSharedOrder', { token });
  expect(seen.headers['cache-control']).toMatch(/no-store|no-cache|private/);
  expect(Object.keys(seen.body.data.order).sort()).toEqual([
    'expected',
    'history',
    'isHeld',
    'number',
    'stage',
    'status',
  ]);
  const read = async () => (await shopper.call('getOrderDetails', { orderId })).body.data.order;
  expect(seen.body.data.order).toMatchObject({ number, status: 'pending', isHeld: false });
  expect(seen.body.data.order.expected).toEqual((await read()).expected);
  expect((await (await store.shopper()).call('unshareOrder', { orderId })).status).toBe(404);
  await shopper.call('unshareOrder', { orderId });
  expect((await store.guest().call('getSharedOrder', { token })).status).toBe(404);
  expect(await share()).not.toBe(path);
});

test('who brings it is named with a number to call while it is with them', async () => {
  const courier = await openConsole(store, ['courier'], { name: 'Yousef' });
  const shopper = await store.shopper();
  const order = await buy(shopper, shirt);
  expect(order.courier).toBeNull();
  await send(store, order._id, courier.staffId);
  const { order: out } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data;
  expect(out.courier).toEqual({ name: 'Yousef', phone: courier.phone });
  expect(out.pin).toMatch(/^\d{4}$/);
});

test('the PIN is on the page of its order, and in no list', async () => {
  const courier = await openConsole(store, ['courier']);
  const shopper = await store.shopper();
  const { _id: orderId, number } = await buy(shopper, shirt);
  await send(store, orderId, courier.staffId);
  expect((await shopper.call('getOrderDetails', { orderId })).body.data.order.pin).toMatch(/^\d{4}$/);
  for (const asked of [{}, { status: 'inDelivery' }, { search: number }] as const) {
    const { orders } = (await shopper.call('getAllOrders', asked)).body.data;
    expect(orders.map(({ _id, pin }) => [_id, pin])).toEqual([[orderId, null]]);
  }
});

test('that pieces are missing is not said to the shopper, nor to who follows the link', async () => {
  const shopper = await store.shopper();
  const { _id: orderId } = await buy(shopper, shirt);
  const { sharePath } = (await shopper.call('shareOrder', { orderId })).body.data.order;
  const token = (sharePath ?? '').replace('/track/', '');
  for (const step of [
    { step: 'confirm' },
    { step: 'pick' },
    { step: 'short', found: [{ lineNo: 1, found: 0 }] },
  ] as const)
    expect(await take(store, orderId, step)).toBeNull();
  const stages = [
    (await shopper.call('getOrderDetails', { orderId })).body.data.order.stage,
    (await shopper.call('getAllOrders')).body.data.orders[0]?.stage,
    (await store.guest().call('getSharedOrder', { token })).body.data.order.stage,
  ];
  expect(stages).toEqual(['picking', 'picking', 'picking']);
  expect(JSON.stringify((await shopper.call('exportData')).body)).not.toContain('"short"');
});
