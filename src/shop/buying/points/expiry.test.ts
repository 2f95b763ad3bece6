import { expect, test } from 'vitest';
import { pointsExpiry, pointsLeft } from './expiry.ts';

test.each([
  ['2026-11-22T10:00:00+03:00', 12, '2027-12-01T00:00:00+03:00'],
  ['2026-11-30T23:59:59+03:00', 1, '2027-01-01T00:00:00+03:00'],
  ['2026-12-01T00:00:00+03:00', 1, '2027-02-01T00:00:00+03:00'],
  ['2026-12-31T22:00:00Z', 24, '2029-02-01T00:00:00+03:00'],
  ['2027-01-31T12:00:00+03:00', 1, '2027-03-01T00:00:00+03:00'],
])('points of %s that hold %i months end at %s', (at, pointsMonths, end) => {
  expect(pointsExpiry(new Date(at), { pointsMonths })).toEqual(new Date(end));
});

test('points without a term never end', () => {
  expect(pointsExpiry(new Date(), { pointsMonths: null })).toBeNull();
});

test.each([
  [100, 0, 100],
  [100, 40, 60],
  [100, 250, 0],
  [0, 0, 0],
])('of %i that end %i spent leave %i', (ending, spent, left) => {
  expect(pointsLeft(ending, spent)).toBe(left);
});
