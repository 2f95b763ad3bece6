import { expect, test } from 'vitest';
import { Settings } from '../settings.ts';
import { mostPointsFor, redeemRefusal, redeemValue } from './redeem.ts';

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
