import { expect, type Locator, type Page } from '@playwright/test';
import { displayOrderNumber } from '../src/shop/buying/orders/order-number.ts';
import { formatMoney } from '../src/shop/money.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findLastPieceProduct, findProducts, type BuyableProduct } from './product.ts';
import { Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';
import { storeQuery } from './store-query.ts';

/** A PNG of 24 by 32 blue pixels. */
const BLUE =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAgCAIAAACHPC9vAAAAJElEQVR4nGOQs1lAFcQwatCoQaMGjRo0atCoQaMGjRo0PAwCACuT7h+V3sfRAAAAAElFTkSuQmCC';

journey(
  'an order is canceled before the courier leaves, and then is among the canceled',
  async ({ shopper, page, t }) => {
    const [piece] = await piecesFor(shopper);
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(piece);
    await shopper.open('/orders');
    const card = page.getByRole('article').filter({ hasText: displayOrderNumber(order.number) });
    await card.getByRole('button', { name: t.orders.cancel }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('textbox', { name: t.orders.cancelWhy }).fill('Ordered twice');
    await question.getByRole('button', { name: t.orders.cancel }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.orders.headline.byShopper);
    await shopper.open('/orders');
    await tab(shopper, t.statuses.orders.canceled).click();
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: t.orders.orderAgain })).toBeVisible();
  },
);

journey('an order that the store called about is confirmed on its page', async ({ shopper, page, t }) => {
  const [piece] = await piecesFor(shopper);
  await shopper.isSignedIn();
  const order = await shopper.hasOrdered(piece);
  const confirm = page.getByRole('button', { name: t.orders.confirm });
  await shopper.open(`/order/${order._id}`);
  await expect(page.getByRole('heading', { name: t.orders.headline.pending })).toBeVisible();
  await expect(confirm).toHaveCount(0);

  // Staff may call at certain hours only; the journey runs at any.
  await storeQuery(
    `insert into call_attempts (order_id, outcome, actor) values ($1, 'noAnswer', 'journey')`,
    [order._id],
  );
  await shopper.open(`/order/${order._id}`);
  await confirm.dblclick();
  await expect(page.getByRole('heading', { name: t.orders.headline.toPick })).toBeVisible();
  await expect(confirm).toHaveCount(0);
});

journey('an order that waits says why, to its shopper alone', async ({ shopper, page, t, browser }) => {
  const [piece] = await piecesFor(shopper);
  await shopper.isSignedIn();
  const order = await shopper.hasOrdered(piece);
  await storeQuery(
    `update parcels set held_reason = 'The street is not known', held_until = now() + interval '2 days' where order_id = $1`,
    [order._id],
  );
  await shopper.open(`/order/${order._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.orders.headline.held);
  await expect(page.getByText('The street is not known')).toBeVisible();
  await expect(page.getByText(t.orders.expected.home(''))).toHaveCount(0);
  await page.getByRole('button', { name: t.orders.share }).click();
  const link = page.getByRole('link', { name: t.orders.seeShared });
  const path = (await link.getAttribute('href')) ?? '';

  const receiver = await (await browser.newContext({ locale: shopper.language })).newPage();
  await receiver
    .context()
    .addCookies((await page.context().cookies()).filter(({ name }) => name === 'language'));
  const url = new URL(path, page.url()).href;
  await receiver.goto(url);
  await expect(receiver.getByRole('heading', { level: 1 })).toHaveText(t.orders.sharedStages.held);
  await expect(receiver.getByText('The street is not known')).toHaveCount(0);
  await page.getByRole('button', { name: t.orders.unshare }).click();
  await expect(page.getByText(t.orders.unshared)).toBeVisible();
  await receiver.goto(url);
  await expect(receiver.getByRole('heading', { level: 1 })).toHaveText(t.orders.linkOver);
  await receiver.context().close();
});

/** The second press of a double one, on the button of this name, as soon as the page has it. A finger's is not counted. */
const pressAgainOn = async (tab: Page, name: string, pointer: 'mouse' | 'touch') =>
  tab.evaluate(
    ([wanted, pointerType]) => {
      let first: MouseEvent | undefined;
      addEventListener('click', (event) => (first ??= event), true);
      new MutationObserver((_, watch) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === wanted,
        );
        if (button === undefined || first === undefined) return;
        watch.disconnect();
        const { clientX, clientY, timeStamp } = first;
        const detail = pointerType === 'touch' ? 1 : 2;
        const how = { pointerType, detail, clientX, clientY, bubbles: true, cancelable: true };
        const second = new PointerEvent('click', how);
        Object.defineProperty(second, 'timeStamp', { value: timeStamp + 200 });
        button.dispatchEvent(second);
      }).observe(document, { childList: true, subtree: true });
    },
    [name, pointer] as const,
  );

journey(
  'an order canceled in one tab is canceled in the other at the next press',
  async ({ shopper, page, t }) => {
    const [piece] = await piecesFor(shopper);
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(piece);
    const other = await shopper.context.newPage();
    await shopper.open(`/order/${order._id}`);
    await shopper.open(`/order/${order._id}`, other);
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: t.orders.cancel }).click();
      await pressAgainOn(tab, t.orders.orderAgain, tab === page ? 'touch' : 'mouse');
      await tab.getByRole('dialog').getByRole('button', { name: t.orders.cancel }).click();
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t.orders.headline.byShopper);
      await expect(tab.getByRole('button', { name: t.orders.cancel })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.orders.headline.byShopper);
  },
);

journey(
  'what is on its way can no longer be canceled, and says what to have ready',
  async ({ shopper, page, t }) => {
    const [piece] = await piecesFor(shopper);
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(piece);
    await moveOrder(order, 'inDelivery');
    await shopper.open('/orders');
    await expect(tab(shopper, t.statuses.orders.inDelivery)).toHaveAttribute('aria-current', 'page');
    const ready = t.orders.keepReady(formatMoney(order.total, shopper.language));
    await expect(page.getByRole('article').getByText(ready)).toBeVisible();
    await expect(page.getByRole('button', { name: t.orders.cancel })).toHaveCount(0);
  },
);

journey(
  'of a delivered order one piece goes back, another is exchanged, and a request is withdrawn',
  async ({ shopper, page, t }) => {
    const [first, changed] = await piecesFor(shopper);
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(first, changed);
    await moveOrder(order, 'delivered');
    await shopper.open('/orders');
    await page.getByRole('article').getByRole('link', { name: t.orders.rateAndReturn }).click();
    await expect(page.getByRole('heading', { name: t.orders.headline.delivered })).toBeVisible();

    const sheet = page.getByRole('dialog', { name: t.returns.title });
    await item(shopper, first).getByRole('button', { name: t.returns.returnItem }).click();
    await sheet.getByRole('button', { name: t.returns.submit.return }).click();
    await expect(sheet.getByText(t.returns.missing.reason)).toBeVisible();
    await sheet.getByRole('radio', { name: t.statuses.returnReasons.changedMind }).check();
    await sheet.getByRole('textbox', { name: t.returns.note }).fill('The blue is not my blue');
    const photograph = { name: 'blue.png', mimeType: 'image/png', buffer: Buffer.from(BLUE, 'base64') };
    await sheet.locator('input[type=file]').setInputFiles([photograph]);
    await expect(sheet.getByRole('img', { name: t.returns.photoNumber(1) })).toBeVisible();
    await sheet.getByRole('button', { name: t.returns.submit.return }).click();
    await expect(page.getByText(t.returns.requested)).toBeVisible();
    const request = requests(shopper).filter({ hasText: first.name });
    await expect(request).toContainText(t.statuses.returns.requested);
    await expect(request).toContainText('The blue is not my blue');
    await expect(item(shopper, first).getByText(t.statuses.returns.requested)).toBeVisible();
    await page.getByRole('button', { name: t.returns.photosOf(1) }).click();
    const photos = page.getByRole('dialog', { name: t.returns.photos });
    await expect(photos.getByRole('img', { name: t.returns.photoNumber(1) })).toBeVisible();
    await page.keyboard.press('Escape');

    await item(shopper, changed).getByRole('button', { name: t.returns.returnItem }).click();
    await sheet.getByRole('radio', { name: t.returns.kinds.exchange }).check();
    await sheet.getByRole('radio', { name: t.statuses.returnReasons.wrongSize }).check();
    await sheet.getByRole('radio', { name: changed.otherSize.label, exact: true }).check();
    await sheet.getByRole('button', { name: t.returns.submit.exchange }).click();
    await expect(page.getByText(t.returns.exchangeRequested)).toBeVisible();
    const exchange = requests(shopper).filter({ hasText: changed.name });
    await expect(exchange).toContainText(changed.otherSize.label);

    await request.getByRole('button', { name: t.returns.withdraw }).click();
    await expect(request).toContainText(t.statuses.returns.withdrawn);
    await expect(item(shopper, first).getByRole('button', { name: t.returns.returnItem })).toBeVisible();
    await expect(exchange).toContainText(t.statuses.returns.requested);
  },
);

journey(
  'of too many photographs and a file that is none, four are taken and the others named',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(piece);
    await moveOrder(order, 'delivered');
    await shopper.open(`/order/${order._id}`);
    await item(shopper, piece).getByRole('button', { name: t.returns.returnItem }).click();
    const sheet = page.getByRole('dialog', { name: t.returns.title });
    const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    const photographs = [10, 60, 110, 160, 210].map((shade) => ({
      name: `${shade}.bmp`,
      mimeType: 'image/bmp',
      buffer: dot(shade),
    }));
    await sheet.locator('input[type=file]').setInputFiles([letter, ...photographs]);
    const told = sheet.getByRole('alert');
    await expect(told).toContainText(t.returns.photoUnreadable(['letter.pdf']));
    await expect(told).toContainText(t.returns.photosMost);
    await expect(sheet.getByRole('img', { name: t.returns.photoNumber(4) })).toBeVisible();
    await expect(sheet.getByRole('img')).toHaveCount(4);
  },
);

journey(
  'ordering again puts into the cart what is left of each line, and says so of each',
  async ({ shopper, page, t, context, language, browser, baseURL }) => {
    const [piece, dearer] = await findProducts(context, language, 2);
    const last = await findLastPieceProduct(context, language);
    const fewer = await findLastPieceProduct(context, language, { left: 2 });
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(last, piece, fewer, fewer, dearer);
    await storeCall(context, 'cancelOrder', { orderId: order._id });
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const rival = new Shopper(await elsewhere.newPage(), t, language);
    await rival.isSignedIn();
    await rival.hasOrdered(last, fewer);
    await elsewhere.close();
    await storeQuery(
      `update order_lines set unit_price = unit_price - 50, line_total = line_total - 50
        where order_id = $1 and product_id = $2`,
      [order._id, dearer.id],
    );
    await shopper.open(`/order/${order._id}`);
    await page.getByRole('button', { name: t.orders.orderAgain }).dblclick();
    await expect(page).toHaveURL(/\/checkout\/delivery/);
    const report = page.getByRole('dialog', { name: t.orders.orderAgain });
    // Two products can have one name.
    const line = ({ name, color, size }: BuyableProduct) =>
      report
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ hasText: `${color.name} · \u2068${size.label}\u2069` });
    const price = order.items.find(({ productId }) => productId === dearer.id)?.unitPrice ?? 0;
    await expect(line(last)).toContainText(t.guestChoices.soldOut);
    await expect(line(piece)).toContainText(t.guestChoices.added);
    await expect(line(fewer)).toContainText(t.guestChoices.cut(1, 2));
    await expect(line(dearer)).toContainText(
      t.checkout.priceMoved(formatMoney(price - 50, language), formatMoney(price, language)),
    );
    await report.getByRole('button', { name: t.guestChoices.done }).click();
    await expect(page.getByRole('listitem', { name: piece.name })).toBeVisible();
    const { items } = (await storeCall(context, 'displayCart')).cart;
    expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [piece.id, 1],
      [fewer.id, 1],
      [dearer.id, 1],
    ]);
  },
);

/** A picture of one gray dot, as BMP. */
function dot(shade: number): Buffer {
  const bytes = Buffer.alloc(58);
  bytes.write('BM');
  for (const [place, value] of [
    [2, 58],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
    [26, 1 | (24 << 16)],
  ] as const)
    bytes.writeUInt32LE(value, place);
  return bytes.fill(shade, 54, 57);
}

async function piecesFor({ context, language }: Shopper): Promise<[BuyableProduct, BuyableProduct]> {
  // As many as were ordered.
  return await findProducts(context, language, 2);
}

function tab({ page, t }: Shopper, name: string): Locator {
  return page.getByRole('navigation', { name: t.orders.tabs }).getByRole('link', { name });
}

/** A piece of the order, with what may be done with it. */
function item({ page, t }: Shopper, { name }: BuyableProduct): Locator {
  const items = page.getByRole('heading', { name: t.orders.items }).locator('..');
  return items.getByRole('listitem').filter({ hasText: name });
}

function requests({ page, t }: Shopper): Locator {
  return page.getByRole('heading', { name: t.returns.requests }).locator('..').getByRole('listitem');
}
