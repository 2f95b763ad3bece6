import { expect, test } from 'vitest';
import { centsOf, formatDollars, spreadCost } from './cost.ts';

test.each([
  [11_500, 115, 100],
  [11_500, 1, 1],
  [11_500, 2_450, 2130],
  [10_050, 0, 0],
] as const)('at %i hundredths a dollar %i pounds are %i cents', (rate, pounds, cents) => {
  expect(centsOf(pounds, rate)).toBe(cents);
});

test.each([
  [123_450, '$1,234.50'],
  [5, '$0.05'],
  [-2410, '−$24.10'],
] as const)('%i cents read %s', (cents, text) => expect(formatDollars(cents)).toBe(text));

test.each([
  [100, [100, 100, 100], [33, 34, 33]],
  [1000, [3000, 1000], [750, 250]],
  [500, [0, null, 200], [0, 0, 500]],
  [0, [5, 5], [0, 0]],
  [7, [1, 1, 1, 1], [2, 2, 1, 2]],
  [100, [null, null], [0, 0]],
])('%i split by %j is %j', (extra, values, parts) => expect(spreadCost(extra, values)).toEqual(parts));
