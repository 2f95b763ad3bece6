import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addToCart, bringTo, buy, pay, step } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { manyOrders } from '../../../../test/many-orders.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleCallName, ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import { writeSettings } from '../../settings.ts';

const store = await openStore();
const dress = await addProduct(store.db, { price: 1000, stock: { 'black/M': 99 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager']);
const support = await openConsole(store, ['support']);

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(store.now().getTime() + days * DAY_MS).toISOString();
const idOf = async (shopper: Awaited<ReturnType<typeof store.shopper>>) =>
  (await shopper.call('getUserData')).body.data.user._id;

const change = <Name extends ConsoleCallName>(
  client: ConsoleClient,
  name: Name,
  input: ConsoleInputOf<Name>,
) => client.ask(name, input, { 'idempotency-key': randomUUID() });

/** A shopper who did not take two parcels, and took one before them. */
async function refuser() {
  const shopper = await store.shopper();
  const delivered = await buy(shopper, dress);
  await bringTo(store, delivered._id, 'delivered');
  for (let round = 0; round < 2; round += 1) {
    const { _id } = await buy(shopper, dress);
    await bringTo(store, _id, 'inDelivery');
    await step(store, _id, 'canceled', 'changedMind');
  }
  return { shopper, id: await idOf(shopper) };
}

test('a customer is found by phone and by name, and masked until a field is opened, which is logged', async () => {
  const { shopper, id } = await refuser();
  const local = `0${shopper.phone.slice(4)}`;
  const found = (await support.ask('listCustomers', { search: local })).body.data.customers;
  expect(found).toMatchObject([{ _id: id, orders: 3, delivered: 1, refused: 2, level: 'watched' }]);
  expect(found[0]?.phone).toContain('•');
  const byName = (await support.ask('listCustomers', { search: found[0]?.name ?? '' })).body.data.customers;
  expect(byName.map(({ _id }) => _id)).toContain(id);
  const read = async () => (await support.ask('getCustomer', { id })).body.data.customer;
  expect(await read()).toMatchObject({ street: null, paid: 1150, open: { orders: 0, total: 0 } });
  expect((await read()).refusals.map(({ counts }) => counts)).toEqual([true, true]);
  await support.ask('reveal', { kind: 'customer', id, field: 'phone' });
  expect((await read()).phone).toBe(shopper.phone);
  const { rows } = await store.pool.query(
    `select action, after from staff_audit where subject = $1 and staff_id = $2`,
    [id, support.staffId],
  );
  expect(rows).toEqual([{ action: 'customer.reveal', after: { field: 'phone' } }]);
});

test('a struck-out refusal stays on record and no longer counts', async () => {
  const { id } = await refuser();
  const before = (await manager.ask('getCustomer', { id })).body.data.customer;
  const parcelId = before.refusals[0]?.parcelId ?? '';
  const strike = { id, parcelId, reason: 'The courier came on the wrong day' };
  expect((await change(support, 'strikeRefusal', strike)).status).toBe(403);
  const { customer } = (await change(manager, 'strikeRefusal', strike)).body.data;
  expect(customer).toMatchObject({ refused: 1, level: 'known' });
  expect(customer.refusals[0]).toMatchObject({ counts: false, struck: { reason: strike.reason } });
  expect((await change(manager, 'strikeRefusal', { ...strike, reason: 'again' })).status).toBe(404);
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['raised for more than 90 days', { level: 'trusted', reason: 'good', until: inDays(91) }],
  ['lowered beyond its review', { level: 'watched', reason: 'bad', until: inDays(181) }],
  ['set for a day that is past', { level: 'known', reason: 'good', until: inDays(-1) }],
  ['set without an end', { level: 'known', reason: 'good', until: null }],
] as const)('a level is not %s', async (_, wanted) => {
  const id = await idOf(await store.shopper());
  const { status, body } = await change(manager, 'trustCustomer', { id, ...wanted });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

test('a level is raised, paused and given back to the count, each with its line in the log', async () => {
  const shopper = await store.shopper();
  const id = await idOf(shopper);
  const raised = { id, level: 'trusted', reason: 'Pays well', until: inDays(90) } as const;
  expect((await change(manager, 'trustCustomer', raised)).body.data.customer).toMatchObject({
    level: 'trusted',
    byHand: { level: 'trusted', reason: 'Pays well' },
  });
  await change(manager, 'blockCustomer', { id, reason: 'Shouted at the courier', until: inDays(180) });
  await addToCart(shopper, dress);
  expect((await pay(shopper)).body.code).toBe('ORDERING_PAUSED');
  const back = await change(manager, 'trustCustomer', { id, level: null, reason: 'Settled', until: null });
  expect(back.body.data.customer).toMatchObject({ level: 'new', byHand: null });
  expect((await pay(shopper)).status).toBe(201);
  const { rows } = await store.pool.query(
    `select before ->> 'level' as before, after ->> 'level' as after from staff_audit
      where subject = $1 and action = 'customer.trust' order by id`,
    [id],
  );
  expect(rows).toEqual([
    { before: null, after: 'trusted' },
    { before: 'trusted', after: 'blocked' },
    { before: 'blocked', after: null },
  ]);
});

test('an appeal is due within 24 hours, answered by a manager, and its shopper is notified', async () => {
  const { shopper, id } = await refuser();
  const first = await shopper.call('appeal', { text: 'I was at home' }, { 'idempotency-key': 'appeal-one' });
  // Sunday 10:00.
  expect(first.body.data.appeal.dueAt).toBe('2026-11-23T07:00:00.000Z');
  await shopper.call('appeal', { text: 'All day' }, { 'idempotency-key': 'appeal-two' });
  const { cases } = (await manager.ask('getCustomer', { id })).body.data.customer;
  expect(cases).toMatchObject([{ kind: 'appeal', messages: [{ by: null }, { text: 'All day' }] }]);
  const caseId = cases[0]?._id ?? '';
  const listed = (await support.ask('listCases')).body.data;
  expect(listed.cases.map(({ customer }) => customer._id)).toEqual([id]);
  expect((await change(support, 'answerCase', { id: caseId, text: 'No', way: 'message' })).body.code).toBe(
    'FORBIDDEN',
  );
  await change(manager, 'answerCase', { id: caseId, text: 'We struck it out.', way: 'message' });
  const { appeal } = (await shopper.call('getAppeal')).body.data;
  expect(appeal?.messages.at(-1)).toMatchObject({ text: 'We struck it out.', byStore: true });
  const { notifications } = (await shopper.call('getNotifications', { page: 1, limit: 50 })).body.data;
  expect(notifications).toContainEqual(
    expect.objectContaining({ text: 'We struck it out.', href: '/appeal' }),
  );
  const stale = await change(manager, 'closeCase', { id: caseId, version: 1 });
  expect(stale.body).toMatchObject({
    code: 'VERSION_CONFLICT',
    data: { customer: { cases: [{ _id: caseId, version: 4 }] } },
  });
  await change(manager, 'closeCase', { id: caseId, version: 4 });
  expect((await support.ask('listCases', { view: 'open' })).body.data.cases).toEqual([]);
  expect(await store.invariants()).toEqual([]);
});

test('a shopper writes five messages a day', async () => {
  const shopper = await store.shopper();
  const write = (text: string) => shopper.call('appeal', { text }, { 'idempotency-key': `message-${text}` });
  for (const text of ['one', 'two', 'three', 'four', 'five']) expect((await write(text)).status).toBe(200);
  expect((await write('six')).body.code).toBe('RATE_LIMITED');
});

test('an appeal noted of a call leaves the customer their own on the site, and a second call adds to it', async () => {
  const { shopper, id } = await refuser();
  const noted = { customerId: id, kind: 'appeal', channel: 'phone', orderNumber: null } as const;
  await change(support, 'openCase', { ...noted, text: 'I was at home' });
  const again = await change(support, 'openCase', { ...noted, channel: 'whatsapp', text: 'All day' });
  expect(again.body.data.customer.cases).toMatchObject([{ messages: [{}, { text: 'All day' }] }]);
  const own = await shopper.call('appeal', { text: 'From the site' }, { 'idempotency-key': 'appeal-own' });
  expect(own.body.data.appeal.messages).toMatchObject([{ text: 'From the site' }]);
});

test('a call is stored as a case of an order, and a note unchanged', async () => {
  await writeSettings(store.db, manyOrders);
  const shopper = await store.shopper();
  const order = await buy(shopper, dress);
  const id = await idOf(shopper);
  const opened = { customerId: id, kind: 'question', channel: 'phone', text: 'When does it come?' } as const;
  const wrong = await change(support, 'openCase', { ...opened, orderNumber: '123' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION']);
  await change(support, 'openCase', { ...opened, orderNumber: order.number });
  const { customer } = (await change(support, 'addCustomerNote', { id, text: 'Call after six' })).body.data;
  expect(customer.cases).toMatchObject([{ orderNumber: order.number, channel: 'phone' }]);
  expect(customer.notes).toMatchObject([{ text: 'Call after six', canEdit: true }]);
  const noteId = customer.notes[0]?._id ?? '';
  const reword = (who = support) => change(who, 'editCustomerNote', { id, noteId, text: 'Call after seven' });
  expect((await reword(await openConsole(store, ['manager'], { name: 'Rana' }))).body.code).toBe('NOT_FOUND');
  expect((await reword()).body.data.customer.notes).toMatchObject([{ text: 'Call after seven' }]);
  const start = store.now();
  store.setNow(new Date(start.getTime() + 15 * 60_000));
  expect((await reword()).body.code).toBe('NOTE_TOO_OLD');
  await expect(
    store.pool.query(`update customer_notes set text = 'x', edited_at = at + interval '15 minutes'`),
  ).rejects.toThrow();
  store.setNow(start);
});

describe('a coupon for what went wrong', () => {
  const complain = async () => {
    const shopper = await store.shopper();
    const rana = await openConsole(store, ['manager'], { name: 'Rana' });
    const id = await idOf(shopper);
    const opened = await change(rana, 'openCase', {
      customerId: id,
      kind: 'complaint',
      channel: 'phone',
      orderNumber: null,
      text: 'The zip broke.',
    });
    return { shopper, rana, caseId: opened.body.data.customer.cases[0]?._id ?? '' };
  };

  test('is the customer’s alone, and they are notified', async () => {
    const { shopper, rana, caseId } = await complain();
    const given = await change(rana, 'compensate', { caseId, amount: 1_500, reason: 'Broken zip' });
    const [coupon] = given.body.data.customer.compensations;
    expect(coupon).toMatchObject({ amount: 1_500, reason: 'Broken zip', by: 'Rana', isUsed: false });
    expect(given.body.data.customer.compensationLeft).toBe(48_500);
    const inbox = (await shopper.call('getNotifications')).body.data.notifications;
    expect(inbox[0]).toMatchObject({ title: 'A 1,500 SYP coupon from us', href: '/coupons' });
    const copy = (await shopper.call('exportData')).body.data;
    expect(copy.coupons).toMatchObject([{ code: coupon?.code, ofPoints: false }]);
    expect(copy.compensations).toMatchObject([{ code: coupon?.code, amount: 1_500, reason: 'Broken zip' }]);
  });

  test('of support is up to 1,000 pounds a customer, also of two at once', async () => {
    const { caseId } = await complain();
    const other = await openConsole(store, ['support']);
    const give = async (who: ConsoleClient, amount: number) =>
      change(who, 'compensate', { caseId, amount, reason: 'Late' });
    const answers = await Promise.all([support, other].map(async (who) => give(who, 600)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('LIMIT');
    expect((await give(support, 400)).status).toBe(200);
    expect((await give(other, 25)).body.code).toBe('LIMIT');
    expect((await give(manager, 5_000)).status).toBe(200);
  });

  test('takes a fresh second factor of those who have one', async () => {
    const { caseId } = await complain();
    const stale = await openConsole(store, ['manager'], { name: 'Nur' });
    await store.pool.query(
      `update staff_sessions set second_at = second_at - interval '6 minutes' where staff_id = $1`,
      [stale.staffId],
    );
    const given = { caseId, amount: 100, reason: 'Late' };
    const refused = await change(stale, 'compensate', given);
    expect([refused.status, refused.body.code]).toEqual([401, 'REAUTH']);
    await store.pool.query(`update staff_sessions set second_at = null where staff_id = $1`, [
      support.staffId,
    ]);
    expect((await change(support, 'compensate', given)).status).toBe(200);
  });

  test('is a multiple of the cash step, which is all that a coupon takes off', async () => {
    const { caseId } = await complain();
    const given = await change(manager, 'compensate', { caseId, amount: 1_510, reason: 'Late' });
    expect([given.status, given.body.code]).toEqual([409, 'PRICE_STEP']);
  });

  test('needs an open case', async () => {
    const { caseId } = await complain();
    await change(manager, 'closeCase', { id: caseId, version: 2 });
    const given = { caseId, amount: 100, reason: 'Late' };
    expect((await change(manager, 'compensate', given)).body.code).toBe('NOT_FOUND');
    const nowhere = await change(manager, 'compensate', { ...given, caseId: 'nowhere' });
    expect(nowhere.body.code).toBe('NOT_FOUND');
  });
});
