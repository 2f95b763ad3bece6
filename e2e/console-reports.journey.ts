import { expect } from '@playwright/test';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

journey.use({ language: 'ar' });

journey(
  'a report is read over another period, which the next report keeps',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(isMobile, 'reports are read at a desk');
    await isOnStaff(context, ['accountant'], 'نديم', baseURL ?? '');
    await page.goto('/console/reports/sales');
    const from = page.getByLabel(t.reports.from, { exact: true });
    await from.fill('2026-10-01');
    await page.getByRole('button', { name: t.reports.show }).click();
    await expect(page).toHaveURL(/from=2026-10-01/);
    await expect(from).toHaveValue('2026-10-01');
    await page.getByRole('main').locator('a[href*="/reports/refusals"]').first().click();
    await expect(page).toHaveURL(/\/reports\/refusals\?.*from=2026-10-01/);
    await expect(from).toHaveValue('2026-10-01');
  },
);
