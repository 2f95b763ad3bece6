import { expect, type Locator, type Page } from '@playwright/test';
import { formatMoney } from '../src/shop/money.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { isHydrated, openWithoutCode, type Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';

const delivery = '/checkout/delivery?step=delivery';

journey(
  'Back and a reload at each step keep what was typed, and the placed order stays one',
  async ({ shopper, page, t, context, language }) => {
    journey.slow();
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery');
    await goOn(shopper);
    await expect(page).toHaveURL(/step=delivery/);
    await page.getByRole('radio', { name: t.checkout.otherAddress }).check();
    const city = page.getByRole('combobox', { name: t.checkout.city });
    await expect(city.getByRole('option')).not.toHaveCount(1);
    await city.selectOption({ index: 3 });
    const typed: [Locator, string][] = [
      [page.getByRole('combobox', { name: t.checkout.area }), 'Hamra'],
      [page.getByRole('textbox', { name: t.checkout.street }), 'Baghdad Street'],
      [page.getByRole('textbox', { name: t.checkout.landmark }), 'Next to the bakery'],
      [page.getByRole('textbox', { name: t.checkout.recipient }), 'Lina Haddad'],
      [page.getByRole('textbox', { name: t.checkout.phone }), '944 555 666'],
    ];
    for (const [field, text] of typed) await field.fill(text);
    const chosen = await city.inputValue();
    const isKept = async () => {
      await expect(page.getByRole('radio', { name: t.checkout.otherAddress })).toBeChecked();
      await expect(city).toHaveValue(chosen);
      for (const [field, text] of typed) await expect(field).toHaveValue(text);
    };
    await reloaded(page);
    await isKept();
    await page.goBack();
    await expect(page.getByRole('listitem', { name: piece.name })).toBeVisible();
    await page.goForward();
    await isKept();
    await goOn(shopper);
    await expect(page).toHaveURL(/step=confirmation/);
    await reloaded(page);
    await page.goBack();
    await isKept();
    await page.goForward();
    await expect(page.getByRole('heading', { name: t.checkout.coupons })).toBeVisible();
    await goOn(shopper);
    await expect(page).toHaveURL(/step=payment/);
    const notes = page.locator('input[name=notes]').first();
    await notes.check();
    await reloaded(page);
    await expect(notes).toBeChecked();
    await expect(page.getByText('Lina Haddad')).toBeVisible();

    await page.getByRole('link', { name: t.checkout.know.open }).click();
    await expect(page.locator('details[open]').locator('#open-at-door')).toBeVisible();
    await page.goBack();
    await expect(notes).toBeChecked();

    await place(shopper).dblclick();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    await reloaded(page);
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: t.cart.emptyTitle })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    const { orders } = await storeCall(context, 'getAllOrders');
    expect(orders).toHaveLength(1);
    expect(orders[0]?.address).toMatchObject({ recipient: 'Lina Haddad', street: 'Baghdad Street' });
  },
);

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

    // Once found, it is not found again: an empty cart stays an empty cart.
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
    // What is in the cart is read again: on phones a line says it, on a desk the pieces do.
    const { cart } = await storeCall(context, 'displayCart');
    const said = t.checkout.piecesFor(t.cart.pieces(2), formatMoney(cart.subTotal, language));
    await expect(page.getByText(said)).toBeAttached();
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
  'what is chosen before the page’s code has come stays chosen',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    const goProduct = await openWithoutCode(page, `/ProductDetails/${piece.id}`);
    const size = page.locator(`input[name=size][value="${piece.otherSize.id}"]`);
    await page.getByRole('radio', { name: piece.color.name, exact: true }).check();
    await size.check();
    goProduct();
    await isHydrated(page);
    await expect(size).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`size=${piece.otherSize.id}`));

    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    const goDelivery = await openWithoutCode(page, delivery);
    await page.getByRole('radio', { name: t.checkout.otherAddress }).check();
    goDelivery();
    await isHydrated(page);
    await expect(page.getByRole('radio', { name: t.checkout.otherAddress })).toBeChecked();
    const city = page.getByRole('combobox', { name: t.checkout.city });
    await expect(city.getByRole('option')).not.toHaveCount(1);
    await city.selectOption({ index: 3 });
    const chosen = await city.inputValue();
    // The cookie is packed: that it was written shows after a reload.
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('checkoutAddress=');
    await page.reload();
    await expect(city).toHaveValue(chosen);
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
