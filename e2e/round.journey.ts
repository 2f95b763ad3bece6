import { expect } from '@playwright/test';
import type { Order } from '../src/shop/buying/orders/contract.ts';
import { formatNumber } from '../src/shop/money.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';
import { storeQuery } from './store-query.ts';

const PIN = '4821';

journey.use({ language: 'ar', serviceWorkers: 'allow' });

/** Puts orders into the hands of a courier, as a run that was handed over. */
async function handOver(orders: readonly Order[], courierId: string): Promise<void> {
  const ids = orders.map(({ _id }) => _id);
  for (const status of ['inProgress', 'inDelivery'])
    await storeQuery(`update orders set status = $2 where id = any($1)`, [ids, status]);
  await storeQuery(
    `update parcels set stage = 'withCourier', courier_id = $3, pin = $2 where order_id = any($1)`,
    [ids, PIN, courierId],
  );
  await storeQuery(
    `with run as (insert into runs (day, courier_id, status, created_by)
                  values (current_date, $2, 'handedOver', 'journey') returning id)
     insert into run_stops (run_id, parcel_id, stop_no)
     select run.id, p.id, row_number() over (order by array_position($1, p.order_id)) from run, parcels p where p.order_id = any($1)`,
    [ids, courierId],
  );
}

/** Outdoors: large targets and high contrast. */
const outside = { target: 56, inSun: true };

journey(
  'a courier delivers, parts, refuses and postpones without a line; each act arrives once',
  async ({ page, shopper, t, browser, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'couriers have phones');
    await shopper.isSignedIn();
    await storeQuery(
      `insert into trust_marks (shopper_id, level, reason, until, set_by)
       select id, 'trusted', 'journey', now() + interval '1 day', 'journey' from shoppers where phone = $1`,
      [shopper.phone],
    );
    const pieces = await findProducts(page.context(), 'ar', 2);
    const orders: Order[] = [];
    for (let made = 0; made < 4; made += 1) orders.push(await shopper.hasOrdered(...pieces));
    const [whole, part, refused, later] = orders as [Order, Order, Order, Order];

    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 360, height: 640 },
      isMobile: true,
      hasTouch: true,
      // The round has the light theme, whatever the phone prefers.
      colorScheme: 'dark',
    });
    await context.addCookies((await page.context().cookies()).filter(({ name }) => name === 'language'));
    const courierId = await isOnStaff(context, ['courier'], 'يوسف', baseURL ?? '');
    await handOver(orders, courierId);
    let courier = await context.newPage();
    const press = async (name: string) => courier.getByRole('button', { name, exact: true }).click();
    const open = async ({ number }: Order) => {
      await courier.locator(`a[href="/console/round/${number}"]`).click();
    };
    /** The cash: nothing on the page is larger. */
    const largest = () => courier.locator('p > span > b').first();
    await courier.goto('/console');
    await press(t.round.accept);
    await expect(courier.locator('ol li')).toHaveCount(4);
    expect(await barriers(courier, outside)).toEqual([]);
    await courier.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await open(whole);
    await press(t.round.paid);
    await courier.getByRole('textbox', { name: t.round.pin }).fill('0000');
    await press(t.round.paidAll(formatNumber(whole.total)));
    await expect(courier.getByText(t.round.pinWrong)).toBeVisible();
    await expect(courier.getByText(t.round.pinLeft(4))).toBeVisible();
    await press(t.round.noPin);
    await expect(courier.getByText(t.round.pinWrong)).toBeHidden();

    await context.setOffline(true);
    await courier.goto('/console/round');
    // A fresh round with nothing to send is not called sent.
    await expect(courier.getByRole('status').first()).toContainText(t.round.noLine);
    await courier.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await courier.waitForTimeout(300);
    await expect(courier.getByRole('status').first()).toHaveText(t.round.noLine);
    await open(whole);
    await expect(largest()).toHaveText(formatNumber(whole.total));
    expect(await barriers(courier, outside)).toEqual([]);
    // A name in the other script keeps its order within itself.
    await expect(courier.locator('h1 > bdi')).toBeVisible();
    const actions = await courier.getByRole('link', { name: t.round.call }).boundingBox();
    expect(actions?.y).toBeGreaterThan(640 * 0.55);
    await press(t.round.paid);
    await courier.getByRole('textbox', { name: t.round.pin }).fill(PIN);
    await press(t.round.paidAll(formatNumber(whole.total)));
    await open(part);
    await press(t.round.some);
    await courier.getByRole('button', { name: t.round.less(part.items[0]?.name ?? '') }).click();
    await courier.getByRole('combobox', { name: t.round.why }).selectOption('changedMind');
    await press(t.round.noPin);
    await courier.getByText(t.round.noPins.noPhone).click();
    expect(await barriers(courier, outside)).toEqual([]);
    const sum = part.total - (part.items[0]?.lineTotal ?? 0);
    await press(t.round.paidAll(formatNumber(sum)));
    await expect(courier.getByRole('status').first()).toContainText(t.round.kept(2));

    // The page is closed; a new one opens from the device.
    await courier.close();
    courier = await context.newPage();
    await courier.goto('/console/round');
    await expect(courier.getByRole('status').first()).toContainText(t.round.kept(2));
    // The list says what was taken, and the map needs no line.
    await expect(courier.locator(`a[href="/console/round/${part.number}"]`)).toContainText(formatNumber(sum));
    await courier.getByText(t.round.map, { exact: true }).click();
    await expect(courier.getByRole('img', { name: t.round.mapLabel(4) })).toBeVisible();
    expect(await barriers(courier, outside)).toEqual([]);
    await open(refused);
    await press(t.round.not);
    await courier.getByText(t.refusals.unreachableAtDoor, { exact: true }).click();
    await expect(courier.getByText(t.round.nobodyThere)).toBeVisible();
    await courier.getByText(t.refusals.noMoney).click();
    await expect(courier.getByText(t.round.nobodyThere)).toBeHidden();
    await expect(courier.getByText(t.round.cancelsCounted)).toBeVisible();
    await press(t.round.cancelIt);
    await open(later);
    await press(t.round.not);
    await press(t.round.later);
    await courier.getByRole('radio').first().check();
    await courier.getByText(t.round.laterReasons.asked).click();
    await press(t.round.record);
    await expect(courier.getByRole('status').first()).toContainText(t.round.kept(4));
    await courier.getByRole('link', { name: t.round.holding }).click();
    await expect(largest()).toHaveText(formatNumber(whole.total + sum));
    await press(t.round.signOut);
    await expect(courier.getByText(t.round.signOutNot)).toBeVisible();

    // Two tabs come online at once.
    const beside = await context.newPage();
    await beside.goto('/console/round');
    await context.setOffline(false);
    for (const tab of [courier, beside])
      await expect(tab.getByRole('status')).toContainText(t.round.sent('').trim());
    await expect(courier.getByRole('heading', { name: t.round.nothingUnsent })).toBeVisible();
    await expect(largest()).toHaveText(formatNumber(whole.total + sum));

    const now = async ({ _id: orderId }: Order) =>
      (await storeCall(page.context(), 'getOrderDetails', { orderId })).order;
    expect(await now(whole)).toMatchObject({ status: 'delivered' });
    expect(await now(part)).toMatchObject({
      status: 'delivered',
      settlement: { cashDue: sum, collected: sum },
    });
    expect(await now(refused)).toMatchObject({ status: 'canceled' });
    expect(await now(later)).toMatchObject({ status: 'inDelivery' });
    await shopper.open(`/order/${part._id}`);
    await expect(page.getByRole('heading', { name: t.orders.headline.partlyDelivered })).toBeVisible();
    await context.close();
  },
);
