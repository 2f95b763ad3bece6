import { expect } from '@playwright/test';
import { formatNumber } from '../src/shop/money.ts';
import { barriers } from './barriers.ts';
import { consoleCall } from './console-call.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';

journey.use({ language: 'ar' });

journey(
  'an owner charges a lost parcel to a company, which pays it back',
  async ({ page, t, shopper, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'a desk differs in its layout alone');
    const context = page.context();
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, 'ar', 1);
    const placed = await shopper.hasOrdered(piece);
    await moveOrder(placed, 'inDelivery');
    await isOnStaff(context, ['owner'], 'رنا حلاق', baseURL ?? '');
    const name = `شحن ${placed.number}`;
    const added = await consoleCall(context, 'addCompany', { nameEn: placed.number, nameAr: name });
    const { order } = await consoleCall(context, 'getOrder', { id: placed._id });
    await consoleCall(context, 'reportLost', {
      id: order._id,
      version: order.version,
      reason: 'ضاع في الطريق',
    });

    await page.goto('/console/cash');
    await page
      .getByRole('region', { name: t.claims.losses })
      .getByRole('link', { name: new RegExp(`^${t.claims.toOrder}.*${order.number}$`) })
      .click();
    await expect(page).toHaveURL(/#loss$/);
    await page.getByRole('button', { name: t.claims.decide }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: t.claims.ways.company }).check();
    await sheet.getByRole('button', { name: t.claims.charge }).click();
    await expect(sheet.getByText(t.claims.whoMissing)).toBeVisible();
    await sheet.getByRole('combobox', { name: t.claims.ways.company }).selectOption(name);
    const amount = sheet.getByRole('textbox', { name: t.claims.amount });
    await amount.fill(String(order.cashDue + 1));
    await sheet.getByRole('button', { name: t.claims.charge }).click();
    await expect(sheet.getByText(t.claims.tooMuch(formatNumber(order.cashDue)))).toBeVisible();
    await amount.fill('٥٠٠');
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: t.claims.charge }).dblclick();
    await expect(page.getByText(t.claims.done)).toBeVisible();
    await expect(page.getByRole('button', { name: t.claims.decide })).toHaveCount(0);

    await page.goto(`/console/cash/companies/${added.company._id}`);
    const losses = page.getByRole('region', { name: t.claims.ofCompany });
    await expect(losses).toContainText('500');
    await losses.getByRole('button', { name: t.cash.repay }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.cash.repayNow }).click();
    await expect(page.getByText(t.cash.booked)).toBeVisible();
    await expect(losses).toHaveCount(0);
  },
);
