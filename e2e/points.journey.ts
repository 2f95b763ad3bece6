import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

journey('points say what made them and when they end, and become a coupon', async ({ shopper, page, t }) => {
  await shopper.open('/');
  await shopper.isSignedIn();
  await storeQuery(
    `insert into points_ledger (shopper_id, points, reason, expires_at)
     select id, 12, 'granted', '2098-12-31T21:00:00Z' from shoppers, generate_series(1, 24) where phone = $1`,
    [shopper.phone],
  );
  await shopper.open('/profile');
  await page.getByRole('link', { name: t.points.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.points.title })).toBeVisible();
  await expect(page.getByText(t.points.balance(288), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('31');

  await page.getByRole('link', { name: t.ui.next }).click();
  await expect(page).toHaveURL('/points?page=2');
  await expect(page.getByText('+12')).toHaveCount(4);

  await page.getByRole('combobox', { name: t.points.howMany }).selectOption('200');
  await page.getByRole('button', { name: t.points.redeem }).click();
  await expect(page.getByText(t.points.redeemed)).toBeVisible();
  await expect(page.getByText(t.points.balance(88), { exact: true })).toBeVisible();
  await shopper.open('/points');
  await expect(page.getByText('−200')).toBeVisible();
});
