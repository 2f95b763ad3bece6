import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ReturnReason } from '../../buying/orders/contract.ts';
import { cashRefund, deliveryRefund, pointsRefund, refundOf } from './refund.ts';

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

describe('in cash', () => {
  test.each([
    [1_814, { exact: 0, cash: 0, points: 0 }, 5_000, 1_825],
    [966, { exact: 0, cash: 0, points: 0 }, 3_050, 975],
    [967, { exact: 966, cash: 975, points: 0 }, 3_050, 975],
    [967, { exact: 1_933, cash: 1_950, points: 0 }, 3_050, 950],
    [1_814, { exact: 0, cash: 0, points: 0 }, 1_800, 1_800],
    [7, { exact: 7, cash: 25, points: 0 }, 164, 0],
    [0, { exact: 0, cash: 0, points: 0 }, 150, 0],
    // 966 of it went back in points: cash only ends what is left.
    [967, { exact: 966, cash: 0, points: 966 }, 3_050, 975],
    [2_084, { exact: 966, cash: 0, points: 966 }, 3_050, 2_075],
  ])('%i after %j of %i taken is %i', (exact, before, cashDue, cash) => {
    expect(cashRefund(exact, { before, cashDue, cashStep: 25 })).toBe(cash);
  });

  test('refunds in any parts are notes, at most the cash taken and less than a step above the exact sum', () => {
    const parts = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 100 }), fc.nat(500), (exacts, cashStep, fee) => {
        const total = exacts.reduce((sum, exact) => sum + exact, fee);
        const cashDue = Math.floor(total / cashStep) * cashStep;
        const before = { exact: 0, cash: 0, points: 0 };
        for (const exact of exacts) {
          const cash = cashRefund(exact, { before, cashDue, cashStep });
          expect(cash % cashStep).toBe(0);
          before.exact += exact;
          before.cash += cash;
          expect(before.cash).toBeLessThanOrEqual(cashDue);
          expect(before.cash - before.exact).toBeLessThan(cashStep);
        }
      }),
    );
  });
});

describe('in points, 100 for 50 pounds with a tenth on top', () => {
  const terms = { pointsRedeemStep: 100, pointsRedeemValue: 50, pointsRefundBonus: 10 };
  test.each([
    [966, { exact: 0, cash: 0, points: 0 }, 3_050, { value: 966, points: 2_125 }],
    [1, { exact: 0, cash: 0, points: 0 }, 3_050, { value: 1, points: 2 }],
    [1_000, { exact: 2_900, cash: 0, points: 2_900 }, 3_050, { value: 150, points: 330 }],
    [500, { exact: 3_050, cash: 2_000, points: 1_050 }, 3_050, { value: 0, points: 0 }],
  ])('%i after %j of %i taken is %j', (exact, before, cashDue, refund) => {
    expect(pointsRefund(exact, { before, cashDue }, terms)).toEqual(refund);
  });
});
