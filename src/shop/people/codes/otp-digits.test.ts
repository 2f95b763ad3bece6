import { expect, test } from 'vitest';
import { otpDigits } from './otp-digits.ts';

test.each([
  ['123456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['123 456', '123456'],
  ['Minwal: 123456 is your code', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('%s holds %s', (typed, code) => {
  expect(otpDigits(typed)).toBe(code);
});
