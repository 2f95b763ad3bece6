import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { sami, send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const boss = await openConsole(store, ['owner']);
const dress = await addProduct(store.db, { stock: { 'black/M': 9 } });

const placed = async () => (await buy(await store.shopper(), dress))._id;

test('parcels that ended are counted once in the sum by reason', async () => {
  for (const refusal of ['noMoney', 'late', null] as const) {
    const id = await placed();
    await send(store, id);
    const atDoor =
      refusal === null
        ? ({ step: 'deliver', kept: null, noPin: 'noPhone' } as const)
        : ({ step: 'refuse', refusal, reason: 'at the door' } as const);
    expect(await take(store, id, atDoor, sami)).toBeNull();
  }
  const { body } = await boss.ask('readReport', { name: 'refusals', by: 'reason' });
  expect(body.data.rows.map(({ figures }) => [figures['refused'], figures['ended']])).toEqual([
    [1, 3],
    [1, 3],
  ]);
  expect(body.data.sum).toMatchObject({ refused: 2, ended: 3 });
});

test('orders that were called are held against those that are confirmed', async () => {
  const [reached, missed] = [await placed(), await placed()];
  const call = async (id: string, outcome: 'confirmed' | 'noAnswer') => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await boss.ask('callOrder', { id, version: 1, outcome }, key)).status).toBe(200);
  };
  await call(reached, 'confirmed');
  await call(missed, 'noAnswer');
  for (const by of ['day', 'caller']) {
    const { rows, sum } = (await boss.ask('readReport', { name: 'calls', by })).body.data;
    expect(rows).toHaveLength(1);
    expect(sum).toEqual({ calls: 2, called: 2, confirmed: 1 });
  }
});
