import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const arabicForms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

test.each([
  [0, 'other'],
  [1, 'one'],
  [2, 'other'],
  [11, 'other'],
])('English takes for %i the form %s', (count, form) => {
  expect(plural(count, { one: 'one', other: 'other' })).toBe(form);
});

test('an Arabic number stays on one line with its word', () => {
  expect(plural(3, { ...arabicForms, few: 'عرض 3 قطع الآن' })).toBe('عرض 3\u00a0قطع الآن');
});

test.each([
  [0, 'zero'],
  [1, 'one'],
  [2, 'two'],
  [3, 'few'],
  [10, 'few'],
  [11, 'many'],
  [99, 'many'],
  [100, 'other'],
  [102, 'other'],
  [103, 'few'],
  [111, 'many'],
])('Arabic takes for %i the form %s', (count, form) => {
  expect(plural(count, arabicForms)).toBe(form);
});

test.each([
  [999, '999 pieces'],
  [1_200, '1,200 pieces'],
  [85_476, '85,476 pieces'],
])('%i is written %s', (count, words) => {
  expect(plural(count, { one: '1 piece', other: `${count} pieces` })).toBe(words);
});

test('only the count gets separators, in Arabic too', () => {
  const forms = { ...arabicForms, many: 'الطلب 230880482: 1011 قطعة' };
  expect(plural(1_011, forms)).toBe('الطلب 230880482: 1,011\u00a0قطعة');
});
