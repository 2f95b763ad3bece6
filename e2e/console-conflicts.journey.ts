import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import type { Order } from '../src/shop/buying/orders/contract.ts';
import type { StaffRole } from '../src/shop/people/staff/roles.ts';
import { barriers } from './barriers.ts';
import { consoleCall } from './console-call.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

const NOTE = 'سألت يوسف: استلمتها صاحبتها ودفعت';

journey.use({ language: 'ar' });

/** Another browser of the staff. */
async function besides(browser: Browser, role: StaffRole, name: string, url: string) {
  const context = await browser.newContext({ baseURL: url });
  return { context, staffId: await isOnStaff(context, [role], name, url) };
}

/** The courier delivers without a line, the desk recalls the parcel, and the delivery comes after that. */
async function deliveredTooLate(order: Order, browser: Browser, url: string): Promise<void> {
  const courier = await besides(browser, 'courier', 'يوسف', url);
  const desk = await besides(browser, 'manager', 'هبة الأحمد', url);
  await moveOrder(order, 'inDelivery');
  await storeQuery(`update parcels set courier_id = $2 where order_id = $1`, [order._id, courier.staffId]);
  const occurredAt = new Date().toISOString();
  const { parcelId, version } = (await consoleCall(desk.context, 'getOrder', { id: order.number })).order;
  await consoleCall(desk.context, 'recallOrder', { id: order._id, version, reason: 'اتصلت لتلغي' });
  await consoleCall(courier.context, 'sendDoorEvents', {
    deviceNow: new Date().toISOString(),
    events: [
      {
        eventId: randomUUID(),
        sequence: 1,
        occurredAt,
        parcelId,
        offline: true,
        kind: 'deliver',
        kept: null,
        noPin: 'noPhone',
      },
    ],
  });
  for (const { context } of [courier, desk]) await context.close();
}

journey(
  'a delivery that came after the recall is shown whole and booked as it happened; what was found out is not lost',
  async ({ page, context, browser, t, shopper, baseURL }) => {
    const url = baseURL ?? '';
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, 'ar', 1);
    const order = await shopper.hasOrdered(piece);
    await deliveredTooLate(order, browser, url);
    await isOnStaff(context, ['manager'], 'سهى عمر', url);
    const words = t.conflicts;
    await page.goto(`/console/orders/${order.number}`);
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: words.title }) });
    await expect(panel).toContainText('يوسف');
    await expect(panel).toContainText(piece.name);
    await expect(panel.getByText(words.whatToDo)).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    const book = () => panel.getByRole('button', { name: words.endings.happened }).click();
    const sheet = page.getByRole('dialog', { name: words.endings.happened });
    const press = () => sheet.getByRole('button', { name: words.endings.happened }).click();
    await book();
    await press();
    await expect(sheet.getByText(words.noteMissing)).toBeVisible();
    await sheet.getByRole('textbox', { name: words.note }).fill(NOTE);
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await book();
    await expect(sheet.getByRole('textbox', { name: words.note })).toHaveValue(NOTE);
    await press();
    await expect(panel).toHaveCount(0);
    await expect(page.getByText(t.consoleOrders.statuses.delivered, { exact: true })).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
  },
);

journey(
  'of two who settle one delivery the second sees who was first',
  async ({ page, context, browser, t, shopper, baseURL }) => {
    const url = baseURL ?? '';
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(...(await findProducts(context, 'ar', 1)));
    await deliveredTooLate(order, browser, url);
    await isOnStaff(context, ['manager'], 'سهى عمر', url);
    const other = await besides(browser, 'manager', 'لينا قدور', url);
    const words = t.conflicts;
    await page.goto(`/console/orders/${order.number}`);
    await page.getByRole('button', { name: words.endings.setAside }).click();
    const sheet = page.getByRole('dialog', { name: words.endings.setAside });
    await sheet.getByRole('textbox', { name: words.note }).fill(NOTE);
    const { conflicts } = (await consoleCall(other.context, 'getOrder', { id: order.number })).order;
    const ending = { conflictId: conflicts[0]?._id ?? '', as: 'happened', note: 'دفعت ليوسف' } as const;
    await consoleCall(other.context, 'settleConflict', { id: order._id, ...ending });
    // The open page follows by itself.
    await expect(sheet.getByText(words.settledMeanwhile)).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: words.note })).toHaveValue(NOTE);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.endings.setAside })).toHaveCount(0);
    await expect(page.getByText('لينا قدور · دفعت ليوسف')).toBeVisible();
    await other.context.close();
  },
);
