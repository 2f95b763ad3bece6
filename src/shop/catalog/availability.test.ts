import { expect, test } from 'vitest';
import { availabilityOf } from './availability.ts';

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
