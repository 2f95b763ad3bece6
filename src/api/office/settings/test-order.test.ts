import { describe, expect, test } from 'vitest';
import { addCoupon, addToCart, pay } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openConsole } from '../../../../test/console.ts';
import { send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { reportNames, reports } from '../../../shop/office/reports/reports.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';

// The ledgers' times are the database's, so the store's clock stands at the real time too.
const now = new Date().toISOString();
const store = await openStore({ now });
const rana = await openConsole(store, ['owner'], { name: 'Rana', phone: '+963944000111' });
const sami = await openConsole(store, ['courier'], { name: 'Sami' });
const samiHand = { name: sami.staffId, role: 'courier' } as const;
const scarf = await addProduct(store.db, { price: 300, stock: { 'black/M': 6 } });
await addProduct(store.db, { price: 900, stock: { 'black/M': 6 } });
await store.pool.query(
  `update settings set value = value || '{"isOpen": false, "dispatchCenter":
     {"latitude": 33.5138, "longitude": 36.2765, "name": {"en": "Mezzeh", "ar": "المزة"}}}'`,
);

const place = async (input: { evenOpen?: true } = {}) => askWithKey(rana, 'placeTestOrder', input);
const idOf = async (number: string) =>
  (await store.pool.query<{ id: string }>(`select id from orders where number = $1`, [number])).rows[0]?.id ??
  '';
const erase = async (id: string) => askWithKey(rana, 'eraseTestOrder', { id });
const setOpen = (isOpen: boolean) =>
  store.pool.query(`update settings set value = jsonb_set(value, '{isOpen}', $1)`, [JSON.stringify(isOpen)]);

async function deliver(id: string, kept: { lineNo: number; kept: number; reason: 'late' }[] | null = null) {
  await send(store, id, sami.staffId);
  const step = { step: 'deliver', kept, noPin: 'noPhone' } as const;
  expect(await take(store, id, step, samiHand)).toBeNull();
}

/** Counts the notes for what the courier holds. */
async function count() {
  const { rows } = await store.pool.query<{ balance: number }>(
    `select balance::int from cash_accounts where id = $1`,
    [`courier:${sami.staffId}`],
  );
  const counted = rows[0]?.balance ?? 0;
  const notes = [{ value: 25, count: counted / 25 }];
  const [last] = (await sami.ask('getMyCash')).body.data.counts;
  return askWithKey(rana, 'handOverCash', { courierId: sami.staffId, notes, after: last?._id ?? null });
}

let timesInCart = 0;
async function putScarf(buyer: Client, quantity = 1) {
  timesInCart += 1;
  await addToCart(buyer, scarf, quantity);
}
async function buyScarf(buyer: Client, quantity = 1) {
  await putScarf(buyer, quantity);
  const { status, body } = await pay(buyer);
  expect(status).toBe(201);
  return body.data.order;
}

/** All figures and files that a shop reads of its orders, and what of an order works on afterwards. */
async function everyFigure() {
  // Times put into a cart are written a little later.
  const carts = async () =>
    (await store.pool.query(`select sum(carts)::int from product_days`)).rows[0].sum ?? 0;
  await expect.poll(carts).toBe(timesInCart);
  const figures: Record<string, unknown> = {};
  for (const name of reportNames)
    for (const by of reports[name].by) {
      const { status, body } = await rana.ask('readReport', { name, by });
      expect([name, by, status]).toEqual([name, by, 200]);
      figures[`${name} ${by}`] = { rows: body.data.rows, sum: body.data.sum };
    }
  for (const name of ['sales', 'stockValue', 'cashAge'] as const)
    figures[`file ${name}`] = (await rana.ask('exportReport', { name, format: 'csv' })).body.data.file;
  const today = storeDateOf(store.now());
  for (const kind of ['days', 'entries', 'sheet'] as const) {
    const asked = {
      kind,
      format: 'csv',
      ...(kind === 'sheet' && { day: today, who: sami.staffId }),
    } as const;
    figures[`cash ${kind}`] = (await rana.ask('exportCash', asked)).body.data.file;
  }
  figures['invoices'] = (await rana.ask('listInvoices')).body.data;
  const { rows } = await store.pool.query(`
    select (select json_agg(s order by s) from invoice_series s) as series,
           (select sum(points) from points_ledger) as points,
           (select json_agg(d order by d) from (select product_id, orders from product_days where orders > 0) d) as trend,
           (select count(*) from bought_together_orders b join orders o on o.id = b.order_id where not b.is_stale) as together`);
  return { ...figures, books: rows[0] };
}

describe('a test order', () => {
  test('is placed by the owner alone, before the opening, with what it needs, one at a time', async () => {
    const manager = await openConsole(store, ['manager']);
    expect((await askWithKey(manager, 'placeTestOrder', {})).status).toBe(403);
    const shopper = await store.shopper();
    await putScarf(shopper);
    expect((await pay(shopper)).body.code).toBe('DELIVERY_PAUSED');
    const first = await place();
    expect(first.status).toBe(201);
    const { number } = first.body.data;
    expect((await rana.ask('getSetup')).body.data.testOrder).toEqual({ number });
    expect((await place()).body).toMatchObject({ code: 'CONFLICT', data: { number } });
    const { order } = (await rana.ask('getOrder', { id: number })).body.data;
    expect(order).toMatchObject({
      isTest: true,
      canErase: true,
      testErasedAt: null,
      city: 'Damascus',
      lines: [{ productId: scarf }],
    });
    expect((await rana.ask('listOrders', { view: 'all' })).body.data.sum).toMatchObject({
      tests: 1,
      cash: 0,
    });
    expect((await erase(order._id)).status).toBe(200);
    expect((await rana.ask('getOrder', { id: number })).body.data.order).toMatchObject({
      canErase: false,
      testErasedAt: expect.any(String),
    });
    await setOpen(true);
    expect((await place()).status).toBe(400);
    const again = await place({ evenOpen: true });
    expect(again.status).toBe(201);
    expect((await erase(await idOf(again.body.data.number))).status).toBe(200);
    expect(await store.invariants()).toEqual([]);
  });

  test('that was delivered changes no report, no file, no series and no points, nor does erasing it', async () => {
    const buyer = await store.shopper();
    const order = await buyScarf(buyer, 2);
    await deliver(order._id);
    await count();
    const real = await buyScarf(buyer);
    await deliver(real._id);
    const before = await everyFigure();
    const { number } = (await place({ evenOpen: true })).body.data;
    const id = await idOf(number);
    expect(await everyFigure()).toEqual(before);
    await deliver(id);
    expect(await everyFigure()).toEqual(before);
    expect(await store.invariants()).toEqual([]);
    expect(
      (await rana.ask('getSetup')).body.data.steps.find(({ step }) => step === 'testOrder')?.isDone,
    ).toBe(false);
    const audited = await store.pool.query(`select count(*)::int from staff_audit`);
    expect((await erase(id)).status).toBe(200);
    expect(await everyFigure()).toEqual(before);
    expect(await store.invariants()).toEqual([]);
    expect((await store.pool.query(`select count(*)::int from staff_audit`)).rows[0].count).toBeGreaterThan(
      audited.rows[0].count,
    );
    expect((await rana.ask('getSetup')).body.data).toMatchObject({ testOrder: null });
    expect(
      (await rana.ask('getSetup')).body.data.steps.find(({ step }) => step === 'testOrder')?.isDone,
    ).toBe(true);
    const { orders } = (await rana.ask('listOrders', { view: 'all' })).body.data;
    expect(orders.map((each) => each.number)).not.toContain(number);
    const { rows: held } = (await rana.ask('listCashDays', {})).body.data;
    expect(held.find(({ state }) => state === 'toCount')).toMatchObject({ delivered: 1 });
    await count();
  });

  test.each([
    ['whole, its cash counted alone', null, 'alone'],
    ['whole, its cash counted with other cash', null, 'together'],
    ['in part, the rest counted in as damaged', [{ lineNo: 1, kept: 1, reason: 'late' as const }], 'not'],
  ] as const)('delivered %s gives back what it moved', async (_name, kept, counted) => {
    const state = async () =>
      (
        await store.pool.query(
          `select (select json_object_agg(id, balance) from cash_accounts where balance <> 0) as cash,
                  (select json_agg(v order by v) from (select product_id, stock, damaged, value, damaged_value from variants) v) as stock,
                  (select count(*)::int from notifications) as notices,
                  (select count(*)::int from tasks where done_at is null) as tasks`,
        )
      ).rows[0];
    const before = await state();
    const id = await idOf((await place({ evenOpen: true })).body.data.number);
    if (kept !== null) {
      await store.pool.query(`update order_lines set quantity = 2, line_total = 600 where order_id = $1`, [
        id,
      ]);
      await store.pool.query(`update orders set sub_total = 600, total = 600 + delivery where id = $1`, [id]);
      await store.pool.query(
        `with l as (insert into stock_ledger (product_id, color_id, size_id, change, reason, actor, order_id)
                    select product_id, color_id, size_id, -1, 'edited', 'test', order_id from order_lines where order_id = $1 returning *)
         update variants v set stock = v.stock - 1 from l
          where (v.product_id, v.color_id, v.size_id) = (l.product_id, l.color_id, l.size_id)`,
        [id],
      );
    }
    let other: string | null = null;
    if (counted === 'together') {
      const real = await buyScarf(await store.shopper());
      await deliver(real._id);
      other = real._id;
    }
    await deliver(id, kept === null ? null : [...kept]);
    if (kept !== null) {
      expect((await erase(id)).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
      const pieces = [{ lineNo: 1, resellable: 0, damaged: 1, missing: 0 }];
      expect(await take(store, id, { step: 'backIn', pieces })).toBeNull();
    }
    if (counted !== 'not') expect((await count()).status).toBe(200);
    expect(await store.invariants()).toEqual([]);
    expect((await erase(id)).status).toBe(200);
    expect(await store.invariants()).toEqual([]);
    expect((await erase(id)).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
    const after = await state();
    if (other === null) expect(after).toEqual(before);
    else expect(after.cash[`courier:${sami.staffId}`]).toBeUndefined();
  });

  test.each([
    ['a loss', 275, { as: 'loss' as const }],
    ['charged to the courier', 275, { as: 'staffDue' as const, staffId: sami.staffId }],
    ['more than was due', 500, { as: 'loss' as const }],
  ])('whose difference was settled leaves no trace either: %s', async (_name, collected, how) => {
    const before = await everyFigure();
    const cash = async () =>
      (await store.pool.query(`select id, balance from cash_accounts where balance <> 0 order by id`)).rows;
    const balances = await cash();
    const id = await idOf((await place({ evenOpen: true })).body.data.number);
    await send(store, id, sami.staffId);
    const step = { step: 'deliver', kept: null, noPin: 'noPhone', collected } as const;
    expect(await take(store, id, step, samiHand)).toBeNull();
    const { differences } = (await rana.ask('listCashAccounts')).body.data;
    const [difference] = differences;
    const settled = await askWithKey(rana, 'settleDifference', { id: difference?._id ?? '', ...how });
    expect([settled.status, differences.length]).toEqual([200, 1]);
    expect(await everyFigure()).toEqual(before);
    expect((await erase(id)).status).toBe(200);
    expect(await everyFigure()).toEqual(before);
    expect(await cash()).toEqual(balances);
    expect(await store.invariants()).toEqual([]);
  });

  test('is sent to no webhook', async () => {
    await store.pool.query(
      `insert into webhooks (id, name, url, events, seed, created_at) values ('w', 'Books', 'https://books.example', '{order.*}', 's', now())`,
    );
    const id = await idOf((await place({ evenOpen: true })).body.data.number);
    await deliver(id);
    const real = await buyScarf(await store.shopper());
    expect((await erase(id)).status).toBe(200);
    const { rows } = await store.pool.query(
      `select distinct data ->> 'orderId' as id from webhook_deliveries`,
    );
    expect(rows).toEqual([{ id: real._id }]);
  });

  test('is not erased on its way, gives no review, no trust and no return, and no other order is erased', async () => {
    const id = await idOf((await place({ evenOpen: true })).body.data.number);
    await send(store, id, sami.staffId);
    expect((await erase(id)).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
    expect(await take(store, id, { step: 'deliver', kept: null, noPin: 'noPhone' }, samiHand)).toBeNull();
    const { order } = (await rana.ask('getOrder', { id })).body.data;
    expect(order.customer.trust).toMatchObject({ delivered: 0 });
    const opened = await askWithKey(rana, 'openReturn', {
      id,
      kind: 'return',
      reason: 'wrongSize',
      items: [{ productId: scarf, colorId: 'black', sizeId: 'M', quantity: 1 }],
    });
    expect(opened.body.code).toBe('RETURN_NOT_ALLOWED');
    expect((await erase(id)).status).toBe(200);
    await addCoupon(store, { code: 'NEW10', first_order_only: true });
    const real = await buyScarf(await store.shopper());
    expect((await erase(real._id)).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
    expect((await erase('none')).body.code).toBe('NOT_FOUND');
  });

  test('that is lost asks nobody to pay', async () => {
    const id = await idOf((await place({ evenOpen: true })).body.data.number);
    await send(store, id, sami.staffId);
    expect(await take(store, id, { step: 'lost', reason: 'gone' })).toBeNull();
    expect((await rana.ask('getOrder', { id })).body.data.order.losses).toEqual([]);
    expect(await store.invariants()).toEqual([]);
  });
});
