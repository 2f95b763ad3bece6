import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { sami, send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();

test('a place that orders name in both languages is one, at the place of its sum', async () => {
  const boss = await openConsole(store, ['owner']);
  const dress = await addProduct(store.db, { stock: { 'black/M': 4 } });
  for (const [city, isRefused] of [
    ['Homs', true],
    ['Homs', false],
    ['Aleppo', true],
    ['حلب', true],
  ] as const) {
    const { _id: id } = await buy(await store.shopper(), dress);
    await store.pool.query(
      `update orders set address = address || jsonb_build_object('city', $2::text) where id = $1`,
      [id, city],
    );
    await send(store, id);
    const atDoor = isRefused
      ? ({ step: 'refuse', refusal: 'noMoney', reason: 'no money' } as const)
      : ({ step: 'deliver', kept: null, noPin: 'noPhone' } as const);
    expect(await take(store, id, atDoor, sami)).toBeNull();
  }
  const { rows } = (await boss.ask('readReport', { name: 'refusals', by: 'city' })).body.data;
  expect(rows.map(({ label, figures }) => [label, figures['refused'], figures['ended']])).toEqual([
    ['Aleppo', 2, 2],
    ['Homs', 1, 2],
  ]);
});
