import { expect, test } from 'vitest';
import { addCoupon, bringTo, pay, shopperWithCoupon, step } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import type { Client } from '../../../../../test/client.ts';
import { type ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { localized } from '../../../../../test/localized.ts';
import { bringing, line, stockOf } from '../../../../../test/returning.ts';
import { openStore } from '../../../../../test/store.ts';
import type { ConsoleReturn } from '../../../../shop/delivery/returns/desk-contract.ts';
import type { InputOf } from '../../../../shop/endpoints.ts';
import { runJob } from '../../../jobs/runner.ts';

// Three shirts of 1,280 with a tenth off: 3,840 − 384, the discount in steps of 25 is 375, and 150 for delivery.
// 3,465 + 150 = 3,615, of which 3,600 is taken.

const store = await openStore();
const { db } = store;
const coupon = await addCoupon(store, { code: 'TENTH' });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const packer = await openConsole(store, ['packer'], { name: 'Mahmoud' });
const support = await openConsole(store, ['support'], { name: 'Salma' });
const nadim = await openConsole(store, ['accountant'], { name: 'Nadim' });
const words = localized('It was worn', 'ملبوسة');

type Desk = {
  id: string;
  version: () => Promise<number>;
  items: ConsoleReturn['items'];
  shopper: Client;
  orderId: string;
};
type Act = (desk: Desk) => Promise<{ status: number; body: { code?: string } }>;

const approve: Act = async ({ id, version }) =>
  ask(support, 'approveReturn', { id, version: await version(), way: 'courier', pickupDay: '2026-11-24' });
const reject =
  (who: ConsoleClient): Act =>
  async ({ id, version }) =>
    ask(who, 'rejectReturn', { id, version: await version(), reason: words });
const receive =
  (counts: [resellable: number, damaged: number, missing: number, notOurs: number], lowered = 0): Act =>
  async ({ id, version }) => {
    const [resellable, damaged, missing, notOurs] = counts;
    const items = [{ itemNo: 1, resellable, damaged, missing, notOurs }];
    const said = missing + notOurs + lowered > 0 ? { words } : {};
    const who = lowered > 0 ? owner : packer;
    return ask(who, 'receiveReturn', { id, version: await version(), items, lowered, ...said });
  };
const refund =
  (as: 'cash' | 'points'): Act =>
  async ({ id, version }) =>
    ask(nadim, 'refundReturn', { id, version: await version(), as, receiptSigned: true, choseNow: true });
const withdraw: Act = async ({ id, orderId, shopper }) =>
  shopper.call('withdrawReturn', { orderId, returnId: id });
/** Eleven business days pass after the approval. */
const wait: Act = async ({ id }) => {
  await store.pool.query(`update returns set decided_at = '2026-11-01T08:00:00Z' where id = $1`, [id]);
  await runJob(store, 'parcel-timers');
  return { status: 200, body: {} };
};
/** A cap is ordered for what goes back, and delivered: its 450 come in. */
const forCap: Act = async ({ id, version }) => {
  const lines = [line('cap')];
  const wanted = { id, version: await version(), lines, expectedTotal: 450 };
  const answer = await ask(support, 'substituteReturn', wanted);
  const { orderId = '' } = answer.body.data?.return.substitute ?? {};
  for (const to of ['inDelivery', 'delivered'] as const) await step(store, orderId, to);
  return answer;
};
const exchange: Act = async ({ id, version }) =>
  ask(owner, 'exchangeReturn', { id, version: await version() });

type Ending = {
  wants: Partial<InputOf<'requestReturnShipment'>>;
  pieces: number;
  acts: Act[];
  /** Of black M and L, of 20 each with 3 sold; pounds and points that went back; titles of the last message. */
  ends: {
    status: string;
    m: number;
    l: number;
    damaged?: number;
    cash: number;
    points?: number;
    says: string;
    /** What the message of a declined one says; by itself the reason of the desk. */
    why?: string;
  };
};

await addProduct(db, { id: 'cap', price: 450, stock: { 'black/M': 20 } });
const toL = [line('shirt', 2, { newSizeId: 'L' })];
const endings: Record<string, Ending> = {
  'two resellable, in cash': {
    wants: {},
    pieces: 2,
    acts: [approve, receive([2, 0, 0, 0]), refund('cash')],
    ends: { status: 'refunded', m: 19, l: 20, cash: 2_325, says: 'is refunded' },
  },
  'all three, no more than was taken': {
    wants: {},
    pieces: 3,
    acts: [approve, receive([3, 0, 0, 0]), refund('cash')],
    ends: { status: 'refunded', m: 20, l: 20, cash: 3_475, says: 'is refunded' },
  },
  'the store’s mistake, with the delivery': {
    wants: { reason: 'damaged' },
    pieces: 3,
    acts: [approve, receive([0, 3, 0, 0]), refund('cash')],
    ends: { status: 'refunded', m: 17, l: 20, damaged: 3, cash: 3_600, says: 'is refunded' },
  },
  'two in points with the bonus': {
    wants: { refundAs: 'points' },
    pieces: 2,
    acts: [approve, receive([2, 0, 0, 0]), refund('points')],
    ends: { status: 'refunded', m: 19, l: 20, cash: 0, points: 5_082, says: 'is refunded' },
  },
  'two in points, chosen at the desk': {
    wants: {},
    pieces: 2,
    acts: [approve, receive([2, 0, 0, 0]), refund('points')],
    ends: { status: 'refunded', m: 19, l: 20, cash: 0, points: 5_082, says: 'is refunded' },
  },
  'withdrawn by the shopper': {
    wants: {},
    pieces: 2,
    acts: [withdraw],
    ends: { status: 'withdrawn', m: 17, l: 20, cash: 0, says: 'is withdrawn' },
  },
  'two for another product, in cash': {
    wants: {},
    pieces: 2,
    acts: [approve, forCap, receive([2, 0, 0, 0]), refund('cash')],
    ends: { status: 'refunded', m: 19, l: 20, cash: 1_875, says: 'is refunded' },
  },
  'one of two missing': {
    wants: {},
    pieces: 2,
    acts: [approve, receive([1, 0, 1, 0]), refund('cash')],
    ends: { status: 'refunded', m: 18, l: 20, cash: 1_175, says: 'is refunded' },
  },
  'one of two not ours': {
    wants: {},
    pieces: 2,
    acts: [approve, receive([1, 0, 0, 1]), refund('cash')],
    ends: { status: 'refunded', m: 18, l: 20, cash: 1_175, says: 'is refunded' },
  },
  'none of two ours': {
    wants: {},
    pieces: 2,
    acts: [approve, receive([0, 0, 0, 2])],
    ends: { status: 'rejected', m: 17, l: 20, cash: 0, says: 'is declined' },
  },
  'damaged by the shopper, 500 less': {
    wants: {},
    pieces: 2,
    acts: [approve, receive([1, 1, 0, 0], 500), refund('cash')],
    ends: { status: 'refunded', m: 18, l: 20, damaged: 1, cash: 1_825, says: 'is refunded' },
  },
  declined: {
    wants: {},
    pieces: 2,
    acts: [reject(support)],
    ends: { status: 'rejected', m: 17, l: 20, cash: 0, says: 'is declined' },
  },
  'an exchange for L': {
    wants: { kind: 'exchange', items: toL },
    pieces: 2,
    acts: [approve, receive([2, 0, 0, 0]), exchange],
    ends: { status: 'exchanged', m: 19, l: 18, cash: 0, says: 'is done' },
  },
  'an exchange of which one came': {
    wants: { kind: 'exchange', items: toL },
    pieces: 2,
    acts: [approve, receive([0, 1, 1, 0]), exchange],
    ends: { status: 'exchanged', m: 17, l: 19, damaged: 1, cash: 0, says: 'is done' },
  },
  'a declined exchange': {
    wants: { kind: 'exchange', items: toL },
    pieces: 2,
    acts: [reject(owner)],
    ends: { status: 'rejected', m: 17, l: 20, cash: 0, says: 'is declined' },
  },
  'a withdrawn exchange': {
    wants: { kind: 'exchange', items: toL },
    pieces: 2,
    acts: [withdraw],
    ends: { status: 'withdrawn', m: 17, l: 20, cash: 0, says: 'is withdrawn' },
  },
  'an exchange that was not given in time': {
    wants: { kind: 'exchange', items: toL },
    pieces: 2,
    acts: [approve, wait],
    ends: {
      status: 'rejected',
      m: 17,
      l: 20,
      cash: 0,
      says: 'is declined',
      why: 'not sent back in time',
    },
  },
  'an exchange for another product, in cash': {
    wants: { kind: 'exchange', items: toL },
    pieces: 2,
    acts: [approve, forCap, receive([2, 0, 0, 0]), refund('cash')],
    ends: { status: 'refunded', m: 19, l: 20, cash: 1_875, says: 'is refunded' },
  },
  'an exchange of which nothing came': {
    wants: { kind: 'exchange', items: toL },
    pieces: 2,
    acts: [approve, receive([0, 0, 2, 0])],
    ends: { status: 'rejected', m: 17, l: 20, cash: 0, says: 'is declined' },
  },
};

test.each(Object.entries(endings))('a return ends: %s', async (_, { wants, pieces, acts, ends }) => {
  const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 20, 'black/L': 20 } });
  const shopper = await shopperWithCoupon(store, coupon, shirt, 3);
  const order = (await pay(shopper)).body.data.order;
  await bringTo(store, order._id, 'delivered');
  const safe = await balance('safe');
  const items = (wants.items ?? [line('shirt', pieces)]).map((item) => ({ ...item, productId: shirt }));
  const asked = { ...bringing(order, 'return', 'changedMind'), ...wants, items };
  const { body } = await shopper.call('requestReturnShipment', asked);
  const id = body.data.order.returns[0]?._id ?? '';
  const read = async () => (await owner.ask('getReturn', { id })).body.data.return;
  const desk = {
    id,
    version: async () => (await read()).version,
    items: (await read()).items,
    shopper,
    orderId: order._id,
  };
  for (const act of acts) {
    const { status, body: answer } = await act(desk);
    expect([status, answer.code]).toEqual([200, undefined]);
  }
  const done = await read();
  expect(done).toMatchObject({
    status: ends.status,
    may: ['rejected', 'withdrawn'].includes(ends.status) ? ['extend'] : [],
  });
  const { damaged } = await db
    .selectFrom('variants')
    .select('damaged')
    .where('product_id', '=', shirt)
    .where('size_id', '=', 'M')
    .executeTakeFirstOrThrow();
  expect({
    m: await stockOf(store, shirt),
    l: await stockOf(store, shirt, 'black/L'),
    damaged,
    cash: safe - (await balance('safe')),
    points: (await shopper.call('getUserData')).body.data.user.points,
  }).toEqual({ m: ends.m, l: ends.l, damaged: ends.damaged ?? 0, cash: ends.cash, points: ends.points ?? 0 });
  const redeemed = await db
    .selectFrom('coupon_redemptions')
    .select('released_at')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  expect(redeemed.released_at).toBeNull();
  const said = (await shopper.call('getNotifications', { page: 1, limit: 50 })).body.data.notifications;
  const last = said.filter(({ title }) => title.includes(ends.says));
  expect(last).toHaveLength(1);
  if (ends.status === 'rejected') expect(last[0]?.text).toContain(ends.why ?? words.en);
  expect(await store.invariants()).toEqual([]);
});

async function balance(account: string): Promise<number> {
  const row = await db
    .selectFrom('cash_accounts')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
