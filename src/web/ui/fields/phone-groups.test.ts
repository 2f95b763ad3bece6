import { expect, test } from 'vitest';
import { caretAfter, nationalDigits, phoneGroups } from './phone-groups.ts';

test.each([
  ['', ''],
  ['0', '0'],
  ['09', '9'],
  ['9441', '944 1'],
  ['0944123456', '944 123 456'],
  ['944 123 456', '944 123 456'],
  ['+963 944 123 456', '944 123 456'],
  ['00963944123456', '944 123 456'],
  ['963 0944 123456', '944 123 456'],
  ['٠٩٤٤١٢٣٤٥٦', '944 123 456'],
  ['۰۹۴۴ ۱۲۳ ۴۵۶', '944 123 456'],
  ['0944–123/456', '944 123 456'],
  ['tel:+963-944-123-456', '944 123 456'],
  ['https://wa.me/963944123456?text=5', '944 123 456'],
  ['94412345678', '944 123 45678'],
])('%j is shown as %j', (typed, shown) => {
  expect(phoneGroups(typed)).toBe(shown);
});

test('the digits go on without spaces', () => {
  expect(nationalDigits('0944 123 456')).toBe('944123456');
});

test.each([
  ['944 123 456', 0, 11],
  ['944 123 456', 3, 7],
  ['944 123 456', 4, 6],
  ['944 123 456', 9, 0],
])('in %j with %i digits behind it the caret is at %i', (groups, behind, caret) => {
  expect(caretAfter(groups, behind)).toBe(caret);
});
