import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addToCart, bringTo, buy, pay } from '../../../../test/buying.ts';
import { askWithKey as ask, courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { send, take } from '../../../../test/parcels.ts';
import { lettersOf, readPdf } from '../../../../test/pdf-text.ts';
import { bringing, decide, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import type { Order } from '../../../shop/buying/orders/contract.ts';
import type { InvoiceContent } from '../../../shop/money/invoices/contract.ts';

// A shirt of 1,280, and 150 for delivery: 1,430, of which 1,425 is taken.

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 200 } });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const nadim = await openConsole(store, ['accountant'], { name: 'Nadim' });

type Row = { id: string; number: string; reason: string; total: number; content: InvoiceContent };

const invoicesOf = async ({ _id }: Order): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select id, number, reason, total, content from invoices where order_id = ${_id} order by place`.execute(
    store.db,
  );
  return rows;
};

const fileOf = async (
  shopper: Awaited<ReturnType<typeof store.shopper>>,
  invoiceId: string,
  language: 'en' | 'ar',
) =>
  Buffer.from((await shopper.call('getInvoice', { invoiceId, language })).body.data.file.content, 'base64');

async function refunded(quantity: number) {
  const { shopper, order } = await delivered(store, shirt, 2);
  const asked = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', 'changedMind', line(shirt, quantity)),
  );
  const returnId = asked.body.data.order.returns[0]?._id ?? '';
  for (const to of ['approved', 'received', 'refunded'] as const)
    expect(await decide(store, order._id, returnId, to)).toBeNull();
  return { shopper, order };
}

test('a delivery is invoiced for what was kept and paid, with the shop as it is that day', async () => {
  const order = await buy(await store.shopper(), shirt, 3);
  await send(store, order._id);
  const kept = [{ lineNo: 1, kept: 2, reason: 'changedMind' as const }];
  expect(await take(store, order._id, { step: 'deliver', kept })).toBeNull();
  const [invoice, ...others] = await invoicesOf(order);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ number: '2026-000001', reason: 'delivery', total: 2_700 });
  expect(invoice?.content).toMatchObject({
    day: '2026-11-22',
    order: order.number,
    seller: { name: { en: 'Minwal', ar: 'منوال' } },
    lines: [{ quantity: 2, unitPrice: 1_280, discount: 0, total: 2_560, color: { ar: 'أسود' } }],
    delivery: 150,
    rounding: -10,
    total: 2_700,
    oldTotal: 270_000,
    taxRate: 0,
  });
});

test('a fee taken at a refusal is invoiced, no fee is not', async () => {
  for (const [doorFeeOnRefusal, totals] of [
    ['ask', [150]],
    ['waive', []],
  ] as const) {
    const order = await buy(await store.shopper(), shirt);
    await send(store, order._id);
    const refuse = { step: 'refuse', refusal: 'changedMind', reason: 'no' } as const;
    expect(await take(store, order._id, refuse, undefined, { settings: { doorFeeOnRefusal } })).toBeNull();
    expect((await invoicesOf(order)).map(({ total }) => total)).toEqual(totals);
  }
});

test('a refund is credited with its own rounding and names its invoice', async () => {
  const { order } = await refunded(1);
  const [invoice, credit] = await invoicesOf(order);
  expect(credit).toMatchObject({ number: 'CN-2026-000001', reason: 'refund', total: 1_300 });
  expect(credit?.content).toMatchObject({
    original: { number: invoice?.number, day: '2026-11-22' },
    lines: [{ quantity: 1, total: 1_280 }],
    rounding: 20,
  });
});

test('pounds that a customer was let off are credited; those a courier owes are not', async () => {
  for (const [as, totals] of [
    ['loss', [1_425, 500]],
    ['staffDue', [1_425]],
  ] as const) {
    const order = await buy(await store.shopper(), shirt);
    const courier = await courierWith(store, 0, shirt);
    await send(store, order._id, courier.staffId);
    await take(store, order._id, { step: 'deliver', kept: null, collected: 925 });
    const { differences } = (await owner.ask('listCashAccounts')).body.data;
    const id = differences.find(({ orderNumber }) => orderNumber === order.number)?._id ?? '';
    const settled = await ask(owner, 'settleDifference', { id, as, staffId: courier.staffId });
    expect(settled.status).toBe(200);
    expect((await invoicesOf(order)).map(({ total }) => total)).toEqual(totals);
  }
});

test('a mistake is a credit note over the whole and a new invoice with the shop of today, once', async () => {
  const { order } = await delivered(store, shirt, 1);
  const [wrong] = await invoicesOf(order);
  const id = wrong?.id ?? '';
  const { settings, version } = (await owner.ask('getSettings')).body.data;
  const identity = { ...settings.identity, taxNumber: '12-345' };
  await owner.ask('changeSettings', { version, part: { identity, taxRate: 11 } });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => ask(owner, 'creditInvoice', { id, reason: 'Without our tax number' })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_CREDITED');
  const [, credit, invoice] = await invoicesOf(order);
  expect(credit).toMatchObject({ reason: 'mistake', total: 1_425 });
  expect(credit?.content).toMatchObject({ taxRate: 0, original: { number: wrong?.number } });
  expect(invoice).toMatchObject({ reason: 'correction', total: 1_425 });
  expect(invoice?.content).toMatchObject({ seller: { taxNumber: '12-345' }, taxRate: 11, tax: 141 });
  expect((await ask(owner, 'creditInvoice', { id: credit?.id ?? '', reason: 'x' })).status).toBe(404);
  expect((await ask(nadim, 'creditInvoice', { id: invoice?.id ?? '', reason: 'x' })).status).toBe(403);
  const partly = await refunded(1);
  const [first] = await invoicesOf(partly.order);
  const late = await ask(owner, 'creditInvoice', { id: first?.id ?? '', reason: 'x' });
  expect(late.body.code).toBe('ALREADY_CREDITED');
});

test('deliveries at once leave no gap, those that fail take no number', async () => {
  const orders: Order[] = [];
  for (let place = 0; place < 6; place += 1) {
    const order = await buy(await store.shopper(), shirt);
    await send(store, order._id);
    orders.push(order);
  }
  await sql`create function fail_some() returns trigger language plpgsql as $$
            begin raise exception 'the disk is full'; end $$`.execute(store.db);
  const trying = async () =>
    Promise.allSettled(orders.map(({ _id }) => take(store, _id, { step: 'deliver', kept: null })));
  await sql`create trigger fail_some after insert on invoices for each row
              when (new.serial % 3 = 0) execute function fail_some()`.execute(store.db);
  await trying();
  await sql`drop trigger fail_some on invoices`.execute(store.db);
  await trying();
  for (const order of orders) expect(await invoicesOf(order)).toHaveLength(1);
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['changed', sql`update invoices set total = total + 1`],
  ['removed', sql`delete from invoices`],
  ['counted back', sql`update invoice_series set last = last - 1`],
  ['counted twice on', sql`update invoice_series set last = last + 2`],
  ['put under another prefix', sql`update invoice_series set prefix = 'X', last = last + 1`],
  [
    'sealed with another hash',
    sql`insert into invoices (series, year, serial, number, day, order_id, reason, total, content, hash, issued_at)
        select series, year, serial, 'x', day, order_id, 'correction', total, content, repeat('0', 64), issued_at from invoices limit 1`,
  ],
])('an invoice is not %s', async (_what, statement) => {
  await expect(statement.execute(store.db)).rejects.toThrow();
});

test.each(['en', 'ar'] as const)('the PDF in %s says what is sealed, the same again', async (language) => {
  const { shopper, order } = await refunded(1);
  const read = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
  expect(read.invoices.map(({ series, total }) => [series, total])).toEqual([
    ['invoice', 2_700],
    ['credit', 1_300],
  ]);
  const [invoice, credit] = read.invoices;
  const pdf = await fileOf(shopper, invoice?._id ?? '', language);
  expect(pdf.equals(await fileOf(shopper, invoice?._id ?? '', language))).toBe(true);
  const { letters, pages, language: said } = await readPdf(pdf);
  expect([pages, said]).toEqual([1, language]);
  const words = {
    en: ['Invoice', '22 November 2026', 'Al-Jalaa Street', '2,700', '270,000', 'contains 268', 'Black'],
    ar: ['فاتورة', '22 تشرين الثاني 2026', 'دمشق', '2,700', '270,000', 'ضمن المبلغ الكلي ضريبة', 'أسود'],
  };
  for (const word of [...words[language], invoice?.number ?? '']) expect(letters).toContain(lettersOf(word));
  // The order page says about 30 KB.
  expect(pdf.length / 1000).toBeGreaterThan(20);
  expect(pdf.length / 1000).toBeLessThan(45);
  const { letters: back } = await readPdf(await fileOf(shopper, credit?._id ?? '', language));
  expect(back).toContain(lettersOf(language === 'en' ? 'Credit note' : 'إشعار دائن'));
  expect(back).toContain(lettersOf(invoice?.number ?? ''));
  const foreign = await (
    await store.shopper()
  ).call('getInvoice', { invoiceId: invoice?._id ?? '', language });
  expect(foreign.status).toBe(404);
});

test('the list finds by number, order and day, adds up, and is printed and exported', async () => {
  const { order } = await refunded(2);
  const [invoice, credit] = await invoicesOf(order);
  const find = async (search: string) =>
    (await nadim.ask('listInvoices', { search })).body.data.invoices.map(({ number }) => number);
  expect(await find(order.number)).toEqual([credit?.number, invoice?.number]);
  expect(await find(invoice?.number ?? '')).toEqual([invoice?.number]);
  expect(await find((credit?.number ?? '').toLowerCase())).toEqual([credit?.number]);
  expect(await find('no such')).toEqual([]);
  const none = (await nadim.ask('listInvoices', { from: '2026-11-23' })).body.data;
  expect([none.invoices, none.sums.invoiced]).toEqual([[], 0]);
  const { sums, gaps, invoices } = (await nadim.ask('listInvoices')).body.data;
  const rows = await store.db.selectFrom('invoices').select(['series', 'total']).execute();
  const sumOf = (series: string) =>
    rows.filter((row) => row.series === series).reduce((sum, { total }) => sum + total, 0);
  expect([sums.invoiced, sums.credited, gaps]).toEqual([sumOf('invoice'), sumOf('credit'), []]);
  expect(invoices.length).toBe(Math.min(50, rows.length));

  const ids = [invoice, credit].map((each) => each?.id).join(',');
  const printed = await nadim.send('GET', `/api/console/v1/invoices/print?ids=${ids}&lang=en`);
  expect(printed.status).toBe(200);
  const support = await openConsole(store, ['support']);
  const one = await store.app.inject({
    url: `/api/console/v1/invoices/${invoice?.id}.pdf?lang=ar`,
    headers: { cookie: `staff=${support.cookies.get('staff')}` },
  });
  expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(String(one.headers['content-disposition'])).toContain(invoice?.number);
  expect((await support.ask('listInvoices')).status).toBe(403);
  const { file } = (await nadim.ask('exportInvoices', { format: 'csv', search: order.number })).body.data;
  const csv = Buffer.from(file.content, 'base64').toString();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3);
  expect(csv).toContain(`-${credit?.total}`);
});

test('erasing takes the buyer off the invoice, which stays', async () => {
  const { shopper, order } = await delivered(store, shirt, 1);
  const [before] = await invoicesOf(order);
  await shopper.call('sendOtp', { number: shopper.phone });
  const { messages } = (await shopper.call('readOutbox', { to: shopper.phone })).body.data;
  const code = messages.find((message) => message.code !== null)?.code ?? '';
  const erased = await shopper.call('deleteAccount', { verificationCode: code });
  expect(erased.status).toBe(200);
  const [after] = await invoicesOf(order);
  expect(after).toEqual(before);
  const { invoices } = (await nadim.ask('listInvoices', { search: order.number })).body.data;
  expect(invoices.map(({ buyer }) => buyer)).toEqual([null]);
  expect(await store.invariants()).toEqual([]);
});

test('the prefix is chosen before the first invoice of a year', async () => {
  const choose = async (invoicePrefix: string) => {
    const { version } = (await owner.ask('getSettings')).body.data;
    return owner.ask('changeSettings', { version, part: { invoicePrefix } });
  };
  const late = await choose('MNW');
  expect([late.status, late.body.code]).toEqual([409, 'INVOICE_PREFIX_USED']);
  store.setNow(new Date('2027-01-03T08:00:00Z'));
  const rana = await openConsole(store, ['owner']);
  const { version } = (await rana.ask('getSettings')).body.data;
  const wrong = await rana.ask('changeSettings', { version, part: { invoicePrefix: 'م1' } });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION']);
  expect((await rana.ask('changeSettings', { version, part: { invoicePrefix: 'mnw' } })).status).toBe(200);
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  const order = (await pay(shopper)).body.data.order;
  await bringTo(store, order._id, 'delivered');
  expect((await invoicesOf(order)).map(({ number }) => number)).toEqual(['MNW-2027-000001']);
});
