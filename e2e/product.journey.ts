import { expect, type Locator } from '@playwright/test';
import { formatPromisedDay } from '../src/shop/time/days.ts';
import { barriers } from './barriers.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findLastPieceProduct, findProducts, isClaimed } from './product.ts';
import { partIsHydrated, Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';
import { words } from './words.ts';

journey(
  'a shared link opens the same color and size, and the pictures are those of the color',
  async ({ shopper, page, context, language, t }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${piece.id}`);
    const color = page.getByRole('radio', { name: piece.color.name, exact: true });
    const size = page
      .getByRole('radiogroup', { name: t.catalog.size })
      .getByRole('radio', { name: piece.size.label, exact: true });
    await color.check();
    await size.check();
    await expect(page).toHaveURL(`/ProductDetails/${piece.id}?color=${piece.color.id}&size=${piece.size.id}`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const share = page.getByRole('button', { name: t.product.share });
    await partIsHydrated(share);
    await share.click();
    await expect(page.getByText(t.product.linkCopied)).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toBe(page.url());

    await shopper.open('/');
    await shopper.open(shared);
    await expect(color).toBeChecked();
    await expect(size).toBeChecked();
    await expect(slides(shopper).first().getByRole('img')).toHaveAttribute(
      'alt',
      new RegExp(piece.color.name),
    );

    const { product } = await storeCall(context, 'getProductDetails', { productId: piece.id }, language);
    const other = product.colors.find(({ _id }) => _id !== piece.color.id)?.name ?? '';
    await page.getByRole('radio', { name: new RegExp(`^${other}`) }).check();
    await expect(slides(shopper).first().getByRole('img')).toHaveAttribute('alt', new RegExp(other));
    await page.getByRole('button', { name: t.product.clearChoices }).click();
    await expect(page).toHaveURL(`/ProductDetails/${piece.id}`);
  },
);

journey(
  'the pictures are turned by keys and by their bars, and seen from near on a desk',
  async ({ shopper, page, context, language, t }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${piece.id}`);
    const gallery = page.getByRole('region', { name: t.product.gallery });
    const pins = gallery.locator('button[aria-current]');
    const shown = (place: number) => expect(pins.nth(place)).toHaveAttribute('aria-current', 'true');
    await partIsHydrated(pins.last());
    await shown(0);
    await slides(shopper).first().locator('..').focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await shown(1);
    await expect(slides(shopper).nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await shown(0);
    await pins.last().click();
    await expect(slides(shopper).last()).toBeInViewport({ ratio: 0.9 });
    if (shopper.hasPhone) return;
    await pins.first().click();
    await shown(0);
    await slides(shopper).first().click();
    await expect(slides(shopper).first()).toHaveAttribute('data-zoom', 'near');
    await page.mouse.move(0, 0);
    await expect(slides(shopper).first()).not.toHaveAttribute('data-zoom');
  },
);

journey(
  'a guest waits for a sold-out size by signing in, and chooses it when it is back',
  { tag: '@phone' },
  async ({ shopper, page, context, browser, language, t }) => {
    const piece = await findLastPieceProduct(context, language);
    const buyer = new Shopper(await (await browser.newContext()).newPage(), words[language], language);
    await buyer.isSignedIn();
    const order = await buyer.hasOrdered(piece);

    await shopper.open(`/ProductDetails/${piece.id}?color=${piece.color.id}`);
    const sizes = page.getByRole('radiogroup', { name: t.catalog.size });
    const soldOut = sizes.getByRole('button', {
      name: new RegExp(`^${piece.size.label} ?${t.ui.comma.trim()}`),
    });
    if ((await soldOut.getAttribute('data-pressed')) === null) await pressSoldOut(soldOut);
    const ask = page
      .getByRole('button', {
        name: new RegExp(`^(${t.product.tellMe}|${t.product.tellMeOf(piece.size.label)})$`),
      })
      .filter({ visible: true })
      .first();
    await ask.click();
    const invitation = page.getByRole('dialog', { name: t.product.loginToWait });
    await invitation.getByRole('link', { name: t.product.signIn }).click();
    await shopper.sendNumber();
    await shopper.codeField.pressSequentially(await shopper.shownCode());
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
    await shopper.completeProfile();

    await expect(page).toHaveURL(new RegExp(`/ProductDetails/${piece.id}`));
    await expect(sizes.getByRole('button', { name: t.ui.soldOutAwaited })).toBeVisible();
    const { alerts } = await storeCall(context, 'getStockAlerts');
    expect(alerts).toMatchObject([{ productId: piece.id, colorId: piece.color.id, sizeId: piece.size.id }]);

    await storeCall(buyer.context, 'cancelOrder', { orderId: order._id });
    await page.reload();
    await expect(sizes.getByRole('radio', { name: new RegExp(`^${piece.size.label}`) })).toBeEnabled();
    await buyer.context.close();
  },
);

journey(
  'a stock alert is removed where it was added',
  { tag: '@phone' },
  async ({ shopper, page, context, language, t }) => {
    const { id, label } = await soldOutPiece(shopper);
    await shopper.isSignedIn();
    await shopper.open(`/ProductDetails/${id}`);
    const sizes = page.getByRole('radiogroup', { name: t.catalog.size });
    await pressSoldOut(sizes.getByRole('button', { name: new RegExp(`^${label} ?${t.ui.comma.trim()}`) }));
    const ask = page.getByRole('button', { name: t.product.tellMeOf(label) }).filter({ visible: true });
    await ask.click();
    const messages = page
      .getByRole('button', { name: t.product.willTellOf(label) })
      .filter({ visible: true });
    await expect(messages).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await pressSoldOut(sizes.getByRole('button', { name: t.ui.soldOutAwaited }));
    await messages.click();
    await expect(ask).toHaveAttribute('aria-pressed', 'false');
    expect((await storeCall(context, 'getStockAlerts', undefined, language)).alerts).toEqual([]);
  },
);

journey(
  'a piece shows the day and the fee of the chosen city or none at all',
  { tag: '@phone' },
  async ({ shopper, page, context, language, t }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${piece.id}`);
    const { cities } = await storeCall(context, 'getAllCities', undefined, language);
    const far = cities.find(({ _id }) => _id === 'al-hasakah')?.name ?? '';
    const near = await storeCall(context, 'getDeliveryQuote', { city: 'damascus' }, language);
    const nearDay = page.getByText(formatPromisedDay(near.estimatedDelivery, language));
    await expect(nearDay).toBeVisible();

    const quotes = '**/delivery/quote?*';
    await context.route(quotes, (route) => route.abort());
    await page.getByRole('button', { name: t.product.changeCity }).click();
    await page.getByRole('button', { name: new RegExp(`^${far}`) }).click();
    const general = t.product.noQuote({ min: 1, max: 5 });
    await expect(page.getByRole('listitem').filter({ hasText: general })).toBeVisible();
    await expect(nearDay).toBeHidden();

    await context.unroute(quotes);
    await shopper.open(`/ProductDetails/${piece.id}`);
    const quote = await storeCall(context, 'getDeliveryQuote', { city: 'al-hasakah' }, language);
    const promise = t.product.arrives(formatPromisedDay(quote.estimatedDelivery, language), far);
    await expect(page.getByText(promise)).toBeVisible();
  },
);

journey(
  'without a connection a piece is seen and not added',
  { tag: '@phone' },
  async ({ shopper, page, context, language, t }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${piece.id}`);
    await context.setOffline(true);
    const add = page.getByRole('button', { name: t.product.connectToAdd }).filter({ visible: true });
    await expect(add).toBeDisabled();
    await context.setOffline(false);
    await expect(
      page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }),
    ).toBeEnabled();
  },
);

function slides({ page }: Shopper): Locator {
  return page.locator('[aria-roledescription="slide"]');
}

/** Announced as disabled, yet it can be pressed: that asks for an alert. */
const pressSoldOut = (size: Locator) => size.click({ force: true });

/** A piece of several sizes whose first color has one that is sold out, and others that are not. */
async function soldOutPiece({ context, language }: Shopper): Promise<{ id: string; label: string }> {
  for (let page = 1; ; page += 1) {
    const { products } = await storeCall(
      context,
      'getAllProducts',
      { inStock: true, page, limit: 20 },
      language,
    );
    if (products.length === 0) throw new Error('the shop has no piece with a size sold out');
    for (const { _id } of products) {
      if (isClaimed(_id)) continue;
      const { product } = await storeCall(context, 'getProductDetails', { productId: _id }, language);
      const { colors, sizes, variants, comingSoon } = product;
      const first = colors.find((color) =>
        variants.some(({ colorId, available }) => colorId === color._id && available > 0),
      );
      const out = variants.find(({ colorId, available }) => colorId === first?._id && available === 0);
      const size = sizes.find((one) => one._id === out?.sizeId);
      if (!comingSoon && size) return { id: _id, label: size.label };
    }
  }
}

journey(
  'the usual size of a shopper who kept a piece is said and chosen, the next time one of its kind is opened',
  { tag: '@phone' },
  async ({ shopper, page, t, context, language }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, language, 1);
    await moveOrder(await shopper.hasOrdered(piece), 'delivered');
    await shopper.open(`/ProductDetails/${piece.id}`);
    await expect(page.getByText(t.product.usualSize(piece.size.label))).toBeVisible();
    const sizes = page.getByRole('radiogroup', { name: t.catalog.size });
    const notRight = [t.product.fitsSmall, t.product.fitsLarge].map((said) =>
      page.getByText(new RegExp(said(0).replace('0', String.raw`\d+`))),
    );
    const checked = sizes.getByRole('radio', { checked: true });
    await expect(async () => {
      const isOff = (await Promise.all(notRight.map((note) => note.count()))).some((count) => count > 0);
      expect(await checked.count()).toBe(isOff ? 0 : 1);
    }).toPass();
    expect(await barriers(page)).toEqual([]);
  },
);
