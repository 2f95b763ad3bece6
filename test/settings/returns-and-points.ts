import sharp from 'sharp';
import { runJob } from '../../src/api/jobs/runner.ts';
import type { Settings } from '../../src/shop/settings.ts';
import { bringTo, passTime } from '../buying.ts';
import { askWithKey } from '../cash.ts';
import { openConsole } from '../console.ts';
import { returnRound } from '../return-round.ts';
import { bringing, decide, line } from '../returning.ts';
import { codeOf, dress, inDays, ordered, type SeenSettings, type Shop } from './shop.ts';

/** A delivered dress that its shopper asks to bring back. */
async function asked(shop: Shop, kind: 'return' | 'exchange', more: { refundAs?: 'points' } = {}) {
  const { shopper, id: orderId, order, productId } = await ordered(shop);
  await bringTo(shop, orderId, 'delivered');
  const wanted = line(productId, 1, kind === 'exchange' ? { newSizeId: 'L' } : {});
  const request = { ...bringing(order, kind, 'wrongSize', wanted), ...more };
  const { body } = await shopper.call('requestReturnShipment', request);
  const id = body.data.order.returns[0]?._id ?? '';
  const read = async () => (await shop.manager.ask('getReturn', { id })).body.data.return;
  return { shopper, id, orderId, read };
}

async function approved(shop: Shop, kind: 'return' | 'exchange') {
  const request = await asked(shop, kind);
  const { version } = await request.read();
  await askWithKey(shop.manager, 'approveReturn', { id: request.id, version, way: 'store' });
  return request;
}

async function deadlines(shop: Shop) {
  const { shopper, id: orderId } = await ordered(shop);
  await bringTo(shop, orderId, 'delivered');
  const { returnUntil, exchangeUntil } = (await shopper.call('getOrderDetails', { orderId })).body.data.order;
  const page = await shop.page(`/ProductDetails/${await dress(shop)}`);
  return [returnUntil, exchangeUntil, /Return within .*? exchange within \d+/.exec(page)?.[0]];
}

/** A shopper with 200 points. */
async function withPoints(shop: Shop) {
  const shopper = await shop.shopper();
  await shop.pool.query(
    `insert into points_ledger (shopper_id, points, reason, at, expires_at)
     select id, 200, 'granted', $2, $2::timestamptz + interval '40 days' from shoppers where phone = $1`,
    [shopper.phone, shop.now()],
  );
  return shopper;
}

const redeemed = async (shop: Shop) =>
  (await (await withPoints(shop)).call('redeemPoints', { points: 200 })).body.data.coupon;

/** What a dress of 1,000 brings once its order is complete. */
async function earned(shop: Shop) {
  const now = shop.now();
  const { shopper, id } = await ordered(shop);
  await bringTo(shop, id, 'delivered');
  await passTime(shop, inDays(shop, 20).toISOString(), [shopper]);
  await runJob(shop, 'complete-orders');
  const { balance, expiring } = (await shopper.call('getPoints')).body.data;
  shop.setNow(now);
  return { balance, expiring };
}

/** Returns and exchanges, and points. */
export const returnsAndPoints = {
  returnDays: {
    to: 5,
    look: deadlines,
    was: [
      '2026-11-25T21:00:00.000Z',
      '2026-12-01T21:00:00.000Z',
      'Return within 3 business days, exchange within 7',
    ],
    is: [
      '2026-11-29T21:00:00.000Z',
      '2026-12-01T21:00:00.000Z',
      'Return within 5 business days, exchange within 7',
    ],
  },
  exchangeDays: {
    to: 9,
    look: deadlines,
    was: [
      '2026-11-25T21:00:00.000Z',
      '2026-12-01T21:00:00.000Z',
      'Return within 3 business days, exchange within 7',
    ],
    is: [
      '2026-11-25T21:00:00.000Z',
      '2026-12-03T21:00:00.000Z',
      'Return within 3 business days, exchange within 9',
    ],
  },
  giveBackDays: {
    to: 2,
    look: async (shop) => {
      const { shopper, orderId } = await approved(shop, 'return');
      const { returns } = (await shopper.call('getOrderDetails', { orderId })).body.data.order;
      return returns[0]?.giveBackBy;
    },
    was: '2026-12-01T21:00:00.000Z',
    is: '2026-11-24T21:00:00.000Z',
  },
  exchangeHoldDays: {
    to: 2,
    look: async (shop) => {
      const now = shop.now();
      const { read } = await approved(shop, 'exchange');
      shop.setNow(inDays(shop, 4));
      await runJob(shop, 'parcel-timers');
      shop.setNow(now);
      return (await read()).status;
    },
    was: 'approved',
    is: 'rejected',
  },
  returnPhotoDays: {
    to: 60,
    look: async (shop) => {
      const { shopper, id, orderId, read } = await asked(shop, 'return');
      const create = { width: 40, height: 40, channels: 3, background: '#a8203f' } as const;
      const photo = (await sharp({ create }).jpeg().toBuffer()).toString('base64');
      await shopper.call('addReturnPhoto', { orderId, returnId: id, photo });
      await decide(shop, orderId, id, 'rejected', 'Worn');
      await shop.pool.query('update returns set decided_at = $2 where id = $1', [id, inDays(shop, -100)]);
      await runJob(shop, 'clean-up');
      return (await read()).photos;
    },
    was: 1,
    is: 0,
  },
  doorRefundMax: {
    to: 1_000,
    look: async (shop) => {
      const { approved: collected, accepted, yousef } = await returnRound(shop);
      const { id } = await collected();
      await accepted([id]);
      return (await yousef.ask('getMyRun')).body.data.returnStops.map(({ refund }) => refund);
    },
    was: [1_300],
    is: [0],
  },
  pointsRefundBonus: {
    to: 25,
    look: async (shop) => (await (await asked(shop, 'return', { refundAs: 'points' })).read()).refund.points,
    was: 2_200,
    is: 2_500,
  },
  pointsPerPounds: { to: 20, look: async (shop) => (await earned(shop)).balance, was: 100, is: 50 },
  pointsMonths: {
    to: 1,
    look: async (shop) => (await earned(shop)).expiring?.at,
    was: '2027-12-31T21:00:00.000Z',
    is: '2027-01-31T21:00:00.000Z',
  },
  pointsRedeemStep: {
    to: 150,
    look: async (shop) => codeOf(await (await withPoints(shop)).call('redeemPoints', { points: 200 })),
    was: null,
    is: 'POINTS_STEP',
  },
  pointsRedeemValue: { to: 75, look: async (shop) => (await redeemed(shop)).value, was: 100, is: 150 },
  pointsCouponDays: {
    to: 20,
    look: async (shop) => (await redeemed(shop)).endsAt,
    was: '2027-02-20T07:00:00.000Z',
    is: '2026-12-12T07:00:00.000Z',
  },
  pointsNoticeDays: {
    to: 25,
    look: async (shop) => {
      const now = shop.now();
      const shopper = await withPoints(shop);
      await passTime(shop, inDays(shop, 20).toISOString(), [shopper]);
      await runJob(shop, 'end-points');
      const { notifications } = (await shopper.call('getNotifications')).body.data;
      shop.setNow(now);
      return notifications.length;
    },
    was: 0,
    is: 1,
  },
  staffLimits: {
    to: { ownerGives: 50_000, managerGives: 50_000, supportGives: 300, supportDecides: 500 },
    look: async (shop) => {
      const { shopper, id } = await asked(shop, 'return');
      const support = await openConsole(shop, ['support']);
      const mine = (await shopper.call('getUserData')).body.data.user._id;
      const { customer } = (await support.ask('getCustomer', { id: mine })).body.data;
      const { version } = (await support.ask('getReturn', { id })).body.data.return;
      const decided = await askWithKey(support, 'approveReturn', { id, version, way: 'store' });
      return [customer.compensationLeft, codeOf(decided)];
    },
    was: [1_000, null],
    is: [300, 'LIMIT'],
  },
} satisfies Partial<SeenSettings<keyof Settings>>;
