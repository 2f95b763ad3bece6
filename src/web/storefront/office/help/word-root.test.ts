import { expect, test } from 'vitest';
import { isAkin, rootOf } from './find-answers.ts';

test.each([
  ['ارجع', 'الارجاع', true],
  ['ارجع', 'استرجاع', true],
  ['بدفع', 'الدفع', true],
  ['بيوصل', 'توصيل', true],
  ['توصلون', 'التوصيل', true],
  ['ابدل', 'استبدال', true],
  ['قياسي', 'القياسات', true],
  ['طلبي', 'طلباتي', true],
  ['الغي', 'الغا', true],
  ['قسيمه', 'قياس', false],
  ['returned', 'return', true],
  ['delivery', 'deliver', true],
  ['paying', 'pay', true],
  ['cancel', 'can', false],
])('%s and %s are forms of one word: %s', (one, other, isIt) => {
  expect(isAkin(rootOf(one), rootOf(other))).toBe(isIt);
});
