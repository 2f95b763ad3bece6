import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey(
  'a card of the board is dragged to where its next step leads, and nowhere else',
  async ({ page, t, shopper, baseURL, isMobile }) => {
    journey.skip(isMobile, 'a phone has the list');
    await shopper.isSignedIn();
    const [piece] = await findProducts(page.context(), 'en', 1);
    const { number } = await shopper.hasOrdered(piece);
    await isOnStaff(page.context(), ['manager'], 'Suha', baseURL ?? '');
    await page.goto(`/console/orders/board?search=${number}`);
    const column = (name: string) => page.getByRole('region', { name });
    const words = t.consoleOrders.columns;
    const card = page.locator(`a[href$="/orders/${number}"]`);
    await expect(column(words.toConfirm).locator(card)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await card.dragTo(column(words.packed));
    await expect(page).toHaveURL(/\/orders\/board/);
    await expect(column(words.toConfirm).locator(card)).toBeVisible();
    const status = async () =>
      storeQuery('select p.stage from orders o join parcels p on p.order_id = o.id where o.number = $1', [
        number,
      ]);
    expect(await status()).toEqual([{ stage: 'toConfirm' }]);
    // A first order is confirmed by a call.
    await card.dragTo(column(words.toPack));
    await expect(page).toHaveURL(new RegExp(`/orders/call\\?order=${number}`));
  },
);
