import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

journey('the log says in words what was changed, cash and settings too', async ({ page, t, baseURL }) => {
  await isOnStaff(page.context(), ['owner'], 'رنا', baseURL ?? '');
  // Other journeys write lines meanwhile: those of one subject each.
  const fieldsOf = async (where: string) => {
    const [line] = await storeQuery(
      `select subject from staff_audit where ${where} order by id desc limit 1`,
      [],
    );
    await page.goto(`/console/settings/audit?subject=${String(line?.['subject'])}`);
    await expect(page.locator('main dt').first()).toBeVisible();
    return page.locator('main dt').allTextContents();
  };
  const closing = await fieldsOf(`action = 'cash.close'`);
  await expect(page.getByText(t.staff.actions['cash.close']).first()).toBeVisible();
  const entry = await fieldsOf(`action like 'cash.%' and after::text like '%"safe"%'`);
  expect(entry).toContain(t.auditFields.safe);
  expect([...closing, ...entry].filter((field) => /[a-z]{3}/i.test(field))).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  await page.goto('/console/settings/nothing');
  await expect(page.getByText(t.consoleWords.notFoundText)).toBeVisible();
  await page.goto('/console/settings/delivery');
  await page.getByRole('link', { name: t.settings.seeLog }).click();
  await expect(page.getByRole('link', { name: t.settings.title }).last()).toBeVisible();
});
