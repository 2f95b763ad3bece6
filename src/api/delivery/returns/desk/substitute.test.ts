import { expect, test } from 'vitest';
import { step } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { take } from '../../../../../test/parcels.ts';
import { bringing, delivered, line, stockOf } from '../../../../../test/returning.ts';
import { openStore } from '../../../../../test/store.ts';
import { displayOrderNumber } from '../../../../shop/buying/orders/order-number.ts';

// A shirt of 1,280 goes back; its refund is 1,300 in notes, of the 1,425 that were taken with the delivery of 150.

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 50, 'black/L': 5 } });
const coat = await addProduct(db, { id: 'coat', price: 9_600, stock: { 'black/M': 20 } });
const cap = await addProduct(db, { id: 'cap', price: 450, stock: { 'black/M': 20 } });
await addProduct(db, { id: 'rare', price: 450, stock: { 'black/M': 1 } });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const support = await openConsole(store, ['support'], { name: 'Salma' });
const packer = await openConsole(store, ['packer']);

async function requested(kind: 'return' | 'exchange' = 'return') {
  const { shopper, order } = await delivered(store, shirt, 1);
  const wanted = kind === 'exchange' ? line(shirt, 1, { newSizeId: 'L' }) : line(shirt);
  const { body } = await shopper.call('requestReturnShipment', bringing(order, kind, 'changedMind', wanted));
  return { shopper, order, id: body.data.order.returns[0]?._id ?? '' };
}
const read = async (id: string) => (await owner.ask('getReturn', { id })).body.data.return;
const substitute = async (id: string, product: string, expectedTotal: number, who: ConsoleClient = support) =>
  ask(who, 'substituteReturn', {
    id,
    version: (await read(id)).version,
    lines: [line(product)],
    expectedTotal,
  });
const paidBack = async (id: string) => {
  await ask(owner, 'approveReturn', { id, version: (await read(id)).version, way: 'store' });
  const whole = { itemNo: 1, resellable: 1, damaged: 0, missing: 0, notOurs: 0 };
  await ask(owner, 'receiveReturn', { id, version: (await read(id)).version, items: [whole] });
  const { version } = await read(id);
  return ask(owner, 'refundReturn', { id, version, as: 'cash', receiptSigned: true });
};

test.each([
  ['dearer', coat, 9_600, 8_300],
  ['cheaper', cap, 450, -850],
])(
  'a %s product: the difference is told before, and settled by its order and the refund',
  async (_, product, total, difference) => {
    const { shopper, order, id } = await requested();
    const asked = await support.ask('previewSubstitute', { id, lines: [line(product)] });
    expect(asked.body.data).toEqual({ total, refund: 1_300, difference, issue: null });
    const { body } = await substitute(id, product, total);
    const { substitute: placed, may } = body.data.return;
    expect(placed).toMatchObject({ status: 'inProgress', cashDue: total });
    expect(may).not.toContain('substitute');
    const said = (await shopper.call('getNotifications')).body.data.notifications;
    expect(said.find(({ title }) => title.startsWith('Replacement items'))?.text).toContain(
      displayOrderNumber(placed?.number ?? ''),
    );
    for (const to of ['inDelivery', 'delivered'] as const) await step(store, placed?.orderId ?? '', to);
    expect((await paidBack(id)).body.data.return.status).toBe('refunded');
    const orders = [order._id, placed?.orderId ?? ''];
    const papers = db.selectFrom('invoices').select(['reason', 'total']).where('order_id', 'in', orders);
    expect(await papers.orderBy('place').execute()).toEqual([
      { reason: 'delivery', total: 1_425 },
      { reason: 'delivery', total },
      { reason: 'refund', total: 1_300 },
    ]);
    expect(await store.invariants()).toEqual([]);
  },
);

test('a company that brings the new pieces owes their whole price, and the refund is paid apart', async () => {
  const { id } = await requested();
  const placed = (await substitute(id, coat, 9_600)).body.data.return.substitute;
  const orderId = placed?.orderId ?? '';
  const names = { nameEn: 'North Freight', nameAr: 'شحن الشمال' };
  const { company } = (await owner.ask('addCompany', names)).body.data;
  const toCompany = { step: 'handOverCompany', companyId: company._id, waybill: 'X1' } as const;
  expect(await take(store, orderId, { step: 'pick' })).toBeNull();
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  expect(await take(store, orderId, { step: 'pack', pieces, tickReason: '' })).toBeNull();
  expect(await take(store, orderId, toCompany)).toBeNull();
  const csv = 'X1,9600,0,delivered';
  const tried = await owner.ask('addStatement', { id: company._id, csv, received: 9_600, into: 'safe' });
  const { statement } = tried.body.data;
  expect([statement.lines[0]?.owed, statement.difference]).toEqual([9_600, 0]);
  await ask(owner, 'postStatement', { id: company._id, sid: statement._id });
  expect((await owner.ask('getCompany', { id: company._id })).body.data).toMatchObject({
    balance: 0,
    owed: [],
  });
  expect((await paidBack(id)).body.data.return.refund).toMatchObject({ cash: 1_300 });
  const { rows } = await store.pool.query<{ account_id: string; sum: string }>(
    `select l.account_id, sum(l.amount) from cash_entries e join cash_lines l on l.entry_id = e.id
      where e.order_id in ($1, (select order_id from returns where id = $2)) group by 1 order by 1`,
    [orderId, id],
  );
  const sums = Object.fromEntries(rows.map(({ account_id: account, sum }) => [account, Number(sum)]));
  expect(sums).toMatchObject({
    [`company:${company._id}`]: 9_600,
    refunds: 1_280,
    rounding: 25,
    sales: -10_880,
  });
  expect(await store.invariants()).toEqual([]);
});

test('an exchange becomes a return: what it held is free, its window was that of an exchange', async () => {
  const before = await stockOf(store, shirt, 'black/L');
  const { id } = await requested('exchange');
  expect(await stockOf(store, shirt, 'black/L')).toBe(before - 1);
  const { body } = await substitute(id, cap, 450);
  expect(body.data.return).toMatchObject({ kind: 'return', items: [{ instead: null }] });
  expect(await stockOf(store, shirt, 'black/L')).toBe(before);
  expect((await paidBack(id)).status).toBe(200);
  expect(await store.invariants()).toEqual([]);
});

test('other products are ordered once, by whom it is for, at the price that was seen', async () => {
  const { shopper, id } = await requested();
  expect((await substitute(id, cap, 400)).body.code).toBe('PRICE_CHANGED');
  expect((await substitute(id, 'rare', 450, packer)).status).toBe(403);
  const held = await read(id);
  const asked = { id, version: held.version, lines: [line(cap)], expectedTotal: 450 };
  const both = await Promise.all([
    ask(owner, 'substituteReturn', asked),
    ask(support, 'substituteReturn', asked),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const placed = (await read(id)).substitute;
  expect((await substitute(id, cap, 450)).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
  // After the cancel it is a plain return, for which other products may be ordered again.
  await shopper.call('cancelOrder', { orderId: placed?.orderId ?? '' });
  expect(await read(id)).toMatchObject({ substitute: null, kind: 'return' });
  expect((await substitute(id, 'rare', 450)).status).toBe(200);
  const { body } = await owner.ask('previewSubstitute', { id, lines: [line(cap)] });
  expect(body.code).toBe('ORDER_STEP_NOT_ALLOWED');
  expect(await store.invariants()).toEqual([]);
});

test('while its order stands a return is not withdrawn; a cancel is not undone once another order stands', async () => {
  const { shopper, order, id } = await requested();
  await substitute(id, cap, 450);
  const withdraw = async () =>
    (await shopper.call('withdrawReturn', { orderId: order._id, returnId: id })).body;
  expect((await withdraw()).code).toBe('RETURN_SETTLED');
  const first = (await read(id)).substitute?.orderId ?? '';
  expect(await take(store, first, { step: 'cancel', reason: 'asked for it' })).toBeNull();
  await substitute(id, coat, 9_600);
  expect(await take(store, first, { step: 'undo' })).toBe('UNDO_TOO_LATE');
  const second = (await read(id)).substitute?.orderId ?? '';
  expect(await take(store, second, { step: 'cancel', reason: 'asked for it' })).toBeNull();
  expect(await take(store, first, { step: 'undo' })).toBeNull();
  expect(await take(store, first, { step: 'cancel', reason: 'asked for it' })).toBeNull();
  expect((await withdraw()).code).toBeUndefined();
  expect(await store.invariants()).toEqual([]);
});

test('what support may not decide, and what a return that ended takes, is refused', async () => {
  const { shopper, order } = await delivered(store, coat, 1);
  const { body } = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', 'changedMind', line(coat)),
  );
  const id = body.data.order.returns[0]?._id ?? '';
  expect((await substitute(id, cap, 450)).body.code).toBe('LIMIT');
  await shopper.call('withdrawReturn', { orderId: order._id, returnId: id });
  expect((await substitute(id, cap, 450, owner)).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
});
