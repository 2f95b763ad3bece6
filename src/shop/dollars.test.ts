import { expect, test } from 'vitest';
import { centsOf, formatDollars } from './dollars.ts';

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
