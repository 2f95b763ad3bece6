import { expect, test } from 'vitest';
import { missingIn, type ProductFacts } from './completeness.ts';

const both = (text: string) => ({ en: text, ar: text });
const whole: ProductFacts = {
  name: both('Dress'),
  description: both('x'.repeat(40)),
  material: both('Cotton'),
  care: both('30°'),
  pictures: 1,
  variants: 1,
};

test.each<[string, Partial<ProductFacts>, string[]]>([
  ['a whole one', {}, []],
  ['no Arabic name', { name: { en: 'Dress', ar: ' ' } }, ['nameAr']],
  ['a description of 39 letters', { description: both('x'.repeat(39)) }, ['descriptionEn', 'descriptionAr']],
  [
    'no material and no care in English',
    { material: { en: '', ar: 'قطن' }, care: { en: '', ar: 'غسيل' } },
    ['materialEn', 'careEn'],
  ],
  ['nothing to show or sell', { pictures: 0, variants: 0 }, ['pictures', 'variants']],
])('%s', (_what, facts, missing) => expect(missingIn({ ...whole, ...facts })).toEqual(missing));
