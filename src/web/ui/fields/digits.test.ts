import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test.each([
  ['419203', '419203'],
  ['٤١٩٢٠٣', '419203'],
  ['۴۱۹۲۰۳', '419203'],
  ['419 203', '419203'],
  ['رمزك 419-203.', '419203'],
  ['‎+963 944\u00a0123', '963944123'],
  ['', ''],
])('%j holds the digits %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});
