import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart, buy, home, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { line } from '../../../../test/returning.ts';
import { openStore, randomPhone } from '../../../../test/store.ts';
import type { ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import { writeSettings } from '../../settings.ts';

const store = await openStore();
// What is collected at an office goes with a company.
await store.pool.query(`insert into companies (id, name_en, name_ar) values ('north', 'North', 'الشمال')`);
const dress = await addProduct(store.db, { price: 1000, stock: { 'black/M': 9, 'black/L': 1 } });
await openConsole(store, ['owner']);
const support = await openConsole(store, ['support']);
await writeSettings(store.db, {});

type Order = ConsoleInputOf<'placeForCustomer'>;

const asked = (phone: string, more: Partial<Order> = {}): Order => ({
  phone,
  name: 'Hala Nasser',
  address: home,
  lines: [line(dress, 2)],
  source: 'phone',
  consent: true,
  isOldEnough: true,
  expectedTotal: 2150,
  ...more,
});

const place = (order: Order, key: string = randomUUID()) =>
  support.ask('placeForCustomer', order, { 'idempotency-key': key });

test('a new number becomes a customer whose first sign-in finds the order', async () => {
  const phone = randomPhone();
  const preview = await support.ask('previewForCustomer', { phone, lines: [line(dress, 2)], address: home });
  expect(preview.body.data).toMatchObject({ customer: null, totals: { total: 2150 }, issue: null });
  const { status, body } = await place(asked(`0${phone.slice(4)}`, { confirmed: true }));
  expect(status).toBe(201);
  expect(body.data.order).toMatchObject({ stage: 'toPick', total: 2150, customer: { name: 'Hala Nasser' } });
  const { rows } = await store.pool.query(
    `select source, taken_by, consent_at is not null as agreed, s.registered_at
       from orders o join shoppers s on s.id = o.shopper_id where o.id = $1`,
    [body.data.order._id],
  );
  expect(rows).toEqual([{ source: 'phone', taken_by: support.staffId, agreed: true, registered_at: null }]);
  const shopper = await store.shopper({ phone });
  const { orders } = (await shopper.call('getAllOrders', { page: 1, limit: 5 })).body.data;
  expect(orders.map(({ _id }) => _id)).toEqual([body.data.order._id]);
  expect(await store.invariants()).toEqual([]);
});

test('an order not agreed by phone waits for its confirmation, and the cart of a known customer stays', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const order = asked(shopper.phone, {
    address: undefined,
    source: 'whatsapp',
    lines: [line(dress)],
    expectedTotal: 1150,
  });
  const { body } = await place(order);
  expect(body.data.order).toMatchObject({ stage: 'toConfirm', toCall: true });
  expect((await shopper.call('displayCart')).body.data.cart.itemsCount).toBe(1);
  const { orders } = (await shopper.call('getAllOrders', { page: 1, limit: 5 })).body.data;
  expect(orders).toHaveLength(1);
});

test.each<[string, Partial<Order>, number, string]>([
  ['without the customer’s consent', { consent: false as never }, 400, 'VALIDATION'],
  ['for a child', { isOldEnough: false as never }, 400, 'VALIDATION'],
  ['for a number that is none', { phone: '12345' }, 400, 'PHONE_INVALID'],
  ['at another price', { expectedTotal: 2000 }, 409, 'PRICE_CHANGED'],
  ['of more than is there', { lines: [{ ...line(dress, 2), sizeId: 'L' }] }, 409, 'OUT_OF_STOCK'],
  ['of more than a cart takes', { lines: [line(dress, 11)] }, 409, 'QUANTITY_LIMIT'],
  ['of a piece that does not exist', { lines: [line('none')] }, 409, 'UNAVAILABLE'],
  ['of the same piece twice', { lines: [line(dress), line(dress)] }, 400, 'VALIDATION'],
  ['with another’s coupon', { couponCode: 'NONE' }, 404, 'COUPON_NOT_FOUND'],
])('an order is not taken %s', async (_, more, status, code) => {
  const answer = await place(asked(randomPhone(), more));
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('the limits of the shop hold for staff too: of orders at once by both ways no more are placed than it leaves', async () => {
  const shopper = await store.shopper();
  await buy(shopper, dress);
  await addToCart(shopper, dress);
  const one = asked(shopper.phone, { lines: [line(dress)], expectedTotal: 1150 });
  const answers = await Promise.all([pay(shopper), place(one), place(one)]);
  const placed = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ body }) => body.code === 'ORDER_LIMIT');
  expect([placed.length, refused.length]).toEqual([1, 2]);
  const { issue } = (await support.ask('previewForCustomer', { phone: shopper.phone, lines: [line(dress)] }))
    .body.data;
  expect(issue?.code).toBe('ORDER_LIMIT');
  expect(await store.invariants()).toEqual([]);
});

test('a repeated key places once, and the same address under another number is said', async () => {
  const address = { ...home, street: 'Baghdad Street 7' };
  const key = randomUUID();
  const order = asked(randomPhone(), { address, lines: [line(dress)], expectedTotal: 1150 });
  const [first, again] = [await place(order, key), await place(order, key)];
  expect(again.body.data.order._id).toBe(first.body.data.order._id);
  const preview = { phone: randomPhone(), lines: [line(dress)], address };
  expect((await support.ask('previewForCustomer', preview)).body.data.sameAddress).toBe(1);
});

test('an order of a new customer to an office leaves their own address open, and has no neighbors', async () => {
  const office = { city: 'Damascus', area: '', street: '', kind: 'office' } as const;
  const [first, second] = [randomPhone(), randomPhone()];
  for (const phone of [first, second]) {
    const preview = await support.ask('previewForCustomer', { phone, lines: [line(dress)], address: office });
    expect(preview.body.data).toMatchObject({ sameAddress: 0, issue: null });
    const expectedTotal = preview.body.data.totals?.total ?? 0;
    const { body } = await place(asked(phone, { address: office, lines: [line(dress)], expectedTotal }));
    expect(body.data.order).toMatchObject({ deliveryKind: 'office', city: 'Damascus' });
  }
  const { body } = await support.ask('previewForCustomer', { phone: first, lines: [line(dress)] });
  expect(body.data).toMatchObject({ customer: { hasAddress: false }, totals: null });
});
