import { expect, test } from 'vitest';
import { displayPhone, groupAsTyped } from './phone-display.ts';

test('a kept number reads in groups', () => {
  expect(displayPhone('+963944123456')).toBe('+963 944 123 456');
  expect(displayPhone('')).toBe('');
});

test.each([
  ['', ''],
  ['0', ''],
  ['09', '9'],
  ['0944', '944'],
  ['09441', '944 1'],
  ['944123456', '944 123 456'],
  ['+963 944 123 456', '944 123 456'],
  ['00963944123456', '944 123 456'],
  ['963944123456', '944 123 456'],
  ['9630944123456', '944 123 456'],
  ['٠٩٤٤١٢٣٤٥٦', '944 123 456'],
  ['09441234567890', '944 123 456'],
  ['963', '963'],
])('%s is shown as %s while typing', (typed, shown) => {
  expect(groupAsTyped(typed)).toBe(shown);
});
