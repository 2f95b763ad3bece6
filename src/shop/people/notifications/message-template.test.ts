import { describe, expect, test } from 'vitest';
import { templates as ar } from '../../texts/ar/templates.ts';
import { templates as en } from '../../texts/en/templates.ts';
import { fillTemplate, kindOfTemplate, templateNames, templateProblems } from './message-template.ts';

const none = { unknown: [], missing: [], hasStrayBrace: false };

describe.each(templateNames)('%s', (name) => {
  test('is worded in both languages with its own fields', () => {
    expect(templateProblems(name, en[name])).toEqual(none);
    expect(templateProblems(name, ar[name])).toEqual(none);
  });
});

test.each([
  ['{number} is packed', '', {}],
  ['{number}', '{total}', {}],
  ['It is packed', '', { missing: ['number'] }],
  ['{number} of {name}', '', { unknown: ['name'] }],
  ['{number}', '{Total}', { unknown: ['Total'] }],
  ['{number}', '{}', { unknown: [''] }],
  ['{number} {', '', { hasStrayBrace: true }],
])('a packed order, worded %j, %j: %j', (title, text, problems) => {
  expect(templateProblems('order.pack', { title, text })).toEqual({ ...none, ...problems });
});

test('fields are put in as they are, once', () => {
  expect(fillTemplate('{a} and {b}', { a: '{b}', b: '$1' })).toBe('{b} and $1');
});

test.each([
  ['exchange.approved', 'order'],
  ['stock.back', 'stock'],
  ['order.lost', 'order'],
  ['points.ending', 'account'],
] as const)('%s is about %s', (name, kind) => {
  expect(kindOfTemplate(name)).toBe(kind);
});
