import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { opensSections } from './editor-sections.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { hasOpenCase } from './open-case.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';
import { storeQuery } from './store-query.ts';

const PRODUCT = 'mercerized-cotton-polo';
/** Of the one journey that saves: a page follows what another has saved. */
const SAVED_PRODUCT = 'micro-dot-polo';
const TYPED = 'يُغسل يدوياً بماء بارد ٣٠';
/** Saved by no journey, unlike the other. */
const HALF_TYPED = `${TYPED} ثم`;

journey.use({ language: 'ar' });
journey.skip(({ isMobile }) => !isMobile, 'the forms are the same at every width');

journey(
  'what was typed is there again when its tab was killed',
  async ({ page, context, t, shopper, baseURL }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, 'ar', 1);
    const order = await shopper.hasOrdered(piece);
    await moveOrder(order, 'delivered');
    const toEdit = await shopper.hasOrdered(piece);
    const items = order.items.map(({ productId, colorId, sizeId }) => ({
      productId,
      colorId,
      sizeId,
      quantity: 1,
    }));
    const wanted = { orderId: order._id, kind: 'return', reason: 'changedMind', items } as const;
    const returnId = (await storeCall(context, 'requestReturnShipment', wanted)).order.returns[0]?._id;
    await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
    await opensSections(context);
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
      orderEdit: {
        path: `/orders/${toEdit.number}`,
        open: async (tab) => tab.getByRole('button', { name: t.consoleOrders.steps.edit }).click(),
        fields: [box(t.orderEdits.recipient), box(t.orderEdits.note)],
      },
      phoneOrder: { path: '/orders/new', fields: [box(t.newOrder.note)] },
      reason: {
        path: `/orders/${toEdit.number}`,
        open: async (tab) => tab.getByRole('button', { name: t.consoleOrders.steps.hold }).click(),
        fields: [box(t.consoleOrders.reason)],
      },
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
          await field(tab).pressSequentially(HALF_TYPED);
        }
        // Killed: no unload event is dispatched.
        await tab.close({ runBeforeUnload: false });
        const again = await context.newPage();
        await again.goto(`/console${path}`);
        await open?.(again);
        for (const field of fields) await expect(field(again)).toHaveValue(HALF_TYPED);
        await again.close();
      });
    // A receipt is stored with each line; its draft opens again from the list.
    await page.goto('/console/stock');
    await page.getByRole('button', { name: t.stock.receive }).click();
    await expect(page).toHaveURL(/\/receipts\//);
    const receipt = page.url();
    await page.getByRole('button', { name: t.stock.headOf(true) }).click();
    await page.getByRole('combobox', { name: t.stock.supplier }).pressSequentially('معمل');
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto(receipt);
    await again.getByRole('button', { name: 'معمل', exact: true }).click();
    await expect(again.getByRole('combobox', { name: t.stock.supplier })).toHaveValue('معمل');

    // Another member on this device finds none of it.
    await isOnStaff(context, ['owner'], 'سهى', baseURL ?? '');
    await again.goto(`/console/products/${PRODUCT}`);
    await expect(box(t.products.fields.careAr)(again)).not.toHaveValue(HALF_TYPED);
  },
);

journey(
  'the save bar is there while something differs from what is saved',
  async ({ page, context, t, baseURL }) => {
    await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
    await opensSections(context);
    const { label, parts } = t.settingWords.socialChannel;
    // Saved by no journey: a page follows what another has saved.
    const forms = {
      product: [`/products/${PRODUCT}`, page.getByRole('textbox', { name: t.products.fields.careAr })],
      settings: [
        '/settings/shop',
        page.getByRole('region', { name: label }).getByRole('textbox', { name: parts.handle }),
      ],
    } as const;
    const bar = page.getByRole('region', { name: t.consoleWords.unsaved });
    for (const [name, [path, field]] of Object.entries(forms))
      await journey.step(name, async () => {
        await page.goto(`/console${path}`);
        const saved = await field.inputValue();
        await expect(bar).toHaveCount(0);
        await field.fill(`${saved} X`);
        await expect(bar).toBeVisible();
        await field.fill(saved);
        await expect(bar).toHaveCount(0);
      });
  },
);

journey('the save bar counts each field of a setting with several', async ({ page, context, t, baseURL }) => {
  await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
  await page.goto('/console/settings/shop');
  const { parts } = t.settingWords.identity;
  const bar = page.getByRole('region', { name: t.consoleWords.unsaved });
  await page.getByRole('textbox', { name: parts.commercialRegister }).fill('حلب 4512');
  await expect(bar).toContainText(t.consoleWords.changes(1));
  await page.getByRole('textbox', { name: parts.taxNumber }).fill('77-1203');
  await expect(bar).toContainText(t.consoleWords.changes(2));
  await bar.getByRole('button', { name: t.consoleWords.seeChanges }).click();
  await expect(page.getByRole('dialog', { name: t.consoleWords.changes(2) })).toBeVisible();
});

journey('an answer to a customer survives a reload until it is sent', async ({ page, t, baseURL }) => {
  await isOnStaff(page.context(), ['manager'], 'سهى', baseURL ?? '');
  const id = await hasOpenCase('question', 'site', 'متى تصل؟');
  await page.goto(`/console/customers/${encodeURIComponent(id)}`);
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

journey(
  'leaving a page with unsaved changes asks: stay, keep as a draft, or save and go',
  async ({ page, context, t, baseURL }) => {
    await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
    await opensSections(context);
    const w = t.consoleWords;
    const question = page.getByRole('dialog', { name: w.leaveTitle });
    const answer = async (name: string) => question.getByRole('button', { name }).click();
    const field = page.getByRole('textbox', { name: t.products.fields.careAr });
    const bar = page.getByRole('region', { name: w.unsaved });
    const leave = async () => page.getByRole('link', { name: w.orders, exact: true }).click();
    const [row] = await storeQuery('select name_ar as name from products where id = $1', [SAVED_PRODUCT]);
    const list = `/console/products?search=${encodeURIComponent(String(row?.['name']))}`;
    const product = page.locator(`main a[href$="/${SAVED_PRODUCT}"]`).first();
    await page.goto(list);
    await product.click();
    await expect(field).toBeVisible();
    const saved = await field.inputValue();
    const address = page.url();

    // Where nothing differs nothing is asked.
    await field.fill(`${saved} X`);
    await field.fill(saved);
    await leave();
    await expect(page).toHaveURL(/\/console\/orders$/);

    await page.goto(address);
    await field.fill(TYPED);
    await expect(bar).toContainText(w.changes(1));
    await leave();
    await expect(question).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await answer(w.stay);
    await expect(page).toHaveURL(address);
    await expect(field).toHaveValue(TYPED);

    await page.getByRole('link', { name: w.products, exact: true }).click();
    await answer(w.keepDraft);
    await expect(page).toHaveURL(/\/console\/products$/);
    await page.goto(list);
    await product.click();
    await expect(page.getByText(w.draftKept(1, '').slice(0, 8))).toBeVisible();
    await expect(field).toHaveValue(TYPED);
    // The browser's Back asks as links do.
    await page.getByRole('button', { name: w.goOn }).click();
    await page.goBack();
    await expect(question).toBeVisible();
    await answer(w.stay);
    await expect(page).toHaveURL(address);

    await journey.step('what cannot be saved stays, and is named in the bar', async () => {
      await page.getByRole('textbox', { name: t.products.fields.price, exact: true }).fill('7');
      await leave();
      await answer(w.saveAndGo);
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(bar).toContainText(w.notSaved(1));
      await bar.getByRole('button', { name: t.products.fields.price }).click();
      await expect(page.getByRole('textbox', { name: t.products.fields.price, exact: true })).toBeFocused();
    });

    await journey.step('the changes are seen field by field, discarded, and brought back', async () => {
      await bar.getByRole('button', { name: w.seeChanges }).click();
      const sheet = page.getByRole('dialog', { name: w.changes(2) });
      await expect(sheet.locator('ins', { hasText: TYPED })).toBeVisible();
      await expect(sheet.locator('del', { hasText: saved })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: w.discard }).click();
      await expect(bar).toHaveCount(0);
      await expect(field).toHaveValue(saved);
      await page.getByRole('button', { name: w.undo, exact: true }).click();
      await expect(field).toHaveValue(TYPED);
      await bar.getByRole('button', { name: w.discard }).click();
    });

    await field.fill(TYPED);
    await leave();
    await answer(w.saveAndGo);
    await expect(page).toHaveURL(/\/console\/orders$/);
    await page.goto(address);
    await expect(field).toHaveValue(TYPED);
    await expect(bar).toHaveCount(0);
    await field.fill(saved);
    await bar.getByRole('button', { name: w.save }).click();
    await expect(bar).toHaveCount(0);
  },
);

journey(
  'closing the tab asks nothing, and the draft is offered again',
  async ({ page, context, t, baseURL }) => {
    await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
    await page.goto('/console/settings/staff/new');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('textbox', { name: t.staff.name }).fill('هدى');
    await page.close({ runBeforeUnload: true });
    const again = await context.newPage();
    await again.goto('/console/settings/staff/new');
    await expect(again.getByRole('textbox', { name: t.staff.name })).toHaveValue('هدى');
    await expect(again.getByText(t.consoleWords.draftBack(1, '').slice(0, 24))).toBeVisible();
    expect(asked).toEqual([]);
    // Someone who is not made yet is not saved in passing.
    await again.getByRole('link', { name: t.consoleWords.orders, exact: true }).click();
    const question = again.getByRole('dialog', { name: t.consoleWords.leaveTitle });
    await expect(question.getByRole('button', { name: t.consoleWords.saveAndGo })).toHaveCount(0);
    await question.getByRole('button', { name: t.consoleWords.keepDraft }).click();
    await expect(again).toHaveURL(/\/console\/orders$/);
  },
);

journey(
  'a number takes Arabic digits, and its thousands are parted while it is not edited',
  async ({ page, context, t, baseURL }) => {
    await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
    await opensSections(context);
    const value = async (path: string, name: string) => {
      await page.goto(`/console${path}`);
      const field = page.getByRole('textbox', { name, exact: true }).first();
      await field.fill('١٢٥٠٠');
      await expect(field).toHaveValue('12500');
      await field.blur();
      await expect(field).toHaveValue('12,500');
      await field.focus();
      await expect(field).toHaveValue('12500');
      // What is typed into a field that was entered by the keyboard replaces what is there.
      await page.keyboard.type('۷');
      await expect(field).toHaveValue('7');
    };
    await value(`/products/${PRODUCT}`, t.products.fields.price);
    await value('/settings/limits', t.settingWords.callAbove.label);
    await value('/coupons/new', t.couponDesk.fields.minSubTotal);
  },
);
