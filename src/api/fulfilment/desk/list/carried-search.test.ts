import { expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { fillOrders } from '../../../../../test/fill-orders.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();
const productId = await addProduct(store.db);
await fillOrders({ url: store.url, orders: 400, productId, now: store.now() });
const owner = await openConsole(store, ['owner']);

// A common name and a rare one: for the first the search begins with the parcels, for the second with the names.
test.each(['احمد', 'one', 'الحي 3', 'nobody'])('what a courier carried is found by %s', async (named) => {
  const search = named === 'one' ? await nameOfOne() : named;
  const { rows } = await store.pool.query<{ id: string }>(
    `select o.id from orders o join parcels p on p.order_id = o.id and p.return_id is null
       join shoppers s on s.id = o.shopper_id
      where p.courier_id = 'filled-courier-3' and o.address ->> 'city' = 'حلب'
        and (s.name_folded like '%' || fold_text($1) || '%' or o.place_folded like '%' || fold_text($1) || '%')
      order by o.placed_at desc, o.id desc`,
    [search],
  );
  expect(rows.length > 0).toBe(named !== 'nobody');
  const asked = { view: 'all', courier: 'filled-courier-3', city: 'aleppo', search } as const;
  const { orders, sum } = (await owner.ask('listOrders', asked)).body.data;
  expect(orders.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id).slice(0, 50));
  expect(sum?.orders).toBe(rows.length);
});

async function nameOfOne(): Promise<string> {
  const { rows } = await store.pool.query<{ name: string }>(
    `select s.name from orders o join parcels p on p.order_id = o.id join shoppers s on s.id = o.shopper_id
      where p.courier_id = 'filled-courier-3' and o.address ->> 'city' = 'حلب' order by o.id limit 1`,
  );
  return rows[0]?.name ?? '';
}
