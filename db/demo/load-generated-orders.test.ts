import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../test/catalog.ts';
import { openConsole } from '../../test/console.ts';
import { openStore } from '../../test/store.ts';
import { loadGeneratedOrders } from './load-generated-orders.ts';

const store = await openStore();

test('generated orders have what the triggers write of an order', async () => {
  await openConsole(store, ['owner']);
  await addProduct(store.db, { price: 1_000, stock: { 'black/M': 5 } });
  await loadGeneratedOrders(store.url, 200, store.now());
  const { rows } = await sql`
    select (select count(*)::int from order_figures) as orders,
           (select count(*) from line_figures) = (select count(*) from order_lines) as "hasLines"`.execute(
    store.db,
  );
  expect(rows).toEqual([{ orders: 200, hasLines: true }]);
  expect(await store.invariants()).toEqual([]);
});
