import { expect, test } from 'vitest';
import { suggestedName } from './suggested-name.ts';

test.each([
  ['فستان', 'أحمر', '', 'فستان أحمر'],
  ['بلوزة', 'أحمر', '', 'بلوزة حمراء'],
  ['كنزة صوف', 'أزرق فاتح', 'لوزا', 'كنزة صوف زرقاء فاتحة لوزا'],
  ['تنورة', 'كحلي', '', 'تنورة كحلية'],
  ['تنورة', 'بيج', '', 'تنورة بيج'],
  ['قميص', 'بني', '', 'قميص بني'],
  ['جوارب', 'اسود', '', 'جوارب سوداء'],
  ['حقيبة يد', '', '', 'حقيبة يد'],
  ['', 'أحمر', 'لوزا', ''],
])('%s, %s, %s: %s', (kind, color, brand, name) =>
  expect(suggestedName({ kind, color, brand }, 'ar')).toBe(name),
);

test.each([
  ['Dress', 'Red', '', 'Red dress'],
  ['T-shirt', 'Sky blue', '', 'Sky blue T-shirt'],
  ['Trousers', 'Navy', 'Loza', 'Loza navy trousers'],
  ['Dress', '', '', 'Dress'],
  ['', 'Red', 'Loza', ''],
])('%s, %s, %s: %s', (kind, color, brand, name) =>
  expect(suggestedName({ kind, color, brand }, 'en')).toBe(name),
);
