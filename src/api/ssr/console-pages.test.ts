import { expect, test } from 'vitest';
import { openConsole } from '../../../test/console.ts';
import { openStore } from '../../../test/store.ts';
import type { Language } from '../../shop/language.ts';

const store = await openStore({ pages: true });

async function read(path: string, language: Language = 'ar') {
  const guest = store.guest();
  guest.cookies.set('language', language);
  const { status, headers, body } = await guest.send('GET', path);
  return { status, headers, text: String(body), cookies: guest.cookies };
}

test.each(['/console', '/console/settings/staff', '/console/nowhere?a=1'])(
  '%s is the console’s one document, in the reader’s language',
  async (path) => {
    const [ar, en] = [await read(path), await read(path, 'en')];
    expect([ar.status, ar.text.slice(0, 60)]).toEqual([200, expect.stringContaining('lang="ar" dir="rtl"')]);
    expect(en.text).toContain('lang="en" dir="ltr"');
    expect(ar.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(ar.headers['content-security-policy']).toContain("default-src 'none'");
    expect([...ar.cookies.keys()]).toContain('XSRF-TOKEN');
  },
);

test.each<[path: string, cookie: Language | null, browser: string, language: Language]>([
  ['/console', null, 'ar-SY,ar;q=0.9,en;q=0.8', 'ar'],
  ['/console/round', null, 'ar', 'ar'],
  ['/console', null, 'en-US,en;q=0.9,ar;q=0.8', 'en'],
  ['/console', null, 'de', 'en'],
  ['/console', 'en', 'ar', 'en'],
  ['/console/setup', 'ar', 'en', 'ar'],
  ['/console?lang=en', null, 'ar', 'en'],
  ['/', null, 'ar', 'en'],
])('%s, with %s chosen, in a browser of %s is in %s', async (path, cookie, browser, language) => {
  const guest = store.guest();
  if (cookie !== null) guest.cookies.set('language', cookie);
  const { body } = await guest.send('GET', path, undefined, { 'accept-language': browser });
  expect(String(body)).toContain(`<html lang="${language}"`);
});

test('the document contains no data of the signed-in member', async () => {
  const owner = await openConsole(store, ['owner'], { name: 'Rana' });
  owner.cookies.set('language', 'en');
  const { body } = await owner.send('GET', '/console');
  expect(String(body)).toBe((await read('/console', 'en')).text);
});

test('every file it names exists and is cached forever', async () => {
  const { text } = await read('/console');
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/console\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await store.guest().send('GET', file);
    expect([file, status, headers['cache-control']]).toEqual([
      file,
      200,
      expect.stringContaining('immutable'),
    ]);
  }
});
