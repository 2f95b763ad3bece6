import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { openStore } from '../../../test/store.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });

beforeAll(async () => {
  const { db } = store;
  await addProduct(db, { id: 'dress', name: { en: 'Linen dress', ar: 'فستان كتان' } });
  await addProduct(db, { id: 'coat', name: { en: 'Wool coat', ar: 'معطف صوف' } });
  await addProduct(db, { id: 'bag', availableFrom: '2027-01-01T00:00:00Z' });
  await addProduct(db, { id: 'draft', status: 'draft' });
});

const keptToday = async (id: string) =>
  (
    await store.db
      .selectFrom('product_days')
      .select(['day', 'favorites'])
      .where('product_id', '=', id)
      .execute()
  )[0];

test('a shopper keeps pieces, the latest first; keeping one again changes nothing', async () => {
  const shopper = await store.shopper();
  const first = await shopper.call('addToFavorites', { productId: 'dress' });
  expect(first.body).toMatchObject({
    status: true,
    message: 'Saved to favorites',
    data: { favoriteIds: ['dress'] },
  });
  store.setNow('2026-11-22T10:01:00+03:00');
  await shopper.call('addToFavorites', { productId: 'coat' });
  const again = await shopper.call('addToFavorites', { productId: 'dress' });
  expect(again.body.data.favoriteIds).toEqual(['coat', 'dress']);
  expect(await keptToday('dress')).toEqual({ day: '2026-11-22', favorites: 1 });

  const list = await shopper.call('getAllFavorites', { limit: 1 });
  expect(list.body.data.favorites.map(({ _id, name }) => [_id, name])).toEqual([['coat', 'Wool coat']]);
  expect(list.body.data.pagination).toEqual({ page: 1, limit: 1, totalItems: 2, totalPages: 2 });
  expect((await shopper.call('getAllFavorites', { page: 5 })).body.data.favorites).toEqual([]);
  const named = await shopper.call('getAllFavorites', { name: 'كتان' });
  expect(named.body.data.favorites.map(({ _id }) => _id)).toEqual(['dress']);

  const left = await shopper.call('removeFromFavorites', { productId: 'dress' });
  expect(left.body).toMatchObject({ message: 'Removed from favorites', data: { favoriteIds: ['coat'] } });
  expect((await shopper.call('removeFromFavorites', { productId: 'dress' })).status).toBe(200);
  expect(await keptToday('dress')).toEqual({ day: '2026-11-22', favorites: 0 });
});

test('what is announced can be kept; what is no longer shown leaves the list', async () => {
  const shopper = await store.shopper();
  await shopper.call('addToFavorites', { productId: 'bag' });
  await addProduct(store.db, { id: 'leaving' });
  await shopper.call('addToFavorites', { productId: 'leaving' });
  await store.db.updateTable('products').set({ status: 'archived' }).where('id', '=', 'leaving').execute();
  const { body } = await shopper.call('getAllFavorites');
  expect(body.data.favorites.map(({ _id }) => _id)).toEqual(['bag']);
  expect(body.data.pagination.totalItems).toBe(1);
});

test('one shopper never sees what another keeps', async () => {
  const [one, other] = [await store.shopper(), await store.shopper()];
  await one.call('addToFavorites', { productId: 'coat' });
  expect((await other.call('getAllFavorites')).body.data.favorites).toEqual([]);
  const { headers } = await one.call('getAllFavorites');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a heart pressed twenty times at once is kept once', async () => {
  const shopper = await store.shopper();
  const id = await addProduct(store.db);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shopper.call('addToFavorites', { productId: id })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await keptToday(id))?.favorites).toBe(1);
});

test.each(['draft', 'moon'])('%s cannot be kept', async (productId) => {
  const shopper = await store.shopper();
  const { status, body } = await shopper.call('addToFavorites', { productId });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test.each([
  ['en', 'Please login with your phone number to continue'],
  ['ar', expect.stringMatching(/[\u0600-\u06ff]/)],
] as const)('a guest is asked to sign in (%s)', async (language, message) => {
  const guest = store.guest({ language });
  for (const call of ['addToFavorites', 'removeFromFavorites'] as const) {
    const { status, body } = await guest.call(call, { productId: 'dress' });
    expect(status).toBe(401);
    expect(body).toMatchObject({ status: false, code: 'UNAUTHENTICATED', message, data: null });
  }
  expect((await guest.call('getAllFavorites')).status).toBe(401);
});
