import { expect, test } from 'vitest';
import { invalidPhones, validPhones } from './phone.cases.ts';
import { parsePhone } from './phone.ts';

test.each(validPhones)('%s is understood: %j', (_, typed, kept) => {
  expect(parsePhone(typed)).toBe(kept);
});

test.each(invalidPhones)('%s is refused: %j', (_, typed) => {
  expect(parsePhone(typed)).toBeNull();
});

test.each([
  ['an extension in the address form', '0933123456;ext=5'],
  ['an extension by letter', '0933123456x5'],
  ['a link with an extension', 'tel:0933123456;ext=5'],
  ['a link to another number', 'https://wa.me/961933123456'],
  ['a link to a name', 'https://t.me/minwal'],
  ['a link to somewhere else', 'https://example.com/0933123456'],
  ['two numbers', '0933123456 / 0944123456'],
  ['a date', '2026/11/28'],
  ['a NUL at the end', '0933123456\0'],
  ['a second plus', '+963+933123456'],
  ['a plus in the middle', '0933+123456'],
  ['a line break inside', '0933\n123456'],
  ['digits of another script', '०९३३१२३४५६'],
  ['only brackets', '()'],
  ['a text without end', '0933123456'.padStart(5_000, ' ')],
])('%s is refused', (_, typed) => {
  expect(parsePhone(typed)).toBeNull();
});

test('what is kept is understood again as itself', () => {
  for (const [, , kept] of validPhones) expect(parsePhone(kept)).toBe(kept);
});
