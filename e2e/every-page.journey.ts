import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '../src/shop/language.ts';
import { violations } from './axe.ts';
import { lasting } from './barriers.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { isHydrated, type Shopper } from './shopper.ts';

const widths = [320, 360, 768, 1024, 1280];
/** What axe, which takes longest, sees: the colors are those of the theme in both languages, and so are the parts of a width. */
const looks = { en: { theme: 'light', width: 1280 }, ar: { theme: 'dark', width: 360 } } as const;

for (const language of languages) {
  journey.describe(language, () => {
    journey.use({ language });
    journey.skip(({ isMobile }) => isMobile, 'each page is seen once, at every width');

    journey(
      'every page fits every width and is open to everybody, by day and at night',
      async ({ shopper }) => {
        journey.slow();
        const found: string[] = [];
        await seeEveryPage(shopper, async (path) => {
          const { page } = shopper;
          const faults = [
            ...(await overflows(page)),
            ...(await overflowsAtDoubleText(page)),
            ...(await lasting(() => barriers(page, language))),
          ];
          found.push(...faults.map((fault) => `${path} ${fault}`));
        });
        expect(found).toEqual([]);
      },
    );
  });
}

/** Visits all pages as a guest, then those of a shopper with an order and a full cart. */
async function seeEveryPage(shopper: Shopper, look: (path: string) => Promise<void>): Promise<void> {
  const { page, context, language, t } = shopper;
  const [piece, other] = await findProducts(context, language, 2);
  const see = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await isHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    }
  };
  await see([...openPages, `/ProductDetails/${piece.id}`, '/PhoneNumber']);
  await shopper.sendNumber();
  await look('/VerifyCode');
  await page.getByRole('button', { name: t.account.fill }).click();
  await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
  await look('/ProfileInfo');
  await shopper.completeProfile();
  await expect(page).toHaveURL(/\/$/);
  const order = await shopper.hasOrdered(piece, other);
  await shopper.hasInCart(piece, other);
  await see([...ownPages, `/order/${order._id}`, `/checkout/delivery?step=placed&order=${order._id}`]);
}

const openPages = [
  '/',
  '/SearchProducts',
  '/SearchProducts?name=zzzz',
  '/categories',
  '/brands/rakda',
  '/faq',
  '/about',
  '/contact',
  '/terms',
  '/privacy-policy',
  '/nothing-here',
];

const ownPages = [
  '/orders',
  '/support',
  '/orders?status=canceled',
  '/my-favorite',
  '/points',
  '/coupons',
  '/profile',
  '/checkout/delivery',
  '/checkout/delivery?step=delivery',
  '/checkout/delivery?step=confirmation',
  '/checkout/delivery?step=payment',
  '/checkout/add-address',
];

/** At which widths the page scrolls sideways, and how far. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await lasting(async () => {
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      return over > 0 ? [`at ${width}: ${over} px too wide`] : [];
    });
    found.push(...faults);
  }
  return found;
}

/** The same for a reader who has set text to twice its size, and nothing else. */
async function overflowsAtDoubleText(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found = await overflows(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found.map((fault) => `with text at 200 % ${fault}`);
}

/** What axe calls serious or critical, with where it stands. */
async function barriers(page: Page, language: Language): Promise<string[]> {
  const { theme, width } = looks[language];
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const broken = await violations(page, { rules: { 'target-size': { enabled: true } } });
  return broken
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${theme}, ${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
    );
}
