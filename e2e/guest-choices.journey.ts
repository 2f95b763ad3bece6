import { expect, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { type BuyableProduct, findLastPieceProduct, findProducts } from './product.ts';
import { isHydrated, Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';
import { minutesPass } from './time-passes.ts';

const storageKey = 'guest-choices';
const mergeCall = '**/cart/merge-guest-choices';

journey.describe('in Arabic', () => {
  journey.use({ language: 'ar' });

  journey(
    'all that a guest chose waits on the device, and is merged with a report on each piece',
    async ({ shopper, page, t, context, browser, baseURL, language }) => {
      journey.slow();
      const [fresh, dearer, owned] = await findProducts(context, language, 3);
      const others = [fresh, dearer, owned];
      const scarce = await findLastPieceProduct(context, language, { others });
      const lost = await findLastPieceProduct(context, language, { others: [...others, scarce] });
      const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
      const before = new Shopper(await elsewhere.newPage(), t, language, shopper.phone);
      await before.isSignedIn();
      await before.hasInCart(owned);
      await storeCall(elsewhere, 'addToFavorites', { productId: owned.id });
      await elsewhere.close();
      await minutesPass(shopper.phone, 2);

      const pieces = [fresh, dearer, owned, scarce, lost];
      for (const [place, piece] of pieces.entries()) await choose(shopper, piece, place + 1);
      for (const piece of [fresh, owned]) {
        await shopper.open(`/ProductDetails/${piece.id}`);
        const heart = page.getByRole('button', { name: t.favorites.add(piece.name), exact: true });
        await heart.filter({ visible: true }).first().click();
        await expect(page.getByText(t.favorites.loginNeeded)).toBeVisible();
      }

      // Meanwhile a price rises, a stock shrinks, and another shopper buys the last piece of `lost`.
      await page.evaluate(
        ([key, dearerId, scarceId]) => {
          const stored = JSON.parse(localStorage.getItem(key) ?? '');
          for (const line of stored.lines) {
            if (line.productId === dearerId) line.price -= 100;
            if (line.productId === scarceId) line.quantity = 3;
          }
          localStorage.setItem(key, JSON.stringify(stored));
        },
        [storageKey, dearer.id, scarce.id] as const,
      );
      const rivals = await browser.newContext({ ...(baseURL && { baseURL }) });
      const rival = new Shopper(await rivals.newPage(), t, language);
      await rival.isSignedIn();
      await rival.hasOrdered(lost);
      await rivals.close();

      await shopper.open('/checkout/delivery');
      await expect(page.getByText(t.guestChoices.pieces(7))).toBeVisible();
      await expect(page.getByText(t.guestChoices.favorites(2))).toBeVisible();
      await signIn(shopper);

      const report = page.getByRole('dialog', { name: t.guestChoices.title });
      const line = (piece: BuyableProduct) =>
        report.getByRole('listitem').filter({ hasText: piece.name }).first();
      await expect(line(fresh)).toContainText(t.guestChoices.added);
      await expect(line(dearer)).toContainText(t.guestChoices.added);
      await expect(line(dearer)).toContainText(/كان .* وأصبح/);
      await expect(line(owned)).toContainText(t.guestChoices.inCart);
      await expect(line(scarce)).toContainText(t.guestChoices.cut(1, 3));
      await expect(line(lost)).toContainText(t.guestChoices.soldOut);
      await expect(report).toContainText(t.guestChoices.favoriteAdded);
      await expect(report).toContainText(t.guestChoices.favoriteKept);
      await report.getByRole('button', { name: t.guestChoices.done }).click();
      await expect(report).toBeHidden();

      for (const piece of [fresh, dearer, owned, scarce])
        await expect(page.getByRole('listitem', { name: piece.name })).toBeVisible();
      const quantities = async () =>
        (await storeCall(context, 'displayCart')).cart.items.map(({ quantity }) => quantity);
      expect(await quantities()).toEqual([1, 1, 1, 1]);
      await page.reload();
      await isHydrated(page);
      await expect(page.getByRole('listitem', { name: fresh.name })).toBeVisible();
      await expect(report).toBeHidden();
      expect(await quantities()).toEqual([1, 1, 1, 1]);
      const { favorites } = await storeCall(context, 'getAllFavorites');
      expect(favorites.map(({ _id }) => _id).toSorted()).toEqual([fresh.id, owned.id].toSorted());
    },
  );
});

journey(
  'a merge whose answer is lost is reported by the next page, and another account gets nothing of it',
  async ({ shopper, page, t, context, language }) => {
    journey.slow();
    const [one, other] = await findProducts(context, language, 2);
    await choose(shopper, one, 1);
    await choose(shopper, other, 2);
    // The store has done it, and its answer never comes.
    await page.route(mergeCall, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await shopper.open('/checkout/delivery');
    await signIn(shopper);
    await shopper.completeProfile();
    await expect(page).toHaveURL(/\/checkout\/delivery/);
    await expect(page.getByRole('listitem', { name: one.name })).toBeVisible();
    const kept = await stored(page);
    expect(kept).toContain(one.id);

    await storeCall(context, 'removeFromCart', {
      productId: one.id,
      colorId: one.color.id,
      sizeId: one.size.id,
    });
    const inCart = async () =>
      (await storeCall(context, 'displayCart')).cart.items.map(({ productId }) => productId);
    await page.unroute(mergeCall);
    await page.reload();
    const report = page.getByRole('dialog', { name: t.guestChoices.title });
    await expect(report).toContainText(t.guestChoices.added);
    await report.getByRole('button', { name: t.guestChoices.done }).click();
    expect(await inCart()).toEqual([other.id]);
    await expect.poll(() => stored(page)).toBeNull();

    // Restore the list that the lost answer left behind; then another shopper signs in on this device.
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [storageKey, kept ?? ''] as const);
    await context.clearCookies({ name: 'user' });
    const stranger = new Shopper(page, t, language);
    await stranger.open('/PhoneNumber');
    await signIn(stranger);
    await stranger.completeProfile();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(inCart).toEqual([]);
    await expect.poll(() => stored(page)).toBeNull();
  },
);

journey(
  'what waits can be forgotten on the page of signing in, and signing out forgets it',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await choose(shopper, piece, 1);
    await choose(shopper, piece, 1); // again is no second piece
    await page.reload();
    await shopper.open('/PhoneNumber');
    await expect(page.getByText(t.guestChoices.pieces(1))).toBeVisible();
    await page.getByRole('button', { name: t.guestChoices.forget }).click();
    await expect(page.getByText(t.guestChoices.pieces(1))).toBeHidden();
    await expect.poll(() => stored(page)).toBeNull();

    await choose(shopper, piece, 1);
    await page.route(mergeCall, (route) => route.abort('connectionreset'));
    await shopper.isSignedIn();
    await shopper.open('/');
    await shopper.signsOut();
    await expect(page.getByRole('heading', { name: t.account.signInTitle })).toBeVisible();
    await expect.poll(() => stored(page)).toBeNull();
  },
);

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

/** As a guest: chooses a piece, is asked to sign in, reads how many wait, and goes on browsing. */
async function choose(shopper: Shopper, piece: BuyableProduct, waiting: number): Promise<void> {
  const { page, t } = shopper;
  await shopper.open(`/ProductDetails/${piece.id}`);
  await page.getByRole('radio', { name: piece.color.name, exact: true }).check();
  await page.locator(`input[name=size][value="${piece.size.id}"]`).check();
  await page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first().click();
  const invitation = page.getByRole('dialog', { name: t.product.loginTitle });
  await expect(invitation).toContainText(t.product.loginNeeded);
  await expect(invitation).toContainText(t.guestChoices.pieces(waiting));
  await invitation.getByRole('button', { name: t.product.later }).click();
  await expect(invitation).toBeHidden();
}

async function signIn(shopper: Shopper): Promise<void> {
  await shopper.sendNumber();
  await shopper.page.getByRole('button', { name: shopper.t.account.fill }).click();
}
