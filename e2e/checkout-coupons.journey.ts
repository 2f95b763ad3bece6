import { expect } from '@playwright/test';
import { inLanguage } from '../db/demo/bilingual.ts';
import { coupons } from '../db/demo/coupons.ts';
import { goOn } from './go-on.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

const firstOrder = coupons.find(({ firstOrderOnly }) => firstOrderOnly);

journey(
  'a coupon that is still on its way to a slow store is on the order of who goes on at once',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece, piece);
    await page.route('**/coupon/apply', async (route) => {
      await new Promise((slow) => setTimeout(slow, 1500));
      return route.fallback();
    });
    await shopper.open('/checkout/delivery?step=confirmation');
    await page
      .getByRole('radio', { name: firstOrder === undefined ? '' : inLanguage(firstOrder.title, language) })
      .check();
    await goOn(shopper, t.checkout.continue);
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    const { orders } = await storeCall(context, 'getAllOrders');
    expect(orders[0]?.discount).toBeGreaterThan(0);
  },
);

journey(
  'an order goes on where the coupons cannot be read, and they can be asked for again',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await page.route('**/coupon/offers?*', (route) => route.abort());
    await shopper.open('/checkout/delivery?step=delivery');
    await goOn(shopper, t.checkout.continue);
    await expect(page.getByText(t.coupons.failed)).toBeVisible();
    await page.unroute('**/coupon/offers?*');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page.getByText(t.coupons.failed)).toBeHidden();
    // The one that saves most is chosen; one press takes it away, and it stays away.
    const takeOff = page.getByRole('button', { name: t.checkout.takeCouponOff });
    await takeOff.click();
    await expect(page.getByText(t.checkout.couponOff)).toBeVisible();
    const none = page.getByRole('radio', { name: t.checkout.noCoupon });
    await expect(none).toBeChecked();
    expect(requested.filter((path) => path.includes('/coupon/'))).toEqual([
      '/api/v1/app/coupon/offers',
      '/api/v1/app/coupon/apply',
      '/api/v1/app/coupon/apply',
    ]);
    await page.reload();
    await expect(none).toBeChecked();
    await expect(takeOff).toHaveCount(0);
    await goOn(shopper, t.checkout.continue);
    await expect(
      page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first(),
    ).toBeVisible();
  },
);
