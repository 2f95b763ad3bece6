import { expect, type Page } from '@playwright/test';
import { consoleEndpoints } from '../src/shop/console-endpoints.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { asWritten, phoneNumber } from './phone-number.ts';
import { storeQuery } from './store-query.ts';
import type { Words } from './words.ts';

/** A packer signs in on this laptop with the code by phone, and sets a PIN. */
async function startsDay(page: Page, t: Words, name: string, pin: string): Promise<void> {
  const phone = phoneNumber();
  await storeQuery(`insert into staff (phone, name, roles) values ($1, $2, '{packer}')`, [phone, name]);
  await page.getByRole('textbox', { name: t.signIn.phone }).fill(asWritten(phone));
  await page.getByRole('button', { name: t.signIn.send }).click();
  const shown = page.locator('[data-demo-code]');
  await page
    .getByRole('textbox', { name: t.signIn.code })
    .pressSequentially((await shown.getAttribute('data-demo-code')) ?? '');
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('/console/me');
  await page.getByLabel(t.desks.pin, { exact: true }).fill(pin);
  await page.getByRole('button', { name: t.desks.savePin }).click();
  await expect(page.getByText(t.desks.pinSaved)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
}

journey(
  'two packers take turns on one laptop, and neither sees what the other typed',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(isMobile, 'phones are not shared');
    await isOnStaff(context, ['owner'], 'رنا', String(baseURL));
    await page.goto('/console/me');
    await page.getByRole('textbox', { name: t.desks.deskName }).fill('طاولة التجهيز');
    await page.getByRole('button', { name: t.desks.enroll }).click();
    await expect(page.getByText(t.desks.thisOne, { exact: true })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.goto('/console/more');
    await page.getByRole('button', { name: t.consoleWords.signOut }).click();

    await startsDay(page, t, 'محمود', '4821');
    await page.getByRole('button', { name: t.desks.lock }).first().click();
    const locked = page.getByRole('dialog', { name: t.desks.locked });
    await expect(locked.getByRole('radio', { name: 'محمود' })).toBeChecked();
    expect(await barriers(page)).toEqual([]);
    // Escape leaves it as it is.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(locked).toBeVisible();
    await locked.getByRole('button', { name: t.desks.withNumber }).click();
    await startsDay(page, t, 'سهى', '9035');

    await page.goto('/console/pack');
    const scan = page.getByRole('main').getByRole('textbox').first();
    await scan.fill('123');
    await page.getByRole('button', { name: t.desks.lock }).first().click();
    await locked.getByRole('radio', { name: 'محمود' }).check();
    const pin = locked.getByLabel(t.desks.pin, { exact: true });
    await expect(pin).toBeFocused();
    // A barcode that is scanned into the field is no try.
    await pin.fill('6291041500213');
    await pin.press('Enter');
    await expect(locked.getByText(t.desks.pinWrong)).toBeVisible();
    await pin.fill('٤٨٢١');
    await pin.press('Enter');
    await expect(locked).toBeHidden();
    await expect(page.getByRole('link', { name: /محمود/ })).toBeVisible();
    await expect(scan).toHaveValue('');

    // A reload of a locked page asks for the PIN as well.
    // The page is covered before the store has locked the session.
    const isLocked = page.waitForResponse(`**${consoleEndpoints.lockSession.path}`);
    await page.getByRole('button', { name: t.desks.lock }).first().click();
    await expect(locked).toBeVisible();
    await isLocked;
    await page.reload();
    await page.getByRole('radio', { name: 'سهى' }).check();
    await page.getByLabel(t.desks.pin, { exact: true }).fill('9035');
    await page.getByRole('button', { name: t.desks.open }).click();
    await expect(page.getByRole('link', { name: /سهى/ })).toBeVisible();
  },
);
