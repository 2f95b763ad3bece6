import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { take } from '../../../../test/parcels.ts';
import { stockOf } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const packer = await openConsole(store, ['packer'], { name: 'Omar' });
const other = await openConsole(store, ['packer'], { name: 'Lina' });

const key = () => ({ 'idempotency-key': randomUUID() });
const black = (productId: string) => ({ productId, colorId: 'black', sizeId: 'M' });

async function begin(): Promise<string> {
  return (await packer.ask('createCount', { place: 'Shelf 3' }, key())).body.data.count._id;
}
const enter = async (who: ConsoleClient, id: string, productId: string, add: number) =>
  who.ask('enterCount', { id, entries: [{ ...black(productId), add }] }, key());
const post = async (who: ConsoleClient, id: string, acceptShort = false) =>
  who.ask('postCount', { id, acceptShort }, key());

test.each([
  ['what was expected', 10, 10],
  ['one more', 11, 11],
  ['two fewer', 8, 8],
  ['none of two', 0, 0],
] as const)('a count of %s leaves the stock at the counted pieces', async (_what, counted, left) => {
  const dress = await addProduct(store.db, { stock: { 'black/M': counted === 0 ? 2 : 10 } });
  const id = await begin();
  const { body: blind } = await enter(packer, id, dress, counted);
  expect(blind.data.count.lines[0]).toMatchObject({ counted, by: 'Omar', expected: null, difference: null });
  const { body } = await post(packer, id);
  const expected = counted === 0 ? 2 : 10;
  expect(body.data.count).toMatchObject({ state: 'posted', endedBy: 'Omar' });
  expect(body.data.count.lines[0]).toMatchObject({ expected, difference: counted - expected });
  expect(await stockOf(store, dress)).toBe(left);
  const { body: ledger } = await manager.ask('listMovements', { productId: dress });
  const posted = ledger.data.movements.filter(({ reason }) => reason === 'counted');
  expect(posted.map(({ change, count }) => [change, count?._id])).toEqual(
    counted === expected ? [] : [[counted - expected, id]],
  );
  expect(await store.invariants()).toEqual([]);
});

test('entries of two phones add up, and a count hides what should be there', async () => {
  const dress = await addProduct(store.db);
  const id = await begin();
  await Promise.all([enter(packer, id, dress, 4), enter(other, id, dress, 5), enter(packer, id, dress, 1)]);
  const { body } = await packer.ask('getCount', { id });
  expect(body.data.count).toMatchObject({ pieces: 10, lines: [{ counted: 10, expected: null }] });
});

test('what is sold while counting changes no difference', async () => {
  const dress = await addProduct(store.db);
  const id = await begin();
  await enter(packer, id, dress, 9);
  await buy(await store.shopper(), dress, 3);
  expect(await stockOf(store, dress)).toBe(7);
  await post(packer, id);
  expect(await stockOf(store, dress)).toBe(6);
  expect(await store.invariants()).toEqual([]);
});

test('what is picked between the entries of two phones is no surplus', async () => {
  const dress = await addProduct(store.db);
  const order = await buy(await store.shopper(), dress, 4);
  const id = await begin();
  await enter(packer, id, dress, 6);
  for (const step of ['confirm', 'pick'] as const) await take(store, order._id, { step });
  await enter(other, id, dress, 4);
  const { body } = await post(packer, id);
  expect(body.data.count.lines[0]).toMatchObject({ expected: 10, difference: 0 });
  expect(await stockOf(store, dress)).toBe(6);
});

test('pieces of orders that wait to be picked lie on the shelf', async () => {
  const dress = await addProduct(store.db);
  await buy(await store.shopper(), dress, 3);
  const id = await begin();
  await enter(packer, id, dress, 10);
  const { body } = await post(packer, id);
  expect(body.data.count.lines[0]).toMatchObject({ expected: 10, difference: 0 });
  expect(await stockOf(store, dress)).toBe(7);
});

test('a large difference is counted again, blind, by someone else', async () => {
  const dress = await addProduct(store.db);
  const id = await begin();
  await enter(packer, id, dress, 4);
  const { body: asked } = await post(packer, id);
  expect(asked.data.count).toMatchObject({
    state: 'recount',
    lines: [{ needsSecond: true, counted: null, second: null }],
  });
  expect(await stockOf(store, dress)).toBe(10);
  expect((await post(packer, id)).status).toBe(400);
  expect((await enter(packer, id, dress, 4)).body.code).toBe('OWN_COUNT');
  await enter(other, id, dress, 9);
  const { body } = await post(packer, id);
  expect(body.data.count).toMatchObject({
    state: 'posted',
    lines: [{ second: 9, secondBy: 'Lina', difference: -1 }],
  });
  expect(await stockOf(store, dress)).toBe(9);
});

test('pieces that orders hold and that are missing are for a manager to decide', async () => {
  const dress = await addProduct(store.db, { stock: { 'black/M': 3 } });
  const order = await buy(await store.shopper(), dress, 2);
  const id = await begin();
  await enter(packer, id, dress, 1);
  const { status, body } = await post(packer, id);
  expect([status, body.code]).toEqual([409, 'COUNT_SHORT']);
  expect(body.data).toMatchObject({ short: [{ count: 1, orders: [{ name: order.number }] }] });
  expect((await post(packer, id, true)).status).toBe(403);
  const { body: done } = await post(manager, id, true);
  expect(done.data.count.lines[0]).toMatchObject({
    difference: -2,
    short: 1,
    orders: [{ name: order.number }],
  });
  expect(await stockOf(store, dress)).toBe(0);
  expect(await store.invariants()).toEqual([]);
});

test('a count of a category shows what has no line yet', async () => {
  const [one, two] = [
    await addProduct(store.db, { categoryId: 'hats' }),
    await addProduct(store.db, { categoryId: 'hats' }),
  ];
  const { body } = await packer.ask('createCount', { categoryId: 'hats' }, key());
  expect(body.data.count.left.map(({ productId }) => productId).toSorted()).toEqual([one, two].toSorted());
  const { body: after } = await enter(packer, body.data.count._id, one, 0);
  expect(after.data.count.left.map(({ productId }) => productId)).toEqual([two]);
  const unknown = await packer.ask('createCount', { categoryId: 'none' }, key());
  expect(unknown.status).toBe(404);
});

test('a count ends once', async () => {
  const dress = await addProduct(store.db);
  const id = await begin();
  await enter(packer, id, dress, 9);
  const both = await Promise.all([post(packer, id), post(other, id)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await stockOf(store, dress)).toBe(9);
  expect((await enter(packer, id, dress, 1)).body.code).toBe('ALREADY_POSTED');
  const dropped = await begin();
  await packer.ask('dropCount', { id: dropped }, key());
  expect((await post(packer, dropped)).body.code).toBe('ALREADY_POSTED');
});

test('counting while shoppers buy ends with what was counted less what was sold', async () => {
  const dress = await addProduct(store.db, { stock: { 'black/M': 80 } });
  const shoppers = await Promise.all(Array.from({ length: 50 }, async () => store.shopper()));
  const id = await begin();
  const buying = shoppers.map(async (shopper) => buy(shopper, dress));
  const counting = (async () => {
    for (let scan = 0; scan < 79; scan += 1) await enter(packer, id, dress, 1);
  })();
  await Promise.all([counting, ...buying]);
  const { body } = await post(packer, id);
  expect(body.data.count.lines[0]).toMatchObject({ expected: 80, difference: -1 });
  expect(await stockOf(store, dress)).toBe(80 - 1 - 50);
  expect(await store.invariants()).toEqual([]);
});
