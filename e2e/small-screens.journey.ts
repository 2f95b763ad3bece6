import { expect, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

journey.beforeEach(({ isMobile }) => journey.skip(!isMobile, 'a desk has the room'));

journey('at 400 % zoom nothing that stays takes more than a quarter', async ({ shopper, page, context }) => {
  const [piece] = await findProducts(context, 'en', 1);
  await shopper.isSignedIn();
  await shopper.hasInCart(piece);
  await page.setViewportSize({ width: 320, height: 256 });
  const found: string[] = [];
  const look = async (path: string) => found.push(...(await largeBars(page)).map((bar) => `${path} ${bar}`));
  for (const path of ['/', '/SearchProducts', '/checkout/delivery', '/checkout/delivery?step=payment']) {
    await shopper.open(path);
    await page.evaluate(() => scrollTo(0, 300));
    await look(path);
  }
  const { t } = shopper;
  await shopper.open(`/ProductDetails/${piece.id}?color=${piece.color.id}&size=${piece.size.id}`);
  await page.getByRole('button', { name: `${t.product.quantity}: ${t.ui.more}` }).click();
  await page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first().click();
  await expect(page.getByRole('link', { name: t.product.openCart })).toBeVisible();
  await look('a piece');
  expect(found).toEqual([]);
});

journey('a word of sixty letters widens no page', async ({ shopper, page, context, language, t }) => {
  journey.slow();
  const word = 'Abcdefghij'.repeat(6);
  const [piece] = await findProducts(context, language, 1);
  await shopper.isSignedIn();
  await storeCall(context, 'updateUserData', { name: word, city: 'Damascus', area: word, street: word });
  const order = await shopper.hasOrdered(piece);
  await moveOrder(order, 'delivered');
  await storeCall(context, 'addReview', { productId: piece.id, rating: 5, comment: word, fit: 'true' });
  await shopper.hasInCart(piece);
  const found: string[] = [];
  const look = async (path: string) => {
    // A phone widens its window with the page: what counts is the width it has.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) found.push(`${path} is ${width} px wide`);
  };
  for (const path of [
    '/profile',
    `/order/${order._id}`,
    '/checkout/delivery?step=delivery',
    '/checkout/delivery?step=payment',
    `/SearchProducts?name=${word}`,
    `/ProductDetails/${piece.id}`,
  ]) {
    await shopper.open(path);
    await look(path);
  }
  await expect(page.getByText(word).first()).toBeAttached();
  await page.getByRole('button', { name: t.layout.menu, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the menu');
  expect(found).toEqual([]);
});

/** What covers more than a quarter of the window while the page scrolls under it. */
async function largeBars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((node) => ['sticky', 'fixed'].includes(getComputedStyle(node).position))
      .filter((node) => {
        const { top, bottom, left, right } = node.getBoundingClientRect();
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        return height > 0 && width > 0 && height * width > (innerHeight * innerWidth) / 4;
      })
      .map((node) => `${node.tagName} ${node.textContent.slice(0, 40)}`),
  );
}

journey('on a short phone a size can be pressed before scrolling', async ({ shopper, page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { products } = await storeCall(context, 'getAllProducts', { onSale: true, inStock: true, limit: 10 });
  const found: string[] = [];
  for (const { _id } of products) {
    await shopper.open(`/ProductDetails/${_id}`);
    const isShown = await page.evaluate(() => {
      const bar = document.querySelector('[data-step-bar]')?.getBoundingClientRect();
      const size = document.querySelector('input[name="size"]')?.parentElement?.getBoundingClientRect();
      return bar !== undefined && size !== undefined && size.bottom <= bar.top;
    });
    if (!isShown) found.push(_id);
  }
  expect(products.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

journey('while an order is in delivery, cash and PIN come first', async ({ shopper, page, context, t }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [piece] = await findProducts(context, 'en', 1);
  await shopper.isSignedIn();
  const order = await shopper.hasOrdered(piece);
  await moveOrder(order, 'inDelivery');
  await shopper.open(`/order/${order._id}`);
  await page.evaluate(() => scrollTo(0, 0));
  const bar = await page.getByRole('navigation', { name: t.layout.quickNavigation }).boundingBox();
  for (const words of [t.orders.cashBox.home, t.orders.pin, t.orders.pinHint]) {
    const shown = page.getByText(words).filter({ visible: true });
    const box = await shown.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
});
