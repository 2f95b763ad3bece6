import { expect, type Page } from '@playwright/test';
import { addDays, storeDateOf } from '../src/shop/time/store-time.ts';
import { consoleCall } from './console-call.ts';
import { isOnStaff } from './console-session.ts';
import { courierWithCash } from './courier-with-cash.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

/**
 * From now on the store does what is asked once at `path`, and its answer is lost, with the whole line until `mend`.
 * `mend` returns how often the store was asked.
 */
async function loseAnswer(page: Page, path: string): Promise<{ mend: () => number }> {
  let [isDown, asked] = [false, 0];
  await page.route('**/api/console/**', async (route) => {
    if (isDown) return route.abort('connectionreset');
    if (!route.request().url().endsWith(path)) return route.continue();
    asked += 1;
    if (asked > 1) return route.continue();
    isDown = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  return {
    mend: () => {
      isDown = false;
      return asked;
    },
  };
}

journey(
  'cash that was counted while the line broke is in the safe once, and nothing typed is lost',
  async ({ page, context, t, isMobile, baseURL }) => {
    journey.skip(!isMobile, 'one width');
    const courierId = await courierWithCash('ماهر قدسي', 2_000);
    await isOnStaff(context, ['accountant'], 'نديم', baseURL ?? '');
    await page.goto(`/console/cash/${storeDateOf(new Date())}/${courierId}`);
    const notes = page.getByRole('textbox', { name: t.cash.notesOf('500') });
    await notes.fill('3');
    const line = await loseAnswer(page, '/cash/handOver');
    const compare = page.getByRole('button', { name: t.cash.countDone });
    await compare.click();
    await expect(page.getByText(t.layout.network)).toBeVisible();
    await expect(notes).toHaveValue('3');
    expect(line.mend()).toBe(1);
    await compare.click();
    await expect(page.getByText('−500')).toBeVisible();
    await expect(compare).toHaveCount(0);
    const counts = await storeQuery('select counted::int from cash_counts where courier_id = $1', [
      courierId,
    ]);
    expect(counts).toEqual([{ counted: 1_500 }]);
    // What was typed is not offered for the next count.
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('notes'))),
    ).toEqual([]);
  },
);

journey(
  'a day that was closed while the line broke is closed once, and the page says by whom',
  async ({ page, context, t, isMobile, baseURL }) => {
    journey.skip(!isMobile, 'one width');
    const ownerId = await isOnStaff(context, ['owner'], 'رنا', baseURL ?? '');
    // Before the demo's first day nothing is open.
    const day = addDays(storeDateOf(new Date()), -400 - Math.floor(Math.random() * 1_000));
    await page.goto(`/console/cash?from=${day}&to=${day}`);
    await page.getByRole('button', { name: t.cash.countSafe }).click();
    await page.getByRole('textbox', { name: t.cash.notesOf('500') }).fill('2');
    const closing = page.getByRole('region', { name: t.cash.closing });
    const closeAnyway = closing.getByRole('button', { name: t.cash.closeAnyway });
    const close = closing.getByRole('button', { name: t.cash.close }).or(closeAnyway);
    // Who holds cash is said by the refusal: the couriers of other journeys do, from one moment to the next.
    const carriesOver = async () => {
      for (const box of await closing.getByRole('checkbox').all())
        await box.check({ force: true, timeout: 2_000 });
    };
    const why = closing.getByRole('combobox');
    // The count is compared first: it differs, and wants a reason.
    await expect(async () => {
      await carriesOver();
      await close.click();
      await expect(why).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await why.selectOption('miscount');
    const closedBy = page.getByText(new RegExp(t.cash.closedBy('رنا', '').replace(/[.،\s]+$/, '')));
    const line = await loseAnswer(page, '/cash/close');
    // A press while the page is still read again, or right after another, is ignored.
    await expect(async () => {
      await carriesOver();
      await closeAnyway.click();
      await expect(page.getByText(t.layout.network)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    line.mend();
    await expect(async () => {
      if (await closedBy.isVisible()) return;
      await carriesOver();
      await closeAnyway.click({ timeout: 2_000 });
      await expect(closedBy).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const lines = await storeQuery(`select 1 from staff_audit where action = 'cash.close' and subject = $1`, [
      day,
    ]);
    expect(lines).toHaveLength(1);
    // The safe is as it was, for the journeys beside this one.
    const [counted] = await storeQuery(`select id from cash_entries where reason = 'close' and actor = $1`, [
      `merchant:${ownerId}`,
    ]);
    const entryId = String(counted?.['id']);
    await consoleCall(context, 'reverseCashEntry', { entryId, reason: 'journey' });
  },
);

journey(
  'a run that was handed over while the line broke is handed over once',
  async ({ page, shopper, context, t, isMobile, baseURL }) => {
    journey.skip(!isMobile, 'one width');
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, 'ar', 1);
    const order = await shopper.hasOrdered(piece);
    await storeQuery(`update orders set status = 'inProgress' where id = $1`, [order._id]);
    const [parcel] = await storeQuery(
      `update parcels set stage = 'packed' where order_id = $1 returning id`,
      [order._id],
    );
    const parcelId = String(parcel?.['id']);
    const courierId = await isOnStaff(context, ['courier'], 'ماهر', baseURL ?? '');
    await isOnStaff(context, ['owner'], 'رنا', baseURL ?? '');
    const { run } = await consoleCall(context, 'createRun', { courierId, parcels: [parcelId] });
    await page.goto(`/console/delivery/runs/${run._id}`);
    const handOver = page.getByRole('button', { name: t.delivery.handOverTo('ماهر') });
    const line = await loseAnswer(page, '/handOver');
    await handOver.click();
    await expect(page.getByText(t.layout.network)).toBeVisible();
    line.mend();
    await handOver.click();
    await expect(page.getByText(t.delivery.waitsForAccept('ماهر'))).toBeVisible();
    await expect(handOver).toHaveCount(0);
    const steps = await storeQuery(
      `select 1 from parcel_history where parcel_id = $1 and step = 'handOver'`,
      [parcelId],
    );
    expect(steps).toHaveLength(1);
  },
);
