import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RefusalReason } from '../../buying/orders/contract.ts';
import { cashDueOf } from '../../buying/orders/paid-for.ts';
import { type Agreed, type DoorLine, feeAtRefusal, settle } from './settlement.ts';

const settings = { cashStep: 25, doorRecheck: false, doorFeeOnRefusal: 'waive' } as const;
const city: Agreed = { fee: 150, feeBeforeFree: 150, freeFrom: null, coupon: null };
const free: Agreed = { fee: 0, feeBeforeFree: 275, freeFrom: 5_000, coupon: null };

/** `line(q, u, s, k, why)`: quantity, unit price, coupon share, kept, why not all. */
const line = (
  quantity: number,
  unitPrice: number,
  couponShare: number,
  kept: number,
  reason: RefusalReason | null = kept === quantity ? null : 'changedMind',
): DoorLine => ({ quantity, unitPrice, couponShare, kept, reason });

const tenth: Agreed = { ...city, coupon: { isFreeDelivery: false, minSubTotal: 4_000 } };
const freeByCoupon: Agreed = {
  fee: 0,
  feeBeforeFree: 275,
  freeFrom: null,
  coupon: { isFreeDelivery: true, minSubTotal: 4_000 },
};

describe('kept at the door', () => {
  test.each<[string, Agreed, DoorLine[], Partial<ReturnType<typeof settle>>]>([
    [
      'everything: 3 × 2,450 less 500, and the fee',
      city,
      [line(3, 2_450, 500, 3)],
      { items: 6_850, fee: 150, exact: 7_000, cashDue: 7_000, rounding: 0, paid: [6_850] },
    ],
    [
      'one of three: a third of 6,850, rounded down twice',
      city,
      [line(3, 2_450, 500, 1)],
      { items: 2_283, fee: 150, exact: 2_433, cashDue: 2_425, rounding: -8, paid: [2_283] },
    ],
    [
      'two of three',
      city,
      [line(3, 2_450, 500, 2)],
      { items: 4_566, exact: 4_716, cashDue: 4_700, rounding: -16 },
    ],
    [
      'one line of two: the share stays with its pieces',
      tenth,
      [line(2, 2_000, 400, 2), line(1, 1_000, 100, 0)],
      { items: 3_600, fee: 150, exact: 3_750, cashDue: 3_750, paid: [3_600, 0] },
    ],
    [
      'all but a piece that is faulty: no fee',
      city,
      [line(1, 2_000, 0, 1), line(1, 1_275, 0, 0, 'damaged')],
      { items: 2_000, fee: 0, cashDue: 2_000 },
    ],
    [
      'a piece late and left: the fee as agreed',
      city,
      [line(1, 2_000, 0, 1), line(1, 1_275, 0, 0, 'late')],
      { fee: 150, cashDue: 2_150 },
    ],
    [
      'less than free delivery began at: still free',
      free,
      [line(1, 2_000, 0, 1), line(2, 2_000, 0, 0)],
      { fee: 0, cashDue: 2_000 },
    ],
    [
      'a piece that the coupon paid',
      city,
      [line(1, 500, 500, 1), line(1, 800, 0, 0)],
      { items: 0, exact: 150, cashDue: 150 },
    ],
    [
      'prices that are no notes',
      city,
      [line(1, 1_990, 0, 1)],
      { exact: 2_140, cashDue: 2_125, rounding: -15 },
    ],
  ])('%s', (_, agreed, lines, wanted) => {
    expect(settle(agreed, lines, settings)).toMatchObject(wanted);
  });
});

describe('checked again at the door', () => {
  const recheck = { ...settings, doorRecheck: true };
  test.each<[string, Agreed, DoorLine[], Partial<ReturnType<typeof settle>>]>([
    [
      'below free delivery: the fee before it was free',
      free,
      [line(1, 2_000, 0, 1), line(2, 2_000, 0, 0)],
      { fee: 275, cashDue: 2_275 },
    ],
    ['at free delivery', free, [line(3, 2_500, 0, 2)], { fee: 0, cashDue: 5_000 }],
    [
      'what is faulty counts as kept, and the fee is not asked',
      free,
      [line(1, 2_000, 0, 1), line(2, 2_000, 0, 0, 'wrongItem')],
      { fee: 0, cashDue: 2_000 },
    ],
    [
      'below the coupon: full prices',
      tenth,
      [line(2, 2_000, 400, 1), line(1, 1_000, 100, 1)],
      { items: 3_000, fee: 150, cashDue: 3_150, paid: [2_000, 1_000] },
    ],
    [
      'at the coupon: its share stays',
      tenth,
      [line(2, 2_000, 400, 2), line(1, 1_000, 100, 0)],
      { items: 3_600, cashDue: 3_750 },
    ],
    [
      'below the coupon for free delivery: its fee',
      freeByCoupon,
      [line(2, 2_000, 0, 1)],
      { items: 2_000, fee: 275, cashDue: 2_275 },
    ],
  ])('%s', (_, agreed, lines, wanted) => {
    expect(settle(agreed, lines, recheck)).toMatchObject(wanted);
  });
});

test('whole acceptance is what was agreed, and no part of it is paid twice', () => {
  const lines = fc.array(
    fc
      .record({
        quantity: fc.integer({ min: 1, max: 10 }),
        unitPrice: fc.integer({ min: 1, max: 90_000 }),
        off: fc.double({ min: 0, max: 1, noNaN: true }),
        kept: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ quantity, unitPrice, off, kept }) =>
        line(quantity, unitPrice, Math.floor(quantity * unitPrice * off), Math.round(quantity * kept)),
      ),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(lines, (sold) => {
      const all = sold.map((one) => ({ ...one, kept: one.quantity, reason: null }));
      const agreed = all.reduce((sum, one) => sum + one.quantity * one.unitPrice - one.couponShare, 0);
      expect(settle(city, all, settings)).toMatchObject({ items: agreed, exact: agreed + 150 });
      const { exact, cashDue, rounding } = settle(city, sold, settings);
      expect(cashDue).toBeLessThanOrEqual(exact);
      expect(exact).toBeLessThanOrEqual(agreed + 150);
      expect([cashDue - exact, cashDue % 25]).toEqual([rounding, 0]);
    }),
  );
});

test.each([
  [8_137, 8_125],
  [8_125, 8_125],
  [24, 0],
])('of %i, %i is to be kept ready', (total, due) => {
  expect(cashDueOf(total, settings)).toBe(due);
});

describe('nothing kept', () => {
  test('costs nothing where the fee is waived', () => {
    for (const reason of RefusalReason.options) expect(feeAtRefusal(reason, 275, settings)).toBe(0);
  });

  test('costs the fee where it is asked, for the shopper’s reasons alone', () => {
    const ask = { ...settings, doorFeeOnRefusal: 'ask' } as const;
    const asked = RefusalReason.options.filter((reason) => feeAtRefusal(reason, 275, ask) === 275);
    expect(asked).toEqual([
      'changedMind',
      'noMoney',
      'unreachableAtDoor',
      'refusedUnnamed',
      'notOrdered',
      'notCollected',
    ]);
  });
});
