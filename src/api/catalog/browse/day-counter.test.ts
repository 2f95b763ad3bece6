import fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import { dayCounter } from './day-counter.ts';

const store = await openStore({ now: '2026-11-22T23:30:00+03:00' });

test('views are stored by the day of the store, at the latest when the app closes', async () => {
  const [dress, coat] = [await addProduct(store.db), await addProduct(store.db)];
  const app = fastify();
  const views = dayCounter({ ...store, app }, 'views');
  for (const id of [dress, coat, dress, 'gone']) views.count(id);
  await views.flush();
  views.count(dress);
  await app.close();
  const days = await store.db
    .selectFrom('product_days')
    .select(['product_id', 'day', 'views'])
    .orderBy('views')
    .execute();
  expect(days).toEqual([
    { product_id: coat, day: '2026-11-22', views: 1 },
    { product_id: dress, day: '2026-11-22', views: 3 },
  ]);
});

test('views that could not be stored are retried with the next', async () => {
  const coat = await addProduct(store.db);
  const app = fastify();
  const views = dayCounter({ ...store, app }, 'views');
  views.count(coat);
  await sql`alter table product_days rename to away`.execute(store.db);
  await views.flush();
  await sql`alter table away rename to product_days`.execute(store.db);
  await app.close();
  const day = await store.db
    .selectFrom('product_days')
    .select('views')
    .where('product_id', '=', coat)
    .executeTakeFirst();
  expect(day?.views).toBe(1);
});
