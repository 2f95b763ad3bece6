import { expect } from '@playwright/test';
import { inLanguage } from '../db/demo/bilingual.ts';
import { coupons } from '../db/demo/coupons.ts';
import { journey } from './journey.ts';
import { storeCall } from './store-call.ts';

const open = coupons.find(
  ({ startsInDays, endsInDays, pieces }) => startsInDays < 0 && endsInDays > 1 && pieces === null,
);

/** The one that ends first. */
const byTicket = coupons
  .filter(({ endsInDays }) => endsInDays > 0)
  .toSorted((a, b) => a.endsInDays - b.endsInDays)[0];

journey(
  'a guest’s coupon waits for sign-in and is taken then, by its ticket or by its code',
  async ({ shopper, page, t, context }) => {
    await shopper.open(`/?coupon=${open?.code}#coupons`);
    const block = page.locator('#coupons');
    await expect(block.getByRole('textbox')).toHaveValue(open?.code ?? '');
    // Which tickets a guest sees is by their end: the one of the code stands behind three others.
    const tickets = block.getByRole('listitem');
    await expect(tickets).toHaveCount(3);
    const title = byTicket === undefined ? '' : inLanguage(byTicket.title, shopper.language);
    if (shopper.hasPhone)
      await tickets.filter({ hasText: title }).getByRole('link', { name: t.coupons.take }).click();
    else await block.getByRole('button', { name: t.coupons.signIn }).click();
    await expect(page).toHaveURL(/\/PhoneNumber\?next=/);
    await shopper.sendNumber();
    await page.getByRole('button', { name: t.account.fill }).click();
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
    await shopper.completeProfile();
    await expect(page.getByText(t.coupons.activated)).toBeVisible();
    const { coupons: taken } = await storeCall(context, 'getAssignedCoupons');
    expect(taken.map(({ code }) => code)).toEqual([shopper.hasPhone ? byTicket?.code : open?.code]);
  },
);

journey(
  'what cannot be read on Home asks to be tried again, and the rest stands',
  { tag: '@phone' },
  async ({ shopper, page, t }) => {
    await shopper.open('/faq');
    await page.route('**/api/v1/app/homePage', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: t.layout.shop }).first().click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.layout.tagline);
    await expect(main.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.unroute('**/api/v1/app/homePage');
    await main.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main.getByRole('heading', { name: t.home.collections })).toBeVisible();
  },
);

journey(
  'Home leads from its hero to the categories, and its button stands above the bar',
  async ({ shopper, page, t }) => {
    const isPhone = shopper.hasPhone;
    if (isPhone) await page.setViewportSize({ width: 360, height: 740 });
    await shopper.open('/');
    const main = page.getByRole('main');
    const button = main.getByRole('link', { name: t.home.seeCollection }).first();
    const bottom = async () => {
      const { y = Infinity, height = 0 } = (await button.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(isPhone ? 740 - 60 : 900);
    const couponsAfterTabs = async () => {
      const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
      return headings.indexOf(t.coupons.title) - headings.indexOf(t.home.tabs);
    };
    await expect.poll(couponsAfterTabs).toBeGreaterThan(0);
    const tiles = main.getByRole('navigation', { name: t.catalog.categories }).getByRole('link');
    await tiles.nth(1).click();
    await expect(page).toHaveURL(/\/categories\?categoryId=/);
  },
);

journey('each tab of Home is an address', { tag: '@phone' }, async ({ shopper, page, t }) => {
  await shopper.open('/');
  const tabs = page.getByRole('navigation', { name: t.home.tabs });
  await tabs.getByRole('link', { name: t.home.comingSoon }).click();
  await expect(page).toHaveURL(/\?tab=comingSoon$/);
  await expect(page.getByRole('main').getByText(t.catalog.comingSoon).first()).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('link', { name: t.home.comingSoon })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
