import { expect, test } from 'vitest';
import { hideCodes } from './hide-codes.ts';

test.each([
  ['Have 2,450 SYP ready and tell them the PIN 4821.', 'Have 2,450 SYP ready and tell them the PIN ••••.'],
  ['PIN 4821, 12,450 SYP', 'PIN ••••, 12,450 SYP'],
  ['جهّز 2,450 ل.س نقداً وقل له الرمز 0007.', 'جهّز 2,450 ل.س نقداً وقل له الرمز ••••.'],
  ['\u2068#261 122 041\u2069: 4821', '\u2068#261 122 041\u2069: ••••'],
  ['4821', '••••'],
  ['PIN-4821, 950', 'PIN-••••, 950'],
  ['On 22/11/2026 or 2026-11-22, +963944000111', 'On 22/11/2026 or 2026-11-22, +963944000111'],
  ['950 SYP, 1,250,000 SYP', '950 SYP, 1,250,000 SYP'],
])('of “%s” others see no PIN', (text, seen) => {
  expect(hideCodes(text)).toBe(seen);
});
