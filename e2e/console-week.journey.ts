import { expect, type Page } from '@playwright/test';
import type { InputOf } from '../src/shop/endpoints.ts';
import type { StaffRole } from '../src/shop/people/staff/roles.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';
import { storeQuery } from './store-query.ts';

/** An own barcode with a right check digit. */
const BARCODE = '2099999999983';

journey.use({ language: 'ar' });

journey(
  'a week at the counter: three roles take returns and goods in, and every sum agrees',
  async ({ page, t, shopper, browser, baseURL, isMobile }) => {
    journey.skip(isMobile, 'phones have journeys of each role alone');
    journey.slow();
    const words = t.returnDesk;
    const context = page.context();
    const sits = async (role: StaffRole, name: string): Promise<Page> => {
      const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
      await desk.addCookies((await context.cookies()).filter((cookie) => cookie.name === 'language'));
      await isOnStaff(desk, [role], name, baseURL ?? '');
      return desk.newPage();
    };
    await shopper.isSignedIn();
    const [piece, other] = await findProducts(context, 'ar', 2);
    const order = await shopper.hasOrdered(piece, piece, other);
    await moveOrder(order, 'delivered');
    const [first, second] = order.items;
    if (first === undefined || second === undefined) throw new Error('the order has two lines');
    const returned = async (
      { productId, colorId, sizeId }: typeof first,
      wanted: Partial<InputOf<'requestReturnShipment'>>,
    ) => {
      const items = [{ productId, colorId, sizeId, quantity: 1 }];
      const asked = { orderId: order._id, kind: 'return', reason: 'changedMind', items, ...wanted } as const;
      const { returns } = (await storeCall(context, 'requestReturnShipment', asked)).order;
      return returns.at(-1)?._id ?? '';
    };
    const inCash = await returned(first, {});
    const damaged = await returned(second, { reason: 'damaged', refundAs: 'points' });
    const [manager, packer, accountant] = [
      await sits('manager', 'سهى'),
      await sits('packer', 'محمود'),
      await sits('accountant', 'نديم'),
    ];

    // All three at once: one decides returns, one receives goods, one waits for pieces to pay back.
    await Promise.all([
      (async () => {
        for (const id of [inCash, damaged]) {
          await manager.goto(`/console/returns/${id}`);
          await manager.getByRole('combobox', { name: words.way }).selectOption('store');
          await manager.getByRole('button', { name: words.approve.return }).click();
          await expect(manager.getByRole('button', { name: words.receive })).toBeVisible();
        }
      })(),
      takeGoodsIn(packer, t.stock),
      accountant.goto(`/console/returns/${inCash}`),
    ]);
    await expect(accountant.getByRole('button', { name: words.receive })).toHaveCount(0);

    await packer.goto(`/console/returns/${inCash}`);
    await packer.getByRole('button', { name: words.receive }).click();
    await expect(packer.getByRole('button', { name: words.receive })).toHaveCount(0);
    await packer.goto(`/console/returns/${damaged}`);
    await packer.getByRole('button', { name: `${words.damaged}: ${t.ui.more}` }).click();
    await packer.getByRole('button', { name: words.receive }).click();
    await expect(packer.getByRole('button', { name: words.receive })).toHaveCount(0);

    await accountant.goto(`/console/returns/${inCash}`);
    await accountant.getByRole('checkbox', { name: words.signed }).check();
    await accountant.getByRole('button', { name: /نقداً$/ }).click();
    await expect(accountant.getByText(words.closedText.refunded)).toBeVisible();
    await accountant.goto(`/console/returns/${damaged}`);
    await accountant
      .getByRole('button', { name: /نقطة|نقاط/ })
      .last()
      .click();
    await expect(accountant.getByText(words.closedText.refunded)).toBeVisible();

    // What went back, by its entries, its papers, its pieces and its points.
    const [sums] = await storeQuery(
      `select (select sum(l.amount) from cash_entries e join cash_lines l on l.entry_id = e.id
                where e.return_id in ($1, $2))::int as entries,
              -(select l.amount from cash_entries e join cash_lines l on l.entry_id = e.id
                 where e.return_id = $1 and l.account_id = 'safe')::int as cash,
              (select refund_amount from returns where id = $1)::int as refund,
              (select paid_points from returns where id = $2)::int as points,
              (select sum(points) from points_ledger where order_id = $3 and reason = 'refunded')::int as credited,
              (select count(*) from invoices where order_id = $3 and reason = 'refund')::int as notes,
              (select sum(change) from stock_ledger where order_id = $3 and reason = 'returned')::int as back,
              (select sum(change) from stock_ledger where order_id = $3 and reason = 'damaged' and bucket = 'stock')::int as "writtenOff"`,
      [inCash, damaged, order._id],
    );
    expect(sums).toMatchObject({ entries: 0, notes: 2, back: 2, writtenOff: -1 });
    expect(sums?.['cash']).toBe(sums?.['refund']);
    expect(sums?.['points']).toBe(sums?.['credited']);
    const [goods] = await storeQuery(
      `select sum(l.change)::int as received, min(v.stock) = (select sum(change) from stock_ledger k
                where (k.product_id, k.color_id, k.size_id) = (v.product_id, v.color_id, v.size_id)) as agrees
         from variants v join stock_ledger l using (product_id, color_id, size_id)
        where v.barcode = $1 and l.reason = 'received' group by v.product_id, v.color_id, v.size_id`,
      [BARCODE],
    );
    expect(goods).toMatchObject({ agrees: true });
    await page.goto(`/order/${order._id}`);
    await expect(page.getByText(t.statuses.returns.refunded).first()).toBeVisible();
  },
);

/** Two pieces are scanned and posted. */
async function takeGoodsIn(
  page: Page,
  words: { [Name in 'receive' | 'supplier' | 'scan' | 'counted']: string } & {
    post: (pieces: number) => string;
    states: { posted: string };
  },
): Promise<void> {
  await storeQuery(
    `update variants set barcode = $1
      where (product_id, color_id, size_id) = (select product_id, color_id, size_id from variants order by stock desc, barcode offset 5 limit 1)
        and not exists (select from variants where barcode = $1)`,
    [BARCODE],
  );
  await page.goto('/console/stock');
  await page.getByRole('button', { name: words.receive }).click();
  await page.getByRole('combobox', { name: words.supplier }).fill('معمل السريان');
  const scan = page.getByRole('textbox', { name: words.scan });
  for (const count of ['1', '2']) {
    await scan.fill(BARCODE);
    await scan.press('Enter');
    await expect(page.getByRole('textbox', { name: words.counted })).toHaveValue(count);
  }
  await page.getByRole('button', { name: words.post(2) }).click();
  await expect(page.getByText(words.states.posted)).toBeVisible();
}
