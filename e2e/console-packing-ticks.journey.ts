import { expect } from '@playwright/test';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

journey(
  'a line that is not scanned takes one press, after the reason was given once',
  async ({ page, context, t, shopper, baseURL }) => {
    await shopper.isSignedIn();
    const [one, two] = await findProducts(context, 'ar', 2);
    const order = await shopper.hasOrdered(one, two);
    await storeQuery(`update orders set status = 'inProgress' where id = $1`, [order._id]);
    await storeQuery(`update parcels set stage = 'toPick' where order_id = $1`, [order._id]);
    await isOnStaff(context, ['packer'], 'محمود', baseURL ?? '');
    await page.goto(`/console/pack/${order.number}`);
    await page.getByRole('button', { name: t.packing.pick }).click();
    const close = page.getByRole('button', { name: t.packing.pack });
    await expect(close).toHaveCount(0);
    // The reason is asked once, and none is chosen before.
    await page.getByRole('button', { name: t.packing.tick, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.packing.tickReasons.noLabel }).click();
    await page.getByRole('button', { name: t.packing.tick, exact: true }).click();
    await expect(close).toBeEnabled();
    await close.click();
    await expect(page.getByText(t.packing.packedText)).toBeVisible();
  },
);
