import { expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { localized } from '../../../test/localized.ts';
import { openStore } from '../../../test/store.ts';
import { languages } from '../../shop/language.ts';

const store = await openStore({ pages: true });

const logo = { _id: '0123456789abcdef0123', width: 200, height: 50, ground: 'light' };
const identity = { name: localized('Nasij & Co', 'نسيج'), logo };

const open = (url: string, accept = '*/*') =>
  store.app.inject({ url, headers: { accept, 'accept-language': 'en' } });

test('the installed shop leads to search, cart and orders, and searches for a shared text', async () => {
  for (const language of languages) {
    const {
      shortcuts,
      share_target: share,
      icons,
    } = (await open(`/assets/${language}/${language}.webmanifest`)).json<{
      shortcuts: { name: string; url: string }[];
      share_target: { action: string; params: Record<string, string> };
      icons: { src: string; purpose?: string }[];
    }>();
    expect(new Set(shortcuts.map(({ name }) => name)).size).toBe(3);
    // A guest is led to sign in from the pages of their own.
    for (const { url } of shortcuts) expect([200, 302]).toContain((await open(url, 'text/html')).statusCode);
    const shared = await open(`${share.action}?${share.params['text']}=coat`, 'text/html');
    expect([shared.statusCode, shared.body.includes('value="coat"')]).toEqual([200, true]);
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of icons)
      expect((await open(new URL(src, `http://shop/assets/${language}/`).pathname)).statusCode).toBe(200);
  }
});

test('a brand of the shop’s own name stands in a title once', async () => {
  const id = await addProduct(store.db, { name: localized('Robe', 'روب'), brandId: 'Minwal' });
  const titleOf = async (url: string) =>
    /<title>([^<]*)<\/title>/.exec((await open(url, 'text/html')).body)?.[1];
  expect(await titleOf(`/ProductDetails/${id}`)).toBe('Robe · Minwal');
  const { rows } = await store.pool.query<{ slug: string }>(`select slug from brands where id = 'Minwal'`);
  expect(await titleOf(`/brands/Minwal/${rows[0]?.slug}`)).toMatch(/^Minwal · (?!Minwal)/);
});

test('the shop is installed, and answers in plain pages, under the name in its settings', async () => {
  const nameIn = async (language: string) =>
    (await open(`/assets/${language}/${language}.webmanifest`)).json().name;
  expect([await nameIn('en'), await nameIn('ar')]).toEqual(['Minwal', 'منوال']);

  await store.pool.query(
    'insert into settings (value) values ($1) on conflict (only_row) do update set value = settings.value || excluded.value',
    [JSON.stringify({ identity })],
  );
  for (const language of languages)
    await expect.poll(async () => nameIn(language)).toBe(identity.name[language]);
  const { icons } = (await open('/assets/en/en.webmanifest')).json<{ icons: { src: string }[] }>();
  expect(icons.map(({ src }) => src)).toEqual(
    [192, 512].map((size) => `/pictures/${logo._id}-icon-${size}.png`),
  );
  const home = (await open('/', 'text/html')).body;
  expect(home).toContain(`<link rel="icon" type="image/png" href="${icons[0]?.src}">`);
  expect(home).toMatch(
    new RegExp(`<img class="[^"]+" src="/pictures/${logo._id}-200.webp" width="200" height="50"`),
  );
  expect(home).toMatch(new RegExp(`"logo":"https?://[^/]+/pictures/${logo._id}-200.webp"`));
  expect((await open('/favicon.ico')).headers['location']).toBe(icons[0]?.src);
  const page = await open('/og/nothing', 'text/html');
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<title>Nasij &amp; Co</title>');
  expect(page.body).not.toContain('Minwal');
});

test('console and round are installed as apps of their own', async () => {
  for (const language of languages)
    for (const [app, startUrl] of [
      ['console', '/console'],
      ['round', '/console/round'],
    ]) {
      const page = await open(`${startUrl}?lang=${language}`, 'text/html');
      const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page.body) ?? [];
      expect(address).toContain(`/${app}.webmanifest`);
      const manifest = (await open(address)).json();
      expect(manifest).toMatchObject({ start_url: startUrl, scope: startUrl, display: 'standalone' });
      for (const { src } of manifest.icons)
        expect((await open(new URL(src, `http://shop${address}`).pathname)).statusCode).toBe(200);
    }
});
