import { expect, test } from 'vitest';
import { INVOICE_PREFIX, invoiceNumber, invoiceTotal, taxContained } from './invoice.ts';

test.each([
  ['invoice', '', 1, '2026-000001'],
  ['credit', '', 12, 'CN-2026-000012'],
  ['invoice', 'MNW', 999_999, 'MNW-2026-999999'],
  ['credit', 'MNW', 1_000_000, 'MNW-CN-2026-1000000'],
] as const)('%s with the prefix "%s", the %i-th: %s', (series, prefix, serial, number) =>
  expect(invoiceNumber(series, { prefix, year: 2026, serial })).toBe(number),
);

test.each([
  [0, 11, 0],
  [1_110, 11, 110],
  [3_600, 0, 0],
  [3_600, 10, 327],
  [105, 5, 5],
  [999, 30, 231],
])('%i pounds at %i %% contain %i', (total, rate, tax) => expect(taxContained(total, rate)).toBe(tax));

test('the parts of an invoice are its total', () =>
  expect(
    invoiceTotal({
      lines: [{ total: 2_310 }, { total: 40 }],
      delivery: 150,
      adjustment: -500,
      rounding: -20,
    }),
  ).toBe(1_980));

test.each([
  ['', true],
  ['MINWAL', true],
  ['MINWALS', false],
  ['mn', false],
  ['م', false],
  ['M1', false],
])('the prefix "%s" is allowed: %s', (prefix, isAllowed) =>
  expect(INVOICE_PREFIX.test(prefix)).toBe(isAllowed),
);
