import { runJob } from '../../src/api/jobs/runner.ts';
import { Settings } from '../../src/shop/settings.ts';
import { addToCart, bringTo, buy, pay } from '../buying.ts';
import { askWithKey } from '../cash.ts';
import { openConsole } from '../console.ts';
import { owner as boss, send, take } from '../parcels.ts';
import { codeOf, dress, inDays, ordered, orderOf, type Seen, type SeenSettings, type Shop } from './shop.ts';

const defaults = Settings.parse({});

/** The second order of someone whose first was delivered: of a known shopper. */
async function orderOfKnown(shop: Shop) {
  const { shopper, id, productId } = await ordered(shop);
  await bringTo(shop, id, 'delivered');
  const order = await buy(shopper, productId);
  return { shopper, id: order._id };
}

async function called(shop: Shop, outcome: 'noAnswer' | 'wrongNumber') {
  const { id } = await ordered(shop);
  const { version } = await orderOf(shop, id);
  await askWithKey(shop.support, 'callOrder', { id, version, outcome });
  return id;
}

/** Whether it may be given up some days later. */
async function mayGiveUp(shop: Shop, id: string, days: number) {
  const now = shop.now();
  shop.setNow(inDays(shop, days));
  const manager = await openConsole(shop, ['manager']);
  const { may } = (await manager.ask('getOrder', { id })).body.data.order;
  shop.setNow(now);
  return may.includes('giveUp');
}

async function withCompany(shop: Shop, id: string) {
  await shop.db
    .insertInto('companies')
    .values({ id: 'north', name_en: 'North', name_ar: 'الشمال' })
    .onConflict((of) => of.doNothing())
    .execute();
  for (const step of [
    { step: 'confirm' },
    { step: 'pick' },
    { step: 'pack', pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }], tickReason: '' },
    { step: 'handOverCompany', companyId: 'north', waybill: id },
  ] as const)
    await take(shop, id, step);
}

/** What a new shopper with a cart is answered when paying. */
async function paying(shop: Shop, pieces = 1, isTwice = false) {
  const shopper = await shop.shopper();
  const productId = await dress(shop);
  if (isTwice) await buy(shopper, productId);
  await addToCart(shopper, productId, pieces);
  return codeOf(await pay(shopper));
}

async function paymentStep(shop: Shop, pieces = 1) {
  const shopper = await shop.shopper();
  await addToCart(shopper, await dress(shop), pieces);
  return shop.page('/checkout/delivery?step=payment', shopper);
}

async function invoiceOf(shop: Shop) {
  const { id } = await ordered(shop);
  await bringTo(shop, id, 'delivered');
  const manager = await openConsole(shop, ['manager']);
  return (await manager.ask('getOrder', { id })).body.data.order.invoices[0];
}

const toCall: Seen['look'] = async (shop) => (await orderOf(shop, (await orderOfKnown(shop)).id)).toCall;

/** The calls before packing, parcels, cash at the door, and what one order may be. */
export const ordersAndCash = {
  confirmCalls: {
    to: 'none',
    look: async (shop) => (await orderOf(shop, (await ordered(shop)).id)).toCall,
    was: true,
    is: false,
  },
  autoConfirm: {
    to: true,
    look: async (shop) => {
      const { id, shopper } = await orderOfKnown(shop);
      await runJob(shop, 'parcel-timers');
      return (await shopper.call('getOrderDetails', { orderId: id })).body.data.order.status;
    },
    was: 'pending',
    is: 'inProgress',
  },
  callAbove: { to: 500, look: toCall, was: false, is: true },
  callHours: {
    to: { opens: 12, closes: 20 },
    look: async (shop) => (await orderOf(shop, (await ordered(shop)).id)).callableFrom,
    was: null,
    is: '2026-11-22T09:00:00.000Z',
  },
  callAttempts: {
    to: 1,
    look: async (shop) => mayGiveUp(shop, await called(shop, 'noAnswer'), 4),
    was: false,
    is: true,
  },
  confirmDays: {
    to: 7,
    look: async (shop) => mayGiveUp(shop, await called(shop, 'wrongNumber'), 4),
    was: true,
    is: false,
  },
  deliveryAttempts: {
    to: 1,
    look: async (shop) => {
      const { id } = await ordered(shop);
      await withCompany(shop, id);
      const attempt = async () => {
        const { version } = await orderOf(shop, id);
        const said = { reason: 'Nobody home', nextDate: '2026-11-24' };
        return codeOf(await askWithKey(shop.manager, 'reportAttempt', { id, version, ...said }));
      };
      await attempt();
      await take(shop, id, { step: 'handOverCompany', companyId: 'north', waybill: `${id} again` });
      return attempt();
    },
    was: null,
    is: 'ORDER_STEP_NOT_ALLOWED',
  },
  officeDays: {
    to: 4,
    look: async (shop) => {
      const { id, shopper } = await ordered(shop);
      await withCompany(shop, id);
      const { version } = await orderOf(shop, id);
      await askWithKey(shop.manager, 'reportAtOffice', { id, version, office: 'Homs' });
      return (await shopper.call('getOrderDetails', { orderId: id })).body.data.order.expected?.day;
    },
    was: '2026-11-29',
    is: '2026-11-26',
  },
  courierCashLimit: {
    to: 1_000,
    look: async (shop) => {
      const courier = await openConsole(shop, ['courier']);
      const first = await ordered(shop);
      await send(shop, first.id, courier.staffId);
      await take(shop, first.id, { step: 'deliver', kept: null, noPin: 'noPhone' }, boss);
      const next = await ordered(shop);
      for (const step of [
        { step: 'confirm' },
        { step: 'pick' },
        { step: 'pack', pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }], tickReason: '' },
      ] as const)
        await take(shop, next.id, step);
      const { parcelId } = await orderOf(shop, next.id);
      const made = await askWithKey(shop.manager, 'createRun', {
        courierId: courier.staffId,
        parcels: [parcelId],
      });
      const { run } = made.body.data;
      return codeOf(await askWithKey(shop.manager, 'handOverRun', { id: run._id, version: run.version }));
    },
    was: null,
    is: 'CASH_UNCOUNTED',
  },
  doorFeeOnRefusal: {
    to: 'ask',
    look: async (shop) => {
      const { id } = await ordered(shop);
      await send(shop, id);
      const { version } = await orderOf(shop, id);
      await askWithKey(shop.manager, 'reportRefused', { id, version, refusal: 'changedMind', reason: 'no' });
      return [
        (await orderOf(shop, id)).invoices.map(({ total }) => total),
        (await paymentStep(shop)).includes('you still pay for delivery'),
      ];
    },
    was: [[], false],
    is: [[150], true],
  },
  doorRecheck: {
    to: true,
    look: async (shop) => {
      await shop.pool.query(`update settings set value = value || '{"freeDeliveryFrom": 2000}'`);
      await shop.pool.query(
        `insert into settings (value) values ('{"freeDeliveryFrom": 2000}') on conflict do nothing`,
      );
      const { id } = await ordered(shop, 2);
      await send(shop, id);
      const { version } = await orderOf(shop, id);
      const kept = [{ lineNo: 1, kept: 1, reason: 'changedMind' as const }];
      await askWithKey(shop.manager, 'reportDelivered', { id, version, kept });
      return [
        (await orderOf(shop, id)).settlement?.fee,
        (await paymentStep(shop, 2)).includes('recalculated for what you keep'),
      ];
    },
    was: [0, false],
    is: [150, true],
  },
  largestNote: {
    to: 1_000,
    look: async (shop) => /Notes of ([\d,]+)/.exec(await paymentStep(shop))?.[1],
    was: '500',
    is: '1,000',
  },
  taxRate: {
    to: 11,
    look: async (shop) => {
      const invoice = await invoiceOf(shop);
      const { rows } = await shop.pool.query('select content from invoices where id = $1', [invoice?._id]);
      return rows[0]?.content.taxRate;
    },
    was: 0,
    is: 11,
  },
  invoicePrefix: {
    to: 'NR',
    at: '2027-01-10T10:00:00+03:00',
    look: async (shop) => (await invoiceOf(shop))?.number.replaceAll(/\d+$/g, ''),
    was: '2026-',
    is: 'NR-2027-',
  },
  maxQuantityPerLine: {
    to: 2,
    look: async (shop) => {
      const line = { productId: await dress(shop), colorId: 'black', sizeId: 'M', quantity: 3 };
      return codeOf(await (await shop.shopper()).call('addToCart', line));
    },
    was: null,
    is: 'QUANTITY_LIMIT',
  },
  maxOrderLines: {
    to: 1,
    look: async (shop) => {
      const shopper = await shop.shopper();
      const productId = await dress(shop);
      await addToCart(shopper, productId);
      const line = { productId, colorId: 'black', sizeId: 'L', quantity: 1 };
      return codeOf(await shopper.call('addToCart', line));
    },
    was: null,
    is: 'CART_FULL',
  },
  maxOrderPieces: { to: 1, look: (shop) => paying(shop, 2), was: null, is: 'ORDER_TOO_LARGE' },
  maxOrderTotal: { to: 500, look: (shop) => paying(shop), was: null, is: 'ORDER_TOO_LARGE' },
  wrongCouponCodesPerHour: {
    to: 1,
    look: async (shop) => {
      const shopper = await shop.shopper();
      await addToCart(shopper, await dress(shop));
      const typed = async () => codeOf(await shopper.call('applyCoupon', { code: 'NONE' }));
      await typed();
      return typed();
    },
    was: 'COUPON_NOT_FOUND',
    is: 'RATE_LIMITED',
  },
  trust: {
    to: { ...defaults.trust, newOrders: 1 },
    look: (shop) => paying(shop, 1, true),
    was: null,
    is: 'ORDER_LIMIT',
  },
} satisfies Partial<SeenSettings<keyof Settings>>;
