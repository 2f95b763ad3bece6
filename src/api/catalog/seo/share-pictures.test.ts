import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import {
  pictureOfProduct,
  pictureOfShop,
  sharePicturePath,
} from '../../../shop/catalog/seo/share-picture.ts';
import { type Language, languages } from '../../../shop/language.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'minwal-og-'));
const store = await openStore({ environment: { DATA_DIR: dataDir } });
await addProduct(store.db, {
  id: 'coat',
  name: { en: 'Wool coat', ar: 'معطف صوف' },
  price: 3000,
  brandId: 'loza',
});

const names = (await store.settings()).identity.name;
const shopIn = (language: Language) => ({ name: names[language], logo: null });

async function pathOf(language: Language): Promise<string> {
  const { body } = await store.guest({ language }).call('getProductDetails', { productId: 'coat' });
  return sharePicturePath(pictureOfProduct(body.data.product, shopIn(language)), language);
}

const open = (url: string) => store.app.inject({ url });

test.each(languages)('a piece has a picture of its name and price in %s', async (language) => {
  const path = await pathOf(language);
  expect(path).toMatch(new RegExp(`^/og/coat-${language}-[0-9a-f]{16}\\.png$`));
  const { statusCode, headers, rawPayload } = await open(path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect((await open(path)).rawPayload.equals(rawPayload)).toBe(true);
});

test('a new price is a new picture, and the old one leads to it', async () => {
  const before = await pathOf('ar');
  await store.db.updateTable('products').set({ price: 2500 }).where('id', '=', 'coat').execute();
  const after = await pathOf('ar');
  expect(after).not.toBe(before);
  const { statusCode, headers } = await open(before);
  expect([statusCode, headers['location'], headers['cache-control']]).toEqual([
    302,
    after,
    'public, max-age=0, must-revalidate',
  ]);
  expect((await open(after)).statusCode).toBe(200);
});

test.each(languages)(
  'a piece has cards for posts, statuses and chats in %s, and one of what was left leads to now',
  async (language) => {
    const sizes = { square: [1080, 1080], tall: [1080, 1920], wide: [1200, 630] };
    for (const [format, [width, height]] of Object.entries(sizes)) {
      const now = async () => {
        const { statusCode, headers } = await open(`/og/${format}/coat-${language}-0.png`);
        expect(statusCode).toBe(302);
        return String(headers['location']);
      };
      const path = await now();
      expect(path).toMatch(new RegExp(`^/og/${format}/coat-${language}-[0-9a-f]{16}\\.png$`));
      const { rawPayload, statusCode } = await open(path);
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width, height });
      const before = await store.db
        .selectFrom('variants')
        .select('stock')
        .where('product_id', '=', 'coat')
        .executeTakeFirstOrThrow();
      await store.db.updateTable('variants').set({ stock: 0 }).where('product_id', '=', 'coat').execute();
      expect(await now()).not.toBe(path);
      await store.db.updateTable('variants').set(before).where('product_id', '=', 'coat').execute();
      expect(await now()).toBe(path);
    }
  },
);

test('the shop, a brand and a category have theirs', async () => {
  expect((await open(sharePicturePath(pictureOfShop('ar', shopIn('ar')), 'ar'))).statusCode).toBe(200);
  for (const subject of ['brand/loza', 'category/women']) {
    const { headers } = await open(`/og/${subject}-en-0.png`);
    expect(headers['location']).toMatch(new RegExp(`^/og/${subject}-en-[0-9a-f]{16}\\.png$`));
    expect((await open(String(headers['location']))).headers['content-type']).toBe('image/png');
  }
});

test.each([
  '/og/',
  '/og/nothing-en-0.png',
  '/og/coat-fr-0.png',
  '/og/brand/nobody-en-0.png',
  '/og/page/coat-en-0.png',
  '/og/square/nothing-en-0.png',
  '/og/round/coat-en-0.png',
  '/og/../coat-en-0.png',
  '/og/coat-en-0.png/x',
])('%s is nothing', async (path) => {
  expect((await open(path)).statusCode).toBe(404);
});

test('concurrent requests for one picture share one drawing', async () => {
  await addProduct(store.db, { id: 'hat' });
  const { headers } = await open('/og/hat-en-0.png');
  const answers = await Promise.all(Array.from({ length: 40 }, () => open(String(headers['location']))));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('another name of the shop is another picture of everything', async () => {
  const before = await pathOf('en');
  await store.pool.query(
    `insert into settings (value) values ('{"identity": {"name": {"en": "Nasij", "ar": "نسيج"}}}')
     on conflict (only_row) do update set value = settings.value || excluded.value`,
  );
  await expect.poll(async () => (await open(before)).statusCode).toBe(302);
});
