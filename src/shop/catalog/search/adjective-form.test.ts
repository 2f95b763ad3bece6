import { expect, test } from 'vitest';
import { normalize } from '../../normal-form.ts';
import { adjectiveAfter } from './adjective-form.ts';

test.each([
  ['معطف', 'شتوية', 'شتوي'],
  ['المعطف', 'شتوية', 'شتوي'],
  ['كنزة', 'شتوي', 'شتوية'],
  ['معاطف', 'شتوي', 'شتوية'],
  ['فساتين', 'طويل', 'طويلة'],
  ['قمصان', 'طويل', 'طويلة'],
  ['جاكيتات', 'قصير', 'قصيرة'],
  ['بيجاما', 'دافئ', 'دافئة'],
  ['بلوزة', 'قصير', 'قصيرة'],
  ['فستان', 'قصيرة', 'قصير'],
  ['حذاء', 'أنيقة', 'أنيق'],
  // A noun stays as it is.
  ['فستان', 'سهرة', undefined],
  ['كنزة', 'صوف', undefined],
  ['معطف', 'عباية', undefined],
  ['dress', 'long', undefined],
])('%s %s is offered as %s', (noun, word, offered) => {
  expect(adjectiveAfter(noun, normalize(word))).toBe(offered);
});
