import { expect, test } from 'vitest';
import { canPay, lineIssue } from './line-issue.ts';

test.each([
  [1, 1, true, null],
  [2, 1, true, 'NOT_ENOUGH_STOCK'],
  [1, 0, true, 'OUT_OF_STOCK'],
  [1, 5, false, 'UNAVAILABLE'],
  [1, 0, false, 'UNAVAILABLE'],
])('%i of %i, on sale %s: %s', (quantity, available, onSale, issue) => {
  expect(lineIssue({ quantity, available, onSale })).toBe(issue);
});

test('a cart is paid when it holds something and nothing is wrong', () => {
  expect(canPay([])).toBe(false);
  expect(canPay([{ issue: null }])).toBe(true);
  expect(canPay([{ issue: null }, { issue: 'OUT_OF_STOCK' }])).toBe(false);
});
