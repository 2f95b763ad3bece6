import { expect, test } from 'vitest';
import { isSupportOpen } from './support-hours.ts';

test.each([
  ['2026-11-21T05:59:59Z', false],
  ['2026-11-21T06:00:00Z', true],
  ['2026-11-21T14:59:59Z', true],
  ['2026-11-21T15:00:00Z', false],
  ['2026-11-20T22:00:00Z', false],
])('at %s support is open: %s', (at, open) => {
  expect(isSupportOpen(new Date(at), { opens: 9, closes: 18 })).toBe(open);
});
