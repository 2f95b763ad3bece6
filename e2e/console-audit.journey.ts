import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

journey.use({ language: 'ar' });

journey('the log says in words what was changed, cash and settings too', async ({ page, t, baseURL }) => {
  await isOnStaff(page.context(), ['owner'], 'رنا', baseURL ?? '');
  await page.goto('/console/settings/audit');
  await expect(page.getByText(t.staff.actions['cash.close']).first()).toBeVisible();
  await expect(page.getByText(t.auditFields.safe, { exact: true }).first()).toBeVisible();
  const fields = await page.locator('main dt').allTextContents();
  expect(fields.filter((field) => /[a-z]{3}/i.test(field))).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  await page.goto('/console/settings/nothing');
  await expect(page.getByText(t.consoleWords.notFoundText)).toBeVisible();
  await page.goto('/console/settings/delivery');
  await page.getByRole('link', { name: t.settings.seeLog }).click();
  await expect(page.getByRole('link', { name: t.settings.title }).last()).toBeVisible();
});
