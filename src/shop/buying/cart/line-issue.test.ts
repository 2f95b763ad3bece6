import { expect, test } from 'vitest';
import { lineIssue } from './line-issue.ts';

test.each([
  [1, 1, true, null],
  [2, 1, true, 'NOT_ENOUGH_STOCK'],
  [1, 0, true, 'OUT_OF_STOCK'],
  [1, 5, false, 'UNAVAILABLE'],
  [1, 0, false, 'UNAVAILABLE'],
])('%i of %i, on sale %s: %s', (quantity, available, onSale, issue) => {
  expect(lineIssue({ quantity, available, onSale })).toBe(issue);
});
