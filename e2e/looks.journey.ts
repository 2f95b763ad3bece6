import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { storeCall } from './store-call.ts';

journey.use({ language: 'ar' });

journey(
  'a guest finds a look on one of its pieces, leaves one out and has the others in the cart',
  async ({ page, context, t, shopper }) => {
    const { banners } = await storeCall(context, 'getHomePage', {}, 'ar');
    const look = banners.find(({ href }) => href.startsWith('/collections/'));
    if (look === undefined) throw new Error('the demo has looks');
    const { products } = await storeCall(context, 'getCollection', { collectionId: look._id }, 'ar');
    const [first, left, ...others] = products;
    if (first === undefined || left === undefined) throw new Error('a look has pieces');
    await shopper.open(`/ProductDetails/${first._id}`);
    await page.getByRole('link', { name: look.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: look.title })).toBeVisible();
    await page.getByRole('button', { name: t.looks.chooseSizes }).click();
    const sheet = page.getByRole('dialog', { name: t.looks.chooseSizes });
    await sheet.getByRole('checkbox', { name: left.name }).uncheck();
    const add = sheet.getByRole('button', { name: t.looks.add(products.length - 1) });
    await add.click();
    // What is missing is named at its piece.
    await expect(sheet.getByText(t.product.chooseSize).first()).toBeVisible();
    for (const sizes of await sheet.getByRole('radiogroup', { name: t.catalog.size }).all())
      await sizes.getByRole('radio').first().check({ force: true });
    await add.click();
    await shopper.sendNumber();
    await page.getByRole('button', { name: t.account.fill }).click();
    await shopper.completeProfile();
    await expect(page).toHaveURL(/\/checkout\/delivery/);
    for (const { name } of [first, ...others])
      await expect(page.getByRole('listitem', { name })).toBeVisible();
    await expect(page.getByRole('listitem', { name: left.name })).toHaveCount(0);
  },
);
