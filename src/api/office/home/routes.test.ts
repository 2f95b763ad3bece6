import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import { Settings } from '../../../shop/settings.ts';
import { refreshTrend } from './refresh-trend.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const guest = store.guest();
const later = () => store.setNow(new Date(store.now().getTime() + 60_000));

beforeAll(async () => {
  const { db } = store;
  await addProduct(db, { id: 'old', createdAt: '2026-01-01T00:00:00Z' });
  await addProduct(db, { id: 'new', createdAt: '2026-11-20T00:00:00Z' });
  await addProduct(db, { id: 'of-rakda', brandId: 'rakda', createdAt: '2026-05-01T00:00:00Z' });
  await addProduct(db, { id: 'gone', stock: { 'black/M': 0 }, trend: 99 });
  await addProduct(db, { id: 'later', availableFrom: '2026-12-20T00:00:00Z' });
  await addProduct(db, { id: 'soon', availableFrom: '2026-12-01T00:00:00Z' });
  await addProduct(db, { id: 'draft', status: 'draft' });
});

const ids = (products: { _id: string }[]) => products.map(({ _id }) => _id);

test('before anything is written the page greets with the name of the store', async () => {
  const { status, body } = await guest.call('getHomePage');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    hero: { title: 'Minwal', href: '/SearchProducts' },
    banners: [],
    collections: [],
  });
  const trendy = (await guest.call('getAllProducts', { sort: 'trendy' })).body.data.products;
  expect(trendy[0]?.inStock).toBe(false);
  expect(body.data.hero.image).toEqual(trendy.find(({ inStock }) => inStock)?.image);
  expect((await store.guest({ language: 'ar' }).call('getHomePage')).body.data.hero.title).toBe('منوال');
});

test('the page shows what the merchant wrote, the categories, the brands and three tabs', async () => {
  await store.db
    .insertInto('home_content')
    .values([
      {
        id: 'h',
        kind: 'hero',
        title_en: 'Woven your way',
        title_ar: 'على منوالك',
        text_en: 'Cash',
        text_ar: 'نقداً',
        href: '/SearchProducts',
      },
      {
        id: 'b',
        kind: 'banner',
        title_en: 'Reduced',
        title_ar: 'حسومات',
        href: '/SearchProducts?onSale=true',
        position: 1,
      },
      {
        id: 'c',
        kind: 'collection',
        title_en: 'Denim',
        title_ar: 'جينز',
        href: '/SearchProducts?name=denim',
        min_products: 0,
      },
    ])
    .execute();
  later();
  const { body } = await guest.call('getHomePage');
  expect(body.data.hero).toMatchObject({ title: 'Woven your way', text: 'Cash', href: '/SearchProducts' });
  expect(body.data.hero).not.toHaveProperty('_id');
  // Without a picture of its own it shows a product of its list.
  expect(body.data.hero.image.alt).toMatch(/^Plain dress/);
  expect(body.data.banners).toMatchObject([{ _id: 'b', title: 'Reduced' }]);
  expect(body.data.collections).toMatchObject([{ _id: 'c', title: 'Denim', count: 0, colors: [] }]);
  expect(body.data.categories).toMatchObject([{ _id: 'women', productsCount: 6 }]);
  expect(ids(body.data.brands)).toEqual(['loza', 'rakda']);
  expect(ids(body.data.ourProducts)).toEqual(['new', 'of-rakda', 'old']);
  expect(ids(body.data.comingSoon)).toEqual(['soon', 'later']);
  expect(body.data.comingSoon[0]).toMatchObject({
    comingSoon: true,
    inStock: false,
    availableFrom: '2026-12-01T00:00:00.000Z',
  });
  const arabic = await store.guest({ language: 'ar' }).call('getBanners');
  expect(arabic.body.data.banners).toMatchObject([{ _id: 'b', title: 'حسومات', image: { alt: 'حسومات' } }]);
});

test('the tabs can be those of one brand, by its id or its slug', async () => {
  await store.db.updateTable('brands').set({ slug: 'rakda-sport' }).where('id', '=', 'rakda').execute();
  for (const input of [{ brandId: 'rakda' }, { brand: 'rakda-sport' }]) {
    const { body } = await guest.call('getHomeProducts', input);
    expect(ids(body.data.ourProducts)).toEqual(['of-rakda']);
    expect(ids(body.data.trendy)).toEqual(['of-rakda']);
    expect(body.data.comingSoon).toEqual([]);
  }
  expect((await guest.call('getHomeProducts', { brand: 'moon' })).body.data).toEqual({
    ourProducts: [],
    comingSoon: [],
    trendy: [],
  });
});

test('what people order, keep and look at trends, halved each three days and forgotten after fourteen', async () => {
  await store.db
    .insertInto('product_days')
    .values([
      { product_id: 'old', day: '2026-11-22', views: 8 },
      { product_id: 'new', day: '2026-11-19', views: 4, favorites: 2, orders: 1 },
      { product_id: 'of-rakda', day: '2026-11-08', orders: 100 },
    ])
    .execute();
  expect(await refreshTrend(store.db, Settings.parse({}), store.now())).toBe(3);
  expect(await refreshTrend(store.db, Settings.parse({}), store.now())).toBe(0);
  const rows = await store.db
    .selectFrom('products')
    .select(['id', 'trend'])
    .orderBy('trend', 'desc')
    .orderBy('id')
    .execute();
  expect(rows.slice(0, 3)).toEqual([
    { id: 'new', trend: 10 },
    { id: 'old', trend: 8 },
    { id: 'draft', trend: 0 },
  ]);
  const { body } = await guest.call('getHomeProducts', {});
  expect(ids(body.data.trendy).slice(0, 2)).toEqual(['new', 'old']);
});

test('a collection counts the pieces it leads to, and shows a second garment in their colors', async () => {
  await addProduct(store.db, { id: 'hat', brandId: 'loza-hats', stock: { 'white/M': 1, 'red/M': 1 } });
  await addProduct(store.db, { id: 'cap', brandId: 'loza-hats', stock: { 'red/M': 0 } });
  const collection = (id: string, href: string) => ({
    id,
    kind: 'collection',
    title_en: id,
    title_ar: id,
    href,
  });
  await store.db
    .insertInto('home_content')
    .values([
      collection('d', '/SearchProducts?brandId=loza-hats'),
      collection('e', '/SearchProducts?brandId=loza-hats&inStock=true&limit=1'),
      collection('f', '/SearchProducts?minPrice=plenty'),
      collection('g', '/brands/loza-hats/loza-hats'),
    ])
    .execute();
  later();
  const { collections } = (await guest.call('getHomePage')).body.data;
  const shown = Object.fromEntries(
    collections.map(({ _id, count, images, colors }) => [_id, [count, images.length, colors]]),
  );
  // Products of these tests have no picture: all show the same placeholder.
  expect(shown).toMatchObject({
    d: [2, 1, ['#FFFFFF', '#C22B34']],
    e: [1, 1, ['#FFFFFF', '#C22B34']],
    f: [null, 1, []],
    g: [null, 1, []],
  });
});

test('guests see the open coupons that end first, without their codes', async () => {
  const day = 24 * 3600 * 1000;
  const at = (days: number) => new Date(store.now().getTime() + days * day);
  const { _id: shopperId } = (await (await store.shopper()).call('getUserData')).body.data.user;
  const coupon = (id: string, change: object = {}) => ({
    id,
    code: id.toUpperCase(),
    title_en: id,
    title_ar: id,
    kind: 'percent',
    value: 10,
    starts_at: at(-1),
    ends_at: at(5),
    ...change,
  });
  await store.db
    .insertInto('coupons')
    .values([
      coupon('last', { ends_at: at(9) }),
      coupon('first', { ends_at: at(1) }),
      coupon('ended', { starts_at: at(-3), ends_at: at(-1) }),
      coupon('later', { starts_at: at(1) }),
      coupon('gone', { take_limit: 2, taken_count: 2 }),
      coupon('used-up', { use_limit: 1, used_count: 1 }),
      coupon('personal', { owner_id: shopperId }),
      coupon('second', { take_limit: 2, taken_count: 1 }),
      coupon('third'),
    ])
    .execute();
  const { coupons } = (await guest.call('getHomePage')).body.data;
  expect(coupons.map(({ _id }) => _id)).toEqual(['first', 'second', 'third']);
  expect(JSON.stringify(coupons)).not.toContain('SECOND');
});
