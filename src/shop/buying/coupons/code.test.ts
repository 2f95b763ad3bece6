import { expect, test } from 'vitest';
import { readCouponCode } from './code.ts';

test.each([
  ['AHLAN15', 'AHLAN15'],
  [' ahlan15 ', 'AHLAN15'],
  ['ahlan ١٥', 'AHLAN15'],
  ['\u200eAhlan15\u200f', 'AHLAN15'],
  ['ＡＨＬＡＮ15', 'AHLAN15'],
  ['أهلاً', 'أهلاً'],
  ['', ''],
])('%j is the code %s', (typed, code) => {
  expect(readCouponCode(typed)).toBe(code);
});
