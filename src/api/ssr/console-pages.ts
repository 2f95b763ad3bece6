import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Language, languages } from '../../shop/language.ts';
import { giveBrowserCookies, withholdsCookies } from '../platform/http/guards/browser.ts';
import type { Store } from '../store.ts';
import { readPagePreferences } from './page-preferences.ts';
import { sendReload } from './pages.ts';

/** Serves the console and the courier's round: files, one document each without personal data, service workers. */
export async function consoleRoutes(store: Store, dist: string, policy: string): Promise<void> {
  // The preview of a product is a page of the shop in a frame.
  const framing = `${policy}; frame-src 'self'`;
  await serveApp(store, dist, { folder: 'console', urls: ['/console', '/console/*'], policy: framing });
  await serveApp(store, dist, { folder: 'round', urls: ['/console/round', '/console/round/*'], policy });
  store.app.get('/console/news-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; img-src 'self'")
      .send(await readFile(resolve(dist, 'news-worker.js'))),
  );
  // Each language is a build with files of its own: a change of the cookie is a new worker for the browser.
  store.app.get('/console/round-worker.js', async (request, reply) => {
    const { language } = readPagePreferences(store, request, reply);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(await readFile(resolve(dist, 'round', language, 'round-worker.js')));
  });
}

type App = { folder: string; urls: readonly string[]; policy: string };

async function serveApp(store: Store, dist: string, { folder, urls, policy }: App): Promise<void> {
  const documents = new Map<Language, string>();
  for (const language of languages) {
    documents.set(language, await readFile(resolve(dist, folder, language, 'index.html'), 'utf8'));
    await store.app.register(fastifyStatic, {
      root: resolve(dist, folder, language),
      prefix: `/assets/${folder}/${language}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
      index: false,
    });
  }
  for (const url of urls)
    store.app.get(url, async (request, reply) => {
      if (withholdsCookies(store, request)) return sendReload(reply);
      giveBrowserCookies(store, request, reply);
      const { language } = readPagePreferences(store, request, reply);
      return reply
        .headers({
          'content-security-policy': policy,
          'content-language': language,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          vary: 'cookie, accept-language, accept-encoding',
        })
        .type('text/html; charset=utf-8')
        .send(documents.get(language));
    });
}
