import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceHistogram } from './histogram.ts';

test('no prices make no bars', () => {
  expect(priceHistogram([])).toEqual({ lowest: 0, highest: 0, bars: [] });
});

test('one price makes one bar that holds it', () => {
  expect(priceHistogram([1250, 1250]).bars).toEqual([{ from: 1250, to: 1251, count: 2 }]);
});

test('bars are round, even, and follow one another', () => {
  const { bars } = priceHistogram([175, 900, 3980]);
  expect(bars[0]).toEqual({ from: 0, to: 200, count: 1 });
  expect(bars).toHaveLength(20);
  expect(bars.at(-1)).toEqual({ from: 3800, to: 4000, count: 1 });
});

test('there are at most 20 bars, and every price stands in one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1 }), (prices) => {
      const { bars } = priceHistogram(prices);
      expect(bars.length).toBeLessThanOrEqual(20);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
      for (const { from, to, count } of bars)
        expect(prices.filter((price) => price >= from && price < to)).toHaveLength(count);
    }),
  );
});
