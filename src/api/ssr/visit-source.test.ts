import { expect, test } from 'vitest';
import { openStore } from '../../../test/store.ts';

const store = await openStore({ pages: true });

test.each([
  ['/', {}, undefined],
  ['/faq', { referer: 'https://l.instagram.com/' }, 'instagram'],
  ['/faq?utm_source=google&utm_medium=feed', {}, 'feed'],
  ['/faq', { referer: 'http://localhost/', 'user-agent': 'Instagram 300' }, undefined],
  // What staff sent in a chat, whatever opened it.
  ['/c/9fQ3bq0t0Zk1X0a2b3c4dw/wa', { referer: 'https://t.me/shop' }, 'whatsapp'],
  ['/c/9fQ3bq0t0Zk1X0a2b3c4dw', {}, 'link'],
  ['/nowhere', { referer: 'https://t.me/shop' }, 'telegram'],
  // It loads itself again for its own cookies, from this site.
  [
    '/faq',
    { referer: 'https://www.google.com/', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    'search',
  ],
  ['/faq', { referer: 'https://t.me/shop', cookie: 'source=telegram' }, undefined],
  ['/faq', { referer: 'https://t.me/shop', cookie: 'source=search' }, 'telegram'],
])('a page %s with %j notes %s', async (url, headers, source) => {
  const { cookies } = await store.app.inject({ url, headers: { host: 'localhost', ...headers } });
  const noted = cookies.find(({ name }) => name === 'source');
  expect(noted?.value).toBe(source);
  if (noted !== undefined) expect(noted).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});
