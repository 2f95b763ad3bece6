import { expect, type Page } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { hasPushService } from './push-service.ts';
import { storeCall } from './store-call.ts';
import { storeQuery } from './store-query.ts';

journey.use({ launchOptions: await wholeBrowser(), serviceWorkers: 'allow' });

/** Sends the page's worker what a push service would. */
async function pushTo(page: Page, note: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (mine !== undefined) found(mine.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(note);
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await browser.detach();
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, dir }) => ({ title, body, dir }));
  });

declare global {
  var recordPrompt: (path: string) => Promise<void>;
}

journey(
  'messages of an order wait in the profile until they are read',
  async ({ shopper, page, t, language }) => {
    await shopper.open('/');
    await shopper.isSignedIn();
    const [first, second] = await findProducts(page.context(), language, 2);
    if (first === undefined || second === undefined) throw new Error('the shop has too little');
    await shopper.hasOrdered(first);
    const order = await shopper.hasOrdered(second);
    await shopper.open('/profile#inbox');
    const inbox = page.locator('#inbox');
    await expect(inbox.getByText(t.notifications.unreadCount(2))).toBeVisible();
    await inbox.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/order/${order._id}`));
    // The list that Back asks for may come before the call that marked it as read.
    const unread = async () => (await storeCall(page.context(), 'getNotifications', { limit: 1 })).unread;
    await expect.poll(unread).toBe(1);
    await page.goBack();
    await expect(inbox.getByText(t.notifications.unreadCount(1))).toBeVisible();
    await inbox.getByRole('button', { name: t.notifications.readAll }).click();
    await expect(inbox.getByRole('button', { name: t.notifications.readAll })).toHaveCount(0);
    await page.reload();
    await expect(inbox.getByRole('link')).toHaveCount(2);
    await expect(inbox.getByText(t.notifications.unread, { exact: false })).toHaveCount(0);
  },
);

journey(
  'news of a store in the list say how to stop them, and one press does',
  async ({ shopper, page, t, context, language }) => {
    await shopper.isSignedIn();
    const [{ id: productId }] = await findProducts(context, language, 1);
    const { brand } = (await storeCall(context, 'getProductDetails', { productId }, language)).product;
    await storeCall(context, 'followBrand', { brandId: brand._id });
    await storeQuery(
      `insert into notifications (shopper_id, kind, title_en, title_ar, text_en, text_ar, href)
       select id, 'news', 'Winter is here', 'وصل الشتاء', '', '', $2 from shoppers where phone = $1`,
      [shopper.phone, `/brands/${brand._id}/${brand.slug}`],
    );
    await shopper.open('/profile#inbox');
    const stop = page.locator('#inbox').getByRole('button', { name: t.notifications.stopNews });
    await stop.click();
    await expect(page.getByText(t.notifications.newsStopped)).toBeVisible();
    await expect(stop).toHaveCount(0);
    expect((await storeCall(context, 'getUserData')).user.followedBrandIds).toEqual([]);
  },
);

journey(
  'who wants the list alone gets no SMS, and a lost line changes nothing',
  async ({ shopper, page, t, language }) => {
    await shopper.open('/');
    await shopper.isSignedIn();
    await shopper.open('/profile');
    const orders = page.getByRole('combobox', { name: t.notifications.wishes.orders });
    await orders.selectOption(t.notifications.by.inbox);
    await expect(page.getByText(t.notifications.waySaved, { exact: true })).toBeVisible();
    await page.context().setOffline(true);
    await orders.selectOption(t.notifications.by.sms);
    await expect(orders).toHaveValue('inbox');
    await page.context().setOffline(false);
    const [piece] = await findProducts(page.context(), language, 1);
    if (piece !== undefined) await shopper.hasOrdered(piece);
    const { messages } = await storeCall(page.context(), 'readOutbox', { to: shopper.phone });
    expect(messages.filter(({ code }) => code === null)).toEqual([]);
  },
);

journey(
  'a browser is told once its owner says yes, and no more once they say no',
  async ({ shopper, page, t, language }) => {
    const context = page.context();
    await context.grantPermissions(['notifications']);
    await hasPushService(context);
    await shopper.open('/');
    await shopper.isSignedIn();
    await shopper.open('/profile');
    const subscription = async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration?.pushManager.getSubscription()) ?? null;
    };
    expect(await page.evaluate(subscription)).toBeNull();
    await page.getByRole('button', { name: t.notifications.turnOn }).click();
    await expect(page.getByText(t.notifications.pushOn)).toBeVisible();
    expect((await storeCall(context, 'getNotificationWishes')).push).toBe(true);

    const note = {
      title: 'Size M is back',
      text: 'It waits.',
      href: '/SearchProducts',
      tag: 'one',
      language,
    };
    const again = { ...note, title: 'Size M is back again' };
    const dir = language === 'ar' ? 'rtl' : 'ltr';
    // What comes before the worker is there is lost; a later one of the same tag takes the place of the one before.
    for (const { title, ...sent } of [note, again])
      await expect(async () => {
        await pushTo(page, { title, ...sent });
        const shown = expect.poll(() => shownOn(page), { timeout: 5000 });
        await shown.toEqual([{ title, body: 'It waits.', dir }]);
      }).toPass();

    await page.reload();
    await page.getByRole('button', { name: t.notifications.turnOff }).click();
    await expect(page.getByRole('button', { name: t.notifications.turnOn })).toBeVisible();
    expect((await storeCall(context, 'getNotificationWishes')).push).toBe(false);
  },
);

journey(
  'push about an order is turned on by one press, and no prompt comes before',
  async ({ shopper, page, t, language }) => {
    const context = page.context();
    await hasPushService(context);
    const prompts: string[] = [];
    await page.exposeFunction('recordPrompt', (path: string) => prompts.push(path));
    await context.addInitScript(() => {
      Notification.requestPermission = async () => {
        // Given to the page by the line above.
        await globalThis.recordPrompt(location.href);
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
        return 'granted';
      };
    });
    await shopper.open('/');
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, language, 1);
    if (piece !== undefined) await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=payment');
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    await expect(page.getByText(t.notifications.offer)).toBeVisible();
    expect(prompts).toEqual([]);
    await page.getByRole('button', { name: t.notifications.offerYes }).click();
    await expect(page.getByText(t.notifications.offerTaken)).toBeVisible();
    expect(prompts).toHaveLength(1);
    expect(await storeCall(context, 'getNotificationWishes')).toMatchObject({
      push: true,
      wishes: { orders: 'push' },
    });
  },
);
