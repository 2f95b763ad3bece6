import { expect, test } from 'vitest';
import { missingIn, type ProductFacts, unwrittenIn } from './completeness.ts';

const both = (text: string) => ({ en: text, ar: text });
const whole: ProductFacts = {
  name: both('Dress'),
  description: both('x'.repeat(40)),
  material: both('Cotton'),
  care: both('30°'),
  pictures: 1,
  variants: 1,
};

test.each<[string, Partial<ProductFacts>, string[], string[]]>([
  ['a whole one', {}, [], []],
  ['no Arabic name', { name: { en: 'Dress', ar: ' ' } }, [], ['nameAr']],
  ['no English name', { name: { en: '', ar: 'فستان' } }, [], ['nameEn']],
  ['no name', { name: both('\u200F') }, ['nameAr'], ['nameEn', 'nameAr']],
  [
    'a description of 39 letters',
    { description: both('x'.repeat(39)) },
    [],
    ['descriptionEn', 'descriptionAr'],
  ],
  [
    'no material and no care in English',
    { material: { en: '', ar: 'قطن' }, care: { en: '', ar: 'غسيل' } },
    [],
    ['materialEn', 'careEn'],
  ],
  ['nothing to show or sell', { pictures: 0, variants: 0 }, ['pictures', 'variants'], []],
])('%s', (_what, facts, missing, unwritten) => {
  expect(missingIn({ ...whole, ...facts })).toEqual(missing);
  expect(unwrittenIn({ ...whole, ...facts })).toEqual(unwritten);
});
