import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { balanceOf } from './post-entry.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_000, stock: { 'black/M': 50 } });
const rana = await openConsole(store, ['owner', 'courier']);
const key = () => ({ 'idempotency-key': randomUUID() });

async function deliver(courierId: string): Promise<number> {
  const { _id } = await buy(await store.shopper(), shirt);
  await send(store, _id, courierId);
  const delivered = { step: 'deliver', kept: null, noPin: 'noPhone' } as const;
  expect(await take(store, _id, delivered, { name: courierId, role: 'courier' })).toBeNull();
  // A count is blind: no call says what is expected.
  return balanceOf(store.db, `courier:${courierId}`);
}

const cashToday = async () => (await rana.ask('getToday')).body.data.cash;

test('who is alone counts their own cash, and nobody is asked to confirm it', async () => {
  const notes = [{ value: 1, count: await deliver(rana.staffId) }];
  const counted = await rana.ask('handOverCash', { courierId: rana.staffId, notes, after: null }, key());
  expect(counted.body.data).toMatchObject({ difference: 0 });
  const { counts } = (await rana.ask('getMyCash')).body.data;
  expect(counts).toMatchObject([{ answer: 'acknowledged', isOwn: true }]);
  expect(await cashToday()).toMatchObject({ unanswered: 0 });
  expect(await store.invariants()).toEqual([]);
});

test('a count that its courier has not confirmed waits on Today', async () => {
  const samer = await openConsole(store, ['courier']);
  const notes = [{ value: 1, count: await deliver(samer.staffId) }];
  const count = await rana.ask('handOverCash', { courierId: samer.staffId, notes, after: null }, key());
  expect(await cashToday()).toMatchObject({ unanswered: 1 });
  const id = count.body.data.countId ?? '';
  await samer.ask('answerMyCount', { id, answer: 'acknowledged' }, key());
  expect(await cashToday()).toMatchObject({ unanswered: 0 });
});
