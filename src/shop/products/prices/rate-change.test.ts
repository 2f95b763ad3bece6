import { expect, test } from 'vitest';
import { rateChange } from './rate-change.ts';

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
