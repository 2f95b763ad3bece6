import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize } from './normal-form.ts';

test.each([
  ['أحمر', 'احمر'],
  ['إرجاع', 'ارجاع'],
  ['آخر', 'اخر'],
  ['ٱلاسم', 'الاسم'],
  ['عباءة سوداء', 'عباه سودا'],
  ['بلوزة', 'بلوزه'],
  ['مقهى', 'مقهي'],
  ['لؤلؤ', 'لولو'],
  ['شاطئ', 'شاطي'],
  ['فُسْتانٌ', 'فستان'],
  ['فســـتان', 'فستان'],
  ['قياس ٤٢', 'قياس 42'],
  ['قیاس ۴۲', 'قياس 42'],
  ['ﻻﻣﻊ', 'لامع'],
  ['Crêpe DRESS', 'crepe dress'],
  ['  Women’s  T-shirt ', 'womens t shirt'],
  ['İpek', 'ipek'],
  ['50% off!', '50 off'],
  ['ط\u200Bيّة', 'طيه'],
  ['لیگینگ', 'ليغينغ'],
  ['پيجامة چينز ڤيسكوز', 'بيجامه جينز فيسكوز'],
  ['حلوووو', 'حلو'],
  ['فستاان', 'فستان'],
  ['قمييييص', 'قميص'],
  ['soooo nice dressss', 'soo nice dress'],
  ['2XXXL 10000', '2xxxl 10000'],
  ['…', ''],
  ['', ''],
])('%s is searched as %s', (text, form) => {
  expect(normalize(text)).toBe(form);
});

test('both spellings of a word meet', () => {
  expect(normalize('إِرجاع قِطعة')).toBe(normalize('ارجاع قطعه'));
});

test('normalizing twice changes nothing', () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('أإآءؤئةىٱﻻـَّ٤۴İßﬁéA ’-xگچاويwws')) });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), letters), (text) => {
      expect(normalize(normalize(text))).toBe(normalize(text));
    }),
  );
});
