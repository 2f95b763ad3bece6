import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { addToCart, buy, home, pay } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { send, take } from '../../../../test/parcels.ts';
import { bringing, decide, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import { openReceiver, senderToHere } from '../../../../test/webhook-receiver.ts';
import { webhookEvents } from '../../../shop/office/webhooks/events.ts';
import { transact } from '../../platform/db/database.ts';
import { deliverDueWebhooks } from './deliver-webhooks.ts';

const receiver = await openReceiver();
afterAll(receiver.close);
const store = await openStore({ integrations: { webhooks: senderToHere() } });
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 200, 'white/M': 5 } });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
await sql`insert into companies (id, name_en, name_ar) values ('north', 'North', 'الشمال'), ('south', 'South', 'الجنوب')`.execute(
  store.db,
);

const add = async (
  name: string,
  more: Partial<Parameters<typeof owner.ask<'createWebhook'>>[1] & object> = {},
) => {
  const { status, body } = await owner.ask('createWebhook', {
    name,
    url: receiver.urlOf(name),
    events: [...webhookEvents],
    ...more,
  });
  expect(status).toBe(201);
  return body.data;
};
const books = await add('books');
const typesOf = (name: string) => receiver.of(name).map(({ body }) => body.type);
const sent = async () => {
  receiver.received.length = 0;
  await deliverDueWebhooks(store);
};

test('each event of an order is sent once, and its stock event too', async () => {
  await sent();
  const order = await buy(await store.shopper(), shirt, 2);
  await sent();
  expect(typesOf('books').toSorted()).toEqual(['order.placed', 'stock.changed']);
  const placed = receiver.of('books').find(({ body }) => body.type === 'order.placed');
  expect(placed?.body.data).toMatchObject({
    orderId: order._id,
    number: order.number,
    version: 1,
    status: 'pending',
    stage: 'toConfirm',
    currency: 'SYP',
    subTotal: 2_560,
    delivery: 150,
    total: 2_710,
  });
  expect(new Date(placed?.body.timestamp ?? '').getTime()).not.toBeNaN();
  await send(store, order._id);
  await sent();
  expect(typesOf('books').toSorted()).toEqual(['order.confirmed', 'order.handedOver']);
  expect(await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone' })).toBeNull();
  await sent();
  expect(typesOf('books').toSorted()).toEqual(['invoice.issued', 'order.delivered']);
  const last = receiver.of('books').find(({ body }) => body.type === 'order.delivered');
  expect(last?.body.data).toMatchObject({ status: 'delivered', stage: null, cashDue: 2_700 });
});

test('a step that is taken back is told to whoever asked for the step', async () => {
  await add('canceled', { events: ['order.canceled'] });
  const order = await buy(await store.shopper(), shirt, 1);
  await sent();
  let version = 1;
  const step = async (name: 'confirmOrder' | 'cancelOrder' | 'undoOrder') => {
    const { status, body } = await askWithKey(owner, name, { id: order._id, version });
    expect([name, status]).toEqual([name, 200]);
    ({ version } = body.data.order);
    await sent();
  };
  await step('confirmOrder');
  await step('undoOrder');
  const told = {
    undone: 'order.confirmed',
    orderId: order._id,
    version,
    status: 'pending',
    stage: 'toConfirm',
    returnId: null,
    companyId: null,
    cashDue: null,
  };
  expect(receiver.of('books').map(({ body }) => [body.type, body.data])).toEqual([
    ['order.undone', expect.objectContaining(told)],
  ]);
  expect(typesOf('canceled')).toEqual([]);
  await step('cancelOrder');
  await step('undoOrder');
  expect(typesOf('canceled')).toEqual(['order.undone']);
  expect(receiver.of('canceled')[0]?.body.data).toMatchObject({
    undone: 'order.canceled',
    status: 'pending',
  });
});

test('a parcel of which a part is kept is delivered; one refused whole is canceled, once', async () => {
  const [some, none] = [
    await buy(await store.shopper(), shirt, 2),
    await buy(await store.shopper(), shirt, 1),
  ];
  await send(store, some._id);
  await send(store, none._id);
  await sent();
  const kept = [{ lineNo: 1, kept: 1, reason: 'changedMind' as const }];
  expect(await take(store, some._id, { step: 'deliver', kept, noPin: 'noPhone' })).toBeNull();
  expect(await take(store, none._id, { step: 'refuse', refusal: 'changedMind', reason: 'no' })).toBeNull();
  await sent();
  const ofOrders = receiver.of('books').filter(({ body }) => body.type.startsWith('order.'));
  expect(ofOrders.map(({ body }) => [body.type, body.data['orderId']].join(' ')).toSorted()).toEqual(
    [`order.canceled ${none._id}`, `order.delivered ${some._id}`].toSorted(),
  );
});

test('each step of a return, its credit note, and a closed day are sent', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, shirt, 1);
  await send(store, order._id);
  await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone' });
  await sent();
  const asked = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', 'changedMind', line(shirt)),
  );
  const returnId = asked.body.data.order.returns[0]?._id ?? '';
  for (const to of ['approved', 'received', 'refunded'] as const)
    expect(await decide(store, order._id, returnId, to)).toBeNull();
  await sent();
  const told = typesOf('books').filter((type) => type !== 'stock.changed');
  expect(told.toSorted()).toEqual(
    ['return.requested', 'return.approved', 'return.received', 'return.refunded', 'credit.issued'].toSorted(),
  );
  const refunded = receiver.of('books').find(({ body }) => body.type === 'return.refunded');
  expect(refunded?.body.data).toMatchObject({ returnId, orderId: order._id, status: 'refunded' });
  const { rows } = await sql<{ day: string }>`
    insert into cash_days (day, closed_at, closed_by, counted, expected)
    values ('2026-11-21', now(), ${owner.staffId}, 900, 1000) returning day::text`.execute(store.db);
  expect(rows).toHaveLength(1);
  await sent();
  expect(receiver.of('books')[0]?.body).toMatchObject({
    type: 'cash.closed',
    data: { day: '2026-11-21', counted: 900, expected: 1000, difference: -100 },
  });
});

test('the order of the new pieces of an exchange names its return', async () => {
  const { shopper, order } = await delivered(store, shirt, 1);
  const wanted = bringing(order, 'exchange', 'wrongSize', line(shirt, 1, { newColorId: 'white' }));
  const { _id: id = '' } =
    (await shopper.call('requestReturnShipment', wanted)).body.data.order.returns[0] ?? {};
  await sent();
  const { version } = (await owner.ask('getReturn', { id })).body.data.return;
  await askWithKey(owner, 'approveReturn', { id, version, way: 'courier', pickupDay: '2026-11-24' });
  await sent();
  const orders = receiver.of('books').filter(({ body }) => body.type.startsWith('order.'));
  // Two messages of one act are on their way at once.
  expect(orders.map(({ body }) => [body.type, body.data['returnId']].join(' ')).toSorted()).toEqual([
    `order.confirmed ${id}`,
    `order.placed ${id}`,
  ]);
});

test('a rolled-back transaction sends nothing', async () => {
  await sent();
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  const refused = await pay(shopper, { expectedTotal: 1 });
  expect(refused.body.code).toBe('PRICE_CHANGED');
  const thrown = transact(store.db, async (tx) => {
    await sql`update variants set stock = stock - 1 where product_id = ${shirt} and color_id = 'black'`.execute(
      tx,
    );
    await sql`insert into stock_ledger (product_id, color_id, size_id, change, reason, actor)
              values (${shirt}, 'black', 'M', -1, 'theft', 'test')`.execute(tx);
    throw new Error('rolled back');
  });
  await expect(thrown).rejects.toThrow('rolled back');
  await sent();
  expect(receiver.received).toEqual([]);
});

test('a message is signed as Standard Webhooks says', async () => {
  await buy(await store.shopper(), shirt);
  await sent();
  const [message] = receiver.of('books');
  const headers = message?.headers as Record<string, string>;
  const verified = new Webhook(books.secret);
  const moved = { ...headers, 'webhook-id': `${headers['webhook-id']}x` };
  const at = Date.now;
  // The library compares with the real clock; the store has its own.
  Date.now = () => store.now().getTime();
  try {
    expect(verified.verify(message?.text ?? '', headers)).toEqual(message?.body);
    expect(() => verified.verify(`${message?.text} `, headers)).toThrow('No matching signature');
    expect(() => verified.verify(message?.text ?? '', moved)).toThrow('No matching signature');
  } finally {
    Date.now = at;
  }
});

test('no message names the customer, and only a carrier’s own stop has its address', async () => {
  const address = { sendsAddress: true, events: ['order.placed' as const, 'order.handedOver' as const] };
  await add('route', address);
  await add('north', { ...address, companyId: 'north' });
  await add('south', { ...address, companyId: 'south' });
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  const said = { ...home, additionalDetails: 'Third floor', phone: '+963944555666' };
  const { body } = await pay(shopper, { address: said, note: 'Ring twice' });
  const order = body.data.order;
  await send(store, order._id, null);
  await sql`update parcels set company_id = 'north' where order_id = ${order._id}`.execute(store.db);
  const { name } = (await shopper.call('getUserData')).body.data.user;
  await sent();
  const persons = [name, shopper.phone, shopper.phone.slice(-9), '944555666', 'Ring twice'];
  for (const { text } of receiver.received) for (const person of persons) expect(text).not.toContain(person);
  for (const { text } of receiver.of('books')) expect(text).not.toMatch(/Mezzeh|Jalaa|33\.51|Third floor/);
  const stopsOf = (who: string) =>
    receiver
      .of(who)
      .map(({ body: { type, data } }) => `${type} ${(data['stop'] as { street?: string })?.street}`)
      .toSorted();
  const withStop = ['order.handedOver Al-Jalaa Street', 'order.placed undefined'];
  expect(stopsOf('route')).toEqual(withStop);
  expect(stopsOf('north')).toEqual(withStop);
  expect(stopsOf('south')).toEqual(['order.handedOver undefined', 'order.placed undefined']);
  const { rows } = await sql<{ text: string }>`select data::text as text from webhook_deliveries`.execute(
    store.db,
  );
  expect(rows.some(({ text }) => /Mezzeh|Jalaa/.test(text))).toBe(false);
});

test('a webhook gets only the events it subscribed to, and none while it is off', async () => {
  const { webhook } = await add('cash', { events: ['return.*'] });
  const off = await owner.ask('changeWebhook', {
    id: books.webhook._id,
    version: 1,
    name: 'books',
    url: receiver.urlOf('books'),
    events: ['order.placed'],
    isOn: false,
  });
  expect(off.body.data.webhook.off?.reason).toBe('byHand');
  await sent();
  await buy(await store.shopper(), shirt);
  await sent();
  expect([typesOf('cash'), typesOf('books')]).toEqual([[], []]);
  expect(webhook.events).toEqual(['return.*']);
});
