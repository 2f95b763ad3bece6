import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { owner, sami, send, take } from '../../../../test/parcels.ts';
import { bringing, decide, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import type { Figures, ReportName } from '../../../shop/office/reports/reports.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';

// Four dresses at 1,000 and two coats at 3,000 came in; delivery costs 150.
// The ledger's times are the database's, so the store's clock stands at the real time too.
const now = new Date().toISOString();
const today = storeDateOf(now);
const tomorrow = addDays(today, 1);
const yesterday = addDays(today, -1);
const monthAgo = addDays(today, -30);
const store = await openStore({ now });
const accountant = await openConsole(store, ['accountant']);
const dress = await addProduct(store.db, { stock: { 'black/M': 4 }, name: { en: 'Dress', ar: 'فستان' } });
const coat = await addProduct(store.db, {
  stock: { 'black/M': 2 },
  price: 3000,
  categoryId: 'men',
  name: { en: 'Coat', ar: 'معطف' },
});

async function deliver(shown: { pin: boolean; kept?: number }, productId: string, quantity = 1) {
  const shopper = await store.shopper();
  const order = await buy(shopper, productId, quantity);
  await send(store, order._id);
  const { pin } = await store.db
    .selectFrom('parcels')
    .select('pin')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  const kept =
    shown.kept === undefined ? null : [{ lineNo: 1, kept: shown.kept, reason: 'changedMind' as const }];
  const known = shown.pin ? { pin: pin ?? '' } : { noPin: 'noPhone' as const };
  const code = await take(store, order._id, { step: 'deliver', kept, ...known }, sami);
  if (code !== null) throw new Error(code);
  return { shopper, order };
}

const { shopper, order: whole } = await deliver({ pin: true }, dress);
await deliver({ pin: false, kept: 1 }, dress, 2);
await deliver({ pin: true }, coat);
const refused = await buy(await store.shopper(), coat);
await send(store, refused._id);
const steps = [
  await take(store, refused._id, { step: 'refuse', refusal: 'noMoney', reason: 'no cash' }, sami),
  await take(store, refused._id, { step: 'backIn', pieces: null }, owner),
];

const { body: asked } = await shopper.call(
  'requestReturnShipment',
  bringing(whole, 'return', 'wrongSize', line(dress)),
);
for (const to of ['approved', 'received', 'refunded'] as const)
  await decide(store, whole._id, asked.data.order.returns.at(-1)?._id ?? '', to);
const refunded = (
  await store.pool.query(
    `select sum(refund_amount - refund_rounding - delivery_refund)::int as sum from returns`,
  )
).rows[0].sum as number;

async function read(name: ReportName, by?: string) {
  const { status, body } = await accountant.ask('readReport', {
    name,
    to: tomorrow,
    ...(by !== undefined && { by }),
  });
  expect([status, body.errors]).toEqual([200, []]);
  return body.data;
}

const table: [ReportName, string | undefined, string, Figures][] = [
  [
    'sales',
    'day',
    today,
    { deliveries: 3, pieces: 3, items: 5000, delivery: 450, refunded: 1000, netSales: 4000 },
  ],
  ['sales', 'month', today.slice(0, 7), { deliveries: 3, netSales: 4000 }],
  ['sellThrough', 'product', 'Dress', { had: 4, kept: 2 }],
  ['sellThrough', 'product', 'Coat', { had: 2, kept: 1, left: 1 }],
  ['sellThrough', 'size', 'M', { had: 6, kept: 3 }],
  ['sellThrough', 'variant', 'Coat · Black · M', { had: 2, kept: 1, left: 1 }],
  ['refusals', 'city', 'Damascus', { ended: 4, refused: 1, partial: 1 }],
  ['refusals', 'area', 'Damascus, Mezzeh', { ended: 4, refused: 1, partial: 1 }],
  ['refusals', 'level', 'New', { ended: 4, refused: 1, deliveries: 3, partial: 1 }],
  ['refusals', 'reason', 'Had no cash', { ended: 4, refused: 1, deliveries: null }],
  ['returns', 'reason', 'Wrong size', { kept: 3, returned: 1, refunded: 1000 }],
  ['returns', 'category', 'women', { kept: 2, returned: 1 }],
  ['returns', 'size', 'M', { kept: 3, returned: 1 }],
  ['pace', undefined, 'Order to door', { orders: 3, median: 0, p90: 0 }],
  ['stock', 'product', 'Coat', { stock: 1, kept28: 1 }],
  // One of two came back.
  ['stock', 'product', 'Dress', { kept28: 1 }],
];

test.each(table)('%s by %s says of %s %o', async (name, by, label, figures) => {
  const { rows } = await read(name, by);
  expect(rows.find((row) => row.label === label)?.figures).toMatchObject(figures);
});

test.each([
  ['city', 'Damascus'],
  ['month', today.slice(0, 7)],
] as const)('the contribution by %s is what is left of each delivery', async (by, label) => {
  const { rows } = await read('contribution', by);
  const row = rows.find((each) => each.label === label);
  expect(row?.figures).toMatchObject({ orders: 3, items: 5000, delivery: 450, refunds: 1000 });
});

test('a period to come has no figures', async () => {
  const asked = { name: 'sellThrough', from: tomorrow, to: tomorrow } as const;
  const { data } = (await accountant.ask('readReport', asked)).body;
  expect([data.rows, data.sum?.['start']]).toEqual([[], 0]);
});

test('pieces there at the start are the same by variant as by product, from either end of the ledger', async () => {
  await store.pool.query(
    `insert into stock_ledger (product_id, color_id, size_id, change, reason, actor, at)
     select $1, 'black', 'M', change, reason, 'store', now() - days * interval '1 day'
       from (values (3, 'received', 100), (-3, 'lost', 60)) moved (change, reason, days)`,
    [coat],
  );
  const starts = [];
  for (const days of [200, 90, 40]) {
    const asked = { name: 'sellThrough', from: addDays(today, -days), to: tomorrow } as const;
    const byVariant = (await accountant.ask('readReport', { ...asked, by: 'variant' })).body.data;
    const byProduct = (await accountant.ask('readReport', { ...asked, by: 'product' })).body.data;
    expect(byVariant.sum).toEqual(byProduct.sum);
    starts.push(byVariant.rows.find(({ label }) => label === 'Coat · Black · M')?.figures['start']);
  }
  expect(starts).toEqual([0, 3, 0]);
});

test('what cash is outstanding is with whom, and how old', async () => {
  const { rows: held } = await store.pool.query(
    `select coalesce(sum(balance), 0)::int as sum from cash_accounts where id like 'courier:%' or id like 'company:%' or id = 'difference'`,
  );
  expect(held[0].sum).toBeGreaterThan(0);
  for (const by of ['age', 'holder']) {
    const { rows, sum } = await read('cashAge', by);
    expect(sum?.['outstanding']).toBe(held[0].sum);
    expect(sum?.['couriers']).toBe(held[0].sum);
    expect(rows).toHaveLength(1);
  }
  expect((await read('cashAge')).rows[0]?.label).toBe('Today');
});

test('the funnel counts views, carts, orders on the site and what was kept', async () => {
  const { rows: days } = await store.pool.query(
    `insert into product_days (product_id, day, views, carts) values ($1, $2, 40, 9), ($1, $3, 2, 1)
     on conflict (product_id, day) do update set views = 40, carts = 9 returning orders`,
    [dress, today, yesterday],
  );
  expect(days).toHaveLength(2);
  const byDay = await read('funnel');
  expect(byDay.rows.map(({ key, label, figures }) => [key, label, figures['views']])).toEqual([
    [yesterday, yesterday, 2],
    [today, today, 40],
  ]);
  const byProduct = await read('funnel', 'product');
  expect(byProduct.rows.find(({ label }) => label === 'Dress')?.figures).toEqual({
    views: 42,
    carts: 10,
    ordered: 2,
    delivered: 2,
  });
  expect(byProduct.rows.find(({ label }) => label === 'Coat')?.figures).toMatchObject({
    ordered: 2,
    delivered: 1,
  });
  expect((await read('funnel', 'category')).sum).toMatchObject({ views: 42, ordered: 4, delivered: 3 });
});

test('one parcel was refused and came back', () => {
  expect(steps).toEqual([null, null]);
});

test('the refund of the return is what the day of sales says', async () => {
  expect(refunded).toBe(1000);
  const { rows, sum } = await read('sales');
  expect(sum).toEqual(rows[0]?.figures);
});

test('couriers are held against their deliveries without a PIN', async () => {
  const { rows } = await read('couriers');
  expect(rows).toMatchObject([{ key: 'sami', figures: { deliveries: 3, withoutPin: 1 } }]);
});

test('questions without a result are of both languages, whoever reads them', async () => {
  await store.pool.query(
    `insert into search_misses (day, language, question, times) values
       ($1, 'en', 'cape', 4), ($2, 'en', 'cape', 1), ($1, 'ar', 'عباية سفر', 2), ('2020-01-01', 'en', 'old', 9),
       ($1, 'en', 'other', 1)`,
    [today, yesterday],
  );
  const { rows } = await read('searches');
  expect(rows).toEqual([
    { key: 'cape', label: 'cape', figures: { times: 5 } },
    { key: 'عباية سفر', label: 'عباية سفر', figures: { times: 2 } },
    // Also the name of a reason.
    { key: 'other', label: 'other', figures: { times: 1 } },
  ]);
});

test('a day before has none of it', async () => {
  const { body } = await accountant.ask('readReport', {
    name: 'sales',
    from: monthAgo,
    to: yesterday,
  });
  expect(body.data).toMatchObject({ rows: [], sum: { deliveries: 0 }, from: monthAgo, to: yesterday });
});

test.each([
  [today, yesterday],
  ['2020-01-01', yesterday],
])('a period from %s to %s is refused', async (from, to) => {
  const { status, body } = await accountant.ask('readReport', { name: 'sales', from, to });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

test('a grouping that the report does not have is refused, and one that nobody has', async () => {
  for (const by of ['hour', 'size']) {
    const { status, body } = await accountant.ask('readReport', { name: 'sales', by });
    expect([by, status, body.code]).toEqual([by, 400, 'VALIDATION']);
    const file = await accountant.ask('exportReport', { name: 'sales', by, format: 'csv' });
    expect([by, file.status]).toEqual([by, 400]);
  }
});

test('lists and their files refuse a period that ends before it begins, as reports do', async () => {
  const owner = await openConsole(store, ['owner']);
  const period = { from: today, to: yesterday };
  const format = 'csv' as const;
  const answers = {
    audit: await owner.ask('listAudit', period),
    auditFile: await owner.ask('exportAudit', { ...period, format }),
    days: await owner.ask('listCashDays', period),
    daysToday: await owner.ask('listCashDays', { from: '2099-01-01' }),
    daysFile: await owner.ask('exportCash', { kind: 'days', ...period, format }),
    entries: await owner.ask('listCashEntries', period),
    invoices: await owner.ask('listInvoices', period),
    invoicesFile: await owner.ask('exportInvoices', { ...period, format }),
  };
  for (const [name, { status, body }] of Object.entries(answers))
    expect([name, status, body.code]).toEqual([name, 400, 'VALIDATION']);
  expect(answers.days.body.errors).toEqual(['"from" must not be after "to"']);
  expect((await owner.ask('listCashDays', { from: today, to: today })).status).toBe(200);
});

test('a file has the page’s rows, its shares as percent, as its heads say', async () => {
  const { body } = await accountant.ask('exportReport', { name: 'refusals', by: 'city', format: 'csv' });
  expect(body.errors).toEqual([]);
  const text = Buffer.from(body.data.file.content, 'base64').toString('utf8');
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFCity,Parcels,Refused,"Refusal rate, %",Deliveries,Partly accepted,"Partial rate, %"',
    'Damascus,4,1,25,3,1,33.3',
  ]);
  expect(body.data.file.name).toMatch(/^refusals-.*\.csv$/);
});
