import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMoney,
  formatNumber,
  moneyParts,
  oldMoneyParts,
  roundDownToStep,
  roundToStep,
  splitInProportion,
} from './money.ts';

describe('money reads', () => {
  test.each([
    [0, '0'],
    [5, '5'],
    [999, '999'],
    [1_000, '1,000'],
    [2_450, '2,450'],
    [713_000, '713,000'],
    [1_234_567, '1,234,567'],
    [-500, '-500'],
    [-12_500, '-12,500'],
    [0.125, '0.125'],
    [33.5138, '33.5138'],
    [1_234.5, '1,234.5'],
    [-1_234.5678, '-1,234.5678'],
  ])('%d as %s', (amount, text) => {
    expect(formatNumber(amount)).toBe(text);
  });

  test('with the unit of the language', () => {
    expect(formatMoney(2_450, 'en')).toBe('2,450 SYP');
    expect(formatMoney(2_450, 'ar')).toBe('2,450\u00a0ل.س');
    expect(moneyParts(7_630, 'ar')).toEqual({ number: '7,630', unit: 'ل.س' });
  });

  test('a hundred times larger in old pounds', () => {
    expect(oldMoneyParts(2_450, 'en')).toEqual({ number: '245,000', unit: 'in old pounds' });
    expect(oldMoneyParts(2_450, 'ar')).toEqual({ number: '245,000', unit: 'بالليرة القديمة' });
  });
});

describe('rounding', () => {
  test.each([
    [0, 0, 0],
    [12, 0, 0],
    [13, 0, 25],
    [24, 0, 25],
    [25, 25, 25],
    [37, 25, 25],
    [38, 25, 50],
    [1_999, 1_975, 2_000],
  ])('%i is %i downwards and %i to the nearest, in steps of 25', (amount, down, nearest) => {
    expect(roundDownToStep(amount, 25)).toBe(down);
    expect(roundToStep(amount, 25)).toBe(nearest);
  });

  const amount = fc.nat(1_000_000_000);
  const step = fc.integer({ min: 1, max: 10_000 });

  test('downwards is a multiple of the step, at most one step below', () => {
    fc.assert(
      fc.property(amount, step, (sum, by) => {
        const rounded = roundDownToStep(sum, by);
        expect(rounded % by).toBe(0);
        expect(rounded).toBeLessThanOrEqual(sum);
        expect(sum - rounded).toBeLessThan(by);
      }),
    );
  });

  test('to the nearest is a multiple of the step, at most half a step away', () => {
    fc.assert(
      fc.property(amount, step, (sum, by) => {
        const rounded = roundToStep(sum, by);
        expect(rounded % by).toBe(0);
        expect(Math.abs(sum - rounded) * 2).toBeLessThanOrEqual(by);
      }),
    );
  });
});

describe('a split in proportion', () => {
  test.each([
    { total: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
    { total: 500, weights: [2_450, 1_280, 3_100], parts: [179, 94, 227] },
    { total: 25, weights: [1_000, 0, 1_000], parts: [13, 0, 12] },
    { total: 0, weights: [0, 0], parts: [0, 0] },
    { total: 0, weights: [], parts: [] },
    { total: 7, weights: [7], parts: [7] },
    { total: 3, weights: [1, 2], parts: [1, 2] },
  ])('of $total over $weights is $parts', ({ total, weights, parts }) => {
    expect(splitInProportion(total, weights)).toEqual(parts);
  });

  test('of something over nothing is refused', () => {
    expect(() => splitInProportion(1, [])).toThrow(RangeError);
    expect(() => splitInProportion(1, [0, 0])).toThrow(RangeError);
  });

  const weights = fc
    .array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 30 })
    .filter((all) => all.some(Boolean));

  test('sums to the whole, each part within one pound of its exact share', () => {
    fc.assert(
      fc.property(weights, fc.nat(2_000_000_000), (all, total) => {
        const sum = all.reduce((a, b) => a + b, 0);
        const parts = splitInProportion(total, all);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        for (const [index, part] of parts.entries()) {
          const exact = (BigInt(total) * BigInt(all[index] ?? 0)) / BigInt(sum);
          expect([exact, exact + 1n]).toContain(BigInt(part));
        }
      }),
    );
  });

  test('never takes more from a line than its price', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const total = Math.floor(all.reduce((a, b) => a + b, 0) * share);
        for (const [index, part] of splitInProportion(total, all).entries()) {
          expect(part).toBeLessThanOrEqual(all[index] ?? 0);
        }
      }),
    );
  });
});
