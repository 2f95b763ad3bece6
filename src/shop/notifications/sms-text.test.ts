import { expect, test } from 'vitest';
import { smsLength, smsText } from './sms-text.ts';

test.each([
  ['a'.repeat(160), 160, 1],
  ['a'.repeat(161), 161, 2],
  ['a'.repeat(306), 306, 2],
  ['a'.repeat(307), 307, 3],
  ['[]', 4, 1],
  [`${'a'.repeat(159)}€`, 161, 2],
  ['ب'.repeat(70), 70, 1],
  ['ب'.repeat(71), 71, 2],
  ['ب'.repeat(134), 134, 2],
  ['ب'.repeat(135), 135, 3],
  // One letter that GSM has not makes all of it Unicode.
  [`${'a'.repeat(70)}’`, 71, 2],
  ['', 0, 1],
])('%j has %i characters in %i parts', (text, characters, parts) => {
  expect(smsLength(text)).toEqual({ characters, parts });
});

test.each([
  ['Order 7 is packed', '', 'Minwal: Order 7 is packed.'],
  ['Order 7 is packed', 'It goes out today.', 'Minwal: Order 7 is packed. It goes out today.'],
])('a message starts with the shop: %s %s', (title, text, sms) => {
  expect(smsText('Minwal', title, text)).toBe(sms);
});
