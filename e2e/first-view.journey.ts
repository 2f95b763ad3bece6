import { expect, type Page, type Request } from '@playwright/test';
import { languages } from '../src/shop/language.ts';
import { wholeBrowser } from './browser.ts';
import { journey } from './journey.ts';

journey.use({ launchOptions: await wholeBrowser() });

/** Kilobytes of bodies as they travel; decisions/011-first-view.md says where they come from. */
const limits = {
  document: 20,
  script: { '/': 100, '/SearchProducts': 100 },
  all: { en: { '/': 220, '/SearchProducts': 220 }, ar: { '/': 220, '/SearchProducts': 220 } },
} as const;

for (const language of languages) {
  for (const path of ['/', '/SearchProducts'] as const) {
    journey.describe(`${language} ${path}`, () => {
      journey.use({ language });
      journey.skip(({ isMobile }) => !isMobile, 'the limits are those of a phone');

      journey('a first view stays within its weight', async ({ page, baseURL }) => {
        const files = await loadCold(page, path);
        const weigh = (kind: RegExp) => kilobytes(files.filter(({ type }) => kind.test(type)));
        expect(files.filter(({ url }) => !url.startsWith(baseURL ?? ''))).toEqual([]);
        expect(weigh(/^script$/)).toBeLessThanOrEqual(limits.script[path]);
        expect(weigh(/^document$/)).toBeLessThanOrEqual(limits.document);
        expect(weigh(/./)).toBeLessThanOrEqual(limits.all[language][path]);
      });

      journey('on a slow connection it shows within 2.5 seconds and nothing moves', async ({ page }) => {
        await slowDown(page);
        await watch(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        const { largest, shifts } = await page.evaluate(() => window.seen);
        expect(largest).toBeGreaterThan(0);
        expect(largest).toBeLessThan(2500);
        expect(shifts).toBeLessThan(0.02);
      });
    });
  }
}

type File = { type: string; url: string; bytes: number };

async function loadCold(page: Page, path: string): Promise<File[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(
    finished.map(async (request) => ({
      type: request.resourceType(),
      url: request.url(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
}

const kilobytes = (files: readonly File[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** 1.6 Mbit a second, 150 ms away. The processor stays as it is: slowed down too, a busy machine would be measured. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
}

declare global {
  interface Window {
    /** When the largest thing was painted, in milliseconds; how far things moved, as the browsers' score. */
    seen: { largest: number; shifts: number };
  }
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = { largest: 0, shifts: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      // The types of the DOM do not know this kind of entry.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
