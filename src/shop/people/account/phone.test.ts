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
  ['an address of the tel: kind', 'tel:+963933123456'],
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
