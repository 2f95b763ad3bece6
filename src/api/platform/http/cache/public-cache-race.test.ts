import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { Client } from '../../../../../test/client.ts';
import { openStore } from '../../../../../test/store.ts';

// Readers poll two instances while prices and stock change. A request sent after a change was acknowledged must see
// it: in lists, on pages, on either instance.

const store = await openStore();
const beside = await store.beside();
const guests = [
  ...Array.from({ length: 16 }, () => store.guest()),
  ...times(4, () => new Client(beside.app, 'en')),
];
const dress = 'race-dress';

beforeAll(async () => {
  await addProduct(store.db, { id: dress, price: 1000, stock: { 'black/M': 60 } });
  for (let nth = 0; nth < 12; nth += 1) await addProduct(store.db, { price: 500 });
});

function times<Made>(count: number, make: () => Made): Made[] {
  return Array.from({ length: count }, make);
}

/**
 * Polls with every reader until `change` has ended. `read` gives what a guest sees; `acknowledged` the last
 * acknowledged value. Returns the number of stale reads and of all reads.
 */
async function hammer(
  read: (guest: Client) => Promise<number>,
  acknowledged: () => number,
  change: () => Promise<void>,
): Promise<{ stale: number; asked: number }> {
  let changing = true;
  const seen = { stale: 0, asked: 0 };
  const readers = guests.map(async (guest) => {
    while (changing) {
      const known = acknowledged();
      const shown = await read(guest);
      seen.asked += 1;
      if (shown < known) seen.stale += 1;
    }
  });
  await change();
  changing = false;
  await Promise.all(readers);
  return seen;
}

const hits = () => store.cache.figures.hits + beside.cache.figures.hits;

describe.each([
  [
    'the page of the piece',
    async (guest: Client) =>
      (await guest.call('getProductDetails', { productId: dress })).body.data.product.price,
  ],
  [
    'the list',
    async (guest: Client) =>
      (await guest.call('getAllProducts', { sort: 'priceDesc', limit: 5 })).body.data.products[0]?.price ?? 0,
  ],
  [
    'the bounds of the price filter',
    async (guest: Client) => (await guest.call('getAllProducts', {})).body.data.facets.price.max,
  ],
])('a price that rises by SQL, on %s', (_where, read) => {
  test('is never an old one', async () => {
    const before = hits();
    const { rows } = await sql<{ price: number }>`select price from products where id = ${dress}`.execute(
      store.db,
    );
    let price = rows[0]?.price ?? 0;
    const { stale, asked } = await hammer(
      read,
      () => price,
      async () => {
        for (let change = 0; change < 60; change += 1) {
          await store.db
            .updateTable('products')
            .set({ price: price + 1 })
            .where('id', '=', dress)
            .execute();
          price += 1;
          await new Promise((later) => setTimeout(later, change % 3 === 0 ? 0 : 8));
        }
      },
    );
    expect(stale).toBe(0);
    expect(asked).toBeGreaterThan(200);
    expect(hits()).toBeGreaterThan(before);
  });
});

test('stock that is bought piece by piece is never more than what is left', async () => {
  const shoppers = await Promise.all(times(3, () => store.shopper()));
  let sold = 0;
  const { stale, asked } = await hammer(
    async (guest) => {
      const { body } = await guest.call('getProductDetails', { productId: dress });
      return 60 - (body.data.product.variants[0]?.available ?? 0);
    },
    () => sold,
    async () => {
      for (let round = 0; round < 6; round += 1) {
        await Promise.all(shoppers.map((shopper) => buy(shopper, dress, 1 + (round % 2))));
        sold += shoppers.length * (1 + (round % 2));
      }
    },
  );
  expect(stale).toBe(0);
  expect(asked).toBeGreaterThan(100);
  expect(await store.invariants()).toEqual([]);
});

test('the last piece is gone from the list at once, on both instances', async () => {
  const productId = await addProduct(store.db, { stock: { 'red/S': 1 } });
  const shopper = await store.shopper();
  const ask = (app: typeof store.app) =>
    new Client(app, 'en').call('getAllProducts', { inStock: true, limit: 50 });
  const has = async (app: typeof store.app) =>
    (await ask(app)).body.data.products.some(({ _id }) => _id === productId);
  expect([await has(store.app), await has(beside.app)]).toEqual([true, true]);
  await buy(shopper, productId, 1, 'red/S');
  expect([await has(store.app), await has(beside.app)]).toEqual([false, false]);
});

test('a cut connection loses no change: missed changes are read, and later answers are cached again', async () => {
  const read = async () =>
    (await store.guest().call('getProductDetails', { productId: dress })).body.data.product.price;
  const before = await read();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'minwal changes' and datname = current_database()`.execute(store.db);
  await store.db
    .updateTable('products')
    .set({ price: before + 7 })
    .where('id', '=', dress)
    .execute();
  expect(await read()).toBe(before + 7);
  await expect.poll(() => store.changes.caughtUp()).toBe(true);
  await read();
  const kept = store.cache.figures.hits;
  expect(await read()).toBe(before + 7);
  expect(store.cache.figures.hits).toBe(kept + 1);
});
