import { describe, expect, test } from 'vitest';
import { addToCart, pay } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import { Client } from '../../../test/client.ts';
import { localized } from '../../../test/localized.ts';
import { openStore } from '../../../test/store.ts';
import { type Language, languages, type Localized } from '../../shop/language.ts';
import type { StoredSettings } from '../../shop/settings.ts';

// A setting changes every page, in both languages, on every instance, with the next request.

const store = await openStore({ pages: true });
const beside = await store.beside();
await addProduct(store.db, { id: 'dress' });
const shopper = await store.shopper();
await addToCart(shopper, 'dress');

const set = (value: StoredSettings) =>
  store.pool.query(
    'insert into settings (value) values ($1) on conflict (only_row) do update set value = excluded.value',
    [JSON.stringify(value)],
  );

/** A page's text without markup, from each instance. */
async function read(path: string, language: Language, visitor?: Client): Promise<string[]> {
  const texts: string[] = [];
  for (const { app } of [store, beside]) {
    const client = new Client(app, language);
    for (const [name, value] of visitor?.cookies ?? []) client.cookies.set(name, value);
    client.cookies.set('language', language);
    const { status, body } = await client.send('GET', path);
    expect([path, status]).toEqual([path, 200]);
    texts.push(textOf(String(body)));
  }
  return texts;
}

const textOf = (page: string) =>
  page
    .replace(/<script[^>]*>.*?<\/script>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ');

type Case = [path: string, en: string[], ar: string[]];

const changed: StoredSettings = {
  returnDays: 5,
  exchangeDays: 9,
  deliveryDays: { min: 2, max: 11 },
  estimateDays: 2,
  supportHours: { opens: 10, closes: 20 },
  supportAnswerHours: 2,
  showOldPounds: false,
  freeDeliveryFrom: 9000,
  largestNote: 1000,
  deliveryBands: [{ id: 'all', fromKm: 0, toKm: null, fee: 325, businessDays: { min: 2, max: 11 } }],
  socialChannel: { name: localized('WhatsApp', 'واتساب'), handle: '@nasij', url: 'https://wa.me/963944' },
  dispatchCenter: {
    latitude: 36.2,
    longitude: 37.16,
    name: localized('Aleppo dispatch center', 'مركز التوزيع في حلب'),
  },
};

const everyPage = {
  en: [
    '2–11 business days',
    '5 business days to return',
    '9 business days to exchange',
    'Daily, 10:00–20:00',
    'free from 9,000 SYP',
    'WhatsApp',
  ],
  ar: [
    'خلال 11 يوم عمل على الأكثر',
    'من يومين إلى 11 يوم عمل',
    'الإرجاع خلال 5 أيام عمل',
    'والاستبدال خلال 9 أيام عمل',
    'كل يوم من 10 صباحاً إلى 8 مساءً',
    'نردّ خلال ساعتين',
    'ومجاناً من 9,000 ل.س',
  ],
};

const said: Case[] = [
  ['/', everyPage.en, everyPage.ar],
  [
    '/ProductDetails/dress',
    [
      'Return within 5 business days, exchange within 9.',
      'Pay cash at the door, in Syrian pounds.',
      'in 2–11 business days',
      'Ask for a return within 5 business days',
    ],
    [
      'الإرجاع خلال 5 أيام عمل والاستبدال خلال 9 أيام عمل.',
      'الدفع نقداً عند الباب بالليرة السورية.',
      'نوصّل إلى كل المدن السورية خلال 11 يوم عمل على الأكثر',
    ],
  ],
  [
    '/about',
    [
      'within 2–11 business days',
      'return within 5 business days, or exchange within 9',
      '2–11 business days to your door',
      '5 business days to return',
    ],
    ['خلال 11 يوم عمل على الأكثر', 'أرجعه خلال 5 أيام عمل، أو استبدله خلال 9 أيام عمل', '5 أيام عمل للإرجاع'],
  ],
  [
    '/contact',
    [
      'Every day, 10:00 to 20:00',
      'We answer within 2 hours',
      '@nasij',
      'Write to us on WhatsApp',
      'Aleppo dispatch center',
    ],
    [
      'كل يوم من 10 صباحاً إلى 8 مساءً',
      'نردّ عليك خلال ساعتين',
      '@nasij',
      'راسلنا على واتساب',
      'مركز التوزيع في حلب',
    ],
  ],
  [
    '/faq',
    [
      '2–11 business days, depending',
      'say two days?',
      'within 11 business days',
      'Delivery is free from 9,000 SYP on.',
      '5 business days from the day you receive it',
      'within 9 business days of receiving',
      'on WhatsApp (@nasij). We are there every day, 10:00 to 20:00',
    ],
    [
      'من يومين إلى 11 يوم عمل، بحسب',
      'مدة متوقعة: يومان؟',
      'والتوصيل مجاني للطلبات من 9,000 ل.س',
      'خلال 5 أيام عمل من استلامها',
      'خلال 9 أيام عمل من استلامها',
    ],
  ],
  [
    '/terms',
    [
      'Return within 5 business days, exchange within 9 business days.',
      'within 2–11 business days',
      'receipt time of two days',
      'within 9 business days of receiving them',
      'on WhatsApp (@nasij) every day, 10:00 to 20:00, within 2 hours',
    ],
    [
      'الإرجاع خلال 5 أيام عمل، والاستبدال خلال 9 أيام عمل.',
      'تقديرية: يومان',
      'كل يوم من 10 صباحاً إلى 8 مساءً، خلال ساعتين',
    ],
  ],
  [
    '/privacy-policy',
    ['on WhatsApp (@nasij), any day, 10:00 to 20:00. We reply within 2 hours'],
    ['راسلنا على واتساب، وتجدنا هناك على @nasij، كل يوم من 10 صباحاً إلى 8 مساءً. نردّ خلال ساعتين'],
  ],
];

/** Texts that no page contains after the change. */
const stale: Localized<RegExp> = localized(
  /\b(1–5|within 3|3 days|7 business|9:00|18:00|24 hours|four days|from 150 SYP|Notes of 500|Telegram)\b|@minwal|old (Syrian )?(pounds|notes)/,
  /5 أيام عمل على الأكثر|خلال 3 أيام|9 صباحاً|6 مساءً|24 ساعة|أربعة أيام|من 150|فئة 500|@minwal|تلغرام|القديمة|قديمة/,
);

describe.each(languages)('in %s, once the settings are changed,', (language) => {
  test.each(said)('%s shows it, and nothing of the old state', async (path, en, ar) => {
    await set({});
    for (const page of await read(path, language)) expect(page).toMatch(stale[language]);
    await set(changed);
    for (const page of await read(path, language)) {
      for (const sentence of language === 'en' ? en : ar) expect(page).toContain(sentence);
      expect(page).not.toMatch(stale[language]);
    }
  });

  test('checkout says so to a signed-in shopper', async () => {
    const readSteps = async () => {
      const cart = await read('/checkout/delivery', language, shopper);
      const payment = await read('/checkout/delivery?step=payment', language, shopper);
      return cart.map((page, place) => page + payment[place]);
    };
    await set({});
    for (const page of await readSteps()) expect(page).toMatch(stale[language]);
    await set({ ...changed, freeDeliveryFrom: null });
    for (const page of await readSteps()) {
      for (const sentence of paying[language]) expect(page).toContain(sentence);
      expect(page).not.toMatch(stale[language]);
    }
  });
});

const paying: Localized<readonly string[]> = localized(
  ['Estimated time: two days', 'Notes of 1,000', 'in Syrian pounds'],
  ['المدة المتوقعة: يومان', 'أوراق من فئة 1,000', 'بالليرة السورية'],
);

test.each([
  [1, 'within 1 business day of', 'خلال يوم عمل واحد من'],
  [2, 'within 2 business days of', 'خلال يومي عمل من'],
  [10, 'within 10 business days of', 'خلال 10 أيام عمل من'],
  [11, 'within 11 business days of', 'خلال 11 يوم عمل من'],
  [100, 'within 100 business days of', 'خلال 100 يوم عمل من'],
])('%i days have their own form', async (returnDays, en, ar) => {
  await set({ returnDays });
  await says('/terms', en, ar);
});

test.each([
  [{ opens: 0, closes: 12 }, '0:00 to 12:00', 'من 12 ليلاً إلى 12 ظهراً'],
  [{ opens: 13, closes: 24 }, '13:00 to midnight', 'من 1 بعد الظهر إلى 12 ليلاً'],
  [{ opens: 0, closes: 24 }, 'around the clock', 'كل يوم على مدار الساعة'],
])('%j is told by the clock', async (supportHours, en, ar) => {
  await set({ supportHours });
  await says('/faq', en, ar);
});

async function says(path: string, en: string, ar: string, reader?: typeof shopper): Promise<void> {
  for (const page of await read(path, 'en', reader)) expect(page).toContain(en);
  for (const page of await read(path, 'ar', reader)) expect(page).toContain(ar);
}

test('a cart whose address is on no map says the lowest fee', async () => {
  const homeless = await store.shopper();
  await addToCart(homeless, 'dress');
  const nowhere = `address - 'latitude' - 'longitude' || '{"city": "Nowhere"}'`;
  await store.pool.query(`update shoppers set address = ${nowhere} where phone = $1`, [homeless.phone]);
  await set(changed);
  await says('/checkout/delivery', 'By distance, from 325 SYP', 'حسب المسافة، من 325 ل.س', homeless);
});

describe('who the store is', () => {
  const identity = {
    name: localized('Nasij', 'نسيج'),
    commercialRegister: '4711',
    taxNumber: '99-1',
    address: localized('Aleppo, Azizieh', 'حلب، العزيزية'),
    phone: '+963 21 222 3333',
  };
  const other = localized('Facebook', 'فيسبوك');
  const otherChannels = [{ name: other, handle: '/nasij', url: 'https://facebook.com/nasij' }];

  test.each([
    [
      'en',
      'Nasij',
      'Nasij · Commercial register 4711 · Tax number 99-1 · Aleppo, Azizieh · +963 21 222 3333',
    ],
    ['ar', 'نسيج', 'نسيج · السجل التجاري 4711 · الرقم الضريبي 99-1 · حلب، العزيزية · +963 21 222 3333'],
  ] as const)('stands on its pages in %s, and nowhere before it was set', async (language, name, line) => {
    await set({});
    for (const path of ['/', '/contact', '/terms', '/privacy-policy'])
      for (const page of await read(path, language))
        expect(page).not.toMatch(/Commercial register|السجل التجاري/);
    await set({ identity, otherChannels });
    for (const path of ['/', '/contact', '/terms', '/privacy-policy', '/about'])
      for (const page of await read(path, language)) {
        expect([path, page]).toEqual([path, expect.stringContaining(line)]);
        expect(page).not.toMatch(/Minwal|منوال(?!ك)/);
      }
    for (const page of await read('/ProductDetails/dress', language)) expect(page).toContain(other[language]);
    const home = String((await new Client(beside.app, language).send('GET', `/?lang=${language}`)).body);
    expect(home).toContain(` · ${language === 'en' ? 'Woven your way' : 'على منوالك'}</title>`);
    expect(home).toContain(`<meta property="og:site_name" content="${name}">`);
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? '');
    expect(data['@graph'][0]).toMatchObject({
      name,
      telephone: identity.phone,
      taxID: '99-1',
      identifier: { value: '4711' },
      address: { streetAddress: identity.address[language] },
      sameAs: ['https://t.me/minwal', 'https://facebook.com/nasij'],
    });
  });

  test('signs what is sent to phones', async () => {
    await set({ identity });
    const buyer = await store.shopper({ language: 'ar' });
    await addToCart(buyer, 'dress');
    expect((await pay(buyer)).status).toBe(201);
    const { messages } = (await buyer.call('readOutbox', { to: buyer.phone })).body.data;
    expect(messages.map(({ text }) => text).toSorted()).toEqual([
      expect.stringMatching(/^\d{6} رمز نسيج، /),
      expect.stringMatching(/^نسيج: /),
    ]);
  });
});
