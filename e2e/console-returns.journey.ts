import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

journey.use({ language: 'ar' });

journey(
  'an owner declines one return with a reason, takes another back and pays for it',
  async ({ page, t, shopper, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'a desk differs in its layout alone');
    const words = t.returnDesk;
    const context = page.context();
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, 'ar', 1);
    const order = await shopper.hasOrdered(piece, piece);
    await moveOrder(order, 'delivered');
    const [line] = order.items;
    if (line === undefined) throw new Error('an order has a line');
    const { productId, colorId, sizeId } = line;
    const ask = async (note: string) => {
      const items = [{ productId, colorId, sizeId, quantity: 1 }];
      const wanted = { orderId: order._id, kind: 'return', reason: 'changedMind', note, items } as const;
      const { returns } = (await storeCall(context, 'requestReturnShipment', wanted)).order;
      return page.locator(`a[href^="/console/returns/${returns.at(-1)?._id}?"]`);
    };
    const first = await ask('اللون لا يناسبني');
    await isOnStaff(context, ['owner'], 'رنا حلاق', baseURL ?? '');

    await page.goto('/console');
    await page.getByRole('link', { name: t.today.figures.returns }).click();
    await first.click();
    await expect(page.getByText('اللون لا يناسبني')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: words.reject }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.rejectNow }).click();
    await expect(sheet.getByText(words.wordsMissing).first()).toBeVisible();
    await sheet.getByRole('textbox', { name: words.arabic }).fill('القطعة ملبوسة');
    await page.reload();
    await page.getByRole('button', { name: words.reject }).click();
    await expect(sheet.getByRole('textbox', { name: words.arabic })).toHaveValue('القطعة ملبوسة');
    await sheet.getByRole('textbox', { name: words.english }).fill('The piece was worn');
    await sheet.getByRole('button', { name: words.rejectNow }).click();
    await expect(page.getByText(words.closedText.rejected)).toBeVisible();

    await page.goto(`/console/orders/${order.number}`);
    await page.getByRole('button', { name: words.open }).click();
    await sheet.getByRole('button', { name: words.openNow }).click();
    await expect(sheet.getByText(words.choosePieces)).toBeVisible();
    await sheet.getByRole('textbox', { name: new RegExp(`^${line.name}`) }).fill('١');
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: words.openNow }).click();
    await expect(page).toHaveURL(/\/returns\//);
    await page.getByRole('combobox', { name: words.way }).selectOption('store');
    await page.getByRole('button', { name: words.approve.return }).click();
    await page.getByRole('button', { name: words.receive }).click();
    const paper = page.context().waitForEvent('page');
    await page.getByRole('button', { name: words.printReceipt }).click();
    await expect((await paper).getByText(words.receiptSays)).toBeVisible();
    await (await paper).close();
    await page.getByRole('checkbox', { name: words.signed }).check();
    await page.getByRole('button', { name: /نقداً$/ }).click();
    await expect(page.getByText(words.closedText.refunded)).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await page.goto(`/order/${order._id}`);
    await expect(page.getByText(t.returns.answer('القطعة ملبوسة'))).toBeVisible();
    await expect(page.getByText(t.statuses.returns.refunded).first()).toBeVisible();
  },
);
