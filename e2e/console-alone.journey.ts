import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { ownStoreJourney as journey } from './own-store.ts';
import { storeQuery } from './store-query.ts';

journey(
  'who runs the shop alone has seven doors, and every page within two presses; a second member brings the whole menu back',
  async ({ page, context, store, isMobile, t }) => {
    journey.skip(!isMobile, 'the phone has the least room');
    await storeQuery('update staff set removed_at = now()', []);
    await isOnStaff(context, ['owner'], 'رنا', store.address);
    await page.goto('/console/more');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t.consoleWords.myShop })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await main.getByRole('link', { name: t.consoleWords.returns }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.consoleWords.returns })).toBeVisible();

    // Any page and act is found by its name.
    await page.getByRole('button', { name: t.consoleWords.scan }).click();
    const sheet = page.getByRole('dialog', { name: t.consoleWords.findTitle });
    await sheet.getByLabel(t.consoleWords.findAnything).fill(t.couponDesk.new);
    await sheet.getByRole('link', { name: t.couponDesk.new }).click();
    await expect(page).toHaveURL(/\/console\/coupons\/new$/);

    await storeQuery(
      `insert into staff (id, phone, name, roles) values ('second', '+963944000111', 'سامر', '{packer}')`,
      [],
    );
    await page.goto('/console/more');
    await expect(main.getByRole('link', { name: t.consoleWords.packing })).toBeVisible();
    await expect(main.getByRole('link', { name: t.consoleWords.myShop })).toHaveCount(0);
  },
);
