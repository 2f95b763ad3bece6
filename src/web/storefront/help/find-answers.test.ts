import { expect, test } from 'vitest';
import { findAnswers, markedParts, searchTerms } from './find-answers.ts';

const groups = [
  {
    id: 'returns',
    title: 'الإرجاع',
    items: [
      { id: 'time', question: 'كم مدة الإرجاع؟', answer: 'ثلاثة أيام عمل من الاستلام.' },
      { id: 'fee', question: 'هل تُردّ أجرة التوصيل؟', answer: 'لا، إلا إذا كان الخطأ منّا.' },
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery',
    items: [{ id: 'where', question: 'Where do you deliver?', answer: 'To all cities in Syria.' }],
  },
];

test.each([
  ['ارجاع', ['time']],
  ['إرجاع', ['time']],
  ['اجره التوصيل', ['fee']],
  ['الخطا', ['fee']],
  ['SYRIA deliver', ['where']],
  ['ارجاع سوريا', []],
  ['', ['time', 'fee', 'where']],
  ['x', ['time', 'fee', 'where']],
])('a search for «%s» finds %j', (query, found) => {
  const answers = findAnswers(groups, searchTerms(query));
  expect(answers.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(found);
});

test('whole words are marked, however they are spelled', () => {
  const parts = markedParts('كم مدة الإرجاع؟', searchTerms('ارجاع'));
  expect(parts.filter(({ isHit }) => isHit)).toEqual([{ text: 'الإرجاع', isHit: true }]);
  expect(parts.map(({ text }) => text).join('')).toBe('كم مدة الإرجاع؟');
});
