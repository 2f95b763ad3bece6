import { expect, test } from 'vitest';
import { blankCoupon } from './blank-coupon.ts';
import type { CouponFields } from './desk-calls.ts';
import { isOutdone } from './outdone.ts';

const days = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };
const ten: CouponFields = { ...blankCoupon(new Date()), ...days, isListed: true, kind: 'percent', value: 10 };

test.each<[string, Partial<CouponFields>, Partial<CouponFields>, boolean]>([
  ['the same', {}, {}, true],
  ['more of the same', {}, { value: 15 }, true],
  ['less', {}, { value: 5 }, false],
  ['another kind', {}, { kind: 'amount', value: 5000 }, false],
  ['more up to a lower amount', {}, { value: 15, maxDiscount: 1000 }, false],
  ['more on dearer orders', {}, { value: 15, minSubTotal: 3000 }, false],
  ['more for first orders', {}, { value: 15, firstOrderOnly: true }, false],
  ['more for first orders, as it is itself', { firstOrderOnly: true }, { firstOrderOnly: true }, true],
  ['more for some days', {}, { value: 15, startsAt: '2026-11-02T00:00:00Z' }, false],
  ['more of one category', {}, { value: 15, categoryIds: ['women'] }, false],
  [
    'more of its own category and others',
    { categoryIds: ['women'] },
    { categoryIds: ['men', 'women'] },
    true,
  ],
  ['more in one place', {}, { value: 15, governorateIds: ['homs'] }, false],
  ['more, but hidden behind a code', {}, { value: 15, isListed: false }, false],
  ['more, until it is used up', {}, { value: 15, useLimit: 100 }, false],
  ['more, but once only', { usesPerShopper: 2 }, { value: 15, usesPerShopper: 1 }, false],
  ['free delivery as well', { kind: 'freeDelivery' }, { kind: 'freeDelivery' }, true],
  [
    'other pieces',
    { kind: 'buyXGetY', buyPieces: 2, freePieces: 1 },
    { kind: 'buyXGetY', buyPieces: 3, freePieces: 1 },
    false,
  ],
])('a coupon beside one that gives %s', (_, coupon, other, outdone) =>
  expect(isOutdone({ ...ten, ...coupon }, { ...ten, ...other })).toBe(outdone),
);
