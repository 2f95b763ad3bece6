import { describe, expect, test } from 'vitest';
import { dress, openCoupon, shirt } from './coupon.cases.ts';
import type { CouponRule } from './coupon.ts';
import { type CouponHolder, couponRefusal, missingSubTotal, takeRefusal } from './refusal.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T12:00:01Z');
const holder: CouponHolder = { assigned: true, usedByShopper: 0, placedOrders: 0 };

type Change = { coupon?: Partial<CouponRule>; holder?: Partial<CouponHolder> };

describe('a coupon on a cart of a reduced dress and two shirts', () => {
  test.each<[string, Change, string | null]>([
    ['without limits', {}, null],
    ['that begins now', { coupon: { startsAt: now } }, null],
    ['that begins later', { coupon: { startsAt: later } }, 'COUPON_NOT_STARTED'],
    ['that ends later', { coupon: { endsAt: later } }, null],
    ['that ends now', { coupon: { endsAt: now } }, 'COUPON_EXPIRED'],
    ['that is paused', { coupon: { isPaused: true } }, 'COUPON_PAUSED'],
    ['that is paused and over', { coupon: { isPaused: true, endsAt: now } }, 'COUPON_EXPIRED'],
    ['this shopper has used', { holder: { usedByShopper: 1 } }, 'COUPON_USED'],
    ['this shopper may use again', { coupon: { usesPerShopper: 2 }, holder: { usedByShopper: 1 } }, null],
    ['used as often as one likes', { coupon: { usesPerShopper: null }, holder: { usedByShopper: 9 } }, null],
    ['used up by all', { coupon: { usesInAll: 5, used: 5 } }, 'COUPON_GONE'],
    ['with one use left', { coupon: { usesInAll: 5, used: 4 } }, null],
    [
      'of pounds off, all of them left',
      { coupon: { kind: 'amount', value: 500, budget: 700, spent: 200 } },
      null,
    ],
    [
      'of more pounds off than are left',
      { coupon: { kind: 'amount', value: 500, budget: 700, spent: 201 } },
      'COUPON_GONE',
    ],
    ['of percent with a pound left', { coupon: { budget: 700, spent: 699 } }, null],
    ['of percent with nothing left', { coupon: { budget: 700, spent: 700 } }, 'COUPON_GONE'],
    [
      'of free delivery with a pound left',
      { coupon: { kind: 'freeDelivery', value: 0, budget: 700, spent: 699 } },
      null,
    ],
    ['of which no piece is left, but one is mine', { coupon: { pieces: 3, taken: 3 } }, null],
    ['not taken', { holder: { assigned: false } }, 'COUPON_NOT_ASSIGNED'],
    ['for the first order, on the first', { coupon: { firstOrderOnly: true } }, null],
    [
      'for the first order, on the second',
      { coupon: { firstOrderOnly: true }, holder: { placedOrders: 1 } },
      'COUPON_FIRST_ORDER_ONLY',
    ],
    ['of a brand in the cart', { coupon: { brandIds: ['loza'] } }, null],
    ['of another brand', { coupon: { brandIds: ['sabah'] } }, 'COUPON_NOT_ELIGIBLE'],
    ['of a category', { coupon: { categoryIds: ['men'] } }, null],
    ['of a subcategory', { coupon: { categoryIds: ['shirts'] } }, null],
    ['of another category', { coupon: { categoryIds: ['kids'] } }, 'COUPON_NOT_ELIGIBLE'],
    ['of a product', { coupon: { productIds: ['dress'] } }, null],
    [
      'of a brand in a category where it has none',
      { coupon: { brandIds: ['loza'], categoryIds: ['men'] } },
      'COUPON_NOT_ELIGIBLE',
    ],
    ['for pieces that are not reduced', { coupon: { onlyUndiscounted: true } }, null],
    [
      'for one product that is reduced, and must not be',
      { coupon: { onlyUndiscounted: true, productIds: ['dress'] } },
      'COUPON_NOT_ELIGIBLE',
    ],
    ['from the subtotal of the cart', { coupon: { minSubTotal: 5_000 } }, null],
    ['from one pound more', { coupon: { minSubTotal: 5_001 } }, 'COUPON_MIN_SUBTOTAL'],
    ['expired and used', { coupon: { endsAt: now }, holder: { usedByShopper: 1 } }, 'COUPON_EXPIRED'],
  ])('%s', (_, change, refusal) => {
    const coupon = { ...openCoupon, ...change.coupon };
    const facts = {
      holder: { ...holder, ...change.holder },
      lines: [dress, shirt],
      governorateId: null,
      now,
    };
    expect(couponRefusal(coupon, facts)).toBe(refusal);
  });

  test('an empty cart has nothing a coupon could count', () => {
    expect(couponRefusal(openCoupon, { holder, lines: [], governorateId: null, now })).toBe(
      'COUPON_NOT_ELIGIBLE',
    );
  });
});

describe('taking a coupon', () => {
  test.each<[string, Change, string | null]>([
    ['that is free to take', {}, null],
    ['of which the last piece is left', { coupon: { pieces: 3, taken: 2 } }, null],
    ['of which no piece is left', { coupon: { pieces: 3, taken: 3 } }, 'COUPON_GONE'],
    ['again', { coupon: { pieces: 3, taken: 3 }, holder: { assigned: true } }, null],
    ['before it begins', { coupon: { startsAt: later } }, 'COUPON_NOT_STARTED'],
    ['after it ended', { coupon: { endsAt: now } }, 'COUPON_EXPIRED'],
    ['that is paused', { coupon: { isPaused: true } }, 'COUPON_PAUSED'],
    ['that was used before', { holder: { usedByShopper: 1 } }, 'COUPON_USED'],
    [
      'for first orders after one',
      { coupon: { firstOrderOnly: true }, holder: { placedOrders: 1 } },
      'COUPON_FIRST_ORDER_ONLY',
    ],
  ])('%s', (_, change, refusal) => {
    const coupon = { ...openCoupon, ...change.coupon };
    expect(takeRefusal(coupon, { ...holder, assigned: false, ...change.holder }, now)).toBe(refusal);
  });
});

test('the missing amount is exact to the pound', () => {
  expect(missingSubTotal({ minSubTotal: 5_380 }, [dress, shirt])).toBe(380);
  expect(missingSubTotal({ minSubTotal: 5_000 }, [dress, shirt])).toBe(0);
});
