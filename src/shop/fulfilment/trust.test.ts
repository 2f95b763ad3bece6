import { describe, expect, test } from 'vitest';
import { Settings } from '../settings.ts';
import { orderingRefusal, type TrustFacts, type TrustLevel, trustLevel } from './trust.ts';

const settings = Settings.parse({});
const facts = (delivered: number, refused = 0, refusedLately = refused): TrustFacts => ({
  delivered,
  refused,
  refusedLately,
  byHand: null,
});

test.each<[TrustFacts, TrustLevel]>([
  [facts(0), 'new'],
  [facts(0, 1), 'new'],
  [facts(0, 2), 'watched'],
  [facts(1), 'known'],
  [facts(1, 1), 'known'],
  [facts(1, 2), 'watched'],
  [facts(2, 2), 'watched'],
  [facts(3, 2), 'known'],
  [facts(3, 2, 0), 'trusted'],
  [facts(3, 1), 'known'],
  [facts(3), 'trusted'],
  [facts(2), 'known'],
  [{ ...facts(9), byHand: 'watched' }, 'watched'],
  [{ ...facts(9), byHand: 'blocked' }, 'blocked'],
  [{ ...facts(0, 3), byHand: 'known' }, 'known'],
])('%o is %s', (given, level) => {
  expect(trustLevel(given, settings)).toBe(level);
});

describe('an order beside what is open', () => {
  test.each<[TrustLevel, number, number, number, object | null]>([
    ['new', 0, 0, 30_000, null],
    ['new', 0, 0, 30_001, { code: 'ORDER_TOTAL_LIMIT', data: { cap: 30_000, open: 0 } }],
    ['new', 1, 20_000, 10_000, null],
    ['new', 1, 20_000, 10_001, { code: 'ORDER_TOTAL_LIMIT', data: { cap: 30_000, open: 20_000 } }],
    ['new', 2, 100, 100, { code: 'ORDER_LIMIT', data: { open: 2, limit: 2 } }],
    ['known', 3, 0, 100_000, null],
    ['known', 4, 0, 1, { code: 'ORDER_LIMIT', data: { open: 4, limit: 4 } }],
    ['trusted', 9, 900_000, 900_000, null],
    ['trusted', 10, 0, 1, { code: 'ORDER_LIMIT', data: { open: 10, limit: 10 } }],
    ['watched', 0, 0, 15_000, null],
    ['watched', 1, 0, 100, { code: 'ORDER_LIMIT', data: { open: 1, limit: 1 } }],
    ['blocked', 0, 0, 0, { code: 'ORDERING_PAUSED', data: { refused: 2 } }],
  ])('%s, %i open of %i, %i more', (level, open, value, total, refusal) => {
    expect(orderingRefusal(level, { open, value, refused: 2 }, total, settings)).toEqual(refusal);
  });
});
