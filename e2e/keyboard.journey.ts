import { expect, type Locator, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

journey(
  'a piece is chosen, put into the cart and ordered by the keyboard alone, with the focus always in sight',
  { tag: '@desk' },
  async ({ shopper, page, context, language, t }) => {
    journey.slow();
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.open(`/ProductDetails/${piece.id}`);
    const main = page.getByRole('main');

    await tabTo(page, page.getByRole('radiogroup', { name: t.catalog.color }).getByRole('radio'));
    await arrowTo(page, page.getByRole('radio', { name: piece.color.name, exact: true }));
    const sizes = page.getByRole('radiogroup', { name: t.catalog.size });
    await tabTo(page, sizes.getByRole('radio'));
    await page.keyboard.press('Space');
    await arrowTo(page, sizes.getByRole('radio', { name: piece.size.label, exact: true }));
    await tabTo(page, main.getByRole('button', { name: `${t.product.quantity}: ${t.ui.more}` }));
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }));
    await page.keyboard.press('Enter');

    const added = page.getByRole('status').filter({ hasText: t.product.added });
    await expect(added).toBeVisible();
    const press = main.getByRole('button', { name: t.product.addToCart }).filter({ visible: true });
    await page.keyboard.press('Tab');
    await expect(added.getByRole('link', { name: t.product.openCart })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(press).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('listitem', { name: piece.name }).getByRole('textbox')).toHaveValue('2');

    for (const step of Object.values(t.checkout.steps)) {
      await tabTo(page, wayOn(main, t.checkout.continue));
      await page.keyboard.press('Enter');
      // The address changes before the page does.
      await expect(page).toHaveTitle(new RegExp(step));
    }
    await tabTo(page, main.getByRole('button', { name: t.checkout.place }).filter({ visible: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    const { orders } = await storeCall(context, 'getAllOrders');
    expect(orders).toMatchObject([{ items: [{ productId: piece.id, quantity: 2 }] }]);
  },
);

journey(
  'the way from the cart to the order and out of it goes by the keyboard at 360 px on a line that drops at every step',
  { tag: '@phone' },
  async ({ shopper, page, context, language, t }) => {
    journey.slow();
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery');
    const main = page.getByRole('main');
    // The offline banner is loaded after the page.
    await page.waitForTimeout(4000);
    const told = page.locator('[data-type="error"]').getByText(t.layout.network);
    for (const step of ['delivery', 'confirmation', 'payment'] as const) {
      const before = page.url();
      await tabTo(page, wayOn(main, t.checkout.continue));
      await context.setOffline(true);
      await page.keyboard.press('Enter');
      await expect(told).toBeVisible();
      expect(page.url()).toBe(before);
      await expect(wayOn(main, t.checkout.continue)).toBeFocused();
      await context.setOffline(false);
      await expect(told).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`step=${step}`));
      await expect(page).toHaveTitle(new RegExp(t.checkout.steps[step]));
    }
    // Asked for and answered, but the answer is lost.
    await page.route(
      '**/payment/cash/pay',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await tabTo(page, main.getByRole('button', { name: t.checkout.place }).filter({ visible: true }));
    await page.keyboard.press('Enter');
    const problem = page.getByRole('alert').filter({ hasText: t.checkout.failed });
    await expect(problem).toBeFocused();
    await tabTo(page, problem.getByRole('button', { name: t.layout.tryAgain }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    expect((await storeCall(context, 'getAllOrders')).orders).toHaveLength(1);

    await tabTo(page, main.getByRole('link', { name: t.checkout.seeOrder }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.orders.headline.pending })).toBeVisible();
    await tabTo(page, main.getByRole('button', { name: t.orders.cancel }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    const cancel = sheet.getByRole('button', { name: t.orders.cancel });
    await tabTo(page, cancel);
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.layout.network).first()).toBeVisible();
    await context.setOffline(false);
    await tabTo(page, cancel);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.orders.headline.byShopper })).toBeVisible();
  },
);
journey(
  'the focus shows a ring, and nothing that stays in place covers it',
  async ({ shopper, page, context, language, t }) => {
    await shopper.open('/SearchProducts');
    // A card whose top has been scrolled under the header.
    const cards = page.getByRole('article');
    await cards.nth(2).evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
    await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
    await cards
      .nth(1)
      .getByRole('button')
      .evaluate((heart) => heart.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await expect(cards.nth(2).getByRole('link')).toBeFocused();
    await expect.poll(() => ringBelowHeader(page)).toBeGreaterThanOrEqual(0);

    const [product] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${product.id}`);
    await page.getByRole('radio', { name: product.color.name, exact: true }).check();
    await page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).click();
    const sizes = page.getByRole('radiogroup', { name: t.catalog.size });
    await expect(sizes).toBeFocused();
    await expect(sizes).toHaveCSS('outline-style', 'solid');
  },
);

journey(
  'a letter without words takes the focus back to its field',
  { tag: '@desk' },
  async ({ shopper, page, t }) => {
    await shopper.isSignedIn();
    await shopper.open('/support');
    const text = page.getByRole('textbox', { name: t.support.text });
    await page.getByRole('button', { name: t.support.send }).click();
    await expect(text).toBeFocused();
    await text.fill('Is it lined?');
    const order = page.getByRole('textbox', { name: t.support.orderNumber });
    await order.fill('1');
    await page.getByRole('button', { name: t.support.send }).click();
    await expect(page.getByText(t.support.orderUnknown)).toBeVisible();
    await expect(order).toBeFocused();
  },
);

/** How far below the header the ring of what has the focus begins, in pixels. */
async function ringBelowHeader(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const header = document.querySelector('header');
    if (focused === null || header === null) return Number.NaN;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    // A link may draw its ring around the whole card.
    const ringed = outlineStyle === 'none' ? (focused.closest('article') ?? focused) : focused;
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return ringed.getBoundingClientRect().top - ring - header.getBoundingClientRect().bottom;
  });
}

const wayOn = (main: Locator, name: string) =>
  main.getByRole('link', { name }).or(main.getByRole('button', { name })).filter({ visible: true });

/** Presses Tab until one of the places has the focus, and wherever it stops on the way it is in sight. */
async function tabTo(page: Page, places: Locator): Promise<void> {
  await expect(places.first()).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus(places)) return;
    await page.keyboard.press('Tab');
    // Coming into sight may be smooth.
    await expect.poll(() => hiddenFocus(page), { intervals: [20, 50, 100, 200] }).toBeNull();
  }
  throw new Error(`the keyboard never comes to ${String(places)}`);
}

/** Radio buttons are one stop: the arrows lead from one to the next. */
async function arrowTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 30 && !(await place.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(place).toBeChecked();
}

async function hasFocus(places: Locator): Promise<boolean> {
  const matches = await places.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement));
  return matches;
}

/** What has the focus and cannot be seen: outside the window, or under something that stays in place; null: all is well. */
async function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // A field over drawn boxes is seen by its label.
    const seen = focused.closest('label') ?? focused;
    const { left, top, width, height } = seen.getBoundingClientRect();
    // A card of a row that goes on beyond the edge counts as seen where a part of it is.
    const spots = [0.15, 0.5, 0.85].map((part) =>
      document.elementFromPoint(left + width * part, top + Math.min(height / 2, 40)),
    );
    const isSeen = spots.some((at) => at && (seen.contains(at) || at.contains(seen)));
    return isSeen ? null : `${focused.tagName} ${focused.textContent.slice(0, 40)}`;
  });
}
