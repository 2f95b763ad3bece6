import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { wholeBrowser } from './browser.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

// Browsers bind no passkey to an address of digits.
const baseURL = String(process.env['BASE_URL']).replace('127.0.0.1', 'localhost');

journey.use({ launchOptions: await wholeBrowser(), baseURL });

/** The lock of the device, as Chromium plays it. */
async function addDeviceLock(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

journey(
  'who has no second factor yet sets up a passkey in place of the app',
  async ({ page, context, t }) => {
    const id = await isOnStaff(context, ['accountant'], 'نديم', baseURL);
    await storeQuery(`update staff_sessions set second_at = null where staff_id = $1`, [id]);
    await page.goto('/console');
    await addDeviceLock(page);
    await expect(page.getByRole('heading', { name: t.signIn.enrollTitle })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.ownPage.addPasskey }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.consoleWords.start })).toBeVisible();
    // Its recovery codes help where the device is lost.
    await page.goto('/console/me');
    await page.getByRole('button', { name: t.ownPage.appAdd }).click();
    await expect(page.getByRole('textbox', { name: t.signIn.appCode })).toBeVisible();
  },
);

journey(
  'an owner adds a passkey, enters with it alone, confirms with it and removes it',
  async ({ page, context, t }) => {
    const id = await isOnStaff(context, ['owner'], 'رنا', baseURL);
    await page.goto('/console/more');
    await addDeviceLock(page);
    await page.getByRole('main').getByRole('link', { name: t.consoleWords.mySignIn }).click();
    await page.getByRole('textbox', { name: t.ownPage.passkeyName }).fill('هاتفي');
    await page.getByRole('button', { name: t.ownPage.addPasskey }).click();
    await expect(page.getByText(t.ownPage.passkeyAdded)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'هاتفي' })).toContainText(t.ownPage.neverUsed);
    // One device holds one.
    await page.getByRole('button', { name: t.ownPage.addPasskey }).click();
    await expect(page.getByText(t.ownPage.knownHere)).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await page.goto('/console/more');
    await page.getByRole('button', { name: t.consoleWords.signOut }).click();
    await expect(page.getByRole('heading', { name: t.signIn.title })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.signIn.withPasskey }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.consoleWords.start })).toBeVisible();

    await storeQuery(
      `update staff_sessions set second_at = now() - interval '6 minutes' where staff_id = $1`,
      [id],
    );
    await page.goto('/console/me');
    await page.getByRole('button', { name: t.ownPage.removePasskeyOf('هاتفي') }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.ownPage.remove }).click();
    const sheet = page.getByRole('dialog', { name: t.signIn.againTitle });
    await expect(sheet).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: t.signIn.withPasskey }).click();
    await expect(page.getByText(t.ownPage.passkeyRemoved)).toBeVisible();
  },
);
