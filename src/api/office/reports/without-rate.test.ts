import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { sami, send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();

test('without a rate the cost of what was sold is unknown, not nothing', async () => {
  const boss = await openConsole(store, ['owner']);
  const dress = await addProduct(store.db, { stock: { 'black/M': 2 } });
  for (const city of ['Aleppo', 'حلب']) {
    const order = await buy(await store.shopper(), dress, 1);
    await store.pool.query(
      `update orders set address = address || jsonb_build_object('city', $2::text) where id = $1`,
      [order._id, city],
    );
    await send(store, order._id);
    expect(await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone' }, sami)).toBeNull();
  }
  const unknown = { orders: 2, cost: null, contribution: null };
  const { body } = await boss.ask('readReport', { name: 'contribution', by: 'day' });
  expect(body.data.sum).toMatchObject(unknown);
  const { rows } = (await boss.ask('readReport', { name: 'contribution', by: 'city' })).body.data;
  expect(rows.map(({ label, figures }) => [label, figures])).toEqual([
    ['Aleppo', expect.objectContaining(unknown)],
  ]);
});
