import { expect, type BrowserContext } from '@playwright/test';
import { languages } from '../src/shop/language.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

journey(
  'in the browser of an app, which blocks much, a guest signs in, fills the cart and pays',
  async ({ shopper, page, t, context, language }) => {
    journey.slow();
    await blockStorage(context);
    await blockWhatAppsBlock(context);
    const [piece] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${piece.id}`);
    await page.getByRole('radio', { name: piece.color.name, exact: true }).check();
    await page
      .getByRole('radiogroup', { name: t.catalog.size })
      .getByRole('radio', { name: piece.size.label, exact: true })
      .check();
    await page.getByRole('button', { name: `${t.product.quantity}: ${t.ui.more}` }).click();
    await page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first().click();
    await page.getByRole('link', { name: t.product.signIn }).click();
    await shopper.sendNumber();
    await shopper.codeField.pressSequentially(await shopper.shownCode());
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
    await shopper.completeProfile();
    await expect(page.getByRole('status').filter({ hasText: t.product.added })).toContainText(piece.name);

    // A new document has the cookie of the session alone.
    await shopper.open('/checkout/delivery?step=payment');
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    expect((await storeCall(context, 'getAllOrders')).orders).toHaveLength(1);
  },
);

journey('where the storage of the browser is full a shopper signs in', async ({ shopper, page }) => {
  await page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let length = 2 ** 23; length > 0; length = Math.floor(length / 2))
        try {
          storage.setItem(`full-${length}`, 'x'.repeat(length));
        } catch {}
    }
  });
  await shopper.open('/PhoneNumber');
  await shopper.sendNumber();
  await shopper.codeField.pressSequentially(await shopper.shownCode());
  await expect(page).toHaveURL(/\/ProfileInfo/);
});

for (const language of languages)
  journey.describe(language, () => {
    journey.use({ language });
    journey(
      'where the browser keeps no cookies the page of signing in says so',
      async ({ shopper, page, t }) => {
        await blockStorage(shopper.context);
        await page.addInitScript(() =>
          Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
        );
        await shopper.open('/PhoneNumber');
        await page.getByRole('textbox', { name: t.account.phone }).fill('944123456');
        await page.getByRole('button', { name: t.account.sendCode }).click();
        await expect(page.getByText(t.account.cookiesOff)).toBeVisible();
      },
    );
  });

/** As in-app browsers and strict settings do: reading either storage throws, and locks are denied with it. */
async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, { get: denied });
    navigator.locks.request = async () => denied();
  });
}

/** The browsers inside Facebook, Instagram and Telegram have none of these, and open no second window. */
async function blockWhatAppsBlock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['serviceWorker', 'share', 'clipboard', 'geolocation'])
      Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['Notification', 'PushManager', 'indexedDB', 'caches'])
      Reflect.deleteProperty(window, name);
    window.open = () => null;
  });
}
