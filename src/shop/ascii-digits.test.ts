import { expect, test } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['رقم ٤٢ و 7', 'رقم 42 و 7'],
  ['', ''],
])('%s reads %s', (typed, read) => {
  expect(asciiDigits(typed)).toBe(read);
});
