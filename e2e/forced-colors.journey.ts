import { expect, type Locator, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';

journey.use({ contextOptions: { forcedColors: 'active' } });

journey(
  'what is chosen looks chosen in the colors that the reader forces',
  { tag: '@phone' },
  async ({ shopper, page, context, language, t }) => {
    const [product] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${product.id}`);
    const colors = page.getByRole('radiogroup', { name: t.catalog.color }).getByRole('radio');
    await colors.first().check();
    await looksChosen(page, colors.last());
    await page.getByRole('radio', { name: product.color.name, exact: true }).check();
    await looksChosen(page, page.getByRole('radio', { name: product.size.label, exact: true }));

    await shopper.open('/SearchProducts');
    if (shopper.hasPhone)
      await page.getByRole('group', { name: t.catalog.applied }).getByRole('link').first().click();
    const form = shopper.hasPhone ? page.getByRole('dialog') : page.getByRole('complementary');
    await looksChosen(page, form.getByRole('checkbox').first());
    await form.getByText(t.catalog.color, { exact: true }).click();
    await looksChosen(page, form.locator('[name="colors"]').first());
  },
);

journey(
  'each step of the checkout tells whether it is done',
  async ({ shopper, page, context, language, t }) => {
    const [product] = await findProducts(context, language, 1);
    journey.skip(!shopper.hasPhone, 'wide screens number the steps');
    await shopper.isSignedIn();
    await shopper.hasInCart(product);
    await shopper.open('/checkout/delivery?step=confirmation');
    const steps = page
      .getByRole('navigation', { name: t.ui.step(2, 3, t.checkout.steps.confirmation) })
      .getByRole('listitem');
    await expect(steps).toHaveCount(3);
    const bars = [];
    for (const step of await steps.all()) {
      const { x, y } = (await step.boundingBox()) ?? { x: 0, y: 0 };
      bars.push((await page.screenshot({ clip: { x, y, width: 20, height: 4 } })).toString('base64'));
    }
    expect(new Set(bars).size).toBe(3);
  },
);

/** A control is drawn otherwise once it is chosen, without the ring of the focus. */
async function looksChosen(page: Page, control: Locator): Promise<void> {
  const drawn = control.locator('xpath=ancestor::label');
  const before = await drawn.screenshot();
  await control.check({ force: true });
  await control.blur();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await drawn.screenshot()).equals(before)).toBe(false);
}
