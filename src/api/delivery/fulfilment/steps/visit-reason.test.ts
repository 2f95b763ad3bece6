import { expect, test } from 'vitest';
import { languages } from '../../../../shop/language.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { reasonForStaff, reasonForShopper } from './visit-reason.ts';

test.each([
  ['notHome', 'ar', 'لم نجدك في البيت.'],
  ['keeps', 'en', 'You want to keep the items.'],
  ['Nobody was there', 'ar', 'لم نجدك في البيت.'],
  ['لم يكن في البيت', 'en', 'Nobody was there.'],
  ['طلب يوماً آخر', 'ar', 'طلبت يوماً آخر.'],
  ['the lift was broken', 'ar', 'the lift was broken.'],
  ['هل العنوان صحيح؟', 'en', 'هل العنوان صحيح؟'],
] as const)('“%s” is told in %s as “%s”', (reason, language, told) => {
  expect(reasonForShopper(reason, language)).toBe(told);
});

test.each([
  ['notHome', 'en', 'No one was there'],
  ['طلب يوماً آخر', 'en', 'They asked for another day'],
  ['Not at home', 'ar', 'لا أحد في البيت'],
  [texts.ar.refusals.noMoney, 'en', texts.en.refusals.noMoney],
  ['المصعد معطّل', 'en', 'المصعد معطّل'],
] as const)('the staff reads “%s” in %s as “%s”', (reason, language, words) => {
  expect(reasonForStaff(reason, language)).toBe(words);
});

test('every ready reason of the round has words for the shopper and the staff', () => {
  for (const language of languages) {
    const { laterReasons, missedReasons } = texts[language].round;
    for (const key of [...Object.keys(laterReasons), ...Object.keys(missedReasons)]) {
      expect(Object.keys(texts[language].orderNews.visits)).toContain(key);
      expect(reasonForStaff(key, language)).not.toBe(key);
    }
  }
});
