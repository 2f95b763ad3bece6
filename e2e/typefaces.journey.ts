import { expect, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';

journey.describe('in English', () => {
  journey.use({ language: 'en' });

  journey("figures are never of the titles' face, whose zero is an O", async ({ shopper, page }) => {
    await shopper.isSignedIn();
    await shopper.open('/SearchProducts?name=zzzz+500');
    await expect
      .poll(() => facesOf(page, 'h1'))
      .toMatchObject({ 'Readex Pro': '500'.length, Marcellus: expect.any(Number) });
    expect((await facesOf(page, 'h1'))['Marcellus']).toBeGreaterThanOrEqual('zzzz'.length);

    await shopper.open('/');
    const coupon = page.locator('#coupons li').first();
    await expect(coupon).toContainText(/\d/);
    await coupon.scrollIntoViewIfNeeded();
    await expect.poll(() => namesOf(page, '#coupons li *')).toEqual(['Readex Pro']);
  });
});

journey.describe('in Arabic', () => {
  journey.use({ language: 'ar' });

  journey(
    "titles are of the text face in a true bold; Kufic is the mark's and Home's line alone",
    async ({ shopper, page, context, language }) => {
      const [product] = await findProducts(context, language, 1);
      for (const path of ['/about', `/ProductDetails/${product.id}`]) {
        await shopper.open(path);
        await expect.poll(() => namesOf(page, 'h1')).toEqual(['Readex Pro']);
        await expect(page.locator('h1')).toHaveCSS('font-weight', '600');
        const weights = () =>
          page.evaluate(() =>
            [...document.fonts].filter(({ status }) => status === 'loaded').map(({ weight }) => weight),
          );
        await expect.poll(weights).toContain('350 600');
      }
      await shopper.open('/');
      await expect.poll(() => namesOf(page, 'h1')).toContain('Reem Kufi');
      await expect.poll(() => namesOf(page, 'h2')).toEqual(['Readex Pro']);
    },
  );
});

const namesOf = async (page: Page, selector: string) => Object.keys(await facesOf(page, selector));

/** Which faces the browser draws the letters of such elements with, and how many each. */
async function facesOf(page: Page, selector: string): Promise<Record<string, number>> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const faces: Record<string, number> = {};
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, glyphCount } of fonts) faces[familyName] = (faces[familyName] ?? 0) + glyphCount;
  }
  await session.detach();
  return faces;
}
