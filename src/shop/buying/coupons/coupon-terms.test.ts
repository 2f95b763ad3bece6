import { expect, test } from 'vitest';
import { coupons } from '../../texts/en/coupons.ts';
import { couponTerms, lastDays } from './coupon-terms.ts';

const now = new Date('2026-11-22T10:00:00+03:00');
const until = (day: string) => ({ minSubTotal: 0, endsAt: `2026-${day}T00:00:00+03:00` });

test.each([
  ['open', until('12-01'), 'Until Monday 30 November'],
  [
    'open, from an amount',
    { ...until('12-01'), minSubTotal: 2000 },
    'Orders of 2,000 SYP or more · Until Monday 30 November',
  ],
  [
    'that begins later',
    { ...until('12-01'), startsAt: '2026-11-26T00:00:00+03:00' },
    'From Thursday 26 November · Until Monday 30 November',
  ],
  ['that began', { ...until('12-01'), startsAt: '2026-11-01T00:00:00+03:00' }, 'Until Monday 30 November'],
  ['that is over', until('11-21'), 'Was valid until Friday 20 November'],
  ['that is used', { ...until('12-01'), used: true }, ''],
])('the terms of a coupon %s', (_, coupon, terms) => {
  expect(couponTerms(coupon, coupons, 'en', now).replaceAll('\u00a0', ' ')).toBe(terms);
});

test.each([
  ['today at midnight', '2026-11-23T00:00:00+03:00', 'today'],
  ['today at noon', '2026-11-22T12:00:00+03:00', 'today'],
  ['tomorrow at midnight', '2026-11-24T00:00:00+03:00', 'tomorrow'],
  ['the day after', '2026-11-25T00:00:00+03:00', null],
  ['an hour ago', '2026-11-22T09:00:00+03:00', null],
])('a coupon that ends %s', (_, endsAt, day) => {
  expect(lastDays({ endsAt }, now)).toBe(day);
});
