import { expect, test } from 'vitest';
import { isFarRate, rateChange } from './rate-change.ts';

test.each([
  [121, 118, 2.5],
  [115, 113.5, 1.3],
  [100, 125, -20],
  [115, 115, 0],
])('a dollar of %d after %d changed by %d percent', (rate, earlier, percent) =>
  expect(rateChange(rate, earlier)).toEqual({ from: earlier, percent }),
);

test('without an earlier rate there is no change', () => {
  expect(rateChange(115, null)).toBeNull();
  expect(rateChange(null, null)).toBeNull();
});

test.each([
  [1, 115, 30, true],
  [115, 1, 100, true],
  [150, 115, 30, true],
  [149, 115, 30, false],
  [150, 115, 60, false],
  [180, 115, 60, true],
  [1, null, 30, false],
])('whether a dollar of %d after %j is far with %d percent: %j', (rate, earlier, most, is) =>
  expect(isFarRate(rate, earlier, most)).toBe(is),
);
