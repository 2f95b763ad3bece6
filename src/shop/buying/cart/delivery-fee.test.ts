import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../people/places/distance.ts';
import { Settings } from '../../settings.ts';
import { bandOf, deliveryQuote } from './delivery-fee.ts';
import { bandEdges, feeCases } from './delivery.cases.ts';

const settings = Settings.parse({});
const now = new Date('2026-11-22T08:00:00Z');

test.each(feeCases)('to %s', (_, point, km, fee, min, max) => {
  expect(distanceKm(settings.dispatchCenter, point)).toBeCloseTo(km, 3);
  const quote = deliveryQuote(point, settings, { now, subTotal: null });
  expect(quote).toMatchObject({ distanceKm: km, fee, businessDays: { min, max } });
});

test.each(bandEdges)('%d km lies in the band %s for %i pounds', (km, id, fee) => {
  expect(bandOf(km, settings.deliveryBands)).toMatchObject({ id, fee });
});

test('a distance is the same there and back, and none to itself', () => {
  const [homs, aleppo] = [
    { latitude: 34.7268, longitude: 36.7234 },
    { latitude: 36.2012, longitude: 37.1612 },
  ];
  expect(distanceKm(homs, aleppo)).toBeCloseTo(distanceKm(aleppo, homs), 9);
  expect(distanceKm(homs, homs)).toBe(0);
});

describe('a quote', () => {
  const aleppo = { latitude: 36.2012, longitude: 37.1612 };

  test('tells the days in the calendar of the store', () => {
    const { estimatedDelivery } = deliveryQuote(aleppo, settings, { now, subTotal: null });
    expect(estimatedDelivery).toEqual({ from: '2026-11-25', to: '2026-11-29' });
  });

  test.each([
    [null, 475],
    [9_999, 475],
    [10_000, 0],
  ])('of a cart of %s, free from 10,000, is %i', (subTotal, fee) => {
    const generous = { ...settings, freeDeliveryFrom: 10_000 };
    expect(deliveryQuote(aleppo, generous, { now, subTotal }).fee).toBe(fee);
  });

  test.each([
    [false, 300, null, 475],
    [true, null, null, 475],
    [true, 300, null, 300],
    [true, 310, null, 300],
    [true, 0, null, 0],
    [true, 300, 10_000, 0],
  ] as const)(
    'at an office: %s, where that costs %s, of a cart of %s, is %i',
    (atOffice, officeFee, subTotal, fee) => {
      const other = { ...settings, officeFee, freeDeliveryFrom: 10_000 };
      expect(deliveryQuote({ ...aleppo, atOffice }, other, { now, subTotal }).fee).toBe(fee);
    },
  );

  test('is rounded to the cash step', () => {
    expect(deliveryQuote(aleppo, { ...settings, cashStep: 50 }, { now, subTotal: null }).fee).toBe(500);
  });
});
