import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { openStore } from '../../../test/store.ts';
import { viewCounter } from './view-counter.ts';

const store = await openStore({ now: '2026-11-22T23:30:00+03:00' });

test('views are kept by the day of the store, when the app closes at the latest', async () => {
  const [dress, coat] = [await addProduct(store.db), await addProduct(store.db)];
  const app = fastify();
  const views = viewCounter({ ...store, app });
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
