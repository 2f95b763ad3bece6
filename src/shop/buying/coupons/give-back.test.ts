import { expect, test } from 'vitest';
import { comesBack } from './give-back.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['without an end', null, true],
  ['that ends later', '2026-11-21T12:00:01Z', true],
  ['that ends now', '2026-11-21T12:00:00Z', false],
])('a coupon %s comes back: %s', (_, endsAt, answer) => {
  expect(comesBack({ endsAt: endsAt === null ? null : new Date(endsAt) }, now)).toBe(answer);
});
