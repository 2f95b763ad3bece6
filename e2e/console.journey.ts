import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { appCode } from './app-code.ts';
import { barriers } from './barriers.ts';
import { journey } from './journey.ts';
import { asWritten, phoneNumber } from './phone-number.ts';
import type { Words } from './words.ts';

const OWNER = '+963944700101';

journey.use({ language: 'ar' });

async function giveCode(page: Page, t: Words, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: t.signIn.phone }).fill(asWritten(phone));
  await page.getByRole('button', { name: t.signIn.send }).click();
  await typeShownCode(page, t.signIn.code);
}

/** Types the code that the demo shows. */
async function typeShownCode(page: Page, label: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await expect(field).toBeFocused();
  await field.pressSequentially(
    (await page.locator('[data-demo-code]').getAttribute('data-demo-code')) ?? '',
  );
}

journey(
  'an owner enters with both codes and lets in a packer, who sees no staff',
  async ({ page, t, browser, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'one number is sent one code a minute');
    await page.goto('/console/settings/staff');
    expect(await barriers(page)).toEqual([]);
    await giveCode(page, t, OWNER);
    await expect(page.getByRole('heading', { name: t.signIn.secondTitle })).toBeVisible();
    await typeShownCode(page, t.signIn.appCode);
    await expect(page.getByRole('heading', { level: 1, name: t.staff.title })).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    const phone = phoneNumber();
    await page.getByRole('link', { name: t.staff.invite }).click();
    await page.getByRole('textbox', { name: t.staff.name }).fill('سامر حلبي');
    await page.getByRole('textbox', { name: t.staff.phone }).fill(asWritten(phone));
    await page.getByRole('button', { name: t.invitations.addNow }).click();
    await expect(page.getByText(t.staff.rolesMissing)).toBeVisible();
    await page.getByRole('checkbox', { name: t.staff.roles.packer }).check();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.invitations.addNow }).click();
    await expect(page.getByText('سامر حلبي', { exact: true })).toBeVisible();

    await page.goto('/console/settings/audit');
    await expect(page.getByText(t.staff.actions['staff.invite'])).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    const elsewhere = await browser.newContext({
      ...(baseURL && { baseURL }),
      isMobile: true,
      viewport: page.viewportSize(),
    });
    await elsewhere.addCookies(
      await page
        .context()
        .cookies()
        .then((all) => all.filter(({ name }) => name === 'language')),
    );
    const packer = await elsewhere.newPage();
    await packer.goto('/console');
    await giveCode(packer, t, phone);
    await expect(packer.getByRole('heading', { level: 1, name: t.consoleWords.start })).toBeVisible();
    await expect(packer.getByRole('link', { name: t.consoleWords.staff })).toHaveCount(0);
    expect(await barriers(packer)).toEqual([]);
    await packer.goto('/console/settings/staff');
    await expect(packer.getByText(t.messages.refusals.FORBIDDEN)).toBeVisible();

    await page.goto('/console/settings/staff');
    await page.getByRole('link', { name: t.consoleWords.open('سامر حلبي') }).click();
    await page.getByRole('button', { name: t.staff.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.staff.remove }).click();
    await expect(page.getByText('سامر حلبي', { exact: true })).toHaveCount(0);
    await packer.goto('/console');
    await expect(packer.getByRole('heading', { name: t.signIn.title })).toBeVisible();
    await elsewhere.close();
  },
);

journey(
  'another owner enters by the link of the server and sets up the second code',
  async ({ page, t, isMobile }) => {
    journey.skip(isMobile, 'a phone has the first journey');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/console-owner.ts', phoneNumber(), 'لمى صباغ', '--add', '--by', OWNER],
      {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, DATA_DIR: process.env['STORE_DATA_DIR'] ?? '.data' },
      },
    );
    const link = /\/console\/enter#\S+/.exec(stdout)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t.signIn.enrollTitle })).toBeVisible();
    await page.getByRole('textbox', { name: t.signIn.appCode }).pressSequentially(await appCode(page));
    await expect(page.getByRole('listitem')).toHaveCount(10);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.signIn.codesKept }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.consoleWords.start })).toBeVisible();
    await page.getByRole('link', { name: t.consoleWords.settings }).first().click();
    await page.getByRole('link', { name: t.consoleWords.staff }).first().click();
    await expect(page.getByRole('row', { name: /لمى صباغ/ })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);
