import { expect, type Page, type Route } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

/** The line looks fine, and the store's answers do not come. */
const api = '**/api/**';
const lose = (route: Route) => route.abort('connectionreset');
const hang = () => new Promise<never>(() => {});

journey.beforeEach(async ({ shopper, context, language }) => {
  const [piece] = await findProducts(context, language, 1);
  await shopper.isSignedIn();
  await shopper.hasInCart(piece);
});

journey(
  'where the next step does not come, the shopper stays with everything typed and asks again',
  async ({ shopper, page, t }) => {
    await shopper.open('/checkout/delivery?step=delivery');
    const name = page.getByRole('textbox', { name: t.checkout.recipient });
    await name.fill('Lina');
    await page.route(api, lose);
    await wayOn(page, t.checkout.continue).click();
    const told = page.getByRole('alert').filter({ hasText: t.checkout.stays });
    await expect(told).toBeFocused();
    await expect(told).toContainText(t.layout.network);
    await expect(page).toHaveURL(/step=delivery/);
    await expect(name).toHaveValue('Lina');
    // The alert stands there already: that this try is lost, too, is seen by its request.
    const lostAgain = page.waitForEvent('requestfailed');
    await told.getByRole('button', { name: t.layout.tryAgain }).click();
    await lostAgain;
    await expect(told).toBeVisible();
    await page.unroute(api);
    await told.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page).toHaveURL(/step=confirmation/);

    // Back needs no answer for a step that was seen.
    await page.route(api, lose);
    await page.goBack();
    await expect(name).toHaveValue('Lina');
    await page.unroute(api);
    await page.route(api, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await wayOn(page, t.checkout.continue).click();
    await expect(told).toBeVisible();
    await page.unroute(api);
    await told.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page).toHaveURL(/step=confirmation/);
  },
);

journey(
  'a fee that cannot be looked up says so and is asked for again, and no order goes without it',
  async ({ shopper, page, t }) => {
    await shopper.open('/checkout/delivery?step=delivery');
    // The cities cannot be read either, and come by themselves.
    await page.route(api, lose);
    const city = page.getByRole('combobox', { name: t.checkout.city });
    await page.getByRole('radio', { name: t.checkout.otherAddress }).check();
    const tryAgain = page.getByRole('button', { name: t.layout.tryAgain });
    await page.unroute(api);
    await expect(city.getByRole('option')).not.toHaveCount(1);
    await page.route(api, lose);
    await city.selectOption({ index: 3 });
    await expect(page.getByText(t.checkout.feeLost)).toBeVisible();
    await page.unroute(api);
    await tryAgain.click();
    await expect(page.getByText(t.checkout.feeLost)).toBeHidden();

    await shopper.open('/checkout/add-address');
    await expect(city).not.toHaveValue('');
    await page.route(api, lose);
    await city.selectOption({ index: 2 });
    await expect(page.getByText(t.checkout.feeLost)).toBeVisible();
    await page.unroute(api);
    await tryAgain.click();
    await expect(page.getByText(t.checkout.feeLost)).toBeHidden();
  },
);

journey(
  'an answer that takes long is told, and another try places one order',
  async ({ shopper, page, t, context }) => {
    await shopper.open('/checkout/delivery?step=confirmation');
    await page.clock.install();
    await page.route(api, hang, { times: 2 });
    await wayOn(page, t.checkout.continue).click();
    await page.clock.runFor(9000);
    await expect(page.getByText(t.checkout.slow)).toBeVisible();
    await page.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page).toHaveURL(/step=payment/);
    await page.route('**/payment/cash/pay', hang, { times: 1 });
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    await page.clock.runFor(9000);
    await expect(page.getByText(t.checkout.slowOrder)).toBeVisible();
    await page.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    expect((await storeCall(context, 'getAllOrders')).orders).toHaveLength(1);
  },
);

/** The button or link to the next step: at the bottom of phones, under the step on desks. */
function wayOn(page: Page, name: string) {
  const main = page.getByRole('main');
  return main
    .getByRole('link', { name })
    .or(main.getByRole('button', { name }))
    .filter({ visible: true })
    .first();
}
