import { Settings } from '../../src/shop/settings.ts';
import { addToCart, pay } from '../buying.ts';
import { askWithKey } from '../cash.ts';
import { localized } from '../localized.ts';
import { codeOf, damascus, dress, ordered, type SeenSettings, type Shop } from './shop.ts';

const defaults = Settings.parse({});

const quote = async (shop: Shop, more: { kind?: 'office' } = {}) =>
  (await shop.guest().call('getDeliveryQuote', { ...damascus, ...more })).body.data;

const includes = (path: string, text: string) => async (shop: Shop) => (await shop.page(path)).includes(text);

/** What the payment step says to a shopper with a dress in the cart. */
async function paymentStep(shop: Shop) {
  const shopper = await shop.shopper();
  await addToCart(shopper, await dress(shop));
  return shop.page('/checkout/delivery?step=payment', shopper);
}

async function isSecondLater(shop: Shop) {
  const [{ order: one }, { order: other }] = [await ordered(shop), await ordered(shop)];
  return other.estimatedDelivery.to > one.estimatedDelivery.to;
}

/** Nothing that an opening needs is missing. */
async function isReady(shop: Shop) {
  await dress(shop);
  const { version, settings } = (await shop.owner.ask('getSettings')).body.data;
  const part = {
    identity: {
      ...settings.identity,
      name: localized('Rana', 'متجر رنا'),
      phone: '+963 944 000 111',
      address: { en: 'Homs', ar: 'حمص' },
    },
    socialChannel: { name: { en: 'Telegram', ar: 'تلغرام' }, handle: '@rana', url: 'https://t.me/rana' },
    dispatchCenter: { ...settings.dispatchCenter, latitude: 33.6 },
  };
  await shop.owner.ask('changeSettings', { version, part });
}

/** The shop, its fees, its days and its room. */
export const shopAndDelivery = {
  isOpen: {
    to: true,
    look: async (shop) => (await shop.page('/')).includes('opens soon'),
    was: true,
    is: false,
    change: async (shop) => {
      await isReady(shop);
      await askWithKey(shop.owner, 'openShop', {});
    },
  },
  opensAt: {
    to: '2026-11-26T07:30:00Z',
    look: async (shop) => (await shop.page('/')).includes('26 November, 10:30'),
    was: false,
    is: true,
    change: async (shop) => {
      await isReady(shop);
      await askWithKey(shop.owner, 'openShop', { at: '2026-11-26T07:30:00Z' });
    },
  },
  identity: {
    to: { ...defaults.identity, name: localized('Nasij', 'نسيج') },
    look: includes('/contact', 'Nasij'),
    was: false,
    is: true,
  },
  socialChannel: {
    to: { name: localized('WhatsApp', 'واتساب'), handle: '@nasij', url: 'https://wa.me/963944000000' },
    look: includes('/contact', '@nasij'),
    was: false,
    is: true,
  },
  otherChannels: {
    to: [{ name: localized('Facebook', 'فيسبوك'), handle: '/nasij', url: 'https://facebook.com/nasij' }],
    look: includes('/', 'Facebook'),
    was: false,
    is: true,
  },
  showOldPounds: {
    to: false,
    look: async (shop) => /old pounds/.test(await paymentStep(shop)),
    was: true,
    is: false,
  },
  deliveryBands: {
    to: [{ id: 'all', fromKm: 0, toKm: null, fee: 300, businessDays: { min: 1, max: 2 } }],
    look: async (shop) => {
      const shopper = await shop.shopper();
      await addToCart(shopper, await dress(shop));
      return (await shopper.call('displayCart')).body.data.cart.delivery;
    },
    was: 150,
    is: 300,
  },
  freeDeliveryFrom: {
    to: 1_000,
    look: async (shop) => (await ordered(shop)).order.delivery,
    was: 150,
    is: 0,
  },
  officePickup: {
    to: false,
    look: async (shop) =>
      codeOf(await shop.guest().call('getDeliveryQuote', { ...damascus, kind: 'office' })),
    was: null,
    is: 'NO_OFFICE_PICKUP',
  },
  officeFee: { to: 75, look: async (shop) => (await quote(shop, { kind: 'office' })).fee, was: 150, is: 75 },
  cashStep: { to: 100, look: async (shop) => (await ordered(shop)).order.delivery, was: 150, is: 200 },
  dispatchCenter: {
    to: { latitude: 36.2, longitude: 37.16, name: localized('Aleppo hall', 'قاعة حلب') },
    look: async (shop) => [(await quote(shop)).fee, (await shop.page('/contact')).includes('Aleppo hall')],
    was: [150, false],
    is: [475, true],
  },
  deliveryDays: {
    to: { min: 2, max: 11 },
    look: async (shop) =>
      (await shop.page(`/ProductDetails/${await dress(shop)}`)).includes('2–11 business days'),
    was: false,
    is: true,
  },
  estimateDays: {
    to: 2,
    look: async (shop) => /Estimated time: (\w+) days/.exec(await paymentStep(shop))?.[1],
    was: 'four',
    is: 'two',
  },
  supportHours: {
    to: { opens: 10, closes: 20 },
    look: includes('/contact', '10:00 to 20:00'),
    was: false,
    is: true,
  },
  supportAnswerHours: { to: 2, look: includes('/contact', 'within 2 hours'), was: false, is: true },
  holidays: {
    to: [{ date: '2026-11-23', name: localized('Feast', 'عيد') }],
    look: async (shop) => (await quote(shop)).estimatedDelivery.to,
    was: '2026-11-23',
    is: '2026-11-24',
  },
  closures: {
    to: [],
    look: async (shop) => {
      const shopper = await shop.shopper();
      await addToCart(shopper, await dress(shop));
      return codeOf(await pay(shopper));
    },
    was: null,
    is: 'DELIVERY_PAUSED',
    change: async ({ owner }) =>
      void (await askWithKey(owner, 'createClosure', {
        scope: 'shop',
        place: '',
        from: '2026-11-22',
        until: null,
        takesOrders: false,
        sentence: localized('Snow on the roads.', 'ثلج على الطرق.'),
      })),
  },
  dailyCapacity: { to: 1, look: isSecondLater, was: false, is: true },
  bandCapacity: { to: 1, look: isSecondLater, was: false, is: true },
  cutOff: {
    to: 10,
    look: async (shop) => (await quote(shop)).estimatedDelivery.to,
    was: '2026-11-23',
    is: '2026-11-24',
  },
} satisfies Partial<SeenSettings<keyof Settings>>;
