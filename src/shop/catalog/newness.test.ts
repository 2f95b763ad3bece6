import { expect, test } from 'vitest';
import { isNew } from './newness.ts';

const created = new Date('2026-11-01T10:00:00Z');

test.each([
  ['2026-11-01T10:00:00Z', true],
  ['2026-11-15T09:59:59Z', true],
  ['2026-11-15T10:00:00Z', false],
  ['2026-10-31T10:00:00Z', false],
])('at %s a piece that came in on 1 November is new for 14 days: %s', (now, expected) => {
  expect(isNew(created, new Date(now), 14)).toBe(expected);
});
