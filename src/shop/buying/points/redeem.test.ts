import { expect, test } from 'vitest';
import { redeemTerms } from '../../people/facts/redeem-terms.ts';
import { Settings } from '../../settings.ts';
import { mostPointsFor, redeemRefusal, redeemValue, spendablePoints } from './redeem.ts';

const settings = Settings.parse({});
const terms = redeemTerms(settings);

test.each([
  [100, 100, null],
  [300, 345, null],
  [100, 99, 'POINTS_NOT_ENOUGH'],
  [150, 500, 'POINTS_STEP'],
  [0, 500, 'POINTS_STEP'],
  [-100, 500, 'POINTS_STEP'],
])('%i points of %i: %s', (points, balance, refusal) => {
  expect(redeemRefusal(points, balance, terms)).toBe(refusal);
});

test('a hundred points are worth what the settings say', () => {
  expect(redeemValue(300, terms)).toBe(150);
  expect(redeemValue(300, redeemTerms({ ...settings, pointsRedeemValue: 75 }))).toBe(225);
});

test.each([
  [0, 0],
  [49, 0],
  [50, 100],
  [149, 200],
  [2_000, 4_000],
])('pieces for %i pounds take up to %i points', (subTotal, points) => {
  expect(mostPointsFor(subTotal, terms)).toBe(points);
});

test.each([
  [0, 5_000, 0],
  [99, 5_000, 0],
  [288, 5_000, 200],
  [288, 60, 100],
  [288, 49, 0],
])('of %i points a cart of %i takes %i', (balance, subTotal, points) => {
  expect(spendablePoints(balance, subTotal, terms)).toBe(points);
});

test.each([
  [50, 25, { step: 100, value: 50 }],
  [50, 100, { step: 200, value: 100 }],
  [30, 25, { step: 500, value: 150 }],
  [11, 1, { step: 100, value: 11 }],
])('coupons of %i become notes of %i in whole', (pointsRedeemValue, cashStep, expected) => {
  expect(redeemTerms({ pointsRedeemStep: 100, pointsRedeemValue, cashStep })).toEqual(expected);
});
