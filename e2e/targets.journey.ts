import { expect, type Locator } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';

/** A finger's width, in pixels. */
const finger = 44;

journey('what a finger presses is as large as a finger', async ({ shopper, page, context, language, t }) => {
  journey.skip(!shopper.hasPhone, 'a mouse needs less');
  const [product] = await findProducts(context, language, 1);
  await shopper.open(`/ProductDetails/${product.id}`);
  await fitsFinger(page.getByRole('main').locator('button[aria-current]'));

  await answersFinger(page.getByRole('main').locator('a[href^="/brands/"]').first());
  await shopper.open('/SearchProducts?name=a');
  await answersFinger(page.getByRole('main').getByRole('link', { name: t.layout.home, exact: true }));
  await shopper.open('/');
  await answersFinger(page.getByRole('link', { name: t.home.trendy, exact: true }));
  await shopper.open('/SearchProducts');
  await answersFinger(page.getByRole('main').getByRole('combobox', { name: t.catalog.sort }).first());

  await shopper.open('/PhoneNumber');
  await fitsFinger(page.getByRole('contentinfo').getByRole('link', { name: t.layout.helpCenter }));

  await shopper.open('/contact');
  await fitsFinger(page.getByRole('link', { name: t.help.allAnswers }));
  await fitsFinger(page.getByRole('contentinfo').getByRole('link'));

  await shopper.isSignedIn();
  await shopper.open('/checkout/add-address');
  for (const name of Object.values(t.mapWords.nudge)) await fitsFinger(page.getByRole('button', { name }));
});

async function fitsFinger(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) {
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(finger);
  }
}

/** A line of text whose target is larger than its box: its edges, a finger's width apart, belong to it. */
async function answersFinger(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const misses = await target.evaluate((link, size) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const [middle, center] = [x + width / 2, y + height / 2];
    const reach = size / 2 - 1;
    const at = [
      [middle, center - reach],
      [middle, center + reach],
      [middle - reach, center],
      [middle + reach, center],
    ] as const;
    return at.filter(([left, top]) => document.elementFromPoint(left, top)?.closest('a, select') !== link);
  }, finger);
  expect(misses).toEqual([]);
}
