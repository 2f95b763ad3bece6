import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addToCart, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const dress = await addProduct(store.db, { price: 2000 });

async function shopperWithPoints(points: number): Promise<Client> {
  const shopper = await store.shopper();
  await sql`insert into points_ledger (shopper_id, points, reason, at)
            select id, ${points}, 'granted', ${store.now()}::timestamptz - interval '1 minute' from shoppers where phone = ${shopper.phone}`.execute(
    store.db,
  );
  return shopper;
}

test('the balance comes with every change that made it', async () => {
  const shopper = await shopperWithPoints(250);
  const { status, body } = await shopper.call('getPoints', { page: 1, limit: 10 });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    balance: 250,
    entries: [
      {
        points: 250,
        kind: 'granted',
        reason: 'A gift from the store',
        orderNumber: null,
        at: '2026-11-22T06:59:00.000Z',
      },
    ],
    pagination: { page: 1, limit: 10, totalItems: 1, totalPages: 1 },
  });
  expect((await shopper.call('getPoints', { page: 9 })).body.data.entries).toEqual([]);
});

test('points become a coupon that one shopper uses once', async () => {
  const shopper = await shopperWithPoints(250);
  const { status, body } = await shopper.call('redeemPoints', { points: 200 });
  expect([status, body.message]).toEqual([200, 'Your points are now a coupon']);
  expect(body.data).toMatchObject({
    balance: 50,
    coupon: { kind: 'amount', value: 100, title: '100 SYP from your points', assigned: true, used: false },
  });
  expect((await shopper.call('getPoints')).body.data).toMatchObject({
    balance: 50,
    entries: [{ points: -200 }, { points: 250 }],
  });
  const { _id: couponId, code } = body.data.coupon;
  const stranger = await store.shopper();
  expect((await stranger.call('assignCoupon', { code })).body.code).toBe('COUPON_NOT_FOUND');
  await addToCart(shopper, dress);
  await shopper.call('applyCoupon', { couponId });
  expect((await pay(shopper)).body.data.order).toMatchObject({ discount: 100, total: 2050 });
  expect(await store.invariants()).toEqual([]);
});

describe('redeeming is refused', () => {
  test.each([
    ['between two steps', 150, 409, 'POINTS_STEP'],
    ['past the balance', 300, 409, 'POINTS_NOT_ENOUGH'],
    ['for nothing', 0, 400, 'VALIDATION'],
    ['below nothing', -100, 400, 'VALIDATION'],
  ])('%s', async (_, points, status, code) => {
    const shopper = await shopperWithPoints(250);
    const answer = await shopper.call('redeemPoints', { points });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await shopper.call('getPoints')).body.data.balance).toBe(250);
  });

  test('for guests', async () => {
    expect((await store.guest().call('redeemPoints', { points: 100 })).status).toBe(401);
    expect((await store.guest().call('getPoints')).status).toBe(401);
  });

  test('to all but two of ten requests at once that the balance is enough for', async () => {
    const shopper = await shopperWithPoints(250);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shopper.call('redeemPoints', { points: 100 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'POINTS_NOT_ENOUGH')).toHaveLength(8);
    expect(await store.invariants()).toEqual([]);
  });
});
