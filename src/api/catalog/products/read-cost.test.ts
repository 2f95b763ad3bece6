import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const productId = await addProduct(store.db, { stock: { 'black/M': 0 } });
const owner = await openConsole(store, ['owner']);

const cost = async (id: string) => (await owner.ask('getProductCost', { id })).body;

test('the cost of a piece is known with its first receipt, in pounds at the rate of now', async () => {
  expect((await cost(productId)).data.cost.pounds).toBeNull();
  const made = await askWithKey(owner, 'createReceipt', {});
  const { _id: id, version } = made.body.data.receipt;
  const line = { productId, colorId: 'black', sizeId: 'M', counted: 2, unitCost: 2410 };
  await owner.ask('changeReceipt', { id, version, lines: [line] });
  expect((await askWithKey(owner, 'postReceipt', { id, version: version + 1 })).status).toBe(200);
  await store.pool.query(`insert into exchange_rates (rate, at) values (12100, now() + interval '1 hour')`);
  expect((await cost(productId)).data.cost).toEqual({ pounds: 2916, rate: 12100 });
  expect((await cost('nothing')).code).toBe('NOT_FOUND');
});
