import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dress, openCoupon, shirt } from './coupon.cases.ts';
import type { CouponRule } from './coupon.ts';
import { couponDiscount } from './discount.ts';

// The cart: a reduced dress for 2,450 and two shirts for 2,550 together.
test.each<[string, Partial<CouponRule>, number, number[]]>([
  ['10 percent', {}, 500, [245, 255]],
  ['10 percent, 300 at most', { maxDiscount: 300 }, 300, [147, 153]],
  ['7 percent is rounded down to the step', { value: 7 }, 350, [172, 178]],
  ['15 percent of the shirts', { value: 15, brandIds: ['orontes'] }, 375, [0, 375]],
  ['15 percent of what is not reduced', { value: 15, onlyUndiscounted: true }, 375, [0, 375]],
  ['100 percent', { value: 100 }, 5_000, [2_450, 2_550]],
  ['500 pounds', { kind: 'amount', value: 500 }, 500, [245, 255]],
  [
    'more pounds than the dress costs',
    { kind: 'amount', value: 9_000, productIds: ['dress'] },
    2_450,
    [2_450, 0],
  ],
  ['pounds between two steps', { kind: 'amount', value: 110 }, 100, [49, 51]],
  ['less than a step', { value: 10, maxDiscount: 20 }, 0, [0, 0]],
])('%s', (_, changed, discount, shares) => {
  expect(couponDiscount({ ...openCoupon, ...changed }, [dress, shirt], 150, 25)).toEqual({
    discount,
    shares,
    freeDelivery: false,
    saves: discount,
  });
});

test('free delivery saves the fee and takes nothing off the lines', () => {
  const coupon = { ...openCoupon, kind: 'freeDelivery', value: 0 } as const;
  const effect = { discount: 0, shares: [0, 0], freeDelivery: true };
  expect(couponDiscount(coupon, [dress, shirt], 375, 25)).toEqual({ ...effect, saves: 375 });
  expect(couponDiscount(coupon, [dress, shirt], null, 25)).toEqual({ ...effect, saves: 0 });
});

test('a discount is a multiple of the step, the sum of its shares, and never above a line', () => {
  const coupon = fc
    .record({
      kind: fc.constantFrom('percent', 'amount'),
      value: fc.integer({ min: 1, max: 100 }),
      maxDiscount: fc.option(fc.nat(5_000)),
    })
    .map((changed) => ({
      ...openCoupon,
      ...changed,
      value: changed.kind === 'amount' ? changed.value * 50 : changed.value,
    }));
  const line = fc
    .record({ unitPrice: fc.nat(20_000), quantity: fc.integer({ min: 1, max: 10 }) })
    .map((priced) => ({ ...dress, ...priced }));
  fc.assert(
    fc.property(coupon, fc.array(line, { maxLength: 12 }), fc.constantFrom(1, 5, 25), (rule, lines, step) => {
      const { discount, shares } = couponDiscount(rule, lines, null, step);
      expect(discount % step).toBe(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
      for (const [index, { unitPrice, quantity }] of lines.entries()) {
        expect(shares[index]).toBeLessThanOrEqual(unitPrice * quantity);
        expect(shares[index]).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
