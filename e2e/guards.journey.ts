import { expect, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { isHydrated } from './shopper.ts';

/** Where a visitor of an address is redirected; sign-in and the profile keep the way back. */
type Ways = Record<string, string>;

const openRoutes = [
  '/',
  '/SearchProducts',
  '/categories',
  '/faq',
  '/about',
  '/contact',
  '/terms',
  '/privacy-policy',
];
const ownRoutes = [
  '/orders',
  '/order/none',
  '/my-favorite',
  '/points',
  '/coupons',
  '/profile',
  '/checkout/delivery',
  '/checkout/delivery?step=delivery',
  '/checkout/add-address',
];

const guestGoes: Ways = {
  ...stay(openRoutes),
  ...Object.fromEntries(ownRoutes.map((path) => [path, withNext('/PhoneNumber', path)])),
  '/PhoneNumber': '/PhoneNumber',
  '/VerifyCode': '/PhoneNumber',
  '/VerifyCode?next=%2Forders': '/PhoneNumber?next=%2Forders',
  '/ProfileInfo': '/PhoneNumber',
};
const pendingGuestGoes: Ways = {
  ...guestGoes,
  '/VerifyCode': '/VerifyCode',
  '/VerifyCode?next=%2Forders': '/VerifyCode?next=%2Forders',
  '/ProfileInfo': '/VerifyCode',
};
const newcomerGoes: Ways = {
  ...stay(openRoutes),
  ...Object.fromEntries(ownRoutes.map((path) => [path, withNext('/ProfileInfo', path)])),
  '/PhoneNumber': '/ProfileInfo',
  '/VerifyCode': '/ProfileInfo',
  '/ProfileInfo': '/ProfileInfo',
};
const shopperGoes: Ways = {
  ...stay(openRoutes),
  ...stay(ownRoutes),
  '/PhoneNumber': '/',
  '/VerifyCode': '/',
  '/ProfileInfo': '/',
  '/PhoneNumber?next=%2Forders': '/orders',
  '/PhoneNumber?next=%2F%2Fevil.example': '/',
  '/ProfileInfo?next=%2Fmy-favorite': '/my-favorite',
};

journey.skip(({ isMobile }) => isMobile, 'who may open a page does not depend on its width');

journey('a guest reads the open pages and is asked to sign in for the others', async ({ page }) => {
  await expectWays(page, guestGoes);
});

journey('a guest who waits for a code may enter it', async ({ shopper, page }) => {
  await shopper.open('/PhoneNumber');
  await shopper.sendNumber();
  await expectWays(page, pendingGuestGoes);
});

journey(
  'a newcomer without a profile reads the open pages and completes it for the others',
  async ({ shopper, page }) => {
    await shopper.isSignedIn({ registered: false });
    await expectWays(page, newcomerGoes);
  },
);

journey('a shopper sees every page but those of signing in', async ({ shopper, page }) => {
  await shopper.isSignedIn();
  await expectWays(page, shopperGoes);
});

journey(
  'a browser that forgot whether the profile is complete learns it from the store',
  async ({ shopper, page, t }) => {
    await shopper.isSignedIn({ registered: false });
    await shopper.open('/');
    await page.evaluate(() => localStorage.removeItem('needsProfile'));
    await walkTo(page, '/orders');
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();

    await shopper.isSignedIn();
    await page.evaluate(() => localStorage.setItem('needsProfile', '1'));
    await shopper.open('/');
    await walkTo(page, '/orders');
    await expect(page.getByText(t.orders.none)).toBeVisible();
  },
);

/** By its address, which the server answers, and from page to page, where the browser decides by itself. */
async function expectWays(page: Page, ways: Ways): Promise<void> {
  const answered: Ways = {};
  for (const path of Object.keys(ways)) answered[path] = pathIn((await page.request.get(path)).url());
  expect(answered).toEqual(ways);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await isHydrated(page);
  for (const [path, end] of Object.entries(ways)) {
    await walkTo(page, path);
    await expect.poll(() => pathIn(page.url()), path).toBe(end);
  }
}

/** As a link would: the page stays, the router goes. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

function pathIn(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function stay(paths: readonly string[]): Ways {
  return Object.fromEntries(paths.map((path) => [path, path]));
}

function withNext(to: string, next: string): string {
  return `${to}?${new URLSearchParams({ next })}`;
}
