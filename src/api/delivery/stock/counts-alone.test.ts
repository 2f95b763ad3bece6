import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { stockOf } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

test('who is left alone during a second count makes it, and ends it', async () => {
  const store = await openStore();
  const owner = await openConsole(store, ['owner'], { name: 'Rana' });
  const other = await openConsole(store, ['packer'], { name: 'Lina' });
  const productId = await addProduct(store.db);
  const { _id: id } = (await owner.ask('createCount', { place: 'Shelf' }, key())).body.data.count;
  const entries = [{ productId, colorId: 'black', sizeId: 'M', add: 4 }];
  await owner.ask('enterCount', { id, entries }, key());
  expect((await owner.ask('postCount', { id }, key())).body.data.count.state).toBe('recount');
  expect((await owner.ask('enterCount', { id, entries }, key())).body.code).toBe('OWN_COUNT');

  await owner.ask('removeStaff', { id: other.staffId, version: 1 }, key());
  expect((await owner.ask('enterCount', { id, entries }, key())).status).toBe(200);
  expect((await owner.ask('postCount', { id }, key())).body.data.count.state).toBe('posted');
  expect(await stockOf(store, productId)).toBe(4);
  expect(await store.invariants()).toEqual([]);
});
