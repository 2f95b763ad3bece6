import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const dress = { price: 3_100, priceAfterDiscount: 2_450, quantity: 2 };
const shirt = { price: 1_280, priceAfterDiscount: null, quantity: 1 };

test.each([
  ['an empty cart', [], 0, null, { subTotal: 0, savings: 0, discount: 0, delivery: null, total: 0 }],
  ['one line', [shirt], 0, null, { subTotal: 1_280, savings: 0, discount: 0, delivery: null, total: 1_280 }],
  [
    'a reduced line beside one that is not',
    [dress, shirt],
    0,
    150,
    { subTotal: 6_180, savings: 1_300, discount: 0, delivery: 150, total: 6_330 },
  ],
  [
    'a coupon',
    [dress, shirt],
    600,
    375,
    { subTotal: 6_180, savings: 1_300, discount: 600, delivery: 375, total: 5_955 },
  ],
  ['free delivery', [shirt], 0, 0, { subTotal: 1_280, savings: 0, discount: 0, delivery: 0, total: 1_280 }],
  [
    'a coupon worth more than the cart',
    [shirt],
    5_000,
    150,
    { subTotal: 1_280, savings: 0, discount: 1_280, delivery: 150, total: 150 },
  ],
])('%s', (_, lines, couponDiscount, delivery, totals) => {
  expect(totalsOf({ lines, couponDiscount, delivery })).toEqual(totals);
});

test('a total is the sum of its parts, and never negative', () => {
  const money = fc.nat(10_000_000);
  const line = fc
    .record({ price: money, off: fc.option(money), quantity: fc.integer({ min: 1, max: 10 }) })
    .map(({ price, off, quantity }) => ({
      price,
      priceAfterDiscount: off === null ? null : Math.min(off, price),
      quantity,
    }));
  fc.assert(
    fc.property(fc.array(line), money, fc.option(money), (lines, couponDiscount, delivery) => {
      const totals = totalsOf({ lines, couponDiscount, delivery });
      expect(totals.total).toBe(totals.subTotal - totals.discount + (totals.delivery ?? 0));
      expect(totals.total).toBeGreaterThanOrEqual(0);
      expect(totals.subTotal + totals.savings).toBe(lines.reduce((sum, l) => sum + l.price * l.quantity, 0));
    }),
  );
});
