import { expect } from '@playwright/test';
import { endpoints } from '../src/shop/endpoints.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { openWithoutCode } from './shopper.ts';
import { storeCall } from './store-call.ts';

journey(
  'what is pressed before the page answers waits for it and acts once, as does a double press',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    const choice = new URLSearchParams({ color: piece.color.id, size: piece.size.id });
    const goProduct = await openWithoutCode(page, `/ProductDetails/${piece.id}?${choice}`);
    const add = page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first();
    await add.dblclick();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    goProduct();
    await expect(page.getByRole('status').filter({ hasText: t.product.added })).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy');
    const pieces = async () => (await storeCall(context, 'displayCart')).cart.itemsCount;
    expect(await pieces()).toBe(1);
    // The second press of a double one, after the answer to the first.
    await add.click();
    await expect.poll(pieces).toBe(2);
    await expect(add).not.toHaveAttribute('aria-busy');
    await add.dispatchEvent('click', { detail: 2 });
    await expect(add).not.toHaveAttribute('aria-busy');
    expect(await pieces()).toBe(2);

    const goPay = await openWithoutCode(page, '/checkout/delivery?step=payment');
    const place = page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first();
    await place.dblclick();
    goPay();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    expect((await storeCall(context, 'getAllOrders')).orders).toHaveLength(1);

    const goList = await openWithoutCode(page, '/SearchProducts');
    const heart = page.getByRole('article').first().getByRole('button');
    await heart.dblclick();
    goList();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const favorites = async () => (await storeCall(context, 'getUserData')).user.favoriteIds.length;
    await expect.poll(favorites).toBe(1);

    const goHome = await openWithoutCode(page, '/');
    const take = page
      .getByRole('tabpanel', { name: t.coupons.available })
      .getByRole('button', { name: t.coupons.take });
    await take.first().click();
    goHome();
    await expect(page.getByText(t.coupons.activated)).toBeVisible();
    expect((await storeCall(context, 'getAssignedCoupons')).coupons).toHaveLength(1);
  },
);

journey(
  'a number that is sent before the page answers is sent once, as it was typed',
  async ({ shopper, page, t }) => {
    const go = await openWithoutCode(page, '/PhoneNumber');
    await page.getByRole('textbox', { name: t.account.phone }).fill(shopper.phone.slice(-9));
    const send = page.getByRole('button', { name: t.account.sendCode });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(endpoints.sendOtp.path)) sent.push(request.postData() ?? '');
    });
    await send.dblclick();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    go();
    await expect(page.getByRole('heading', { name: t.account.codeTitle })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(shopper.phone.slice(-9));
  },
);

journey(
  'the first failure without a line is told, whatever of the page has come',
  async ({ shopper, page, context, t }) => {
    await shopper.open('/SearchProducts');
    // The part that shows toasts, which is asked for three seconds later, does not come.
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await context.setOffline(true);
    await page.getByRole('article').first().getByRole('button').click();
    await expect(page.getByText(t.favorites.loginNeeded)).toBeVisible();
    await expect(page.getByText(t.favorites.loginNeeded)).toHaveCSS('min-height', '48px');
  },
);
