import { expect, test } from 'vitest';
import { factsOf } from '../../../shop/facts/facts-of.ts';
import { Settings } from '../../../shop/settings.ts';
import { helpFaq as arFaq } from '../../../shop/texts/ar/help-faq.ts';
import { help as ar } from '../../../shop/texts/ar/help.ts';
import { helpFaq as enFaq } from '../../../shop/texts/en/help-faq.ts';
import { help as en } from '../../../shop/texts/en/help.ts';

const facts = factsOf(Settings.parse({}), 'en');

test.each([
  ['English', en.quick, enFaq(facts)],
  ['Arabic', ar.quick, arFaq(facts)],
])('each quick question in %s is one of the help center', (_language, quick, { groups }) => {
  const questions = new Map(groups.flatMap(({ items }) => items).map(({ id, question }) => [id, question]));
  expect(quick.map(({ id }) => questions.get(id))).toEqual(quick.map(({ question }) => question));
});

test.each([
  ['English', en.topicNames, enFaq(facts)],
  ['Arabic', ar.topicNames, arFaq(facts)],
])('each topic in %s has its short name, in the same order', (_language, names, { groups }) => {
  expect(Object.keys(names)).toEqual(groups.map(({ id }) => id));
});
