import { expect } from '@playwright/test';
import { expectMessage, failuresOf } from './error-messages.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

const language = 'en';

journey.use({ language });
journey.skip(({ isMobile }) => !isMobile, 'the words are the same at every width');

journey('a guest who likes a piece is asked to sign in', async ({ shopper, page, t }) => {
  await shopper.open('/SearchProducts');
  const favorite = page.getByRole('article').first().getByRole('button', { pressed: false });
  await favorite.click();
  await expect(page.getByText(t.favorites.loginNeeded)).toBeVisible();
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
});

journey(
  'every failure of a favorite is told, and so is every success',
  async ({ shopper, page, t, context }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.open(`/SearchProducts?name=${encodeURIComponent(piece.name)}`);
    const like = page.getByRole('button', { name: t.favorites.add(piece.name), exact: true }).first();
    const add = () => like.click();
    for (const [how, answer, message] of failuresOf(t.favorites.addFailed, t))
      await expectMessage(page, 'addToFavorites', how, answer, add, message);
    await add();
    await expect(page.getByText(t.favorites.added)).toBeVisible();
    const { favorites } = await storeCall(context, 'getAllFavorites');
    expect(favorites.map(({ _id }) => _id)).toEqual([piece.id]);

    const dislike = page.getByRole('button', { name: t.favorites.remove(piece.name), exact: true });
    const remove = () => dislike.first().click();
    for (const [how, answer, message] of failuresOf(t.favorites.removeFailed, t))
      await expectMessage(page, 'removeFromFavorites', how, answer, remove, message);
    await remove();
    await expect(page.getByText(t.favorites.removed)).toBeVisible();
    await expect(like).toBeVisible();
  },
);

journey('every failure on the page of favorites shows a message', async ({ shopper, page, t, context }) => {
  const [piece] = await findProducts(context, language, 1);
  await shopper.isSignedIn();
  await storeCall(context, 'addToFavorites', { productId: piece.id });
  await shopper.open('/my-favorite');
  const remove = () => page.getByRole('button', { name: t.favorites.remove(piece.name) }).click();
  for (const [how, answer, message] of failuresOf(t.favorites.removeFailed, t))
    await expectMessage(page, 'removeFromFavorites', how, answer, remove, message);
  await remove();
  const news = page.getByRole('status').filter({ hasText: t.favorites.removed });
  const undo = () => news.getByRole('button', { name: t.favorites.undo }).click();
  const silent = { status: 400, body: { status: false } };
  await expectMessage(page, 'addToFavorites', 'no words at all', silent, undo, t.favorites.addFailed);
  await expect(page.getByText(t.favorites.empty)).toBeVisible();
});
