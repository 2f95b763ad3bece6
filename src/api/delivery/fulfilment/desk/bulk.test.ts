import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_000, stock: { 'black/M': 900 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager']);
const packer = await openConsole(store, ['packer']);

const bulk = (input: ConsoleInputOf<'bulkOrders'>, who = manager, key: string = randomUUID()) =>
  who.ask('bulkOrders', input, { 'idempotency-key': key });
const codes = async (...asked: Parameters<typeof bulk>) =>
  (await bulk(...asked)).body.data.results.map(({ code }) => code);
async function orders(count: number) {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await buy(await store.shopper(), shirt))._id);
  return ids.sort();
}
const stages = async (ids: string[]) =>
  (
    await db
      .selectFrom('parcels')
      .select(['order_id', 'stage'])
      .where('order_id', 'in', ids)
      .orderBy('order_id')
      .execute()
  ).map(({ stage }) => stage);

test('each order takes the step or says why not, and a repeat changes nothing', async () => {
  const ids = await orders(3);
  const [held = '', ...free] = ids;
  const until = new Date(store.now().getTime() + 86_400_000).toISOString();
  expect(await codes({ ids: [held], step: 'hold', input: { reason: 'waits for a size', until } })).toEqual([
    null,
  ]);
  const key = randomUUID();
  const asked = { ids: [...ids, 'no-such-order'], step: 'confirm' as const };
  const { results } = (await bulk(asked, manager, key)).body.data;
  const by = new Map(results.map((result) => [result.id, result]));
  expect(by.get(held)).toMatchObject({ code: 'HELD', message: 'This order is on hold.' });
  expect(by.get('no-such-order')?.code).toBe('NOT_FOUND');
  expect(free.map((id) => by.get(id)?.code)).toEqual([null, null]);
  expect(await stages(ids)).toEqual(['toConfirm', 'toPick', 'toPick']);
  expect((await bulk(asked, manager, key)).body.data.results).toEqual(results);
  const lines = await db.selectFrom('staff_audit').select('action').where('subject', 'in', ids).execute();
  expect(lines.map(({ action }) => action).sort()).toEqual([
    'parcel.confirm',
    'parcel.confirm',
    'parcel.hold',
  ]);
  expect(await codes({ ids, step: 'cancel', input: { reason: 'the shop is closed' } })).toEqual([
    null,
    null,
    null,
  ]);
  expect(await store.invariants()).toEqual([]);
});

test('a role takes its own steps, and what a step needs is asked for', async () => {
  const ids = await orders(1);
  expect(await codes({ ids, step: 'confirm' }, packer)).toEqual(['FORBIDDEN']);
  expect((await bulk({ ids, step: 'hold' })).body.code).toBe('VALIDATION');
  expect((await bulk({ ids: Array.from({ length: 201 }, String), step: 'confirm' })).body.code).toBe(
    'VALIDATION',
  );
  await codes({ ids, step: 'confirm' });
  expect(await codes({ ids, step: 'pick' }, packer)).toEqual([null]);
  expect(await stages(ids)).toEqual(['picking']);
});

test('two who cancel the same orders at once do it once', async () => {
  const ids = await orders(6);
  const both = await Promise.all([
    codes({ ids, step: 'cancel' }),
    codes({ ids: ids.toReversed(), step: 'cancel' }),
  ]);
  expect(both.map((each) => each.filter((code) => code === null).length).sort((a, b) => a - b)).toEqual([
    0, 6,
  ]);
  expect(await store.invariants()).toEqual([]);
});
