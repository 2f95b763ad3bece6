import { expect, type Page } from '@playwright/test';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';
import { storeQuery } from './store-query.ts';

const PRODUCT = 'everyday-crew-neck-t-shirt';
const TYPED = 'يُغسل يدوياً بماء بارد ٣٠';

journey.use({ language: 'ar' });
journey.skip(({ isMobile }) => !isMobile, 'the forms are the same at every width');

journey(
  'what was typed is there again when its tab was killed',
  async ({ page, context, t, shopper, baseURL }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, 'ar', 1);
    const order = await shopper.hasOrdered(piece);
    await moveOrder(order, 'delivered');
    const items = order.items.map(({ productId, colorId, sizeId }) => ({
      productId,
      colorId,
      sizeId,
      quantity: 1,
    }));
    const wanted = { orderId: order._id, kind: 'return', reason: 'changedMind', items } as const;
    const returnId = (await storeCall(context, 'requestReturnShipment', wanted)).order.returns[0]?._id;
    await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
    const box = (name: string) => (tab: Page) => tab.getByRole('textbox', { name });
    const forms: Record<
      string,
      {
        path: string;
        open?: (tab: Page) => Promise<void>;
        fields: ((tab: Page) => ReturnType<Page['getByRole']>)[];
      }
    > = {
      product: { path: `/products/${PRODUCT}`, fields: [box(t.products.fields.careAr)] },
      phoneOrder: { path: '/orders/new', fields: [box(t.newOrder.note)] },
      returnDecision: {
        path: `/returns/${returnId}`,
        open: async (tab) => tab.getByRole('button', { name: t.returnDesk.reject }).click(),
        fields: [box(t.returnDesk.arabic), box(t.returnDesk.english)],
      },
    };
    for (const [name, { path, open, fields }] of Object.entries(forms))
      await journey.step(name, async () => {
        const tab = await context.newPage();
        await tab.goto(`/console${path}`);
        await open?.(tab);
        for (const field of fields) {
          await field(tab).clear();
          await field(tab).pressSequentially(TYPED);
        }
        // Killed: no unload event is dispatched.
        await tab.close({ runBeforeUnload: false });
        const again = await context.newPage();
        await again.goto(`/console${path}`);
        await open?.(again);
        for (const field of fields) await expect(field(again)).toHaveValue(TYPED);
        await again.close();
      });
    // A receipt is stored with each line; its draft opens again from the list.
    await page.goto('/console/stock');
    await page.getByRole('button', { name: t.stock.receive }).click();
    await expect(page).toHaveURL(/\/receipts\//);
    const receipt = page.url();
    await page.getByRole('combobox', { name: t.stock.supplier }).pressSequentially('معمل');
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto(receipt);
    await expect(again.getByRole('combobox', { name: t.stock.supplier })).toHaveValue('معمل');
  },
);

journey(
  'the save bar is there while something differs from what is saved',
  async ({ page, context, t, baseURL }) => {
    await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
    const forms = {
      product: [`/products/${PRODUCT}`, t.products.fields.careAr],
      settings: ['/settings/shop', t.settingWords.identity.parts.commercialRegister],
    } as const;
    const bar = page.getByRole('region', { name: t.consoleWords.unsaved });
    for (const [name, [path, label]] of Object.entries(forms))
      await journey.step(name, async () => {
        await page.goto(`/console${path}`);
        const field = page.getByRole('textbox', { name: label });
        const saved = await field.inputValue();
        await expect(bar).toHaveCount(0);
        await field.fill(`${saved} X`);
        await expect(bar).toBeVisible();
        await field.fill(saved);
        await expect(bar).toHaveCount(0);
      });
  },
);

journey('an answer to a customer survives a reload until it is sent', async ({ page, t, baseURL }) => {
  await isOnStaff(page.context(), ['manager'], 'سهى', baseURL ?? '');
  const [row] = await storeQuery(`select shopper_id from cases where closed_at is null limit 1`, []);
  await page.goto(`/console/customers/${String(row?.['shopper_id'])}`);
  const answer = page.getByLabel(t.customers.answer, { exact: true }).first();
  await answer.fill('نتصل بك مساء اليوم.');
  await page.reload();
  await expect(answer).toHaveValue('نتصل بك مساء اليوم.');
  await page
    .getByRole('button', { name: new RegExp(`${t.customers.send}|${t.customers.keepAnswer}`) })
    .first()
    .click();
  await expect(answer).toHaveValue('');
  await page.reload();
  await expect(answer).toHaveValue('');
});
