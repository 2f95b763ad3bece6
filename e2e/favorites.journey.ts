import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import type { Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';

journey(
  'a kept piece is let go, taken back to its place, and found by its name',
  async ({ shopper, page, t, context, language }) => {
    const pieces = await findProducts(context, language, 3);
    await shopper.isSignedIn();
    for (const { id } of pieces) await storeCall(context, 'addToFavorites', { productId: id });
    await shopper.open('/my-favorite');
    // The latest stands first.
    const names = pieces.map(({ name }) => name).toReversed();
    await expect.poll(() => namesOf(shopper)).toEqual(names);

    const [, middle] = pieces;
    await page.getByRole('button', { name: t.favorites.remove(middle.name) }).click();
    await expect.poll(() => namesOf(shopper)).toEqual(names.filter((name) => name !== middle.name));
    await page.getByRole('button', { name: t.favorites.undo }).click();
    await expect.poll(() => namesOf(shopper)).toEqual(names);
    await page.reload();
    await expect.poll(() => namesOf(shopper)).toEqual(names);

    const field = page.getByRole('main').getByRole('searchbox', { name: t.favorites.find });
    await field.fill(middle.name);
    await field.press('Enter');
    await expect(page).toHaveURL(/name=/);
    await expect.poll(() => namesOf(shopper)).toContain(middle.name);
    await field.fill('zzzz');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: t.favorites.noMatch })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: t.favorites.clear }).last().click();
    await expect.poll(() => namesOf(shopper)).toEqual(names);
  },
);

journey(
  'a kept piece goes into the cart without leaving the list',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await storeCall(context, 'addToFavorites', { productId: piece.id });
    await shopper.open('/my-favorite');
    await page.getByRole('button', { name: t.favorites.chooseSize }).click();
    const sheet = page.getByRole('dialog', { name: piece.name });
    await sheet.getByRole('radio', { name: piece.color.name, exact: true }).check();
    await sheet.getByRole('radio', { name: piece.size.label, exact: true }).check();
    const more = sheet.getByRole('button', { name: t.ui.more });
    await more.click();
    await sheet.getByRole('button', { name: t.product.addToCart }).click();
    await expect(page.getByText(t.product.added)).toBeVisible();
    await expect(sheet).toBeHidden();
    const { cart } = await storeCall(context, 'displayCart');
    expect(cart.items).toMatchObject([{ productId: piece.id, sizeId: piece.size.id }]);
  },
);

journey(
  'on phones the favorites go on in place, and a removed one stays away',
  async ({ shopper, page, t, context, language, isMobile }) => {
    journey.skip(!isMobile, 'wide screens turn pages');
    const { products: pieces } = await storeCall(context, 'getAllProducts', { limit: 8 }, language);
    await shopper.isSignedIn();
    for (const { _id } of pieces) await storeCall(context, 'addToFavorites', { productId: _id });
    await shopper.open('/my-favorite');
    await page.getByRole('link', { name: t.catalog.nextSome(2), exact: true }).click();
    const names = pieces.map(({ name }) => name).toReversed();
    await expect.poll(() => namesOf(shopper)).toEqual(names);
    await expect(page.getByRole('article').nth(6).getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('navigation', { name: t.ui.pages })).toContainText(t.ui.page(2, 2));
    const [second, seventh] = [names[1] ?? '', names[6] ?? ''];
    for (const name of [seventh, second])
      await page.getByRole('button', { name: t.favorites.remove(name) }).click();
    await expect
      .poll(() => namesOf(shopper))
      .toEqual(names.filter((name) => name !== second && name !== seventh));
  },
);

const namesOf = ({ page }: Shopper) => page.getByRole('article').getByRole('heading').allInnerTexts();
