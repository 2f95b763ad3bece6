import { expect } from '@playwright/test';
import { formatMoney } from '../src/shop/money.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';
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

journey('points pay a part of what is in the cart', async ({ shopper, page, t, context, language }) => {
  const [product] = await findProducts(context, language, 1);
  await shopper.isSignedIn();
  await storeQuery(
    `insert into points_ledger (shopper_id, points, reason, expires_at)
     select id, 250, 'granted', '2098-12-31T21:00:00Z' from shoppers where phone = $1`,
    [shopper.phone],
  );
  await shopper.hasInCart(product);
  await shopper.open('/checkout/delivery?step=confirmation');
  const worth = formatMoney(100, language);
  await page.getByRole('button', { name: t.checkout.pointsOff(t.points.balance(200), worth) }).dblclick();
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(worth));
  await expect(page.getByRole('button', { name: /200/ })).toHaveCount(0);
  await expect.poll(async () => (await storeCall(context, 'displayCart')).cart.discount).toBe(100);
  expect((await storeCall(context, 'getPoints')).balance).toBe(50);
});

journey('a coupon from points waits, pays and is used', async ({ shopper, page, t, context, language }) => {
  const [product] = await findProducts(context, language, 1);
  await shopper.isSignedIn();
  await storeQuery(
    `insert into points_ledger (shopper_id, points, reason, expires_at)
     select id, 100, 'granted', '2098-12-31T21:00:00Z' from shoppers where phone = $1`,
    [shopper.phone],
  );
  const { coupon } = await storeCall(context, 'redeemPoints', { points: 100 }, language);
  const group = (name: keyof typeof t.wallet.groups) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: t.wallet.groups[name] }) });
  await shopper.open('/coupons');
  await expect(group('taken')).toContainText(coupon.title);
  await expect(group('taken')).toContainText(t.wallet.waits);

  await shopper.hasInCart(product);
  await shopper.open('/coupons');
  await expect(group('taken')).toContainText(t.wallet.saves(formatMoney(coupon.value, language)));
  await storeCall(context, 'applyCoupon', { couponId: coupon._id });
  await shopper.hasOrdered();
  await shopper.open('/coupons');
  await expect(group('taken')).toHaveCount(0);
  await expect(group('used')).toContainText(coupon.title);
});
