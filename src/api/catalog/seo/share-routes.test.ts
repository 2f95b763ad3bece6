import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const origin = 'https://shop.example';
const store = await openStore({ environment: { PUBLIC_URL: origin } });
const { db } = store;
await addProduct(db, {
  id: 'coat',
  name: { en: 'Wool coat', ar: 'معطف صوف' },
  price: 3000,
  priceAfterDiscount: 2400,
  stock: { 'black/L': 1, 'white/L': 2, 'black/S': 1, 'black/M': 0 },
});
await addProduct(db, { id: 'gone', name: { en: '', ar: 'شال' }, price: 1200, stock: { 'black/M': 0 } });
await addProduct(db, { id: 'draft', status: 'draft' });
const manager = await openConsole(store, ['manager']);

const shareOf = async (id: string) => (await manager.ask('getShare', { id })).body.data.share;
const open = (url: string, headers = {}) => store.app.inject({ url: url.replace(origin, ''), headers });
const sourceIn = ({ cookies }: Awaited<ReturnType<typeof open>>) =>
  cookies.find(({ name }) => name === 'source');

test('a product is ready to be sent in both languages', async () => {
  const { en, ar } = await shareOf('coat');
  expect(en.text).toMatch(/^Wool coat\n2,400\sSYP instead of 3,000\sSYP\nSizes left: S, L$/);
  expect(ar.text).toMatch(/^معطف صوف\n.*2,400.* بدل .*3,000.*\nالقياسات الباقية: S،\u200f L$/);
  expect(en.links.whatsapp).toMatch(/^https:\/\/shop\.example\/p\/\d+\/wa$/);
  expect(ar.links.link).toMatch(/^https:\/\/shop\.example\/p\/\d+\?lang=ar$/);
  expect(en.answer).toMatch(
    /^Wool coat: 2,400\sSYP instead of 3,000\sSYP\nWe have it in:\nBlack: S, L\nWhite: L\nhttps:\/\/shop\.example\/p\/\d+\/wa$/,
  );
  const gone = await shareOf('gone');
  expect([gone.en.title, gone.en.text.split('\n')[2]]).toEqual(['شال', 'Sold out']);
});

test.each(['draft', 'nothing'])('%s cannot be sent', async (id) => {
  const { status, body } = await manager.ask('getShare', { id });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test.each(['link', 'whatsapp', 'telegram', 'facebook', 'instagram'] as const)(
  'the link for %s leads to the product and says where it was sent to',
  async (place) => {
    const { en, ar } = await shareOf('coat');
    for (const [link, path] of [
      [en.links[place], '/ProductDetails/coat'],
      [ar.links[place], '/ProductDetails/coat?lang=ar'],
    ] as const) {
      const answer = await open(link);
      expect([answer.statusCode, answer.headers['location']]).toEqual([302, path]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(sourceIn(answer)).toMatchObject({ value: place, httpOnly: true, sameSite: 'Lax', secure: true });
    }
  },
);

test.each(['/p/', '/p/0', '/p/99999', '/p/x', '/p/9999999999999', '/p/1/xx', '/p/1/wa/more', '/p/1e3'])(
  '%s leads nowhere',
  async (path) => {
    const answer = await open(path);
    expect(answer.statusCode).toBe(404);
    expect(sourceIn(answer)).toBeUndefined();
  },
);
