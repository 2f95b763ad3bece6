import { expect } from '@playwright/test';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

journey('a page whose code is gone is loaded again once, then says so', async ({ page, t, baseURL }) => {
  await isOnStaff(page.context(), ['owner'], 'رنا', baseURL ?? '');
  await page.route('**/coupons-page-*.js', (route) => route.abort());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.goto('/console/coupons');
  await expect(page.getByRole('heading', { name: t.consoleWords.failedTitle })).toBeVisible();
  expect(documents).toBe(2);

  await page.unroute('**/coupons-page-*.js');
  await page.reload();
  await expect(page.getByRole('heading', { name: t.consoleWords.coupons })).toBeVisible();
});
