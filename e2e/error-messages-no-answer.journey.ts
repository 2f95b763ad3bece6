import { expect, type Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../src/shop/endpoints.ts';
import { journey } from './journey.ts';

const language = 'en';

journey.use({ language });
journey.skip(({ isMobile }) => !isMobile, 'the words are the same at every width');

journey('where there is nothing, the page says so and what to do', async ({ shopper, page, t }) => {
  await shopper.open('/SearchProducts?name=qqqxxxzzz');
  await expect(page.getByText(t.catalog.noMatch)).toBeVisible();
  await shopper.open('/categories?search=qqqxxxzzz');
  await expect(page.getByText(t.catalog.noProducts)).toBeVisible();
  await shopper.open('/faq');
  await page.getByRole('searchbox').filter({ visible: true }).last().fill('qqqxxxzzz');
  await expect(page.getByText(t.help.none, { exact: true })).toBeVisible();
  await shopper.isSignedIn();
  await shopper.open('/orders');
  await expect(page.getByText(t.orders.none, { exact: true })).toBeVisible();
  await shopper.open('/my-favorite');
  await expect(page.getByText(t.favorites.empty)).toBeVisible();
  await shopper.open('/checkout/delivery');
  await expect(page.getByText(t.cart.emptyTitle)).toBeVisible();
});

journey('a front page with nothing on its tabs and no coupon says so', async ({ shopper, page, t }) => {
  await shopper.isSignedIn();
  await shopper.open('/faq');
  await changed(page, 'getAvailableCoupons', () => ({ coupons: [] }));
  await changed(page, 'getAssignedCoupons', () => ({ coupons: [] }));
  await changed(page, 'getHomePage', (data) => ({
    ...data,
    ourProducts: [],
    comingSoon: [],
    trendy: [],
  }));
  await page.getByRole('banner').getByRole('link', { name: t.layout.shop }).click();
  await expect(page.getByText(t.coupons.none)).toBeVisible();
  for (const tab of ['comingSoon', 'trendy', 'ourProducts'] as const) {
    await page
      .getByRole('navigation', { name: t.home.tabs })
      .getByRole('link', { name: t.home[tab] })
      .click();
    await expect(page.getByText(t.home.nothingIn[tab])).toBeVisible();
  }
});

journey(
  'orders that cannot be read are an empty list that can be asked for again, and that is logged',
  async ({ shopper, page, t }) => {
    await shopper.isSignedIn();
    await shopper.open('/orders?status=pending');
    const logged: string[] = [];
    // A browser warns of its own, too: of a font that was loaded early and not used yet.
    page.on('console', (line) => {
      if (line.type() === 'warning' && /^\w+ \d{3} /.test(line.text())) logged.push(line.text());
    });
    await failing(page, 'getAllOrders');
    const tabs = page.getByRole('navigation', { name: t.orders.tabs });
    await tabs.getByRole('link', { name: t.statuses.orders.completed }).click();
    await expect(page.getByText(t.orders.notRead)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(tabs.getByRole('link')).toHaveCount(7);
    await expect(tabs).not.toContainText('0');
    expect(logged).toEqual(['getAllOrders 503 UNAVAILABLE']);
    await page.unroute(`**${endpoints.getAllOrders.path}*`);
    await page.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page.getByText(t.orders.none, { exact: true })).toBeVisible();
  },
);

journey('a block that cannot be read fails alone', async ({ shopper, page, t }) => {
  await shopper.isSignedIn();
  await shopper.open('/faq');
  for (const name of ['getAvailableCoupons', 'getHomePage', 'getHomeProducts'] as const)
    await failing(page, name);
  await page.getByRole('banner').getByRole('link', { name: t.layout.shop }).click();
  await expect(page.getByText(t.coupons.failed)).toBeVisible();
  await expect(page.getByText(t.home.failed, { exact: true }).first()).toBeVisible();
  await page.unrouteAll();
  await page.locator('#coupons').getByRole('button', { name: t.layout.tryAgain }).click();
  await expect(page.getByText(t.coupons.failed)).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** The store answers, with something else in it. */
async function changed(page: Page, name: EndpointName, change: (data: object) => object): Promise<void> {
  await page.route(`**${endpoints[name].path}*`, async (route) => {
    const response = await route.fetch();
    // An envelope of the store.
    const body: { data: object } = await response.json();
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
}

const failing = (page: Page, name: EndpointName) =>
  page.route(`**${endpoints[name].path}*`, (route) =>
    route.fulfill({ status: 503, json: { status: false, data: null, errors: [], code: 'UNAVAILABLE' } }),
  );
