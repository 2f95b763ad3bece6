import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { openStore } from '../../../../../test/store.ts';
import { PublicCache } from './public-cache.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const { db } = store;
const guest = store.guest();
const list = '/api/v1/app/products/get-all-products-client';

await addProduct(db, {
  id: 'coat',
  price: 3000,
  categoryId: 'women',
  stock: { 'black/M': 4, 'red/S': 1 },
  createdAt: '2026-11-20T10:00:00Z',
});
await addProduct(db, { id: 'shirt', price: 900, categoryId: 'men' });

/** Cache hits and misses while `work` ran. */
async function counting(work: () => Promise<unknown>): Promise<{ hits: number; misses: number }> {
  const before = store.cache.figures;
  await work();
  const { hits, misses } = store.cache.figures;
  return { hits: hits - before.hits, misses: misses - before.misses };
}

// Clears the cache before each test.
beforeEach(async () => {
  await sql`select pg_notify('catalog_changes', 'all')`.execute(db);
  await store.changes.caughtUp();
});

describe('a cached answer', () => {
  test('is given for the same question however it is spelled', async () => {
    const spellings = [
      `${list}?page=1&limit=10`,
      list,
      `${list}?utm_source=chat&limit=10`,
      `${list}?sort=&page=1`,
    ];
    const counted = await counting(async () => {
      for (const spelling of spellings) expect((await guest.send('GET', spelling)).status).toBe(200);
    });
    expect(counted).toEqual({ hits: 3, misses: 1 });
  });

  test('is one a language, and travels as the browser takes it', async () => {
    const ask = (headers: Record<string, string>) => store.app.inject({ url: list, headers });
    const counted = await counting(async () => {
      const plain = await ask({});
      const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await ask({ 'accept-encoding': 'gzip;q=0.5, br;q=0' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(gzip.headers['etag']).toBe(plain.headers['etag']);
      expect(brotli.headers['vary']).toBe('accept-language, accept-encoding, save-data');
      const arabic = await ask({ 'accept-language': 'ar-SY,ar;q=0.9' });
      expect(arabic.body).not.toBe(plain.body);
    });
    expect(counted).toEqual({ hits: 2, misses: 2 });
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await guest.send('GET', list);
    const again = await guest.send('GET', list, undefined, {
      'if-none-match': `"other", ${String(headers['etag'])}`,
    });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: headers['etag'],
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-language, accept-encoding, save-data',
    });
  });

  test('is made once for a crowd', async () => {
    const crowd = Array.from({ length: 50 }, () => guest.call('getHomePage'));
    expect(await counting(() => Promise.all(crowd))).toEqual({ hits: 49, misses: 1 });
  });

  test('is no refusal', async () => {
    const ask = () => guest.call('getProductDetails', { productId: 'not-yet' });
    expect((await ask()).status).toBe(404);
    await addProduct(db, { id: 'not-yet' });
    expect((await ask()).status).toBe(200);
    await db.updateTable('products').set({ status: 'archived' }).where('id', '=', 'not-yet').execute();
    expect((await ask()).status).toBe(404);
  });

  test('counts as looked at each time it is given', async () => {
    const looks = () =>
      sql<{
        views: number;
      }>`select coalesce(sum(views), 0)::int as views from product_days where product_id = 'shirt'`
        .execute(db)
        .then(({ rows }) => rows[0]?.views);
    for (let look = 0; look < 3; look += 1) await guest.call('getProductDetails', { productId: 'shirt' });
    await expect.poll(looks).toBe(3);
  });

  test('of one product outlives what happens to another', async () => {
    const look = () => guest.call('getProductDetails', { productId: 'shirt' });
    await look();
    await db.updateTable('products').set({ price: 3100 }).where('id', '=', 'coat').execute();
    expect(await counting(look)).toMatchObject({ hits: 1 });
  });
});

describe('is computed again as soon as', () => {
  const coat = async () => (await guest.call('getProductDetails', { productId: 'coat' })).body.data.product;
  const card = async () =>
    (await guest.call('getAllProducts', {})).body.data.products.find(({ _id }) => _id === 'coat');
  const home = async () => (await guest.call('getHomePage')).body.data;

  test.each<[what: string, statement: string, read: () => Promise<unknown>, shown: unknown]>([
    [
      'a price changes',
      `update products set price = 2750 where id = 'coat'`,
      async () => (await card())?.price,
      2750,
    ],
    [
      'stock changes by one',
      `update variants set stock = 3 where product_id = 'coat' and color_id = 'black'`,
      async () => (await coat()).variants[0]?.available,
      3,
    ],
    [
      'a size is sold out',
      `update variants set stock = 0 where product_id = 'coat' and size_id = 'S'`,
      async () =>
        (await guest.call('getAllProducts', {})).body.data.facets.sizes.some(({ _id }) => _id === 'S'),
      false,
    ],
    [
      'a piece is renamed',
      `update products set name_en = 'Long coat' where id = 'coat'`,
      async () => (await card())?.name,
      'Long coat',
    ],
    [
      'its brand is',
      `update brands set name_en = 'Loza house' where id = 'loza'`,
      async () => (await card())?.brand.name,
      'Loza house',
    ],
    [
      'its color is',
      `update colors set name_en = 'Ink' where id = 'black'`,
      async () => (await card())?.colors[0]?.name,
      'Ink',
    ],
    [
      'a size is',
      `update sizes set label_en = 'Medium' where id = 'M'`,
      async () => (await coat()).sizes.some(({ label }) => label === 'Medium'),
      true,
    ],
    [
      'a category is',
      `update categories set name_en = 'Ladies' where id = 'women'`,
      async () => (await coat()).category.name,
      'Ladies',
    ],
    [
      'a brand is followed',
      `update brands set followers_count = 8 where id = 'loza'`,
      async () => (await guest.call('getCategoriesWithBrands')).body.data.brands[0]?.followersCount,
      8,
    ],
    [
      'the hero is written',
      `insert into home_content (kind, title_en, title_ar, href) values ('hero', 'Winter', 'شتاء', '/')`,
      async () => (await home()).hero.title,
      'Winter',
    ],
    [
      'a picture comes',
      `with made as (insert into pictures values ('abc', 960, 1280, '{480}', '{480}') returning id)
                         update products set picture_id = (select id from made) where id = 'coat'`,
      async () => (await card())?.image.url,
      '/pictures/abc-480.webp',
    ],
    [
      'older pieces make it one of the newest tenth',
      `update products set created_at = now() where id = 'coat';
       insert into products (id, slug, created_at, brand_id, category_id, subcategory_id, name_en, name_ar, price)
       select 'older-' || n, 'older-' || n, created_at - interval '1 day', brand_id, category_id, subcategory_id, name_en, name_ar, price
         from products p, generate_series(1, 12) n where p.id = 'coat'`,
      async () => (await card())?.isNew,
      true,
    ],
    ['it is taken down', `update products set status = 'draft' where id = 'coat'`, card, undefined],
  ])('%s', async (_what, statement, read, shown) => {
    expect(await read()).not.toEqual(shown);
    await sql.raw(statement).execute(db);
    expect(await read()).toEqual(shown);
    expect(await counting(read)).toMatchObject({ hits: 1, misses: 0 });
  });

  test.each([
    ['a discount begins', '2026-11-22T12:00:00+03:00', 700],
    ['it ends', '2026-11-22T18:00:00+03:00', null],
  ])('%s', async (_what, moment, price) => {
    await db
      .updateTable('products')
      .set({
        price_after_discount: 700,
        discount_starts_at: '2026-11-22T12:00:00+03:00',
        discount_ends_at: '2026-11-22T18:00:00+03:00',
      })
      .where('id', '=', 'shirt')
      .execute();
    const shirt = async () =>
      (await guest.call('getProductDetails', { productId: 'shirt' })).body.data.product.priceAfterDiscount;
    const at = new Date(moment).getTime();
    store.setNow(new Date(at - 10));
    const before = await shirt();
    expect(before).not.toBe(price);
    store.setNow(new Date(at - 1));
    expect(await counting(shirt)).toMatchObject({ hits: 1 });
    store.setNow(new Date(at));
    expect(await shirt()).toBe(price);
  });

  test('a minute has passed', async () => {
    await guest.call('getHomePage');
    store.setNow(new Date(store.now().getTime() + 59_999));
    expect(await counting(() => guest.call('getHomePage'))).toMatchObject({ hits: 1 });
    store.setNow(new Date(store.now().getTime() + 1));
    expect(await counting(() => guest.call('getHomePage'))).toMatchObject({ misses: 1 });
  });
});

test('the cache stays within its bounds, and evicts the least recently used answer first', async () => {
  const cache = new PublicCache({
    changes: {
      heard: () => 0,
      unchanged: () => true,
      caughtUp: async () => true,
      onConsoleEvents: () => () => {},
      stop: async () => {},
    },
    clock: store.clock,
    nextExpiry: async () => new Date(8e15),
    most: { bytes: 1000, entries: 3 },
  });
  const ask = (key: string, length = 10) =>
    cache.get(key, async () => ({ text: 'x'.repeat(length), tags: [], onServe: [] }));
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key);
  expect(cache.figures).toMatchObject({ entries: 3, hits: 1, drops: 1 });
  await ask('a');
  await ask('b');
  expect(cache.figures).toMatchObject({ entries: 3, hits: 2, misses: 5 });
  await ask('long', 600);
  await ask('longer', 700);
  expect(cache.figures.bytes).toBeLessThanOrEqual(1000);
});
