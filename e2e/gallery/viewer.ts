import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isHydrated } from '../shopper.ts';
import { type Look, nameOf } from './looks.ts';
import { MOMENT } from './moment.ts';
import type { People } from './people.ts';
import type { State } from './states.ts';

/** Looks at states, with one page for each language and width: each next one finds the code loaded. */
export type Viewer = {
  /** Opens a state and waits until it stands. */
  open: (state: State, look: Look) => Promise<Page>;
  close: () => Promise<void>;
};

/** What a page needs to know who is signed in: without it no state of a page is seen. */
const FRAME = /\/auth\/me\b|\/assets\//;

export function openViewer(browser: Browser, people: People, address: string): Viewer {
  const pages = new Map<string, Page>();
  const pageFor = async (state: State, { language, width }: Look): Promise<Page> => {
    // The round keeps its day on the device.
    const key = state.name.startsWith('round/') ? state.name : `${language} ${width}`;
    const known = pages.get(key);
    if (known !== undefined) return known;
    const page = await (await contextFor(browser, address, width)).newPage();
    pages.set(key, page);
    return page;
  };
  return {
    open: async (state, look) => {
      const page = await pageFor(state, look);
      const context = page.context();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearCookies();
      await context.addCookies([
        { name: 'language', value: look.language, url: address, sameSite: 'Strict' },
        ...(people.cookies.get(state.who) ?? []),
      ]);
      await page.setViewportSize({ width: look.width, height: look.width === 360 ? 780 : 900 });
      await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
      await goTo(page, state);
      if (look.text !== 100)
        await page.evaluate(
          (text) => document.documentElement.style.setProperty('font-size', `${text}%`),
          look.text,
        );
      await stands(page, state, nameOf(look));
      if (state.line === 'cut') await context.setOffline(true);
      return page;
    },
    close: async () => {
      for (const page of pages.values()) await page.context().close();
    },
  };
}

async function contextFor(browser: Browser, address: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    ...(width === 360 && { isMobile: true, hasTouch: true }),
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Asia/Damascus',
    serviceWorkers: 'block',
  });
  await context.addInitScript((moment) => {
    globalThis.Date = new Proxy(Date, {
      construct: (date, values, asked) =>
        Reflect.construct(date, values.length === 0 ? [moment] : values, asked),
    });
    Date.now = () => moment;
    Math.random = () => 0.5;
    localStorage.clear();
    sessionStorage.clear();
  }, MOMENT);
  return context;
}

async function goTo(page: Page, { address, line, from, name }: State): Promise<void> {
  const isShop = name.startsWith('shop/');
  if (from !== undefined) {
    await page.goto(from, { waitUntil: 'domcontentloaded' });
    await isHydrated(page);
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  }
  if (line !== undefined)
    await page.route('**/api/**', async (route) => {
      if (!isShop && FRAME.test(route.request().url())) return route.continue();
      if (line === 'cut') return route.abort();
      if (line === 'fails') return route.fulfill({ status: 500, json: FAILED });
    });
  if (from === undefined) await page.goto(address, { waitUntil: 'domcontentloaded' });
  // As Back would: a page that is opened at once comes whole from the server.
  else
    await page.evaluate((to) => {
      history.pushState({ idx: 1, key: 'gallery' }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
}

const FAILED = { success: false, code: 'UNEXPECTED', message: '' };

/** Waits for letters, pictures and what comes late. */
async function stands(page: Page, { name, line }: State, look: string): Promise<void> {
  if (name.startsWith('shop/')) await isHydrated(page);
  await page
    .waitForFunction(
      (isWaiting) =>
        isWaiting
          ? document.querySelector('#root > *') !== null
          : document.querySelector('h1:not([data-left])') !== null &&
            document.querySelector('[role=progressbar], h1[data-left]') === null,
      line === 'slow',
      { timeout: 20_000 },
    )
    .catch((error: unknown) => {
      throw new Error(`${name} does not stand in ${look}`, { cause: error });
    });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
  });
}
