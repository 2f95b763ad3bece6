import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '../../shop/language.ts';
import { giveBrowserCookies, keepsCookiesBack } from '../http/browser.ts';
import type { Store } from '../store.ts';
import { readPagePreferences } from './page-preferences.ts';
import { sendReload } from './pages.ts';

const languages = ['en', 'ar'] satisfies Language[];

/**
 * Serves the merchant's console: its files under `/assets/console`, and one document for every address below `/console`,
 * which holds no personal data.
 */
export async function consoleRoutes(store: Store, dist: string, policy: string): Promise<void> {
  for (const language of languages) {
    await store.app.register(fastifyStatic, {
      root: resolve(dist, 'console', language),
      prefix: `/assets/console/${language}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
      index: false,
    });
  }
  const read = (language: Language) => readFile(resolve(dist, 'console', language, 'index.html'), 'utf8');
  const documents: Record<Language, string> = { en: await read('en'), ar: await read('ar') };
  for (const url of ['/console', '/console/*'])
    store.app.get(url, async (request, reply) => {
      if (keepsCookiesBack(store, request)) return sendReload(reply);
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
        .send(documents[language]);
    });
}
