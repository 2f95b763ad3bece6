import { type BrowserContext, expect, test } from '@playwright/test';
import type { Language } from '../src/shop/language.ts';
import { Shopper } from './shopper.ts';
import { type Words, words } from './words.ts';

type Theme = 'light' | 'dark';

type Journey = {
  /** Phones read English by day, desks Arabic at night, unless a journey says otherwise. */
  language: Language;
  theme: Theme;
  /** What the shop says in that language. */
  t: Words;
  shopper: Shopper;
  /** Fails a journey on a page error, a refusal of the content policy, or a request to another host. */
  spotless: void;
  /** With a journey that failed: the answers that refused something. */
  refused: void;
};

/** A test that a person walks through the shop. */
export const journey = test.extend<Journey>({
  language: [async ({ isMobile }, give) => give(isMobile ? 'en' : 'ar'), { option: true }],
  theme: [async ({ isMobile }, give) => give(isMobile ? 'light' : 'dark'), { option: true }],
  actionTimeout: 45_000,
  colorScheme: async ({ theme }, give) => give(theme),
  t: async ({ language }, give) => give(words[language]),
  context: async ({ context, language, baseURL }, give) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '', sameSite: 'Strict' }]);
    await give(context);
  },
  shopper: async ({ page, t, language }, give) => give(new Shopper(page, t, language)),
  spotless: [
    async ({ context, baseURL }, give) => {
      const marks = marksIn(context, new URL(baseURL ?? '').host);
      await give();
      expect(marks).toEqual([]);
    },
    { auto: true },
  ],
  refused: [
    async ({ context }, give, info) => {
      const refused: string[] = [];
      context.on('response', (answer) => {
        if (answer.status() < 400) return;
        const what = `${answer.status()} ${answer.request().method()} ${new URL(answer.url()).pathname}`;
        const place = refused.push(what) - 1;
        answer.text().then(
          (body) => (refused[place] = `${what} ${/"code":"\w+"/.exec(body)?.[0] ?? ''}`),
          () => {},
        );
      });
      await give();
      if (info.status !== info.expectedStatus && refused.length > 0)
        await info.attach('answers that refused', { body: refused.join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

/** Collects errors of a browser that no page shows. */
function marksIn(context: BrowserContext, host: string): string[] {
  const marks: string[] = [];
  context.on('weberror', (error) => marks.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    // An answer that refuses, or a lost connection, is also shown by the page in its own words.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      marks.push(`console: ${message.text()}`);
  });
  context.on('response', (answer) => {
    // Uploads are calls by `XMLHttpRequest`.
    const isPart = !['document', 'fetch', 'xhr'].includes(answer.request().resourceType());
    if (isPart && answer.status() >= 400) marks.push(`${answer.status()} for ${answer.url()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) marks.push(`asked ${url.host}`);
  });
  return marks;
}
