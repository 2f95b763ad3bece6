import { type BrowserContext, expect, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { Shopper } from './shopper.ts';
import { cookiesOf, storeCall, tokensIn } from './store-call.ts';
import { minutesPass } from './time-passes.ts';

journey(
  'twenty calls at once in two tabs with a session that ran out: one refresh, and no visible error',
  async ({ shopper, page, context, t, language }) => {
    await shopper.isSignedIn();
    const other = new Shopper(await context.newPage(), t, language);
    await shopper.open('/');
    await other.open('/');
    const seen = watch(context);
    await shopper.forgetsAccess();
    const pressed = await Promise.all([pressHearts(page), pressHearts(other.page)]);
    expect(pressed).toEqual([10, 10]);
    for (const one of [page, other.page])
      await expect(one.getByText(t.favorites.added).first()).toBeVisible();
    await expect.poll(() => seen.refused.length).toBeGreaterThanOrEqual(10);
    expect(seen.refreshes).toHaveLength(1);
    for (const one of [page, other.page]) {
      await expect(one.getByText(t.favorites.addFailed)).toBeHidden();
      await expect(one.getByText(t.favorites.loginNeeded)).toBeHidden();
    }
    await expect
      .poll(async () => (await storeCall(context, 'getAllFavorites')).pagination.totalItems)
      .toBeGreaterThanOrEqual(10);
  },
);

journey(
  'two pages with a session that ran out go on as if nothing were',
  async ({ shopper, page, context, t, language }) => {
    await shopper.isSignedIn();
    const other = new Shopper(await context.newPage(), t, language);
    await shopper.open('/about');
    await other.open('/contact');
    const seen = watch(context);
    await shopper.forgetsAccess();
    await Promise.all(
      [page, other.page].map((one) =>
        one.getByRole('contentinfo').getByRole('link', { name: t.layout.myOrders }).click(),
      ),
    );
    for (const one of [page, other.page])
      await expect(one.getByText(t.orders.none, { exact: true })).toBeVisible();
    expect(seen.refused.length).toBeGreaterThan(0);
    expect(seen.refreshes).toHaveLength(1);
  },
);

journey(
  'a session that was ended elsewhere leads to sign-in once, and what was typed is there afterwards',
  async ({ shopper, page, context, t }) => {
    await shopper.isSignedIn();
    await shopper.open('/profile');
    const name = page.getByRole('textbox', { name: t.accountProfile.name });
    await name.fill('Rima Haddad Saad');
    const { sessions } = await storeCall(context, 'getSessions');
    const [{ _id: sessionId } = { _id: '' }] = sessions;
    const cookies = await cookiesOf(context);
    await storeCall(context, 'endSession', { sessionId });
    await shopper.setTokensCookie(tokensIn(cookies['user']));

    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
    await page.getByRole('button', { name: t.accountProfile.save }).first().click();
    await expect(page.getByRole('heading', { name: t.account.signInTitle })).toBeVisible();
    await expect(page.getByText(t.account.because.profile)).toBeVisible();
    expect(visits.filter((path) => path === '/PhoneNumber')).toHaveLength(1);
    expect((await cookiesOf(context))['user']).toBeUndefined();

    await minutesPass(shopper.phone, 2);
    await shopper.sendNumber();
    await page.getByRole('button', { name: t.account.fill }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(name).toHaveValue('Rima Haddad Saad');
    await page.getByRole('button', { name: t.accountProfile.save }).first().click();
    await expect(page.getByText(t.accountProfile.saved)).toBeVisible();
  },
);

journey(
  'who signs in after another whose session ended finds nothing of theirs; who comes back finds it all',
  async ({ shopper, page, context, t, language }) => {
    const signsIn = async ({ phone }: Shopper, isNew: boolean) => {
      const one = new Shopper(page, t, language, phone);
      await one.open('/PhoneNumber');
      await one.sendNumber();
      await page.getByRole('button', { name: t.account.fill }).click();
      if (isNew) await one.completeProfile();
      await expect(page).toHaveURL(/\/$/);
    };
    const begun = () =>
      page.evaluate(() => [sessionStorage.getItem('checkout'), /checkoutAddress=[^;]/.test(document.cookie)]);
    const begins = () =>
      page.evaluate(() => {
        sessionStorage.setItem('checkout', '{"to":"other","phone":"944123456"}');
        document.cookie = `checkoutAddress=${encodeURIComponent('{"street":"Al-Jalaa"}')}; path=/`;
      });
    const sessionEnds = () => context.clearCookies({ name: 'user' });

    await signsIn(shopper, true);
    await begins();
    await sessionEnds();
    await minutesPass(shopper.phone, 2);
    await signsIn(shopper, false);
    expect(await begun()).toEqual(['{"to":"other","phone":"944123456"}', true]);
    await sessionEnds();
    await signsIn(new Shopper(page, t, language), true);
    await expect.poll(begun).toEqual([null, false]);
  },
);

journey('tabs follow each other in signing out and in', async ({ shopper, page, context, t, language }) => {
  await shopper.isSignedIn();
  const other = new Shopper(await context.newPage(), t, language);
  await shopper.open('/orders');
  await other.open('/my-favorite');
  await shopper.signsOut();
  await expect(page.getByRole('heading', { name: t.account.signInTitle })).toBeVisible();
  await expect(other.page).toHaveURL(/\/PhoneNumber\?next=%2Fmy-favorite$/);

  await minutesPass(shopper.phone, 2);
  await shopper.sendNumber();
  await page.getByRole('button', { name: t.account.fill }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other.page).toHaveURL(/\/my-favorite$/);
});

journey(
  'a copied cookie opens nothing in another browser and leaves the owner alone',
  async ({ shopper, page, context, browser, baseURL, t, language }) => {
    await shopper.isSignedIn();
    const { user = '' } = await cookiesOf(context);
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const thief = new Shopper(await elsewhere.newPage(), t, language);
    await thief.page.goto('/about');
    await thief.setTokensCookie(tokensIn(user));
    for (const path of ['/profile', '/orders', '/checkout/delivery']) {
      await thief.page.goto(path);
      await expect(thief.page).toHaveURL(/\/PhoneNumber\?next=/);
    }
    await elsewhere.close();
    await shopper.open('/profile');
    await expect(page.getByRole('heading', { name: t.accountProfile.devices })).toBeVisible();
  },
);

journey('a session cookie that is none, of any kind, is a guest’s', async ({ shopper, page, context, t }) => {
  await shopper.open('/about');
  const kinds: unknown[] = [
    { accessToken: 'a\nb', refreshToken: 'x' },
    { accessToken: '\0é', refreshToken: 'x\r\nset-cookie: a=b' },
    { accessToken: 5, refreshToken: [] },
    { __proto__: { accessToken: 'a' } },
    { accessToken: 'a'.repeat(1500), refreshToken: 'b'.repeat(1500) },
    null,
  ];
  for (const value of [
    ...kinds.map((kind) => encodeURIComponent(JSON.stringify(kind))),
    'x',
    '%E0%A4%A',
    '{',
  ]) {
    const { hostname } = new URL(page.url());
    await context.addCookies([{ name: 'user', value, domain: hostname, path: '/' }]);
    const answer = await page.goto('/orders');
    expect([value, answer?.status()]).toEqual([value, 200]);
    await expect(page).toHaveURL(/\/PhoneNumber\?next=%2Forders$/);
    await expect(page.getByRole('heading', { name: t.account.signInTitle })).toBeVisible();
  }
});

journey(
  'the other places are seen in the profile and logged out there',
  async ({ shopper, page, browser, baseURL, t, language }) => {
    await shopper.isSignedIn();
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const second = new Shopper(await elsewhere.newPage(), t, language, shopper.phone);
    await minutesPass(shopper.phone, 2);
    await second.isSignedIn();
    await shopper.open('/profile');
    const panel = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t.accountProfile.devices }) });
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await panel.getByRole('button', { name: t.accountProfile.signOutOthers }).click();
    await expect(page.getByText(t.accountProfile.othersSignedOut)).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await second.page.goto('/orders');
    await expect(second.page).toHaveURL(/\/PhoneNumber/);
    await elsewhere.close();
  },
);

/** Presses ten favorite buttons at the same moment; returns how many there were. */
function pressHearts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main article button[aria-pressed="false"]')];
    const ten = buttons.slice(0, 10);
    for (const button of ten) button.click();
    return ten.length;
  });
}

/** Requests in all tabs: refreshes, and calls refused for their token. */
function watch(context: BrowserContext) {
  const seen: Record<'refreshes' | 'refused', string[]> = { refreshes: [], refused: [] };
  context.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) seen.refreshes.push(request.url());
  });
  context.on('response', (answer) => {
    if (answer.status() === 401) seen.refused.push(answer.url());
  });
  return seen;
}
