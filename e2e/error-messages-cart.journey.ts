import { expect } from '@playwright/test';
import { endpoints } from '../src/shop/endpoints.ts';
import { expectMessage, failuresOf } from './error-messages.ts';
import { journey } from './journey.ts';
import { findLastPieceProduct, findProducts, type BuyableProduct } from './product.ts';
import { Shopper } from './shopper.ts';

const language = 'ar';

journey.use({ language });
journey.skip(({ isMobile }) => !isMobile, 'the words are the same at every width');

journey(
  'every failure of adding to the cart is told, and the success lets one go on shopping',
  async ({ shopper, page, t, context }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.open(placeOf(piece));
    const add = () => addButton(shopper).click();
    for (const [how, answer, message] of failuresOf(t.product.addFailed, t))
      await expectMessage(page, 'addToCart', how, answer, add, message);
    await add();
    const added = page.getByRole('status').filter({ hasText: t.product.added });
    await expect(added.getByRole('link', { name: t.product.openCart })).toBeVisible();
    await added.getByRole('button', { name: t.product.continueShopping }).click();
    await expect(added).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/ProductDetails/${piece.id}`));
  },
);

journey(
  'a piece that was sold meanwhile is told to be out of stock, and a session that ended asks to sign in',
  async ({ shopper, page, t, context, browser, baseURL }) => {
    const piece = await findLastPieceProduct(context, language);
    await shopper.isSignedIn();
    await shopper.open(placeOf(piece));
    const ended = {
      status: 401,
      body: { status: false, data: null, errors: [], code: 'UNAUTHENTICATED' },
    };
    const add = () => addButton(shopper).click();
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const rival = new Shopper(await elsewhere.newPage(), t, language);
    await rival.isSignedIn();
    await rival.hasOrdered(piece);
    await elsewhere.close();
    // It was the last of its color too.
    await page.route(`**${endpoints.getProductDetails.path}*`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll(/"available":\d+/g, '"available":0') });
    });
    await add();
    await expect(page.getByText(t.product.allOut)).toBeVisible();
    await expect(page.getByText(t.product.outOfStock).first()).toBeVisible();
    await page.unrouteAll();

    const [other] = await findProducts(context, language, 1);
    await shopper.open(placeOf(other));
    await page.route('**/refresh-token', (route) => route.fulfill({ status: 401, json: ended.body }));
    await expectMessage(page, 'addToCart', 'no session', ended, add, t.product.loginNeeded);
  },
);

journey(
  'every failure of changing the cart is told, and so is every success',
  async ({ shopper, page, t, context }) => {
    journey.slow();
    const [first, removed] = await findProducts(context, language, 2);
    await shopper.isSignedIn();
    await shopper.hasInCart(first, removed);
    await shopper.open('/checkout/delivery');
    const more = page.getByRole('button', { name: `${t.cart.quantityOf(first.name)}: ${t.ui.more}` });
    const press = () => more.click();
    for (const [how, answer, message] of failuresOf(t.cart.updateFailed, t, t.cart.updateError))
      await expectMessage(page, 'updateQuantity', how, answer, press, message);
    await press();
    await expect(page.getByText(t.cart.updated)).toBeVisible();
    await expect(page.getByRole('link', { name: t.layout.cartWith(3) })).toBeVisible();

    const remove = () => page.getByRole('button', { name: t.cart.removeOf(removed.name) }).click();
    for (const [how, answer, message] of failuresOf(t.cart.removeFailed, t))
      await expectMessage(page, 'removeFromCart', how, answer, remove, message);
    await remove();
    const news = page.getByRole('status').filter({ hasText: t.cart.removed });
    await expect(news).toContainText(removed.name);
    const undo = () => news.getByRole('button', { name: t.cart.undo }).click();
    const silent = { status: 400, body: { status: false } };
    await expectMessage(page, 'addToCart', 'no words at all', silent, undo, t.cart.undoFailed);
  },
);

const placeOf = ({ id, color, size }: BuyableProduct) =>
  `/ProductDetails/${id}?color=${color.id}&size=${size.id}`;

function addButton({ page, t }: Shopper) {
  return page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first();
}
