import { expect, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { isHydrated, type Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';

const delivery = '/checkout/delivery?step=delivery';

journey(
  'an order whose answer was lost is found by the page that is loaded next',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=payment');
    await page.route('**/payment/cash/pay', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await place(shopper).click();
    await expect(page.getByRole('alert')).toContainText(t.layout.network);
    await page.unroute('**/payment/cash/pay');
    await reloaded(page);
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    expect((await storeCall(context, 'getAllOrders')).orders).toHaveLength(1);

    // Found once: a cart that is empty for another reason stays one.
    await shopper.open('/checkout/delivery');
    await expect(page.getByRole('heading', { name: t.cart.emptyTitle })).toBeVisible();
  },
);

journey(
  'of two tabs one changes the cart and one orders, and the other says so and loses nothing',
  async ({ shopper, page, t, context, language }) => {
    journey.slow();
    const [piece, extra] = await findProducts(context, language, 2);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await shopper.open(delivery);
    await page.getByRole('textbox', { name: t.checkout.recipient }).fill('Lina Haddad');
    await goOn(shopper);
    await expect(page).toHaveURL(/step=confirmation/);
    await goOn(shopper);
    await expect(page).toHaveURL(/step=payment/);
    const other = await context.newPage();
    await shopper.open('/checkout/delivery?step=payment', other);

    await shopper.hasInCart(extra);
    await place(shopper).click();
    const told = page.getByRole('alert');
    await expect(told).toBeFocused();
    await expect(told).toContainText(/\d/);
    expect((await storeCall(context, 'getAllOrders')).orders).toEqual([]);
    await place(shopper).click();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();

    await place(shopper, other).click();
    const late = other.getByRole('alert');
    await expect(late).toBeFocused();
    await late.getByRole('link', { name: t.checkout.seeCart }).click();
    await expect(other.getByRole('heading', { name: t.cart.emptyTitle })).toBeVisible();
    const { orders } = await storeCall(context, 'getAllOrders');
    expect(orders).toHaveLength(1);
    expect(orders[0]?.address.recipient).toBe('Lina Haddad');
    expect(orders[0]?.items).toHaveLength(2);
  },
);

journey(
  'a count and a favorite stay where the shopper cannot be read again',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await storeCall(context, 'addToFavorites', { productId: piece.id });
    await shopper.open('/');
    await page.route('**/user/get-user-data', (route) => route.abort('connectionreset'));
    // As after a refreshed token: the next page reads the shopper again.
    await page.evaluate(() => dispatchEvent(new Event('auth:login')));
    await page.getByRole('contentinfo').getByRole('link', { name: t.layout.helpCenter }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.help.question })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: t.layout.cartWith(1) })).toBeVisible();
  },
);

const place = ({ t, page: own }: Shopper, page = own) =>
  page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first();

async function goOn({ page, t }: Shopper): Promise<void> {
  const next = { name: t.checkout.continue };
  await page
    .getByRole('link', next)
    .or(page.getByRole('button', next))
    .filter({ visible: true })
    .first()
    .click();
}

async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await isHydrated(page);
}
