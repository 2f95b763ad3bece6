import { describe, expect, test } from 'vitest';
import { Settings } from './settings.ts';

test('an empty row of settings is the store as it opens', () => {
  const settings = Settings.parse({});
  expect(settings).toMatchObject({
    returnDays: 3,
    exchangeDays: 7,
    estimateDays: 4,
    deliveryDays: { min: 1, max: 5 },
    cashStep: 25,
    freeDeliveryFrom: null,
    maxQuantityPerLine: 10,
    otp: { lifetimeSeconds: 300, tries: 5, resendSeconds: 60 },
    trend: { windowDays: 14, halfLifeDays: 3 },
    supportHours: { opens: 9, closes: 18 },
  });
  expect(settings.deliveryBands).toHaveLength(7);
});

test('a merchant changes one number and keeps the others', () => {
  const settings = Settings.parse({ returnDays: 5, otp: { tries: 3 } });
  expect(settings.returnDays).toBe(5);
  expect(settings.otp).toMatchObject({ tries: 3, lifetimeSeconds: 300 });
});

describe('refused:', () => {
  const band = { id: 'a', fromKm: 0, toKm: null, fee: 100, businessDays: { min: 1, max: 2 } };
  test.each([
    ['no delivery band', { deliveryBands: [] }],
    ['a first band that begins later', { deliveryBands: [{ ...band, fromKm: 1 }] }],
    ['a last band that ends', { deliveryBands: [{ ...band, toKm: 10 }] }],
    [
      'a gap between bands',
      {
        deliveryBands: [
          { ...band, toKm: 10 },
          { ...band, fromKm: 11 },
        ],
      },
    ],
    [
      'a band that ends before it begins',
      {
        deliveryBands: [
          { ...band, toKm: 60 },
          { ...band, fromKm: 60, toKm: 15 },
          { ...band, fromKm: 15 },
        ],
      },
    ],
    ['support that closes before it opens', { supportHours: { opens: 18, closes: 9 } }],
    ['more days at least than at most', { deliveryBands: [{ ...band, businessDays: { min: 3, max: 2 } }] }],
    ['half a pound', { cashStep: 12.5 }],
    ['a holiday that is no day', { holidays: [{ date: '2026-02-30', name: { en: 'x', ar: 'س' } }] }],
    [
      'a channel that is not https',
      { socialChannel: { name: 'x', handle: 'x', url: 'javascript:alert(1)' } },
    ],
  ])('%s', (_, changed) => {
    expect(Settings.safeParse(changed).success).toBe(false);
  });
});
