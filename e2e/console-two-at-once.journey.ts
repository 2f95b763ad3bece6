import { expect } from '@playwright/test';
import { consoleCall } from './console-call.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';

const REASON = 'تعود من السفر بعد غد';

journey.use({ language: 'ar' });
journey.skip(({ isMobile }) => !isMobile, 'the pages act alike at every width');

journey(
  'a sheet keeps its text when another takes a step, says whose it was, and saves after it',
  async ({ page, context, browser, t, shopper, baseURL }) => {
    await shopper.isSignedIn();
    const { number } = await shopper.hasOrdered(...(await findProducts(context, 'ar', 1)));
    await isOnStaff(context, ['manager'], 'سهى عمر', baseURL ?? '');
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    await isOnStaff(other, ['manager'], 'هبة الأحمد', baseURL ?? '');
    const words = t.consoleOrders;
    await page.goto(`/console/orders/${number}`);
    await page.getByRole('button', { name: words.steps.hold }).click();
    const sheet = page.getByRole('dialog', { name: words.steps.hold });
    const reason = sheet.getByRole('textbox', { name: words.reason });
    await reason.fill(REASON);
    const { order } = await consoleCall(other, 'getOrder', { id: number });
    await consoleCall(other, 'confirmOrder', { id: order._id, version: order.version });
    // The open page follows by itself.
    await expect(sheet.getByText('هبة الأحمد')).toBeVisible();
    await expect(reason).toHaveValue(REASON);
    await sheet.getByRole('button', { name: words.steps.hold }).click();
    await expect(page.getByText(words.done.hold, { exact: true })).toBeVisible();

    await journey.step('both texts of a note are seen', async () => {
      await page.getByRole('button', { name: words.steps.edit }).click();
      const edit = page.getByRole('dialog');
      const recipient = edit.getByRole('textbox', { name: t.orderEdits.recipient });
      await recipient.fill('أم سامر');
      const before = (await consoleCall(other, 'getOrder', { id: number })).order;
      const { _id: id, version, total } = before;
      const changes = { recipient: 'أبو سامر' };
      await consoleCall(other, 'edit', { id, version, changes, expectedTotal: total });
      await expect(edit.getByText('أبو سامر')).toBeVisible();
      await expect(recipient).toHaveValue('أم سامر');
      await edit.getByRole('button', { name: t.orderEdits.save }).click();
      await expect(page.getByText('أم سامر').first()).toBeVisible();
    });
    await other.close();
  },
);

journey(
  'two tabs share one phone order, and only one can place it',
  async ({ page, context, t, baseURL }) => {
    await isOnStaff(context, ['support'], 'سهى', baseURL ?? '');
    const tab = await context.newPage();
    const note = (of: typeof page) => of.getByRole('textbox', { name: t.newOrder.note });
    for (const each of [page, tab]) await each.goto('/console/orders/new');
    await note(page).fill('الباب الخلفي');
    await expect(note(tab)).toHaveValue('الباب الخلفي');
    // What is missing is said until it is there.
    await tab.getByRole('button', { name: t.newOrder.place }).click();
    await expect(tab.getByText(t.newOrder.missing.name)).toBeVisible();
    await tab.getByRole('textbox', { name: t.newOrder.name }).fill('هدى');
    await expect(tab.getByText(t.newOrder.missing.name)).toHaveCount(0);
    // A discarded draft is gone in both, and comes back in both.
    await page.getByRole('button', { name: t.newOrder.discard }).click();
    await expect(tab.getByText(t.newOrder.goneElsewhere)).toBeVisible();
    await expect(note(tab)).toHaveValue('');
    await expect(tab.getByText(t.newOrder.missing.lines)).toHaveCount(0);
    await page.getByRole('button', { name: t.consoleWords.undo }).click();
    for (const each of [page, tab]) await expect(note(each)).toHaveValue('الباب الخلفي');
  },
);

journey('the orders ask nothing that an accountant may not read', async ({ page, context, t, baseURL }) => {
  await isOnStaff(context, ['accountant'], 'نديم', baseURL ?? '');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  for (const path of ['/console/orders', '/console/orders/board']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: t.consoleOrders.title })).toBeVisible();
  }
  expect(refused).toEqual([]);
  // Pages with steps that are not an accountant's, also where their reads are.
  for (const path of ['orders/new', 'orders/call', 'pack', 'settings', 'settings/webhooks/new']) {
    await page.goto(`/console/${path}`);
    await expect(page.getByText(t.consoleWords.notOpen)).toBeVisible();
  }
});

journey(
  'missing pieces are swapped for another size, with the price as agreed',
  async ({ page, context, t, shopper, baseURL }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, 'ar', 1);
    const { number, total } = await shopper.hasOrdered(piece);
    await isOnStaff(context, ['manager', 'packer'], 'سهى عمر', baseURL ?? '');
    const read = async () => (await consoleCall(context, 'getOrder', { id: number })).order;
    const placed = await read();
    await consoleCall(context, 'confirmOrder', { id: placed._id, version: placed.version });
    const confirmed = await read();
    const id = confirmed.parcelId;
    await consoleCall(context, 'pickParcel', { id, version: confirmed.version });
    const found = [{ lineNo: 1, found: 0 }];
    await consoleCall(context, 'shortParcel', { id, version: (await read()).version, found });
    await page.goto(`/console/pack/${number}`);
    await page.getByRole('button', { name: t.packing.swap }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: t.packing.swap }).click();
    await expect(sheet.getByText(t.packing.swapMissing)).toBeVisible();
    await sheet.getByRole('combobox').selectOption(`${piece.color.id}/${piece.otherSize.id}`);
    await sheet.getByRole('button', { name: t.packing.swap }).click();
    await expect(page.getByRole('button', { name: t.packing.pick })).toBeVisible();
    const swapped = await read();
    expect([swapped.total, swapped.lines[0]?.size._id]).toEqual([total, piece.otherSize.id]);
  },
);
