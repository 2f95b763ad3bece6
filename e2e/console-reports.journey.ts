import { expect } from '@playwright/test';
import { formatDay } from '../src/shop/time/days.ts';
import { barriers } from './barriers.ts';
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
    await expect(from).toHaveValue(formatDay('2026-10-01', 'ar'));
    await page.getByRole('main').locator('a[href*="/reports/refusals"]').first().click();
    await expect(page).toHaveURL(/\/reports\/refusals\?.*from=2026-10-01/);
    await expect(from).toHaveValue(formatDay('2026-10-01', 'ar'));
  },
);

journey(
  'a day is typed in words or Arabic digits, or chosen in the calendar by keys; what is no day stays and says so',
  async ({ page, context, t, baseURL, isMobile }) => {
    await isOnStaff(context, ['accountant'], 'نديم', baseURL ?? '');
    await page.goto('/console/invoices');
    const words = t.dateField;
    const unfold = async () => {
      if (isMobile) await page.getByRole('button', { name: words.otherDays }).click();
    };
    await unfold();
    const from = page.getByLabel(t.invoices.from, { exact: true });
    const until = page.getByLabel(t.invoices.to, { exact: true });
    await from.fill('٥/١١/٢٠٢٦');
    await until.fill('قريباً');
    await from.press('Tab');
    await expect(from).toHaveValue(formatDay('2026-11-05', 'ar'));
    await expect(page.getByText(words.unread)).toBeVisible();
    await expect(until).toHaveValue('قريباً');
    await until.fill('7 تشرين الثاني 2026');
    await until.press('Enter');
    await expect(page).toHaveURL(/from=2026-11-05&to=2026-11-07/);

    await unfold();
    await page.getByRole('button', { name: words.open, exact: true }).first().click();
    const day = (date: string) =>
      page.getByRole('gridcell').getByRole('button', { name: formatDay(date, 'ar') });
    await expect(day('2026-11-05')).toBeFocused();
    // The calendar reads from right to left: the day before is to the right.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(day('2026-10-28')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue(formatDay('2026-10-28', 'ar'));
    await expect(from).toBeFocused();
    await page.getByRole('button', { name: words.open, exact: true }).first().click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
  },
);

journey(
  'on a phone a list is saved from a menu in the header, which Escape closes',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'a desk has a button for each kind of file');
    const words = t.consoleWords;
    await isOnStaff(context, ['accountant'], 'نديم', baseURL ?? '');
    await page.goto('/console/invoices');
    const menu = page.locator('summary').and(page.getByLabel(words.exportFile));
    const csv = page.getByRole('button', { name: words.exportNow('CSV') });
    await menu.click();
    const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await page.keyboard.press('Escape');
    await expect(csv).toBeHidden();
    await expect(menu).toBeFocused();
    expect(await barriers(page)).toEqual([]);
  },
);

journey(
  'the days of a period are read whole in every list',
  async ({ page, context, t, baseURL, isMobile }) => {
    await isOnStaff(context, ['owner'], 'رنا', baseURL ?? '');
    for (const path of ['cash', 'cash/entries', 'invoices', 'reports/sales', 'settings/audit']) {
      await page.goto(`/console/${path}?from=2026-11-18&to=2026-11-24`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const fold = page.getByRole('button', { name: t.dateField.otherDays });
      if (isMobile && path !== 'settings/audit')
        await fold.or(page.getByRole('button', { name: t.consoleWords.filters, exact: true })).click();
      const days = page.locator('main [role="group"]:has(> [type="hidden"]) input:not([type="hidden"])');
      await expect(days).toHaveCount(2);
      for (const day of await days.all()) {
        await expect(day).toBeVisible();
        await expect(day).not.toHaveValue('');
        const over = () => day.evaluate((input) => input.scrollWidth - input.clientWidth);
        await expect.poll(over, path).toBe(0);
      }
    }
    await page.goto('/console/cash/entries?from=2026-11-24&to=2026-11-18');
    await expect(page.getByText(t.consoleWords.filtersUnfit)).toBeVisible();
    await page.getByRole('link', { name: t.consoleWords.clearFilters }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.cash.entries })).toBeVisible();
  },
);
