import { expect, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { isHydrated } from './shopper.ts';
import { words } from './words.ts';

declare global {
  interface Window {
    themesSeen: Set<string | undefined>;
  }
}

journey(
  'the language and its direction are in the first byte',
  { tag: '@desk' },
  async ({ page, baseURL }) => {
    for (const [language, dir] of [
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      const answer = await page.request.get('/', { headers: { cookie: `language=${language}` } });
      expect(await answer.text()).toMatch(
        new RegExp(`^<!doctype html><html lang="${language}" dir="${dir}"`),
      );
    }
    expect(baseURL).toBeDefined();
  },
);

journey(
  'switching the language keeps the page, its filters and its place',
  { tag: '@phone' },
  async ({ shopper, page, language }) => {
    const other = language === 'en' ? 'ar' : 'en';
    await shopper.open('/SearchProducts?seasons=winter&page=2');
    await page.getByRole('contentinfo').locator(`a[hreflang=${other}]`).scrollIntoViewIfNeeded();
    const before = await placeOf(page);
    await page.getByRole('contentinfo').locator(`a[hreflang=${other}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(/\/SearchProducts\?seasons=winter&page=2$/);
    await expect(page.getByRole('navigation', { name: words[other].ui.pages })).toContainText('2');
    await expect.poll(async () => Math.abs((await placeOf(page)) - before)).toBeLessThan(400);
  },
);

journey(
  'the theme is the system’s until one is chosen, and the choice is there before anything is painted',
  { tag: '@desk' },
  async ({ shopper, page, theme, t }) => {
    await shopper.open('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', theme);
    const other = theme === 'dark' ? 'light' : 'dark';
    await page.getByRole('contentinfo').getByRole('button', { name: t.layout[other] }).click();
    await expect(html).toHaveAttribute('data-theme', other);
    await page.addInitScript(() => {
      const seen = new Set<string | undefined>();
      window.themesSeen = seen;
      new MutationObserver(
        () => document.body && seen.add(document.documentElement.dataset['theme']),
      ).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    });
    await page.reload();
    await isHydrated(page);
    const seen = await page.evaluate(() => [...window.themesSeen]);
    expect(seen).toEqual([other]);
    const firstByte = await page.request.get('/').then((answer) => answer.text());
    expect(firstByte).toContain(`data-theme="${other}"`);
  },
);

journey(
  'the drawer leads on, closes by Escape and gives the focus back',
  { tag: '@phone' },
  async ({ shopper, page, t }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await shopper.open('/');
    const menu = page.getByRole('button', { name: t.layout.menu, exact: true });
    const drawer = page.getByRole('dialog', { name: t.layout.guestGreeting(t.layout.shop) });
    await menu.click();
    await expect(drawer.getByRole('link', { name: t.layout.signIn })).toBeVisible();
    await expect(drawer.getByRole('button', { name: t.layout.signOut })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await drawer.getByRole('link', { name: t.layout.categories }).click();
    await expect(page).toHaveURL(/\/categories$/);
    await expect(drawer).toBeHidden();
  },
);

journey(
  'forward begins at the top, Back finds the place in the list',
  { tag: '@phone' },
  async ({ shopper, page }) => {
    await shopper.open('/SearchProducts');
    const last = page.getByRole('article').nth(5).getByRole('heading').getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const left = await placeOf(page);
    expect(left).toBeGreaterThan(100);
    await last.click();
    await expect(page).toHaveURL(/\/ProductDetails\//);
    await expect.poll(() => placeOf(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/SearchProducts$/);
    await expect.poll(async () => Math.abs((await placeOf(page)) - left)).toBeLessThan(120);
  },
);

journey(
  'an address where nothing is says so with its status, and leads back into the shop',
  { tag: '@desk' },
  async ({ shopper, page, t }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: t.layout.notFoundTitle })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: t.layout.shopAll }).click();
    await expect(page).toHaveURL(/\/SearchProducts$/);
    const gone = await page.goto('/ProductDetails/no-such-piece');
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: t.product.gone })).toBeVisible();
    await shopper.isSignedIn();
    const foreign = await page.goto('/order/no-such-order');
    expect(foreign?.status()).toBe(404);
  },
);

journey(
  'a lost connection is told under the header, so is a part that did not come, which comes when asked again',
  async ({ shopper, page, context, t, isMobile }) => {
    await shopper.open('/faq');
    await context.setOffline(true);
    await expect(page.getByText(t.layout.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t.layout.offline)).toBeHidden();
    if (!isMobile) return;
    // The banner's code is not loaded yet; the browser is online, and every request fails.
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: t.layout.search, exact: true }).click();
    const banner = page.getByRole('status').filter({ hasText: t.layout.partMissing });
    await expect(banner).toBeVisible();
    await page.unroute('**/*');
    await page.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
    await expect(banner).toHaveCount(0);
  },
);

journey(
  'the loom weaves while a page takes long to come',
  { tag: '@phone' },
  async ({ shopper, page, t }) => {
    await shopper.open('/');
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/get-all-products-client*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: t.layout.allClothing }).click();
    const loom = page.getByRole('img', { name: t.ui.loading });
    await expect(loom).toBeVisible();
    go();
    await expect(page.getByRole('heading', { level: 1, name: t.catalog.allClothing })).toBeVisible();
    await expect(loom).toHaveCount(0);
  },
);

const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

journey('what a page has read anew is readable at once', { tag: '@phone' }, async ({ shopper, page, t }) => {
  await shopper.open('/SearchProducts?seasons=winter');
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  const opacities = page.evaluate(
    () =>
      new Promise<[string, string]>((done) => {
        const main = document.querySelector('main');
        if (main === null) throw new Error('no main');
        let waiting = '1';
        const sample = () => {
          if (main.hasAttribute('aria-busy')) waiting = getComputedStyle(main).opacity;
          else if (waiting !== '1') return done([waiting, getComputedStyle(main).opacity]);
          requestAnimationFrame(sample);
        };
        sample();
      }),
  );
  await page.getByRole('navigation', { name: t.ui.pages }).getByRole('link').last().click();
  await expect(page.getByRole('main')).toHaveCSS('opacity', '0.55');
  go();
  expect(await opacities).toEqual(['0.55', '1']);
});
