import { expect, test } from 'vitest';
import { budgetMonth, isNearlySpent } from './message-budget.ts';

test.each([
  [79, 100, false],
  [80, 100, true],
  [100, 100, true],
  [1, 1, true],
  [0, 1, false],
  [1_000_000, null, false],
])('%i of %j is nearly spent: %j', (sent, budget, is) => expect(isNearlySpent(sent, budget)).toBe(is));

test.each([
  ['2026-11-30T20:59:59Z', '2026-11-01'],
  ['2026-11-30T21:00:00Z', '2026-12-01'],
])('%s counts for the month of %s', (at, month) => expect(budgetMonth(new Date(at))).toBe(month));
