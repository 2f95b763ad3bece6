import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ReturnReason } from '../orders/contract.ts';
import { deliveryRefund, refundOf } from './refund.ts';

const dress = { quantity: 3, refundedQuantity: 0, returning: 3, lineTotal: 7_350, couponShare: 500 };

test.each([
  ['all three', [dress], 6_850],
  ['the first', [{ ...dress, returning: 1 }], 2_283],
  ['the second', [{ ...dress, refundedQuantity: 1, returning: 1 }], 2_283],
  ['the third', [{ ...dress, refundedQuantity: 2, returning: 1 }], 2_284],
  ['a piece that the coupon paid', [{ ...dress, couponShare: 7_350 }], 0],
  [
    'two lines',
    [dress, { quantity: 1, refundedQuantity: 0, returning: 1, lineTotal: 1_280, couponShare: 0 }],
    8_130,
  ],
  ['nothing', [], 0],
])('%s', (_, lines, refund) => {
  expect(refundOf(lines)).toBe(refund);
});

test('a line returned piece by piece is refunded to the pound', () => {
  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 10 }),
      lineTotal: fc.nat(1_000_000),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ quantity, lineTotal, share }) => ({
      quantity,
      lineTotal,
      couponShare: Math.floor(lineTotal * share),
    }));
  fc.assert(
    fc.property(line, (sold) => {
      const refunds = Array.from({ length: sold.quantity }, (_, refundedQuantity) =>
        refundOf([{ ...sold, refundedQuantity, returning: 1 }]),
      );
      expect(refunds.reduce((sum, refund) => sum + refund, 0)).toBe(sold.lineTotal - sold.couponShare);
      expect(Math.min(...refunds)).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('delivery', () => {
  test('is paid back for a mistake of the store alone', () => {
    const paid = { delivery: 475, refundedBefore: false };
    const back = ReturnReason.options.filter((reason) => deliveryRefund(reason, paid) === 475);
    expect(back).toEqual(['wrongItem', 'damaged', 'notAsDescribed']);
    expect(deliveryRefund('changedMind', paid)).toBe(0);
  });

  test('is paid back once', () => {
    expect(deliveryRefund('damaged', { delivery: 475, refundedBefore: true })).toBe(0);
  });
});
