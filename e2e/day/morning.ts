import { expect } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { consoleCall } from '../console-call.ts';
import { killedInTheMiddle } from '../own-store.ts';
import { storeQuery } from '../store-query.ts';
import type { Day } from './day.ts';
import { type Fate, fates, fillCart, type Placed, placeOrder, plentyOfPieces, quarters } from './orders.ts';

const COUPON = 'AHLAN15';
const inHouse: readonly Fate[] = [
  'canceledByShopper',
  'canceledByStaff',
  'held',
  'toConfirm',
  'toPick',
  'short',
];

/** Thirty orders by five shoppers at once, one of them placed on the pages, one with a coupon that does not round. */
export async function areOrdered(day: Day): Promise<void> {
  const pieces = await plentyOfPieces();
  const wanted = Object.entries(fates).flatMap(([fate, [count]]) => Array<Fate>(count).fill(fate as Fate));
  const placed: Placed[] = [];
  await Promise.all(
    day.shoppers.map(async ({ context }, who) => {
      for (const [number, fate] of wanted.entries()) {
        if (number % day.shoppers.length !== who || fate === 'canceledByShopper') continue;
        const lines = [number, number + 3]
          .map((place) => pieces[place % pieces.length])
          .filter((line) => line !== undefined);
        const code = fate === 'oneRefused' ? COUPON : undefined;
        const area = quarters[fates[fate][1]];
        placed[number] = { fate, shopper: context, order: await placeOrder(context, lines, area, code) };
      }
    }),
  );
  const [shopper] = day.shoppers;
  if (shopper === undefined) throw new Error('a day has shoppers');
  const { page } = shopper;
  await fillCart(shopper.context, pieces.slice(0, 1));
  await shopper.open('/checkout/delivery');
  const main = page.getByRole('main');
  const place = main.getByRole('button', { name: day.t.checkout.place }).filter({ visible: true });
  const headings = async () => (await main.getByRole('heading').allInnerTexts()).join();
  while ((await place.count()) === 0) {
    const before = await headings();
    const on = { name: day.t.checkout.continue };
    await main
      .getByRole('link', on)
      .or(main.getByRole('button', on))
      .filter({ visible: true })
      .first()
      .click();
    // The address changes before the step does.
    await expect.poll(headings).not.toBe(before);
  }
  await place.first().click();
  await page.getByRole('link', { name: day.t.checkout.seeOrder }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(day.t.orders.headline.pending);
  const [row] = await storeQuery(
    `select o.id from orders o join shoppers s on s.id = o.shopper_id where s.phone = $1 order by placed_at desc limit 1`,
    [shopper.phone],
  );
  const byPage = {
    fate: 'canceledByShopper',
    shopper: shopper.context,
    order: { _id: String(row?.['id']) },
  } as Placed;
  await day.read({ ...byPage }).then((order) => {
    placed[wanted.indexOf('canceledByShopper')] = { ...byPage, order };
  });
  day.orders = placed;
  expect(day.orders).toHaveLength(30);
  expect(day.the('oneRefused').order.discount).toBeGreaterThan(0);
}

/** The owner confirms, edits, holds and cancels; a shopper cancels on the page. */
export async function areConfirmed(day: Day): Promise<void> {
  const { page, context } = day.people.owner;
  const words = day.t.consoleOrders;
  const sheet = page.getByRole('dialog');
  const [first, edited] = day.of('whole');
  if (first === undefined || edited === undefined) throw new Error('several are taken whole');

  await page.goto('/console/orders?view=toConfirm');
  await expect(page.locator(`a[href$="/${first.order.number}"]`).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goto(`/console/orders/${first.order.number}`);
  await page.getByRole('button', { name: words.steps.confirm }).click();
  await expect(page.getByText(words.done.confirm, { exact: true })).toBeVisible();

  await page.goto(`/console/orders/${edited.order.number}`);
  await page.getByRole('button', { name: words.steps.edit }).click();
  const second = edited.order.items[1]?.name ?? '';
  await sheet
    .getByRole('button', { name: day.t.orderEdits.quantity(second) })
    .first()
    .click();
  const save = sheet.getByRole('button', { name: day.t.orderEdits.save });
  await expect(save).toBeEnabled();
  await save.click();
  await expect(sheet).toBeHidden();
  const before = edited.order;
  const after = await day.read(edited);
  expect(after.items).toHaveLength(1);
  expect(after.total).toBe(before.total - (before.items[1]?.lineTotal ?? 0));

  await page.goto(`/console/orders/${day.the('held').order.number}`);
  await page.getByRole('button', { name: words.steps.hold }).click();
  await sheet.getByRole('textbox', { name: words.reason }).fill('مسافر حتى الغد');
  await sheet.getByRole('button', { name: words.steps.hold }).click();
  await expect(page.getByText(words.done.hold, { exact: true })).toBeVisible();
  await page.goto(`/console/orders/${day.the('canceledByStaff').order.number}`);
  await page.getByRole('button', { name: words.steps.cancel }).click();
  await sheet.getByRole('button', { name: words.steps.cancel }).click();
  await expect(page.getByText(words.done.cancel, { exact: true })).toBeVisible();

  const shopper = await day.shopperReads(day.the('canceledByShopper'), 'pending');
  await shopper.getByRole('button', { name: day.t.orders.cancel }).click();
  await shopper.getByRole('dialog').getByRole('button', { name: day.t.orders.cancel }).click();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(day.t.orders.headline.byShopper);

  const rest = day.orders.filter(
    (each) =>
      each !== first && !['held', 'toConfirm', 'canceledByShopper', 'canceledByStaff'].includes(each.fate),
  );
  const ids = rest.map(({ order }) => order._id);
  const { results } = await consoleCall(context, 'bulkOrders', { ids, step: 'confirm' });
  expect(results.filter(({ code }) => code !== null)).toEqual([]);
}

/** One parcel is scanned on the packer's phone, the others by their calls; one misses a piece and is cut. */
export async function arePacked(day: Day): Promise<void> {
  const { page, context } = day.people.packer;
  const [first, ...more] = day.orders.filter(({ fate }) => !inHouse.includes(fate));
  if (first === undefined) throw new Error('there is something to pack');
  await page.goto(`/console/pack/${first.order.number}`);
  await page.getByRole('button', { name: day.t.packing.pick }).click();
  const field = page.getByRole('textbox', { name: day.t.packing.scan });
  for (const { barcode } of (await day.desk(first)).lines) {
    await expect(field).toBeFocused();
    await page.keyboard.type(barcode ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText(day.t.scanWords.right)).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: day.t.packing.pack }).click();
  await expect(page.getByRole('link', { name: day.t.papers.printLabel })).toBeVisible();

  const cut = day.the('onTime');
  for (const placed of [cut, day.the('short')]) {
    const { parcelId: id, version } = await day.desk(placed);
    const { order } = await consoleCall(context, 'pickParcel', { id, version });
    const found = [{ lineNo: 2, found: 0 }];
    await consoleCall(context, 'shortParcel', { id, version: order.version, found });
  }
  const { parcelId, version } = await day.desk(cut);
  await consoleCall(day.people.owner.context, 'resolveParcel', { id: parcelId, version, choice: 'cut' });
  for (const placed of more) await pack(day, placed);

  const canceled = day.the('canceledPacked');
  const now = await day.desk(canceled);
  await consoleCall(day.people.owner.context, 'cancelOrder', { id: now._id, version: now.version });
  const back = { id: now.parcelId, version: (await day.desk(canceled)).version, pieces: null };
  await consoleCall(context, 'backInParcel', back);
  for (const placed of day.orders) await day.read(placed);
  expect(cut.order.items).toHaveLength(1);
}

async function pack(day: Day, placed: Placed): Promise<void> {
  const { context } = day.people.packer;
  const { parcelId: id, version } = await day.desk(placed);
  const { order } = await consoleCall(context, 'pickParcel', { id, version });
  const pieces = order.lines.map(({ lineNo, quantity }) => ({ lineNo, scanned: quantity, ticked: 0 }));
  await consoleCall(context, 'packParcel', { id, version: order.version, pieces });
}

/** A run for each courier and one for the company. The store is killed in the middle of the first hand-over. */
export async function areSent(day: Day): Promise<void> {
  const { packer, owner } = day.people;
  const ids = day.to('yousef').map(({ order }) => order._id);
  await planRun(day, packer.page, quarters.yousef, 'يوسف المندوب');
  const handOver = packer.page.getByRole('button', { name: day.t.delivery.handOverTo('يوسف المندوب') });
  const [last] = await storeQuery(
    'select p.id from parcels p join run_stops s on s.parcel_id = p.id where p.order_id = any($1) order by s.stop_no desc',
    [ids],
  );
  const lock = `select from parcels where id = '${String(last?.['id'])}' for update`;
  await killedInTheMiddle(day.store, lock, async () => handOver.click());
  const state = `select p.stage, r.status, (select count(*)::int from parcel_history h where h.parcel_id = p.id and step = 'handOver') as handed,
                        count(*)::int from parcels p join run_stops s on s.parcel_id = p.id join runs r on r.id = s.run_id
                  where p.order_id = any($1) group by 1, 2, 3`;
  expect(await storeQuery(state, [ids])).toEqual([
    { stage: 'packed', status: 'planned', handed: 0, count: 10 },
  ]);
  await handOver.click();
  await expect(packer.page.getByText(day.t.delivery.waitsForAccept('يوسف المندوب'))).toBeVisible();
  expect(await storeQuery(state, [ids])).toEqual([
    { stage: 'withCourier', status: 'handedOver', handed: 1, count: 10 },
  ]);

  await planRun(day, owner.page, quarters.samer, 'سامر المندوب');
  expect(await barriers(owner.page)).toEqual([]);
  await owner.page.getByRole('button', { name: day.t.delivery.handOverTo('سامر المندوب') }).click();
  await expect(owner.page.getByText(day.t.delivery.waitsForAccept('سامر المندوب'))).toBeVisible();
  await planRun(day, owner.page, quarters.company, 'حمص إكسبريس');
  for (const { order } of day.to('company'))
    await owner.page
      .getByRole('textbox', { name: day.t.delivery.waybill(order.number) })
      .fill(`HE${order.number}`);
  await owner.page.getByRole('button', { name: day.t.delivery.handOverTo('حمص إكسبريس') }).click();
  await expect(owner.page.getByText(day.t.delivery.waybillShort).first()).toBeVisible();

  const pin = (await day.read(day.the('whole'))).pin ?? '';
  expect(pin).toMatch(/^\d{4}$/);
  const shopper = await day.shopperReads(day.the('whole'), 'inDelivery');
  await expect(shopper.getByText(pin).filter({ visible: true }).first()).toBeVisible();
}

async function planRun(
  day: Day,
  page: Day['people']['owner']['page'],
  quarter: string,
  carrier: string,
): Promise<void> {
  await page.goto('/console/delivery');
  await page
    .getByRole('checkbox', { name: new RegExp(quarter) })
    .first()
    .check();
  await page.getByRole('combobox', { name: day.t.delivery.carrier }).selectOption({ label: carrier });
  await page.getByRole('form', { name: day.t.delivery.chosen }).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: carrier })).toBeVisible();
}
