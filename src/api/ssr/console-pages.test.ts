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
