import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { Client } from '../../../../test/client.ts';
import { showOneShopper } from '../../../../test/one-shopper.ts';
import { openStore, randomPhone } from '../../../../test/store.ts';
import { tour } from '../../../../test/tour.ts';
import { keysOf } from '../../../shop/keys-of.ts';
import { DISTRIBUTION } from './distribution.ts';

// On the day the database is divided by shopper, no call must change: each is answered from the rows of one.

const store = await openStore({ demo: true });
const { watch, sql, different } = await showOneShopper(store.url);

test('every table has a key by which it is divided', async () => {
  const { rows } = await store.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  expect(keysOf(DISTRIBUTION).toSorted()).toEqual(rows.map(({ name }) => name));
});

test('no statement of a call of shoppers needs the rows of two', async () => {
  const variant = (productId: string) => ({ productId, colorId: 'black', sizeId: 'M' });
  const inStock = variant(await addProduct(store.db, { stock: { 'black/M': 40 } }));
  const soldOut = variant(await addProduct(store.db, { stock: { 'black/M': 0 } }));
  const divided = await store.beside({ environment: { PUBLIC_CACHE: 'off' } });
  const guest = () => watch(new Client(divided.app, 'en'));
  const shopper = async () => {
    const client = guest();
    await client.signIn(randomPhone());
    await client.completeProfile();
    return client;
  };
  const goods = { inStock, soldOut, brandId: 'loza', categoryId: 'women' };
  const shopperOfDemo = await shopperWithMostOrders();
  const buyer = guest();
  await buyer.signIn(shopperOfDemo);
  for (const name of ['getUserData', 'getAllOrders', 'getPoints', 'getAllFavorites', 'exportData'] as const)
    expect([name, (await buyer.call(name)).status]).toEqual([name, 200]);
  await tour({ guest, shopper, sql, now: store.now }, goods);
  expect(different).toEqual([]);
});

async function shopperWithMostOrders(): Promise<string> {
  const { rows } = await sql(
    `select s.phone from shoppers s join orders o on o.shopper_id = s.id group by s.phone order by count(*) desc, s.phone limit 1`,
  );
  return String(rows[0]?.['phone']);
}
