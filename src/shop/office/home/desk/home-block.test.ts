import { describe, expect, test } from 'vitest';
import { type HomeBlockKind } from './block-kinds.ts';
import type { HomeBlockFields } from './content-calls.ts';
import { homeBlockProblems, homeBlockState, normalizeHomeBlock, readHomePath } from './home-block.ts';

const now = new Date('2026-11-22T07:00:00Z');
const [past, later] = ['2026-11-21T21:00:00.000Z', '2026-11-23T21:00:00.000Z'];
const fields = {
  titleEn: 'Winter',
  titleAr: 'شتاء',
  textEn: '',
  textAr: '',
  href: '/SearchProducts',
  pictureOf: null,
  productIds: [],
  minProducts: 2,
  startsAt: null,
  endsAt: null,
  isDraft: false,
};

test.each([
  ['/SearchProducts?onSale=true', '/SearchProducts?onSale=true'],
  [' https://shop.example/brands/loza ', '/brands/loza'],
  ['https://shop.example', '/'],
  ['', null],
  ['//elsewhere.example', null],
  ['https://shop.example//elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['/\\elsewhere.example', null],
  ['/SearchProducts\\x', null],
  ['https://shop.example/\\elsewhere.example', null],
  ['/.//elsewhere.example', null],
  ['/two words', null],
  ['/brands//loza', null],
  ['/brands/loza/?next=//a#//b', '/brands/loza/?next=//a#//b'],
  ['/', '/'],
])('the link %j is read as %j', (typed, path) => expect(readHomePath(typed)).toBe(path));

test.each([
  ['shown', {}],
  ['shown', { startsAt: now.toISOString(), endsAt: later }],
  ['scheduled', { startsAt: later }],
  ['ended', { startsAt: past, endsAt: now.toISOString() }],
  ['replaced', { isReplaced: true }],
  ['draft', { isDraft: true, startsAt: past, endsAt: now.toISOString() }],
  ['tooFew', { count: 1, minProducts: 2 }],
  ['shown', { count: 2, minProducts: 2 }],
])('a block is %s with %j', (state, part) => {
  const open = { startsAt: null, endsAt: null, isDraft: false, isReplaced: false };
  const block = { ...open, count: null, minProducts: 1, ...part };
  expect(homeBlockState(block, now)).toBe(state);
});

describe('a block', () => {
  const cases: readonly [HomeBlockKind, Partial<HomeBlockFields>, object][] = [
    ['hero', {}, {}],
    ['hero', { titleAr: ' ', href: '' }, { titleAr: 'required', href: 'path' }],
    ['notice', { href: '' }, {}],
    ['notice', { href: 'elsewhere.example' }, { href: 'path' }],
    ['collection', { href: '', productIds: ['coat'] }, {}],
    ['collection', { href: '' }, { productIds: 'products' }],
    ['collection', { href: 'elsewhere.example' }, { href: 'path' }],
    ['look', { href: '', productIds: ['coat', 'boots'] }, {}],
    ['look', { href: '', productIds: ['coat'] }, { productIds: 'pieces' }],
    ['look', { href: '', productIds: ['a', 'b', 'c', 'd', 'e', 'f'] }, { productIds: 'pieces' }],
    ['banner', { startsAt: later, endsAt: past }, { endsAt: 'endsBeforeStart' }],
  ];
  test.each(cases)('of kind %s with %j has the problems %j', (kind, part, problems) =>
    expect(homeBlockProblems(kind, { ...fields, ...part })).toEqual(problems),
  );

  test('of picked products has them once and no other link', () =>
    expect(normalizeHomeBlock('collection', { ...fields, productIds: ['b', 'a', 'b'] })).toMatchObject({
      productIds: ['b', 'a'],
      href: '',
    }));
});
