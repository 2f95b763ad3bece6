import { expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { openStore } from '../../../test/store.ts';
import type { SentencePlace } from '../../shop/office/settings/calls.ts';
import type { StoredSettings } from '../../shop/settings.ts';

const store = await openStore({ pages: true });
const owner = await openConsole(store, ['owner']);
const dress = await addProduct(store.db, { stock: { 'black/M': 5 } });

/** The pages that a guest sees a sentence on. */
const pages: Partial<Record<SentencePlace, readonly string[]>> = {
  everyPage: ['/'],
  product: [`/ProductDetails/${dress}`],
  faq: ['/faq'],
  policies: ['/terms', '/privacy-policy'],
  contact: ['/contact'],
  about: ['/about'],
};

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ');

async function read(path: string, language: string): Promise<string> {
  const { body } = await store.app.inject({
    url: path,
    headers: { cookie: `language=${language}; XSRF-TOKEN=x` },
  });
  return plain(body.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
}

test.each<[keyof StoredSettings, unknown]>([
  ['deliveryDays', { min: 2, max: 6 }],
  ['freeDeliveryFrom', 43_000],
  ['returnDays', 4],
  ['exchangeDays', 9],
  ['supportHours', { opens: 8, closes: 20 }],
  ['supportAnswerHours', 13],
  ['showOldPounds', false],
  [
    'socialChannel',
    { name: { en: 'WhatsApp', ar: 'واتساب' }, handle: '+963 944 000 111', url: 'https://wa.me/963944000111' },
  ],
  ['dispatchCenter', { latitude: 34.7268, longitude: 36.7234, name: { en: 'Homs hall', ar: 'قاعة حمص' } }],
  [
    'identity',
    {
      name: { en: 'Nawal', ar: 'نوال' },
      commercialRegister: '4711',
      taxNumber: '',
      address: { en: 'Dablan Street', ar: 'شارع الدبلان' },
      phone: '+963 31 123 456',
    },
  ],
])('what %s says after a change is what its pages say, in both languages', async (name, value) => {
  const { version } = (await owner.ask('getSettings')).body.data;
  const { changes } = (await owner.ask('previewSettings', { part: { [name]: value } })).body.data;
  expect((await owner.ask('changeSettings', { version, part: { [name]: value } })).status).toBe(200);
  const shown = changes.flatMap(({ place, after }) => (pages[place] ?? []).map((path) => ({ path, after })));
  for (const language of ['en', 'ar'] as const) {
    const found = await Promise.all(
      shown.map(async ({ path, after }) => (await read(path, language)).includes(plain(after[language]))),
    );
    expect([language, found.includes(true)]).toEqual([language, true]);
  }
});

// What signed-in pages, cards and checkout say, they make of these facts.
test.each<[keyof StoredSettings, unknown, Record<string, unknown>]>([
  ['estimateDays', 6, { estimateDays: 6 }],
  ['largestNote', 1000, { largestNote: 1000 }],
  ['lowStock', 7, { fewLeft: 7 }],
  ['officePickup', false, { officePickup: false }],
  ['officeFee', 125, { officeFee: 125 }],
  ['pointsPerPounds', 20, { points: { perPounds: 20, step: 100, value: 50 } }],
  ['pointsRedeemStep', 150, { points: { perPounds: 20, step: 150, value: 50 } }],
  ['pointsRedeemValue', 75, { points: { perPounds: 20, step: 150, value: 75 } }],
  ['pointsRefundBonus', 25, { points: { refundBonus: 25 } }],
  ['cashStep', 50, { officeFee: 150 }],
  [
    'dispatchCenter',
    { latitude: 36.21, longitude: 37.14, name: { en: 'Hall', ar: 'قاعة' } },
    { dispatchCity: { _id: 'aleppo', name: 'Aleppo' } },
  ],
  [
    'deliveryBands',
    [{ id: 'all', fromKm: 0, toKm: null, fee: 300, businessDays: { min: 1, max: 2 } }],
    { deliveryFrom: 300, deliveryTo: 300 },
  ],
])('a change of %s is told to every page', async (name, value, told) => {
  const { version } = (await owner.ask('getSettings')).body.data;
  expect((await owner.ask('changeSettings', { version, part: { [name]: value } })).status).toBe(200);
  expect((await store.guest().call('getStoreFacts')).body.data.store).toMatchObject(told);
});

test('a guest’s product page quotes the delivery to the dispatch center’s city', async () => {
  const delivers = async (city: string) => (await read(`/ProductDetails/${dress}`, 'en')).includes(city);
  const center = { latitude: 36.21, longitude: 37.14, name: { en: 'Hall', ar: 'قاعة' } };
  for (const [place, city, other] of [
    [{ latitude: 35.13, longitude: 36.75 }, 'Hama', 'Aleppo'],
    [center, 'Aleppo', 'Hama'],
  ] as const) {
    const { version } = (await owner.ask('getSettings')).body.data;
    const part = { dispatchCenter: { ...center, ...place } };
    expect((await owner.ask('changeSettings', { version, part })).status).toBe(200);
    expect([await delivers(`in ${city}`), await delivers(`in ${other}`)]).toEqual([true, false]);
  }
});
