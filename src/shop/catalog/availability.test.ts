import { expect, test } from 'vitest';
import { availabilityOf, scarceSize } from './availability.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  [0, null, 'soldOut'],
  [1, null, 'low'],
  [5, null, 'low'],
  [6, null, 'inStock'],
  [6, '2026-11-21T12:00:00Z', 'inStock'],
  [6, '2026-11-21T12:00:01Z', 'comingSoon'],
  [0, '2026-12-01T00:00:00Z', 'comingSoon'],
])('%i pieces, sold from %s: %s', (available, from, expected) => {
  const availableFrom = from === null ? null : new Date(from);
  expect(availabilityOf({ available, availableFrom }, now, 5)).toBe(expected);
});

test.each([
  [null, 5, null],
  [{ size: 'M', left: 0 }, 5, null],
  [{ size: 'M', left: 1 }, 5, 1],
  [{ size: 'M', left: 2 }, 5, 2],
  [{ size: 'M', left: 3 }, 5, null],
  [{ size: 'M', left: 3 }, 6, 3],
  [{ size: 'M', left: 1 }, 1, 1],
])('of %j in a list with %i as few, %s left is worth saying', (fewest, lowStock, left) => {
  expect(scarceSize(fewest, lowStock)?.left ?? null).toBe(left);
});
