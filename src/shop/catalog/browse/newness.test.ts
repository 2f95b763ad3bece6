import { expect, test } from 'vitest';
import { isNew, newCount, type OldestNew } from './newness.ts';

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [19, 1],
  [284, 28],
])('of %i products on sale %i are new', (onSale, count) => {
  expect(newCount(onSale)).toBe(count);
});

const oldest: OldestNew = { createdAt: new Date('2026-11-01T10:00:00Z'), id: 'coat' };

test.each<[string, string, OldestNew, boolean]>([
  ['2026-11-01T10:00:00Z', 'coat', oldest, true],
  ['2026-11-01T10:00:00Z', 'dress', oldest, true],
  ['2026-11-01T10:00:00Z', 'abaya', oldest, false],
  ['2026-11-01T10:00:01Z', 'abaya', oldest, true],
  ['2026-11-01T09:59:59Z', 'dress', oldest, false],
  ['2026-11-01T10:00:00Z', 'coat', null, false],
])(
  'the product of %s with the id %s, the oldest new one being %j, is new: %s',
  (created, id, last, expected) => {
    expect(isNew({ createdAt: new Date(created), id }, last)).toBe(expected);
  },
);
