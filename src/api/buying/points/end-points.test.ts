import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addToCart, bringTo, buy, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { decide } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import { completeOrders } from '../../delivery/returns/complete-orders.ts';
import { endPoints } from './end-points.ts';

const store = await openStore();
const { db } = store;
const dress = await addProduct(db, { id: 'dress', price: 1000, stock: { 'black/M': 50 } });

async function shopperWith(...lots: [points: number, expiresAt: string | null][]): Promise<Client> {
  const shopper = await store.shopper();
  for (const [points, expiresAt] of lots)
    await sql`insert into points_ledger (shopper_id, points, reason, at, expires_at)
              select id, ${points}, 'granted', ${store.now()}, ${expiresAt}::timestamptz from shoppers where phone = ${shopper.phone}`.execute(
      db,
    );
  return shopper;
}

async function moveTo(instant: string | Date, shopper: Client): Promise<void> {
  store.setNow(instant);
  await shopper.signIn(shopper.phone);
}

async function runTwice(): Promise<void> {
  const { settings, now } = await store.terms();
  await Promise.all([endPoints(db, settings, now), endPoints(db, settings, now)]);
  await endPoints(db, settings, now);
}

const ledger = async (shopper: Client) => (await shopper.call('getPoints')).body.data;
const titles = async (shopper: Client) =>
  (await shopper.call('getNotifications')).body.data.notifications.map(({ title }) => title);

test('points end once, after one notice to their shopper; what was spent ended first', async () => {
  const shopper = await shopperWith([300, '2027-01-01T00:00:00+03:00'], [50, null]);
  await shopper.call('redeemPoints', { points: 100 });
  expect((await ledger(shopper)).expiring).toEqual({ points: 200, at: '2026-12-31T21:00:00.000Z' });

  await runTwice();
  expect(await titles(shopper)).toEqual([]);
  await moveTo('2026-12-17T10:00:00+03:00', shopper);
  await runTwice();
  expect(await titles(shopper)).toEqual([expect.stringMatching(/expire on Thursday\s31\sDecember$/)]);
  expect((await ledger(shopper)).balance).toBe(250);

  await moveTo('2027-01-01T10:00:00+03:00', shopper);
  await runTwice();
  const { balance, expiring, entries } = await ledger(shopper);
  expect([balance, expiring]).toEqual([50, null]);
  expect(entries[0]).toMatchObject({ points: -200, kind: 'expired', reason: 'Expired' });
  expect(await store.invariants()).toEqual([]);
});

test('points whose shopper could not be notified in time end later', async () => {
  const late = await shopperWith([100, '2027-01-01T00:00:00+03:00']);
  await runTwice();
  expect(await titles(late)).toEqual([expect.stringMatching(/expire on Friday\s15\sJanuary$/)]);
  expect((await ledger(late)).balance).toBe(100);
  await moveTo('2027-01-15T11:00:00+03:00', late);
  await runTwice();
  expect((await ledger(late)).balance).toBe(0);
});

test('points that an order brings end with the month a year later', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, dress, 2);
  await bringTo(store, order._id, 'delivered');
  await moveTo('2027-02-01T10:00:00+03:00', shopper);
  const { settings, now } = await store.terms();
  await completeOrders(db, settings, now);
  const [entry] = (await ledger(shopper)).entries;
  expect(entry).toMatchObject({
    points: 200,
    kind: 'earned',
    orderId: order._id,
    expiresAt: '2028-02-29T21:00:00.000Z',
  });
});

test.each([
  ['of one piece takes back its points', 1, 0, 100],
  ['of all takes back all', 2, 0, 0],
  ['takes back no more than is left', 2, 100, 0],
])('a refund after the order was completed %s', async (_, pieces, spent, left) => {
  const shopper = await store.shopper();
  const order = await buy(shopper, dress, 2);
  await bringTo(store, order._id, 'delivered');
  await moveTo(new Date(store.now().getTime() + 20 * 24 * 3600_000), shopper);
  const { settings, now } = await store.terms();
  await completeOrders(db, settings, now);
  if (spent > 0) await shopper.call('redeemPoints', { points: spent });
  await addApprovedReturn(order._id, pieces);
  expect(await decide(store, order._id, `late-${order._id}`, 'received')).toBeNull();
  expect(await decide(store, order._id, `late-${order._id}`, 'refunded')).toBeNull();
  expect((await ledger(shopper)).balance).toBe(left);
  expect((await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order.status).toBe(
    'completed',
  );
  expect(await store.invariants()).toEqual([]);
});

/** A return that the merchant took in after the order was complete. */
async function addApprovedReturn(orderId: string, pieces: number): Promise<void> {
  await sql`insert into returns (id, order_id, kind, scope, status, reason)
            values (${`late-${orderId}`}, ${orderId}, 'return', 'item', 'approved', 'other')`.execute(db);
  await sql`insert into return_items (return_id, item_no, order_id, line_no, quantity)
            select ${`late-${orderId}`}, 1, order_id, line_no, ${pieces} from order_lines where order_id = ${orderId}`.execute(
    db,
  );
}

test('points are used in the cart in one step, and no more than it costs', async () => {
  const shopper = await shopperWith([5000, null]);
  expect((await shopper.call('spendPoints', { points: 100 })).body.code).toBe('CART_EMPTY');
  await addToCart(shopper, dress);
  const above = await shopper.call('spendPoints', { points: 2100 });
  expect([above.status, above.body.code, above.body.message]).toEqual([
    409,
    'POINTS_ABOVE_CART',
    'You can use up to 2,000 points in this cart.',
  ]);
  expect((await shopper.call('spendPoints', { points: 150 })).body.code).toBe('POINTS_STEP');
  expect((await ledger(shopper)).balance).toBe(5000);
  const { status, body } = await shopper.call('spendPoints', { points: 300 });
  expect([status, body.message]).toEqual([200, 'Points applied to your cart']);
  expect(body.data).toMatchObject({
    balance: 4700,
    cart: { discount: 150, coupon: { title: '150 SYP from your points' } },
  });
  expect((await pay(shopper)).body.data.order).toMatchObject({ discount: 150 });
  expect((await store.guest().call('spendPoints', { points: 100 })).status).toBe(401);
});

test('of ten requests at once to use points in the cart the balance pays for two', async () => {
  const shopper = await shopperWith([200, null]);
  await addToCart(shopper, dress);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shopper.call('spendPoints', { points: 100 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await ledger(shopper)).balance).toBe(0);
  expect(await store.invariants()).toEqual([]);
});
