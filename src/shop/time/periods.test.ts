import { expect, test } from 'vitest';
import { type PeriodName, periodOf } from './periods.ts';

test.each<[PeriodName, string, string, string]>([
  ['today', '2026-11-24', '2026-11-24', '2026-11-24'],
  ['week', '2026-11-24', '2026-11-22', '2026-11-24'],
  ['week', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['week', '2026-11-28', '2026-11-22', '2026-11-28'],
  ['week', '2027-01-01', '2026-12-27', '2027-01-01'],
  ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['month', '2026-11-24', '2026-11-01', '2026-11-24'],
  ['lastMonth', '2026-11-24', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
])('%s on %s is %s to %s', (name, today, from, to) => {
  expect(periodOf(name, today)).toEqual({ from, to });
});
