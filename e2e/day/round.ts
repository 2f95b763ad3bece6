import { expect, type Page } from '@playwright/test';
import { formatNumber } from '../../src/shop/money.ts';
import { storeDateOf } from '../../src/shop/time/store-time.ts';
import { barriers } from '../barriers.ts';
import { consoleCall } from '../console-call.ts';
import { storeCall } from '../store-call.ts';
import { storeQuery } from '../store-query.ts';
import { type Day, WRONG_CLOCK_MS } from './day.ts';
import { cashOf, type Placed } from './orders.ts';

/** So much is paid less at one door. */
export const PAID_LESS = 500;

/** Outdoors: large targets and high contrast. */
const outside = { target: 56, inSun: true };

/** Two offline rounds at the same time, with a recall meanwhile; both phones come online together. */
export async function areDelivered(day: Day): Promise<void> {
  const { yousef, samer, owner } = day.people;
  const { round: words } = day.t;
  for (const { page, context } of [yousef, samer]) {
    await page.goto('/console/round');
    await page.getByRole('button', { name: words.accept }).click();
    await expect(page.locator('ol li').first()).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
  }
  expect(await barriers(yousef.page, outside)).toEqual([]);
  const recalled = day.the('recalled');
  await day.read(recalled);
  await Promise.all([
    yousefsRound(day, new Doors(day, yousef.page)),
    samersRound(day, new Doors(day, samer.page)),
    (async () => {
      await owner.page.goto(`/console/orders/${recalled.order.number}`);
      await owner.page.getByRole('button', { name: day.t.consoleOrders.steps.recall }).click();
      const sheet = owner.page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: day.t.consoleOrders.reason }).fill('طلب الزبون التوقف');
      await sheet.getByRole('button', { name: day.t.consoleOrders.steps.recall }).click();
      await expect(owner.page.getByText(day.t.consoleOrders.done.recall, { exact: true })).toBeVisible();
    })(),
  ]);
  await yousef.page.goto('/console/round/cash');
  await yousef.page.getByRole('button', { name: words.signOut }).click();
  await expect(yousef.page.getByText(words.signOutNot)).toBeVisible();
  await yousef.page.goto('/console/round');

  await Promise.all([yousef.context.setOffline(false), samer.context.setOffline(false)]);
  await expect(samer.page.getByRole('status').first()).toContainText(words.sent('').trim());
  await expect(
    yousef.page
      .getByRole('heading', { name: words.badTitle })
      .or(yousef.page.getByText(words.states['bad'] ?? ''))
      .first(),
  ).toBeVisible();
  await yousef.page.locator(`a[href="/console/round/${recalled.order.number}"]`).click();
  await yousef.page.getByRole('button', { name: words.badKeep }).click();
  await expect(yousef.page.getByRole('heading', { name: words.badTitle })).toHaveCount(0);

  const events = await storeQuery(
    `select s.name, count(*)::int as events, count(*) filter (where result ->> 'outcome' = 'conflict')::int as conflicts,
            bool_and(occurred_at <= received_at) as "inTime", bool_and(occurred_at > now() - interval '5 minutes') as "lately",
            max(abs(clock_off_s - $1)) as off
       from device_events e join staff s on s.id = e.courier_id where s.id = any($2) group by 1 order by 2`,
    [WRONG_CLOCK_MS / 1000, [samer.id, yousef.id]],
  );
  expect(events).toMatchObject([
    { name: 'سامر المندوب', events: 5, conflicts: 0, inTime: true, lately: true },
    { name: 'يوسف المندوب', events: 10, conflicts: 1, inTime: true, lately: true, off: 660 },
  ]);
  expect(events[0]?.['off']).toBeLessThan(20);
  for (const placed of [...day.to('yousef'), ...day.to('samer')]) await day.read(placed);
}

async function yousefsRound(day: Day, doors: Doors): Promise<void> {
  const { round: words, refusals } = day.t;
  // After a reload the round is still on the phone.
  await doors.page.goto('/console/round');
  for (const placed of [...day.of('whole'), day.the('recalled')]) await doors.paid(placed);
  for (const [fate, reason] of [
    ['oneRefused', 'changedMind'],
    ['oneDamaged', 'damaged'],
  ] as const) {
    const placed = day.the(fate);
    await doors.open(placed);
    await doors.press(words.some);
    await doors.page.getByRole('button', { name: words.less(placed.order.items[0]?.name ?? '') }).click();
    await doors.page.getByRole('combobox', { name: words.why }).selectOption(reason);
    await doors.type(placed);
    // What the phone computes is what the store will.
    await doors.press(words.paidAll(formatNumber(cashOf(placed))));
  }
  for (const [fate, reason] of [
    ['notTaken', 'noMoney'],
    ['wrongItem', 'wrongItem'],
  ] as const) {
    await doors.open(day.the(fate));
    await doors.press(words.not);
    await doors.page.getByText(refusals[reason], { exact: true }).click();
    await doors.press(words.cancelIt);
  }
  await doors.open(day.the('postponed'));
  await doors.press(words.not);
  await doors.press(words.later);
  await doors.page.getByRole('radio').first().check();
  await doors.page.getByText(words.laterReasons.asked).click();
  await doors.press(words.record);
  await expect(doors.page.getByRole('status').first()).toContainText(words.kept(10));
}

async function samersRound(day: Day, doors: Doors): Promise<void> {
  const { round: words, refusals } = day.t;
  for (const placed of day.of('onTime')) await doors.paid(placed);
  const less = day.the('paidLess');
  await doors.open(less);
  await doors.press(words.paid);
  await doors.type(less);
  await doors.press(words.paidLess);
  await doors.page.getByRole('textbox', { name: words.paidWas }).fill(String(cashOf(less) - PAID_LESS));
  await doors.press(words.record);
  await doors.open(day.the('notHome'));
  await doors.press(words.not);
  await doors.page.getByText(refusals.unreachableAtDoor, { exact: true }).click();
  await doors.press(words.cancelIt);
  await expect(doors.page.getByRole('status').first()).toContainText(words.kept(5));
}

/** What a courier does at doors, on a phone. */
class Doors {
  readonly page: Page;
  private readonly day: Day;

  constructor(day: Day, page: Page) {
    this.day = day;
    this.page = page;
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async open({ order }: Placed): Promise<void> {
    await this.page.locator(`a[href="/console/round/${order.number}"]`).click();
  }

  /** The customer tells the PIN that stands on their page. */
  async type(placed: Placed): Promise<void> {
    const { pin } = placed.order.pin === null ? await this.day.read(placed) : placed.order;
    await this.page.getByRole('textbox', { name: this.day.t.round.pin }).fill(pin ?? '');
  }

  async paid(placed: Placed): Promise<void> {
    const { round: words } = this.day.t;
    await this.open(placed);
    await this.press(words.paid);
    await this.type(placed);
    await this.press(words.paidAll(formatNumber(placed.order.cashDue)));
  }
}

/** What was given back today: the refund that the courier pays at the door, and the one that the store pays. */
export type Returned = { atDoor: number; inStore: number };

/** Two shoppers give pieces back: the courier pays one at the door and fetches the other, which is paid in the store. */
export async function areReturned(day: Day): Promise<Returned> {
  const { owner, packer, yousef, accountant } = day.people;
  const { returnDesk: desk, delivery, round } = day.t;
  const asked: { id: string; placed: Placed }[] = [];
  // The cheaper piece is paid at the door, up to what couriers may pay there.
  const givers = day
    .of('whole')
    .slice(2)
    .toSorted((a, b) => (a.order.items[0]?.lineTotal ?? 0) - (b.order.items[0]?.lineTotal ?? 0));
  for (const placed of givers) {
    const [item] = placed.order.items;
    if (item === undefined) throw new Error('an order has a line');
    const { productId, colorId, sizeId } = item;
    const items = [{ productId, colorId, sizeId, quantity: 1 }];
    const wanted = { orderId: placed.order._id, kind: 'return', reason: 'changedMind', items } as const;
    const { order } = await storeCall(placed.shopper, 'requestReturnShipment', wanted, 'ar');
    const id = order.returns[0]?._id ?? '';
    asked.push({ id, placed });
    await owner.page.goto(`/console/returns/${id}`);
    await owner.page.getByLabel(desk.day, { exact: true }).fill(storeDateOf(new Date()));
    await owner.page.getByRole('button', { name: desk.approve.return }).click();
    await expect(owner.page.getByRole('button', { name: desk.approve.return })).toHaveCount(0);
    await day.shopperReads(placed, 'returns');
  }
  await packer.page.goto('/console/delivery');
  for (const { placed } of asked)
    await packer.page.getByRole('checkbox', { name: new RegExp(spaced(placed.order.number)) }).check();
  await packer.page.getByRole('combobox', { name: delivery.carrier }).selectOption({ label: 'يوسف المندوب' });
  await packer.page.getByRole('form', { name: delivery.chosen }).getByRole('button').click();
  await packer.page.getByRole('button', { name: delivery.handOverTo('يوسف المندوب') }).click();
  await expect(packer.page.getByText(delivery.waitsForAccept('يوسف المندوب'))).toBeVisible();

  const { page } = yousef;
  await page.goto('/console/round');
  await page.getByRole('button', { name: round.acceptReturns }).click();
  const [paid, fetched] = asked;
  if (paid === undefined || fetched === undefined) throw new Error('two are returned');
  const refundOf = async (id: string) =>
    (await consoleCall(owner.context, 'getReturn', { id })).return.refund.cash;
  const returned = { atDoor: await refundOf(paid.id), inStore: await refundOf(fetched.id) };
  await page.locator(`a[href="/console/round/${paid.id}"]`).click();
  await page.getByRole('button', { name: round.takeAndPay(formatNumber(returned.atDoor)) }).click();
  await page.getByText(round.allHere).click();
  await page.getByText(round.signed).click();
  expect(await barriers(page, outside)).toEqual([]);
  await page.getByRole('button', { name: round.paidBack(formatNumber(returned.atDoor)) }).click();
  await page.locator(`a[href="/console/round/${fetched.id}"]`).click();
  const collect = page.getByRole('button', { name: round.does.collect });
  await page.getByRole('button', { name: round.takeOnly }).or(collect).click();
  await expect(page.getByText(round.collectText)).toBeVisible();
  await collect.click();
  await expect(page.getByText(round.allDone)).toBeVisible();
  // Until the store has them, a return that is opened at the desk is an older version.
  await expect(page.getByRole('status').first()).toContainText(round.sent('').trim());

  for (const { id } of asked) {
    await packer.page.goto(`/console/returns/${id}`);
    await packer.page.getByRole('button', { name: desk.receive }).click();
    await expect(packer.page.getByRole('button', { name: desk.receive })).toHaveCount(0);
  }
  await accountant.page.goto(`/console/returns/${fetched.id}`);
  await accountant.page.getByRole('checkbox', { name: desk.signed }).check();
  await accountant.page.getByRole('button', { name: /نقداً$/ }).click();
  await expect(accountant.page.getByText(desk.closedText.refunded)).toBeVisible();
  await comeBack(day);
  return returned;
}

/** What was not taken is counted in, one piece of it damaged; then the runs end. */
async function comeBack(day: Day): Promise<void> {
  const { packer } = day.people;
  const back = day.of('oneRefused', 'oneDamaged', 'notTaken', 'wrongItem', 'recalled', 'notHome');
  for (const placed of back) {
    const { parcelId: id, version, comingBack } = await day.desk(placed);
    const isDamaged = placed.fate === 'wrongItem';
    const pieces = comingBack.map(({ lineNo, quantity }, place) => {
      const damaged = isDamaged && place === 0 ? 1 : 0;
      return { lineNo, resellable: quantity - damaged, damaged, missing: 0 };
    });
    await consoleCall(packer.context, 'backInParcel', { id, version, pieces });
  }
  const runs = await storeQuery(
    `select id from runs where courier_id = any($1) and status = 'accepted' order by created_at`,
    [[day.people.yousef.id, day.people.samer.id]],
  );
  for (const { id } of runs) {
    await packer.page.goto(`/console/delivery/runs/${String(id)}`);
    await packer.page.getByRole('button', { name: day.t.delivery.end }).click();
    await expect(packer.page.getByText(day.t.delivery.states.ended).first()).toBeVisible();
  }
}

/** A number as pages show it, in groups of three. */
const spaced = (number: string) => number.replace(/(\d{3})(?=\d)/g, '$1\\s?');
