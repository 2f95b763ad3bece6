import { expect } from '@playwright/test';
import sharp from 'sharp';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

const REGISTER = '12345/7';

journey.use({ language: 'ar' });

journey(
  'an owner writes the register down, sees its sentence first, and the shop says it',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the settings are the same at every width');
    await isOnStaff(context, ['owner'], 'سهى', baseURL ?? '');
    await page.goto('/console/settings/limits');
    const messages = page.getByRole('region', { name: t.settingWords.messagesPerDay.label });
    await messages.getByRole('textbox').fill('٠');
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(messages).toContainText(t.settings.atLeast('1'));
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.consoleWords.discard }).click();

    await page.goto('/console/settings/days');
    const { estimateDays, deliveryDays } = t.settingWords;
    await page.getByRole('region', { name: estimateDays.label }).getByRole('textbox').fill('9');
    const promise = page.getByRole('region', { name: deliveryDays.label });
    await expect(promise.getByText(t.settingConflicts.see)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.consoleWords.discard }).click();
    await expect(promise.getByText(t.settingConflicts.see)).toBeHidden();

    await page.goto('/console/settings/shop');
    const identity = page.getByRole('region', { name: t.settingWords.identity.label });
    const { parts } = t.settingWords.identity;
    const register = identity.getByRole('textbox', { name: parts.commercialRegister });
    await register.fill(REGISTER);
    const reason = page.getByRole('textbox', { name: t.settings.reason });
    await reason.fill('صدر السجلّ');
    await expect(identity.getByRole('complementary')).toContainText(REGISTER);
    const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#a8203f' } })
      .png()
      .toBuffer();
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
    await identity.getByLabel(t.settings.logo.choose).setInputFiles(file);
    await expect(identity.getByRole('img', { name: t.settings.logo.shown })).toBeVisible();
    // A draft survives closing the page, and another member's change of another setting.
    await page.reload();
    await expect(register).toHaveValue(REGISTER);
    await expect(reason).toHaveValue('صدر السجلّ');
    await expect(page.getByRole('button', { name: t.consoleWords.goOn })).toBeVisible();
    await storeQuery(
      `insert into settings (value) values ('{"pointsCouponDays": 60}')
         on conflict (only_row) do update set value = settings.value || '{"pointsCouponDays": 60}'`,
      [],
    );
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(t.settings.saved)).toBeVisible();
    await expect(identity).toContainText('سهى');

    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toContainText(REGISTER);
    const shown = page.getByRole('banner').locator('img[src^="/pictures/"]');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    expect(await barriers(page)).toEqual([]);
    await storeQuery(`update settings set value = value - 'identity' - 'pointsCouponDays'`, []);
  },
);

journey(
  'the owner makes the addresses of the catalog feeds and opens one',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the settings are the same at every width');
    await isOnStaff(context, ['owner'], 'سهى', baseURL ?? '');
    await page.goto('/console/settings/shop');
    const card = page.getByRole('region', { name: t.feeds.title });
    const make = card.getByRole('button', { name: t.feeds.make });
    const renew = card.getByRole('button', { name: t.feeds.renew });
    await expect(make.or(renew)).toBeVisible();
    // Another width may have made them.
    if (await make.isVisible()) await make.click();
    const address = card.getByText('/feeds/google-ar.xml?key=');
    await expect(address).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    const { pathname, search } = new URL((await address.textContent()) ?? '');
    const feed = await page.request.get(pathname + search);
    expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    await renew.click();
    await page.getByRole('dialog').getByRole('button', { name: t.feeds.renew }).click();
    await expect(page.getByText(t.feeds.renewed)).toBeVisible();
    expect((await page.request.get(pathname + search)).status()).toBe(404);
  },
);
