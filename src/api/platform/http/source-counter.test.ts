import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { sourceCounter } from './source-counter.ts';
import { isVisit, noteSource } from './visit-source.ts';

const origin = 'https://shop.example';
const store = await openStore({ environment: { PUBLIC_URL: origin } });
const owner = await openConsole(store, ['owner']);
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130';

/** An app that counts as the pages do, for as long as the requests are made. */
async function counted(requests: readonly { url?: string; headers?: Record<string, string> }[]) {
  const app = fastify();
  await app.register(cookie);
  const count = sourceCounter({ ...store, app }, 'visits');
  app.get('/*', async (request, reply) => {
    noteSource(store, request, reply);
    if (isVisit(request, origin)) count(request);
    return 'page';
  });
  for (const { url = '/', headers = {} } of requests)
    await app.inject({ url, headers: { host: 'shop.example', 'user-agent': phone, ...headers } });
  await app.close();
  const { rows } = (await owner.ask('readReport', { name: 'sources' })).body.data;
  await store.pool.query('delete from source_days');
  return Object.fromEntries(rows.map(({ label, figures }) => [label, figures['visits']]));
}

test('visits are counted by what brought the browser last, without a write of their own', async () => {
  const t = texts.en.sources;
  expect(
    await counted([
      {},
      { headers: { referer: 'https://l.instagram.com/' } },
      { url: '/?utm_source=wa' },
      // Typed in, by a browser that Telegram brought before.
      { headers: { cookie: 'source=telegram' } },
      { headers: { cookie: 'source=made-up' } },
    ]),
  ).toEqual({ [t.direct]: 2, [t.instagram]: 1, [t.whatsapp]: 1, [t.telegram]: 1 });
});

test.each([
  ['a step within the shop', { referer: `${origin}/Home` }],
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['what a chat fetches to show a link', { 'user-agent': 'WhatsApp/2.24 A' }],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
  ['a part of a page', { 'sec-fetch-dest': 'iframe' }],
])('%s is no visit', async (_what, headers) => {
  expect(await counted([{ headers }])).toEqual({});
});
