import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { wholeBrowser } from './browser.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { hasPushService } from './push-service.ts';
import { storeQuery } from './store-query.ts';

journey.use({ launchOptions: await wholeBrowser(), serviceWorkers: 'allow' });

journey(
  'a member turns alerts on for a device, chooses what to hear of and when, and turns them off',
  async ({ page, context, baseURL, t }) => {
    await context.grantPermissions(['notifications']);
    await hasPushService(context);
    const id = await isOnStaff(context, ['support'], 'سمر', String(baseURL));
    await page.goto('/console');
    await page.getByRole('link', { name: t.staffNews.offerGo }).click();
    const alerts = page.getByRole('region', { name: t.staffNews.title });
    await alerts.getByRole('button', { name: t.staffNews.turnOn }).click();
    await expect(alerts.getByRole('listitem').filter({ hasText: 'Chrome' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // Support hears of orders and returns, not of the server.
    await expect(alerts.getByRole('checkbox', { name: t.staffNews.kinds.lateBackup })).toHaveCount(0);
    await alerts.getByRole('checkbox', { name: t.staffNews.kinds.returnAsked }).uncheck();
    await expect(alerts.getByRole('checkbox', { name: t.staffNews.kinds.returnAsked })).not.toBeChecked();
    await expect(alerts.getByRole('checkbox', { name: t.staffNews.kinds.newOrder })).toBeChecked();
    await alerts.getByRole('combobox', { name: t.staffNews.from }).selectOption('23');
    await expect
      .poll(
        async () =>
          (await storeQuery('select muted, quiet_from from staff_news_wishes where staff_id = $1', [id]))[0],
      )
      .toEqual({ muted: ['returnAsked'], quiet_from: 23 });
    await page.reload();
    await expect(alerts.getByRole('combobox', { name: t.staffNews.from })).toHaveValue('23');
    await expect(alerts.getByRole('checkbox', { name: t.staffNews.kinds.returnAsked })).not.toBeChecked();

    await alerts.getByRole('button', { name: t.staffNews.turnOff, exact: true }).click();
    await expect(alerts.getByRole('button', { name: t.staffNews.turnOn })).toBeVisible();
    await expect(alerts.getByRole('listitem').filter({ hasText: 'Chrome' })).toHaveCount(0);
  },
);
