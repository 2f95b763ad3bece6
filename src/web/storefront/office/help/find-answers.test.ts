import { describe, expect, test } from 'vitest';
import { ownParts } from '../../../../api/office/help/own-parts.ts';
import { fieldValuesOf } from '../../../../api/office/help/published.ts';
import type { Language } from '../../../../shop/language.ts';
import { shownHelp } from '../../../../shop/office/help/shown-help.ts';
import { Settings } from '../../../../shop/settings.ts';
import { helpSearch as ar } from '../../../../shop/texts/ar/help-search.ts';
import { helpSearch as en } from '../../../../shop/texts/en/help-search.ts';
import { answersOf, findAnswers, markedParts, searchTerms } from './find-answers.ts';

const values = fieldValuesOf(Settings.parse({}));
const answersIn = (language: Language) => answersOf(shownHelp(ownParts('faq'), values, language));
const inArabic = (query: string) => idsOf(findAnswers(answersIn('ar'), searchTerms(query, ar), ar));
const inEnglish = (query: string) => idsOf(findAnswers(answersIn('en'), searchTerms(query, en), en));
const idsOf = (groups: ReturnType<typeof findAnswers>) =>
  groups.flatMap(({ items }) => items.map(({ id }) => id));

describe('a question as people ask it', () => {
  test.each([
    ['بقدر ادفع دولار', inArabic],
    ['pay with visa', inEnglish],
  ])('«%s» is first about paying', (query, find) => {
    expect(['how-pay', 'card-transfer', 'currency']).toContain(find(query)[0]);
    expect(find(query).slice(0, 3)).toContain('how-pay');
  });

  test.each([
    ['كيف ارجع القطعه', 'how-return'],
    ['بدي رجع الفستان', 'how-return'],
    ['ارجاع', 'how-return'],
    ['الغي الطلب', 'cancel'],
    ['توصيل الى حلب', 'where-deliver'],
    ['هل تشحنون إلى دير الزور', 'where-deliver'],
    ['ايمت بيوصل الطلب', 'how-long'],
    ['قديش التوصيل', 'delivery-fee'],
    ['اجره التوصيل', 'delivery-fee'],
    ['شلون بدفع', 'how-pay'],
    ['بقدر ادفع دولار', 'how-pay'],
    ['بدي ادفع بالفيزا', 'how-pay'],
    ['بتاخدوا كاش', 'how-pay'],
    ['معكم ماستر كارد', 'how-pay'],
    ['بدي بدل', 'exchange-time'],
    ['ما وصلني الكود', 'code-not-arrived'],
    ['وصلتني قطعه غلط', 'wrong-item'],
    ['عندكم كوبون خصم', 'coupons'],
    ['وين طلبي', 'follow-order'],
    ['كيف احذف حسابي', 'data-request'],
    ['واتساب', 'contact'],
    ['دوامكم', 'contact'],
    ['بدي احكي مع حدا', 'contact'],
    ['قديش بتاخدوا عالتوصيل', 'delivery-fee'],
    ['كم يوم بدها الطلبية لتوصل', 'how-long'],
    ['بتوصلوا عالحسكة', 'where-deliver'],
    ['لبنان', 'where-deliver'],
    ['القطعة مخزوقة', 'wrong-item'],
  ])('«%s» is answered by %s', (query, id) => {
    expect(inArabic(query)).toContain(id);
  });

  test.each([
    ['how do I return a dress', 'how-return'],
    ['delivery to Aleppo', 'where-deliver'],
    ['shipping cost', 'delivery-fee'],
    ['pay with visa', 'how-pay'],
    ['can I pay by credit card', 'how-pay'],
    ['do you take dollars', 'how-pay'],
    ['can I swap the size', 'exchange-time'],
    ['cancel my order', 'cancel'],
    ['where is my order', 'follow-order'],
    ['retur', 'how-return'],
    ['abroad', 'where-deliver'],
    ['do you have a shop', 'contact'],
    ['SYRIA deliver', 'where-deliver'],
  ])('"%s" is answered by %s', (query, id) => {
    expect(inEnglish(query)).toContain(id);
  });

  test('has the answers that match best first, and few of them', () => {
    expect(inArabic('الغي الطلب')).toEqual(['cancel']);
    expect(inArabic('توصيل الى حلب')[0]).toBe('where-deliver');
    expect(inEnglish('where is my order')[0]).toBe('follow-order');
    expect(inEnglish('delivery fee refund')[0]).toBe('fee-refund');
  });

  test('that matches nothing has no answer; without a word every answer is there', () => {
    expect(inArabic('بطيخ')).toEqual([]);
    expect(inArabic('كيف البطيخ')).toEqual([]);
    expect(inEnglish('how watermelon')).toEqual([]);
    const every = answersIn('ar').flatMap(({ items }) => items.map(({ id }) => id));
    expect(inArabic('')).toEqual(every);
    expect(inArabic('x')).toEqual(every);
  });
});

describe('marks', () => {
  const marked = (text: string, query: string, words = ar) =>
    markedParts(text, searchTerms(query, words))
      .filter(({ isHit }) => isHit)
      .map((part) => part.text);

  test('are whole words, however they are spelled', () => {
    expect(marked('كم مدة الإرجاع؟', 'ارجاع')).toEqual(['الإرجاع']);
    expect(marked('كم مدة الإرجاع؟', 'ارجع')).toEqual(['الإرجاع']);
    expect(marked('We deliver to all cities.', 'delivery to Homs', en)).toEqual(['deliver', 'cities']);
  });

  test('leave stop words, and the text as it is', () => {
    expect(marked('كيف أدفع؟', 'كيف ادفع')).toEqual(['أدفع']);
    const parts = markedParts('كم مدة الإرجاع؟', searchTerms('ارجاع', ar));
    expect(parts.map(({ text }) => text).join('')).toBe('كم مدة الإرجاع؟');
  });
});
