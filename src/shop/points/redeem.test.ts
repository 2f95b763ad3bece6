import { expect, test } from 'vitest';
import { Settings } from '../settings.ts';
import { mostPointsFor, redeemRefusal, redeemValue, spendablePoints } from './redeem.ts';

const settings = Settings.parse({});

test.each([
  [100, 100, null],
  [300, 345, null],
  [100, 99, 'POINTS_NOT_ENOUGH'],
  [150, 500, 'POINTS_STEP'],
  [0, 500, 'POINTS_STEP'],
  [-100, 500, 'POINTS_STEP'],
])('%i points of %i: %s', (points, balance, refusal) => {
  expect(redeemRefusal(points, balance, settings)).toBe(refusal);
});

test('a hundred points are worth what the settings say', () => {
  expect(redeemValue(300, settings)).toBe(150);
  expect(redeemValue(300, { ...settings, pointsRedeemValue: 75 })).toBe(225);
});

test.each([
  [0, 0],
  [49, 0],
  [50, 100],
  [149, 200],
  [2_000, 4_000],
])('pieces for %i pounds take up to %i points', (subTotal, points) => {
  expect(mostPointsFor(subTotal, settings)).toBe(points);
});

test.each([
  [0, 5_000, 0],
  [99, 5_000, 0],
  [288, 5_000, 200],
  [288, 60, 100],
  [288, 49, 0],
])('of %i points a cart of %i takes %i', (balance, subTotal, points) => {
  expect(spendablePoints(balance, subTotal, settings)).toBe(points);
});
