import { describe, expect, test } from 'vitest';
import { type BulkAction, type BulkFacts, type BulkFields, planAction, undoProblem } from './bulk-action.ts';

const at = '2026-12-01T07:00:00.000Z';
const now = new Date('2026-11-22T08:00:00Z');
const product = (part: Partial<BulkFacts> = {}): BulkFacts => ({
  status: 'draft',
  publishAt: null,
  seasons: ['summer', 'spring'],
  subCategoryId: 'dresses',
  missing: [],
  ...part,
});

describe('an action on a product', () => {
  const cases: readonly [string, Partial<BulkFacts>, BulkAction, string | null][] = [
    ['publishes a complete draft', {}, { kind: 'publish' }, null],
    ['publishes what was archived', { status: 'archived' }, { kind: 'publish' }, null],
    ['does not publish twice', { status: 'published' }, { kind: 'publish' }, 'state'],
    ['publishes nothing incomplete', { missing: ['careEn'] }, { kind: 'publish' }, 'incomplete'],
    ['schedules nothing incomplete', { missing: ['careEn'] }, { kind: 'schedule', at }, 'incomplete'],
    ['schedules a draft', {}, { kind: 'schedule', at }, null],
    ['knows the same minute', { status: 'scheduled', publishAt: at }, { kind: 'schedule', at }, 'same'],
    [
      'schedules for another minute',
      { status: 'scheduled', publishAt: '2026-12-02T07:00:00.000Z' },
      { kind: 'schedule', at },
      null,
    ],
    ['hides what is in the shop', { status: 'published' }, { kind: 'hide' }, null],
    ['hides no draft', {}, { kind: 'hide' }, 'state'],
    ['archives a draft that lacks something', { missing: ['careEn'] }, { kind: 'archive' }, null],
    ['archives nothing twice', { status: 'archived' }, { kind: 'archive' }, 'state'],
    ['sets seasons', {}, { kind: 'seasons', seasons: ['winter'] }, null],
    ['takes seasons away', {}, { kind: 'seasons', seasons: [] }, null],
    ['knows the same seasons', {}, { kind: 'seasons', seasons: ['spring', 'summer', 'spring'] }, 'same'],
    ['moves to a category', {}, { kind: 'place', subCategoryId: 'shirts' }, null],
    ['knows the same category', {}, { kind: 'place', subCategoryId: 'dresses' }, 'same'],
  ];
  test.each(cases)('%s', (_, part, action, problem) =>
    expect(planAction(product(part), action).problem).toBe(problem),
  );
});

test.each<[BulkAction, BulkFields, BulkFields]>([
  [{ kind: 'publish' }, { status: 'draft', publishAt: null }, { status: 'published', publishAt: null }],
  [
    { kind: 'schedule', at: '2026-12-01T07:00:00Z' },
    { status: 'draft', publishAt: null },
    { status: 'scheduled', publishAt: at },
  ],
  [
    { kind: 'seasons', seasons: ['winter', 'autumn'] },
    { seasons: ['spring', 'summer'] },
    { seasons: ['autumn', 'winter'] },
  ],
  [{ kind: 'place', subCategoryId: 'shirts' }, { subCategoryId: 'dresses' }, { subCategoryId: 'shirts' }],
])('%j replaces %j by %j', (action, before, after) =>
  expect(planAction(product(), action)).toEqual({ before, after, problem: null }),
);

describe('the undo of an action', () => {
  const published: BulkFields = { status: 'published', publishAt: null };
  const hidden: BulkFields = { status: 'hidden', publishAt: null };
  const past = '2026-11-22T07:59:00.000Z';
  const cases: readonly [string, Partial<BulkFacts>, BulkFields, BulkFields, string | null][] = [
    ['gives the state back', { status: 'hidden' }, published, hidden, null],
    ['keeps a state that was changed again', { status: 'archived' }, published, hidden, 'changed'],
    ['shows nothing incomplete', { status: 'hidden', missing: ['careEn'] }, published, hidden, 'incomplete'],
    [
      'keeps what its minute has published',
      { status: 'published' },
      { status: 'draft', publishAt: null },
      { status: 'scheduled', publishAt: at },
      'changed',
    ],
    [
      'gives a minute to come back',
      { status: 'published' },
      { status: 'scheduled', publishAt: at },
      published,
      null,
    ],
    [
      'gives back no minute that is over',
      { status: 'published' },
      { status: 'scheduled', publishAt: past },
      published,
      'minutePast',
    ],
    ['gives seasons back', { seasons: ['winter'] }, { seasons: [] }, { seasons: ['winter'] }, null],
    ['keeps seasons set since', { seasons: ['autumn'] }, { seasons: [] }, { seasons: ['winter'] }, 'changed'],
  ];
  test.each(cases)('%s', (_, part, before, after, problem) =>
    expect(undoProblem(product(part), { before, after }, { hasPlace: true, now })).toBe(problem),
  );
  test('does not move a product to a deleted category', () => {
    const moved = { before: { subCategoryId: 'gone' }, after: { subCategoryId: 'dresses' } };
    expect(undoProblem(product(), moved, { hasPlace: false, now })).toBe('placeGone');
  });
});
