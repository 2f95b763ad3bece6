import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { addToCart, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();

// What a page does when an answer is lost: it retries with the same key.
async function payUntilAnswered(shopper: Client, expectedTotal: number): Promise<string> {
  const key = { 'idempotency-key': randomUUID() };
  for (;;) {
    const { status, body } = await pay(shopper, { expectedTotal }, key);
    if (status === 201) return body.data.order._id;
    expect([409, 503]).toContain(status);
    expect(['IDEMPOTENCY_RUNNING', 'SERVICE_UNAVAILABLE']).toContain(body.code);
    await new Promise((again) => setTimeout(again, 20));
  }
}

test('connections that die in the middle of paying lose no order and double none', async () => {
  const shirt = await addProduct(store.db, { price: 500, stock: { 'black/M': 100 } });
  const rush: Client[] = [];
  for (let index = 0; index < 16; index += 1) {
    const shopper = await store.shopper();
    await addToCart(shopper, shirt);
    rush.push(shopper);
  }
  const killer = new pg.Client({ connectionString: store.url });
  await killer.connect();
  let isRush = true;
  const killing = (async () => {
    while (isRush) {
      await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
                           where datname = current_database() and pid <> pg_backend_pid() and random() < 0.2`);
      await new Promise((again) => setTimeout(again, 15));
    }
  })();
  // Crashes stop after a while, so that every request ends.
  setTimeout(() => (isRush = false), 1500);
  const ids = await Promise.all(rush.map((shopper) => payUntilAnswered(shopper, 650)));
  isRush = false;
  await killing;
  await killer.end();
  expect(new Set(ids).size).toBe(16);
  const { rows } = await store.pool.query<{ orders: number }>('select count(*)::int as orders from orders');
  expect(rows).toEqual([{ orders: 16 }]);
  expect(await store.invariants()).toEqual([]);
});
