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

  await shopper.open('/PhoneNumber');
  await fitsFinger(page.getByRole('contentinfo').getByRole('link', { name: t.layout.helpCenter }));

  await shopper.open('/contact');
  await fitsFinger(page.getByRole('link', { name: t.help.allAnswers }));
  await fitsFinger(page.getByRole('contentinfo').getByRole('link'));

  await shopper.isSignedIn();
  await shopper.open('/checkout/add-address');
  for (const name of Object.values(t.checkout.nudge)) await fitsFinger(page.getByRole('button', { name }));
});

async function fitsFinger(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) {
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(finger);
  }
}
