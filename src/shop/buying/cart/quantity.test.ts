import { expect, test } from 'vitest';
import { largestQuantity, quantityRefusal } from './quantity.ts';

test.each([
  [1, 1, null],
  [10, 10, null],
  [10, 50, null],
  [11, 50, 'QUANTITY_LIMIT'],
  [3, 2, 'OUT_OF_STOCK'],
  [1, 0, 'OUT_OF_STOCK'],
  [12, 2, 'OUT_OF_STOCK'],
])('%i pieces of %i: %s', (wanted, available, refusal) => {
  expect(quantityRefusal(wanted, available, 10)).toBe(refusal);
});

test('a line holds what is there, ten at most', () => {
  expect(largestQuantity(3, 10)).toBe(3);
  expect(largestQuantity(30, 10)).toBe(10);
  expect(largestQuantity(0, 10)).toBe(0);
});
