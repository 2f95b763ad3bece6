import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import { languages } from '../../../shop/language.ts';

const origin = 'https://shop.example';
const store = await openStore({ environment: { PUBLIC_URL: origin } });
const { db } = store;
for (let made = 0; made < 31; made += 1) await addProduct(db);
await addProduct(db, { id: 'hidden', status: 'draft', createdAt: '2026-11-22T09:59:59+03:00' });
await db
  .insertInto('pictures')
  .values({ id: 'f00d', width: 960, height: 1280, avif: [960], webp: [480] })
  .execute();

test.each(languages)('the newest pieces in %s are an RSS feed for anybody', async (language) => {
  const id = `newest-${language}`;
  await addProduct(db, {
    id,
    name: { en: 'Rose & thyme', ar: 'ورد وزعتر' },
    price: 4200,
    createdAt: '2026-11-22T09:59:59+03:00',
  });
  await db.updateTable('products').set({ picture_id: 'f00d' }).where('id', '=', id).execute();
  const { statusCode, headers, body } = await store.app.inject({ url: `/feeds/new-${language}.xml` });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const items = body.match(/<item>.*<\/item>/g) ?? [];
  expect(items.length).toBe(30);
  expect(body).not.toContain('hidden');
  const item = items.find((each) => each.includes(`>newest-${language}<`));
  const lang = language === 'ar' ? '&amp;lang=ar' : '';
  expect(item).toContain(`<title>${language === 'ar' ? 'ورد وزعتر' : 'Rose &amp; thyme'}</title>`);
  expect(item).toContain(`<guid isPermaLink="false">newest-${language}</guid>`);
  expect(item).toContain('<pubDate>Sun, 22 Nov 2026 06:59:59 GMT</pubDate>');
  expect(item).toContain(
    `/ProductDetails/newest-${language}?utm_source=telegram&amp;utm_medium=rss${lang}</link>`,
  );
  expect(item).toMatch(
    /<enclosure url="https:\/\/shop\.example\/pictures\/jpeg\/f00d-chalk\.jpg" length="0" type="image\/jpeg"\/>/,
  );
});
