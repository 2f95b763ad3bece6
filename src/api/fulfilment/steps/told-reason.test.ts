import { expect, test } from 'vitest';
import { languages } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { toldReason } from './told-reason.ts';

test.each([
  ['Nobody was there', 'ar', 'لم نجدك في البيت.'],
  ['لم يكن في البيت', 'en', 'Nobody was there.'],
  ['طلب يوماً آخر', 'ar', 'طلبت يوماً آخر.'],
  ['يريد الاحتفاظ بالقطع', 'en', 'You want to keep the pieces.'],
  ['the lift was broken', 'ar', 'the lift was broken.'],
  ['هل العنوان صحيح؟', 'en', 'هل العنوان صحيح؟'],
] as const)('“%s” is told in %s as “%s”', (reason, language, told) => {
  expect(toldReason(reason, language)).toBe(told);
});

test('every ready reason of the round is told in each language', () => {
  for (const { round } of Object.values(texts))
    for (const words of [...Object.values(round.laterReasons), ...Object.values(round.missedReasons)])
      for (const language of languages)
        expect(Object.values<string>(texts[language].orderNews.visits)).toContain(
          toldReason(words, language),
        );
});
