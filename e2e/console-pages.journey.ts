import { expect, type Page } from '@playwright/test';
import { languages } from '../src/shop/language.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

/** Pages without a parameter, and lists, of each of which the first row is opened too. */
const PAGES = [
  '',
  '/more',
  '/me',
  '/orders/new',
  '/pack',
  '/cash',
  '/products/new',
  '/products/taxonomy',
  '/products/import',
  '/products/pricing',
  '/coupons/new',
  '/content',
  '/content/new',
  '/content/search',
  '/content/news',
  '/reports',
  '/stock/counts',
  '/stock/suppliers',
  '/stock/rates',
  '/reviews',
  '/messages',
  '/messages/templates',
  '/settings',
  '/settings/shop',
  '/settings/delivery',
  '/settings/closures',
  '/settings/staff',
  '/settings/staff/new',
  '/settings/webhooks',
  '/settings/webhooks/new',
  '/settings/keys',
  '/settings/archive',
  '/settings/audit',
  '/setup',
  '/customers/privacy',
];
const LISTS = [
  '/orders',
  '/returns',
  '/delivery',
  '/invoices',
  '/products',
  '/coupons',
  '/stock',
  '/customers',
];

for (const language of languages) {
  journey.describe(language, () => {
    journey.use({ language });
    journey.skip(({ isMobile }) => isMobile, 'the widths are set here');

    journey('no page of the console is widened by text at 200 %', async ({ page, context, baseURL }) => {
      journey.slow();
      await isOnStaff(context, ['owner'], 'Rana', String(baseURL));
      await page.setViewportSize({ width: 360, height: 800 });
      const found: string[] = [];
      const see = async (path: string) => {
        await page.goto(`/console${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        found.push(...(await overflows(page)).map((fault) => `${path} ${fault}`));
      };
      for (const path of PAGES) await see(path);
      for (const path of LISTS) {
        await see(path);
        const row = page.locator(`main a[href*="${path}/"]`).first();
        if ((await row.count()) === 0) continue;
        const href = (await row.getAttribute('href')) ?? '';
        await see(href.replace(/^\/console/, ''));
      }
      expect(found).toEqual([]);
    });
  });
}

/** How far the page is too wide at 100 and 200 %, and what stands out of it. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of ['100%', '200%']) {
    const [over, widest] = await page.evaluate((text) => {
      const root = document.documentElement;
      root.style.setProperty('font-size', text);
      const outside = [...document.querySelectorAll('main *, header *')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > root.clientWidth + 1);
      });
      return [root.scrollWidth - root.clientWidth, outside.at(-1)?.outerHTML.slice(0, 100)] as const;
    }, size);
    if (over > 0) found.push(`with text at ${size}: ${over} px too wide: ${widest}`);
  }
  return found;
}
