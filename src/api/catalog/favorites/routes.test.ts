import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';

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

test('a product added twenty times at once is a favorite once', async () => {
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

test('a favorite restored within ten minutes keeps its place, later it is the first', async () => {
  const shopper = await store.shopper();
  const start = store.now().getTime();
  const change = async (name: 'addToFavorites' | 'removeFromFavorites', productId: string) => {
    store.setNow(new Date(store.now().getTime() + 1000));
    return (await shopper.call(name, { productId })).body.data.favoriteIds;
  };
  await change('addToFavorites', 'dress');
  await change('addToFavorites', 'coat');
  await change('removeFromFavorites', 'dress');
  store.setNow(new Date(start + 9.5 * 60_000));
  expect(await change('addToFavorites', 'dress')).toEqual(['coat', 'dress']);
  await change('removeFromFavorites', 'dress');
  await sql`update favorites_let_go set let_go_at = let_go_at - interval '601 seconds'`.execute(store.db);
  expect(await change('addToFavorites', 'dress')).toEqual(['dress', 'coat']);
});

test('a kept piece says how far its price has dropped since, and never that it rose', async () => {
  store.setNow('2026-11-22T12:00:00+03:00');
  const shopper = await store.shopper();
  await addProduct(store.db, { id: 'shawl', price: 1300 });
  await addProduct(store.db, { id: 'scarf', price: 900 });
  await addProduct(store.db, { id: 'hat', price: 700 });
  for (const productId of ['shawl', 'scarf', 'hat']) await shopper.call('addToFavorites', { productId });
  const price = (id: string, values: { price?: number; price_after_discount?: number }) =>
    store.db.updateTable('products').set(values).where('id', '=', id).execute();
  await price('shawl', { price_after_discount: 1000 });
  await price('scarf', { price: 1200 });
  await store.db.updateTable('favorites').set({ price: null }).where('product_id', '=', 'hat').execute();
  await price('hat', { price: 100 });
  const drops = async () => {
    const { body } = await shopper.call('getAllFavorites');
    return Object.fromEntries(body.data.favorites.map(({ _id, priceDrop }) => [_id, priceDrop]));
  };
  expect(await drops()).toEqual({ shawl: 300, scarf: 0, hat: 0 });
  // Removed and restored, it still has the price of the first day.
  await shopper.call('removeFromFavorites', { productId: 'shawl' });
  await shopper.call('addToFavorites', { productId: 'shawl' });
  expect((await drops())['shawl']).toBe(300);
});

test('a restocked size is shown for two weeks', async () => {
  store.setNow('2026-11-25T12:00:00+03:00');
  const shopper = await store.shopper();
  const id = await addProduct(store.db, { id: 'vest', stock: { 'black/S': 2, 'black/M': 1 } });
  const move = async (size: string, change: number, day: string) => {
    const variant = { product_id: id, color_id: 'black', size_id: size };
    const reason = change > 0 ? 'received' : 'ordered';
    await store.db
      .insertInto('stock_ledger')
      .values({ ...variant, change, reason, actor: 'test', at: `${day}T12:00:00+03:00` })
      .execute();
    await sql`update variants set stock = stock + ${change}
               where product_id = ${id} and size_id = ${size}`.execute(store.db);
  };
  const back = async () => (await shopper.call('getAllFavorites')).body.data.favorites[0]?.backInSizes;
  const keptOn = (day: string) =>
    sql`update favorites set created_at = ${day} where product_id = ${id}`.execute(store.db);

  await shopper.call('addToFavorites', { productId: id });
  await keptOn('2026-11-01');
  expect(await back()).toEqual([]);
  await move('S', -1, '2026-11-20');
  await move('S', 1, '2026-11-21');
  await move('M', -1, '2026-11-20');
  expect(await back()).toEqual([]);
  await move('M', 3, '2026-11-22');
  expect(await back()).toEqual(['M']);
  await keptOn('2026-11-23');
  expect(await back()).toEqual([]);
  await keptOn('2026-10-01');
  await move('S', -2, '2026-11-05');
  await move('S', 2, '2026-11-06');
  expect(await back()).toEqual(['M']);
});

test('kept pieces are narrowed by name, category, what is reduced and what can be bought', async () => {
  store.setNow('2026-11-22T12:00:00+03:00');
  const shopper = await store.shopper();
  await addProduct(store.db, { id: 'tie', categoryId: 'men', price: 500, priceAfterDiscount: 400 });
  await addProduct(store.db, { id: 'belt', categoryId: 'men', stock: { 'black/M': 0 } });
  await addProduct(store.db, { id: 'blouse', name: { en: 'Silk blouse', ar: 'بلوزة حرير' } });
  for (const productId of ['tie', 'belt', 'blouse']) await shopper.call('addToFavorites', { productId });
  const list = async (input: Parameters<typeof shopper.call<'getAllFavorites'>>[1]) => {
    const { body } = await shopper.call('getAllFavorites', input);
    const { favorites, categories } = body.data;
    return {
      ids: favorites.map(({ _id }) => _id).toSorted(),
      categories: categories.map(({ _id, count }) => `${_id} ${count}`).toSorted(),
    };
  };
  expect(await list({})).toEqual({ ids: ['belt', 'blouse', 'tie'], categories: ['men 2', 'women 1'] });
  expect(await list({ categoryId: 'men' })).toEqual({
    ids: ['belt', 'tie'],
    categories: ['men 2', 'women 1'],
  });
  expect(await list({ inStock: true })).toEqual({ ids: ['blouse', 'tie'], categories: ['men 1', 'women 1'] });
  expect(await list({ onSale: true })).toEqual({ ids: ['tie'], categories: ['men 1'] });
  expect(await list({ name: 'silk' })).toEqual({ ids: ['blouse'], categories: ['women 1'] });
  expect(await list({ categoryId: 'moon' })).toEqual({ ids: [], categories: ['men 2', 'women 1'] });
});
