import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../test/catalog.ts';
import { openConsole } from '../../test/console.ts';
import { delivered } from '../../test/returning.ts';
import { openStore } from '../../test/store.ts';
import { loadGeneratedOrders } from './load-generated-orders.ts';

const store = await openStore();

test('generated orders have what the triggers write of an order, and end before the first invoice', async () => {
  await openConsole(store, ['owner']);
  await delivered(store, await addProduct(store.db, { price: 1_000, stock: { 'black/M': 5 } }), 1);
  const later = new Date(store.now().getTime() + 30 * 24 * 3_600_000);
  await loadGeneratedOrders(store.url, 200, later);
  const { rows } = await sql`
    select (select count(*)::int from order_figures) as orders,
           (select count(*) from line_figures) = (select count(*) from order_lines) as "hasLines"`.execute(
    store.db,
  );
  expect(rows).toEqual([{ orders: 201, hasLines: true }]);
  expect(await store.invariants()).toEqual([]);
});
