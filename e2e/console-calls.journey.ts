import { expect } from '@playwright/test';
import { callOutcomes } from '../src/shop/delivery/fulfilment/call-rules.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

journey(
  'support goes through the calls: after an outcome the next customer comes by itself',
  async ({ page, t, shopper, baseURL, isMobile }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(page.context(), 'ar', 1);
    const first = await shopper.hasOrdered(piece);
    const second = await shopper.hasOrdered(piece);
    await isOnStaff(page.context(), ['support'], 'سهى', baseURL ?? '');
    // Customers are called by day; a run at night widens the hours.
    await storeQuery(
      `update settings set value = value || '{"callHours": {"opens": 0, "closes": 24}}'
        where extract(hour from now() at time zone 'Asia/Damascus') not between 10 and 20`,
      [],
    );
    await page.goto(`/console/orders/call?order=${first.number}`);
    const words = t.consoleOrders;
    const panel = page.getByRole('region', { name: words.callTitle });
    await expect(panel).toBeVisible();
    if (isMobile) {
      // On a small screen, too, what to say and all that may come of the call are seen without scrolling.
      await page.setViewportSize({ width: 360, height: 640 });
      for (const outcome of callOutcomes)
        await expect(panel.getByRole('button', { name: words.outcomes[outcome] }).first()).toBeInViewport({
          ratio: 1,
        });
      await expect(page.getByText(words.callScript('', '', '', '').slice(0, 12))).toBeInViewport();
    }
    expect(await barriers(page)).toEqual([]);
    const attempts = async (number: string) =>
      storeQuery(
        'select a.outcome from call_attempts a join orders o on o.id = a.order_id where o.number = $1',
        [number],
      );
    await panel.getByRole('button', { name: words.outcomes.noAnswer }).click();
    await expect(page).toHaveURL(/\/orders\/call$/);
    await expect.poll(() => attempts(first.number)).toEqual([{ outcome: 'noAnswer' }]);
    await page.goto(`/console/orders/call?order=${second.number}`);
    await panel.getByRole('button', { name: words.outcomes.confirmed, exact: true }).click();
    await expect(page).toHaveURL(/\/orders\/call$/);
    await expect.poll(() => attempts(second.number)).toEqual([{ outcome: 'confirmed' }]);
    // After an unanswered call an order is last in the list, with the time of the next call.
    await page.goto(`/console/orders/call?order=${first.number}`);
    await expect(panel.getByRole('button', { name: words.outcomes.confirmed, exact: true })).toBeDisabled();
    if (!isMobile) {
      const queue = page.getByRole('navigation', { name: words.callList });
      await expect(queue.getByRole('link', { name: new RegExp(words.fromMoment('')) }).last()).toBeVisible();
      await expect(queue.locator(`a[href*="${second.number}"]`)).toHaveCount(0);
    }
  },
);
