import { describe, expect, test } from 'vitest';
import {
  helpFieldProblems,
  missingWords,
  wordFieldsOf,
} from '../../../shop/office/help/desk/part-problems.ts';
import { helpPageNames, kindsOfPage, policyNames } from '../../../shop/office/help/help-page.ts';
import { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { ownParts } from './own-parts.ts';
import { fieldValuesOf } from './published.ts';

const values = fieldValuesOf(Settings.parse({}));
const known = Object.keys(values.en);

describe.each(helpPageNames)('what the shop says on the page %s', (page) => {
  const parts = ownParts(page);

  test('is written in both languages, of the kinds that the page has', () => {
    expect(parts.flatMap(missingWords)).toEqual([]);
    expect([...new Set(parts.map(({ kind }) => kind))].toSorted()).toEqual([...kindsOfPage[page]].toSorted());
  });

  test('has ids of its own, and fields that there are', () => {
    expect(new Set(parts.map(({ _id }) => _id)).size).toBe(parts.length);
    const problems = parts.flatMap(({ kind, fields }) =>
      wordFieldsOf(kind).map((field) => helpFieldProblems(fields[field], known)),
    );
    expect(problems.every(({ unknown, hasStrayBrace }) => unknown.length === 0 && !hasStrayBrace)).toBe(true);
  });
});

test('has the same parts in both languages', () => {
  const [en, ar] = [texts.en, texts.ar];
  const idsOf = ({ groups }: { groups: readonly { id: string; items: readonly { id: string }[] }[] }) =>
    groups.map(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(idsOf(ar.helpFaq)).toEqual(idsOf(en.helpFaq));
  expect(ar.helpFaq.lastUpdated).toBe(en.helpFaq.lastUpdated);
  for (const policy of policyNames) {
    const [one, other] = [en.helpPolicies[policy], ar.helpPolicies[policy]];
    expect(other.sections.map(({ id }) => id)).toEqual(one.sections.map(({ id }) => id));
    expect(other.lastUpdated).toBe(one.lastUpdated);
  }
  expect(Object.keys(values.ar)).toEqual(known);
});

test('names four quick questions', () => {
  const quick = ownParts('faq').filter(({ fields }) => fields.isQuick);
  expect(quick.map(({ _id }) => _id)).toEqual([
    'code-not-arrived',
    'follow-order',
    'change-address',
    'how-return',
  ]);
});
