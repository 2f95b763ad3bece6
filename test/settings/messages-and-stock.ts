import { randomUUID } from 'node:crypto';
import { runJob } from '../../src/api/jobs/runner.ts';
import { Settings } from '../../src/shop/settings.ts';
import { bringTo, buy } from '../buying.ts';
import { askWithKey } from '../cash.ts';
import { openConsole } from '../console.ts';
import { localized } from '../localized.ts';
import { randomPhone } from '../store.ts';
import { codeOf, dress, inDays, ordered, orderOf, type SeenSettings, type Shop } from './shop.ts';

const defaults = Settings.parse({});
const HOUR_MS = 3_600_000;

/** The states of the messages about orders to a phone. */
async function messagesTo(shop: Shop, phone: string) {
  const { messages } = (await shop.manager.ask('listMessages', { phone })).body.data;
  return messages.filter(({ kind }) => kind === 'order').map(({ state }) => state);
}

async function delivers(shop: Shop) {
  const { shopper } = await ordered(shop);
  await runJob(shop, 'deliver-messages');
  return messagesTo(shop, shopper.phone);
}

/** A product that was received for so many cents apiece, at 100 pounds a dollar. */
async function costing(shop: Shop, cents: number) {
  const productId = await dress(shop, {
    brandId: `brand-${randomUUID().slice(0, 8)}`,
    stock: { 'black/M': 0 },
  });
  await askWithKey(shop.owner, 'setRate', { rate: 10_000 });
  const made = await askWithKey(shop.owner, 'createReceipt', {});
  const { _id: id, version } = made.body.data.receipt;
  const lines = [{ productId, colorId: 'black', sizeId: 'M', counted: 4, unitCost: cents }];
  const changed = await shop.owner.ask('changeReceipt', { id, version, lines });
  await askWithKey(shop.owner, 'postReceipt', { id, version: changed.body.data.receipt.version });
  return productId;
}

/** What a rule would do with the price of a product. */
async function priced(shop: Shop, productId: string, percent: number) {
  const { body } = await shop.manager.ask('previewPrices', {
    kind: 'percent',
    value: percent,
    rounding: 'nearest',
    ending: null,
    startsAt: null,
    endsAt: null,
    categoryIds: [],
    brandIds: [],
    productIds: [productId],
  });
  const { rows } = (await shop.manager.ask('getPriceChange', { id: body.data.change._id })).body.data;
  return rows.map(({ kind }) => kind);
}

const shopperId = async (shopper: Awaited<ReturnType<Shop['shopper']>>) =>
  (await shopper.call('getUserData')).body.data.user._id;

/** Messages, products, and what protects the shop. */
export const messagesAndStock = {
  orderNewsBy: {
    to: 'push',
    look: async (shop) =>
      (await (await shop.shopper()).call('getNotificationWishes')).body.data.wishes.orders,
    was: 'sms',
    is: 'push',
  },
  quietHours: { to: { from: 9, until: 12 }, look: delivers, was: ['sent'], is: ['waiting'] },
  alertTurnHours: {
    to: 1,
    look: async (shop) => {
      const now = shop.now();
      const productId = await dress(shop, { stock: { 'black/M': 0 } });
      const waiting = [await shop.shopper(), await shop.shopper()];
      for (const shopper of waiting)
        await shopper.call('addStockAlert', { productId, colorId: 'black', sizeId: 'M' });
      await askWithKey(shop.manager, 'adjustStock', {
        productId,
        colorId: 'black',
        sizeId: 'M',
        reason: 'correction',
        count: 1,
        note: 'found',
      });
      await runJob(shop, 'notify-restock');
      shop.setNow(new Date(now.getTime() + 2 * HOUR_MS));
      await runJob(shop, 'notify-restock');
      shop.setNow(now);
      const { rows } = await shop.pool.query(
        'select 1 from stock_alerts where product_id = $1 and sent_at is not null',
        [productId],
      );
      return rows.length;
    },
    was: 1,
    is: 2,
  },
  newsDays: {
    to: 2,
    look: async (shop) => {
      const brandId = `brand-${randomUUID().slice(0, 8)}`;
      await dress(shop, { brandId });
      const words = { title: localized('New', 'جديد'), text: localized('Look.', 'انظر.') };
      for (const publishAt of ['2026-11-22T09:00:00Z', '2026-11-22T09:01:00Z'])
        await askWithKey(shop.manager, 'scheduleBrandNews', { brandId, publishAt, ...words });
      const { news } = (await shop.manager.ask('listBrandNews')).body.data;
      return news
        .filter((each) => each.brandId === brandId)
        .map(({ dueAt }) => dueAt?.slice(0, 10) ?? '')
        .toSorted();
    },
    was: ['2026-11-22', '2026-11-29'],
    is: ['2026-11-22', '2026-11-24'],
  },
  messagesPerDay: {
    to: 1,
    look: async (shop) => {
      const { shopper, productId } = await ordered(shop);
      await buy(shopper, productId);
      const inbox = (await shopper.call('getNotifications')).body.data.notifications;
      return [(await messagesTo(shop, shopper.phone)).length, inbox.length];
    },
    was: [2, 2],
    is: [1, 2],
  },
  messageBudget: { to: { order: 1, stock: null }, look: delivers, was: ['sent'], is: ['inboxOnly'] },
  messageDays: {
    to: 60,
    look: async (shop) => {
      const { shopper } = await ordered(shop);
      await runJob(shop, 'deliver-messages');
      await shop.pool.query('update outbox set created_at = $2 where recipient = $1', [
        shopper.phone,
        inDays(shop, -40),
      ]);
      await runJob(shop, 'clean-up');
      return messagesTo(shop, shopper.phone);
    },
    was: [],
    is: ['sent'],
  },
  messageCost: {
    to: 7,
    look: async (shop) => {
      const { id, order } = await ordered(shop);
      await bringTo(shop, id, 'delivered');
      await runJob(shop, 'deliver-messages');
      const { rows } = (await shop.owner.ask('readReport', { name: 'contribution', by: 'order' })).body.data;
      return rows.find(({ key }) => key === order.number)?.figures['messages'] !== 0;
    },
    was: false,
    is: true,
  },
  lowStock: {
    to: 40,
    look: async (shop) => {
      const productId = await dress(shop);
      const { product } = (await shop.guest().call('getProductDetails', { productId })).body.data;
      const { products } = (await shop.guest().call('getAllProducts', { limit: 1 })).body.data;
      const { variants } = (await shop.manager.ask('listStock', { view: 'low', productId })).body.data;
      return [product.fewLeft, products[0]?.lowStock?.left ?? null, variants.length];
    },
    was: [5, null, 0],
    is: [40, null, 2],
  },
  secondCountFrom: {
    to: 1,
    look: async (shop) => {
      const productId = await dress(shop);
      const made = await askWithKey(shop.manager, 'createCount', { place: 'A' });
      const id = made.body.data.count._id;
      const entries = [{ productId, colorId: 'black', sizeId: 'M', add: 29 }];
      await askWithKey(shop.manager, 'enterCount', { id, entries });
      return (await askWithKey(shop.manager, 'postCount', { id })).body.data.count.state;
    },
    was: 'posted',
    is: 'recount',
  },
  trend: {
    to: { ...defaults.trend, favoriteWeight: 1 },
    look: async (shop) => {
      const brandId = `brand-${randomUUID().slice(0, 8)}`;
      const [bought, liked] = [await dress(shop, { brandId }), await dress(shop, { brandId })];
      await buy(await shop.shopper(), bought);
      for (let likes = 0; likes < 4; likes += 1)
        await (await shop.shopper()).call('addToFavorites', { productId: liked });
      await runJob(shop, 'refresh-trend');
      const { products } = (await shop.guest().call('getAllProducts', { sort: 'trendy', brandId: [brandId] }))
        .body.data;
      const places = products.map(({ _id }) => _id);
      return places.indexOf(liked) < places.indexOf(bought) ? 'liked first' : 'bought first';
    },
    was: 'liked first',
    is: 'bought first',
  },
  minMargin: {
    to: 50,
    look: async (shop) => priced(shop, await costing(shop, 800), 10),
    was: ['ready'],
    is: ['underCost'],
  },
  maxPriceChange: {
    to: 10,
    look: async (shop) => priced(shop, await dress(shop), 20),
    was: ['ready'],
    is: ['tooMuch'],
  },
  appealDays: {
    to: 30,
    look: async (shop) => {
      const id = await shopperId(await shop.shopper());
      const until = inDays(shop, 100).toISOString();
      return codeOf(await askWithKey(shop.manager, 'blockCustomer', { id, reason: 'Shouted', until }));
    },
    was: null,
    is: 'VALIDATION',
  },
  revealAlarm: {
    to: 1,
    look: async (shop) => {
      const support = await openConsole(shop, ['support'], { name: 'Salma' });
      const { id } = await ordered(shop);
      await orderOf(shop, id);
      await support.ask('reveal', { kind: 'order', id, field: 'phone' });
      const { entries } = (await shop.owner.ask('listAudit', { subject: support.staffId })).body.data;
      const { manyReveals } = (await shop.owner.ask('getToday')).body.data;
      const isNamed = manyReveals.some(({ _id }) => _id === support.staffId);
      return [entries.map(({ action }) => action), isNamed];
    },
    was: [[], false],
    is: [['order.manyReveals'], true],
  },
  otp: {
    to: { ...defaults.otp, lifetimeSeconds: 120, resendSeconds: 45 },
    look: async (shop) => {
      const { body } = await shop.guest().call('sendOtp', { number: randomPhone() });
      return [body.data.expiresInSeconds, body.data.resendInSeconds];
    },
    was: [300, 60],
    is: [120, 45],
  },
} satisfies Partial<SeenSettings<keyof Settings>>;
