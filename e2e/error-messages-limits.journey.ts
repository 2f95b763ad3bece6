import { expect, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { storeCall } from './store-call.ts';

// Section 9 of the specification.
journey('a failure shows for 4 seconds, a success for 2', async ({ shopper, page, t }) => {
  await page.clock.install();
  await shopper.open('/SearchProducts');
  const favorite = page.getByRole('article').first().getByRole('button', { pressed: false });
  const shownFor = async (text: string, seconds: number) => {
    await stopTime(page);
    await favorite.click();
    const toast = page.getByText(text).locator('..');
    await expect(toast).toHaveAttribute('data-gone', 'false');
    await page.clock.runFor(seconds * 1000 - 100);
    await expect(toast).toHaveAttribute('data-gone', 'false');
    await page.clock.runFor(200);
    await expect(toast.and(page.locator('[data-gone=false]'))).toHaveCount(0);
    await page.clock.resume();
  };
  await shownFor(t.favorites.loginNeeded, 4);
  // What waits on the device would be merged at sign-in, with a notice of the same words.
  // It is stored by a script that loads after the press.
  await page.waitForFunction(() => localStorage.getItem('guest-choices') !== null);
  await page.evaluate(() => localStorage.clear());
  await shopper.isSignedIn();
  await shopper.open('/SearchProducts');
  await shownFor(t.favorites.added, 2);
});

journey('twenty notices stand there at most', async ({ shopper, page, t }) => {
  await page.clock.install();
  await shopper.open('/SearchProducts');
  const favorite = page.getByRole('article').first().getByRole('button', { pressed: false });
  await stopTime(page);
  await favorite.click();
  const toasts = page.getByText(t.favorites.loginNeeded);
  await expect(toasts).toHaveCount(1);
  for (let press = 0; press < 24; press += 1) await favorite.dispatchEvent('click');
  await expect(toasts).toHaveCount(20);
});

journey(
  'six pieces stand on a page of search, categories and favorites',
  async ({ shopper, page, context, language }) => {
    for (const path of ['/SearchProducts', '/categories']) {
      await shopper.open(path);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    }
    await shopper.isSignedIn();
    const { products } = await storeCall(context, 'getAllProducts', {}, language);
    expect(products).toHaveLength(10);
    for (const { _id } of products) await storeCall(context, 'addToFavorites', { productId: _id });
    await shopper.open('/my-favorite');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    expect((await storeCall(context, 'getAllFavorites')).favorites).toHaveLength(10);
  },
);

journey(
  'the cookies live as long as they may, and go no farther',
  async ({ shopper, page, context, t, language }) => {
    await shopper.open('/PhoneNumber');
    await shopper.sendNumber();
    const cookie = async (name: string) => {
      const cookie = (await context.cookies()).find((one) => one.name === name);
      const days = cookie && Math.round((cookie.expires - Date.now() / 1000) / 8640) / 10;
      return cookie && { days, sameSite: cookie.sameSite, path: cookie.path };
    };
    expect(await cookie('otpPhoneNumber')).toEqual({ days: 1, sameSite: 'Strict', path: '/' });
    await shopper.codeField.pressSequentially(await shopper.shownCode());
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
    expect(await cookie('user')).toEqual({ days: 7, sameSite: 'Lax', path: '/' });
    expect(await cookie('otpPhoneNumber')).toBeUndefined();

    const other = language === 'en' ? 'ar' : 'en';
    await context.clearCookies({ name: 'language' });
    await page.goto(`/faq?lang=${other}`);
    expect(await cookie('language')).toEqual({ days: 7, sameSite: 'Strict', path: '/' });
  },
);

/** From here on the page's time passes by `runFor` alone: the machine's would be measured. */
async function stopTime(page: Page): Promise<void> {
  // It can only be stopped at a moment to come, which a busy machine may take seconds to ask for.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}
