import { expect, type Page } from '@playwright/test';
import { storeDateOf } from '../../src/shop/time/store-time.ts';
import { barriers } from '../barriers.ts';
import { consoleCall } from '../console-call.ts';
import { killedInTheMiddle } from '../own-store.ts';
import { storeQuery } from '../store-query.ts';
import type { Day } from './day.ts';
import { cashOf, fates, keysOfFates, notesFor, type Placed } from './orders.ts';
import { PAID_LESS, type Returned } from './round.ts';

/** What the company keeps of each parcel that it carried. */
const FEE = 100;

const sumOf = (placed: readonly Placed[]) => placed.reduce((sum, each) => sum + cashOf(each), 0);

/** The company's statement is compared, then posted; returns what it brought. */
export async function isRemitted(day: Day): Promise<number> {
  const { owner, accountant } = day.people;
  const { delivery, companies } = day.t;
  const office = day.the('atOffice').order;
  await owner.page.goto(`/console/delivery/carriers/${day.companyId}?report=${office.number}`);
  const sheet = owner.page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: delivery.office }).fill('مكتب حمص، شارع الحضارة');
  await sheet.getByRole('button', { name: delivery.save }).click();
  await expect(sheet).toHaveCount(0);
  const lost = await day.desk(day.the('lost'));
  await consoleCall(owner.context, 'reportLost', {
    id: lost._id,
    version: lost.version,
    reason: 'ضاع في الطريق',
  });

  const delivered = day.of('remitted', 'atOffice');
  const today = storeDateOf(new Date());
  const lines = [
    ...delivered.map((each) => `HE${each.order.number},${cashOf(each)},${FEE},سُلّم,${today}`),
    `HE${day.the('refusedThere').order.number},0,${FEE},مرفوض,`,
  ];
  const brought = sumOf(delivered) - FEE * lines.length;
  const { page } = accountant;
  await page.goto(`/console/cash/companies/${day.companyId}`);
  await page.getByRole('button', { name: companies.newStatement }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: companies.lines }).fill(lines.join('\n'));
  await form.getByRole('textbox', { name: companies.received }).fill(String(brought));
  await form.getByRole('button', { name: companies.compare }).click();
  await expect(page.getByText(companies.states.matched)).toHaveCount(lines.length);
  // The sheet has slid away.
  await expect(form).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: companies.post(lines.length) }).click();
  await expect(page.getByText(companies.postedNow)).toBeVisible();
  expect(await balanceOf(`company:${day.companyId}`)).toBe(0);
  return brought;
}

/** Both couriers are counted, what was paid less is settled, and the day is closed while the store is killed. */
export async function isCounted(day: Day, brought: number, returned: Returned): Promise<void> {
  const { accountant, yousef, samer, owner } = day.people;
  const { cash, round, settling } = day.t;
  const safe = (await balanceOf('safe')) - brought + returned.inStore;
  const held = sumOf(day.of('whole', 'oneRefused', 'oneDamaged')) - returned.atDoor;
  await count(day, 'يوسف المندوب', held);
  await yousef.page.goto('/console/round/cash');
  await yousef.page.getByRole('button', { name: round.countRight }).click();
  await expect(yousef.page.getByRole('button', { name: round.countRight })).toHaveCount(0);
  const collected = sumOf(day.of('onTime', 'paidLess')) - PAID_LESS;
  await count(day, 'سامر المندوب', collected);
  expect([await balanceOf(`courier:${yousef.id}`), await balanceOf(`courier:${samer.id}`)]).toEqual([0, 0]);

  const { page } = accountant;
  await page.goto('/console/cash');
  const missing = page.getByRole('combobox', { name: cash.missing(String(PAID_LESS)) });
  await missing.selectOption('paidShort');
  await page.getByRole('button', { name: cash.keepReason }).click();
  await expect(missing).toHaveCount(0);
  await owner.page.goto('/console/cash');
  await owner.page.getByRole('button', { name: settling.settle, exact: true }).first().click();
  await owner.page.getByRole('button', { name: settling.settleNow }).click();
  await expect(owner.page.getByRole('dialog')).toHaveCount(0);

  const inSafe = safe + held + collected + brought - returned.inStore;
  await page.goto('/console/cash');
  await page.getByRole('button', { name: cash.countSafe }).click();
  await writeNotes(page, day, inSafe);
  for (const carried of await page.getByRole('checkbox').all()) await carried.check();
  const close = page.getByRole('button', { name: cash.close });
  await killedInTheMiddle(day.store, 'lock table cash_days in exclusive mode', async () => close.click());
  expect(await storeQuery('select from cash_days where day = $1', [storeDateOf(new Date())])).toEqual([]);
  await close.click();
  await expect(page.getByText(cash.closedBy('نديم المحاسب', '').trim().slice(0, 12))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const closed = await storeQuery('select counted::int, expected::int from cash_days where day = $1', [
    storeDateOf(new Date()),
  ]);
  expect(closed).toEqual([{ counted: inSafe, expected: inSafe }]);
}

/** The accountant counts a courier's notes; nothing differs. */
async function count(day: Day, name: string, sum: number): Promise<void> {
  const { cash, consoleWords } = day.t;
  const { page } = day.people.accountant;
  await page.goto('/console/cash');
  await page
    .getByRole('link', { name: consoleWords.open(name) })
    .first()
    .click();
  await expect(page.getByText(cash.blind)).toBeVisible();
  await writeNotes(page, day, sum);
  await page.getByRole('button', { name: cash.countDone }).click();
  await expect(page.getByText(cash.waitsFor(name))).toBeVisible();
  const [made] = await storeQuery(
    'select counted::int, expected::int from cash_counts order by number desc limit 1',
    [],
  );
  expect(made).toEqual({ counted: sum, expected: sum });
}

async function writeNotes(page: Page, day: Day, sum: number): Promise<void> {
  for (const [value, notes] of notesFor(sum))
    await page
      .getByRole('textbox', { name: day.t.cash.notesOf(String(value)), exact: true })
      .fill(String(notes));
}

/** Everything is counted again from the lines of the orders alone, and each shopper reads what became of theirs. */
export async function addsUp(day: Day, returned: Returned): Promise<void> {
  for (const placed of day.orders) await day.read(placed);
  const delivered = day.orders.filter(({ fate }) => fates[fate][2] === 'delivered');
  const [sums] = await storeQuery(
    `select (select sum(case e.kind when 'deliver' then -l.amount end)::int from cash_entries e join cash_lines l on l.entry_id = e.id
              where e.order_id = any($1) and l.account_id in ('sales', 'deliveryIncome', 'rounding')) as sold,
            (select sum(total)::int from invoices where order_id = any($1) and reason = 'delivery') as invoiced,
            (select count(*)::int from invoices where order_id = any($1) and reason = 'delivery') as invoices,
            (select sum(total)::int from invoices where order_id = any($1) and series = 'credit' and reason = 'refund') as credited,
            (select sum(-change)::int from stock_ledger where order_id = any($1) and bucket = 'stock') as gone`,
    [day.orders.map(({ order }) => order._id)],
  );
  expect(sums).toMatchObject({
    sold: sumOf(delivered),
    invoiced: sumOf(delivered),
    invoices: delivered.length,
    gone: piecesGone(day),
  });
  expect(Math.abs(Number(sums?.['credited']))).toBe(returned.atDoor + returned.inStore);
  for (const fate of keysOfFates) {
    const [, , status, stage] = fates[fate];
    for (const placed of day.of(fate)) {
      const isReturned = placed.order.returns.length > 0;
      expect
        .soft({ fate, ...(await day.desk(placed)) })
        .toMatchObject({ fate, stage, ...(!isReturned && { status }) });
    }
  }
  await Promise.all(
    day.shoppers.map(async ({ context }) => {
      const own = day.orders.filter(({ shopper }) => shopper === context);
      for (const placed of own) await day.shopperReads(placed, placed.order.status);
    }),
  );
}

/** Pieces that are not on the shelf: kept by shoppers, outside, lost, damaged, not found, or asked for by orders in the house. */
function piecesGone({ orders }: Day): number {
  const pieces = ({ fate, order: { items } }: Placed): number => {
    const [, , status, stage] = fates[fate];
    const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
    if (fate === 'wrongItem') return 1;
    if (status === 'canceled' && stage !== 'comingBack' && stage !== 'lost') return 0;
    const refused = fate === 'oneRefused' || fate === 'oneDamaged' ? 1 : 0;
    return all - refused;
  };
  const [returned, notFound] = [2, 1];
  return orders.reduce((sum, placed) => sum + pieces(placed), 0) - returned + notFound;
}

async function balanceOf(account: string): Promise<number> {
  const [row] = await storeQuery('select sum(amount)::int as balance from cash_lines where account_id = $1', [
    account,
  ]);
  return Number(row?.['balance'] ?? 0);
}
