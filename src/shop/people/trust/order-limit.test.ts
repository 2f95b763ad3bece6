import { describe, expect, test } from 'vitest';
import { Settings } from '../../settings.ts';
import { orderLimit, type Standing } from './order-limit.ts';
import type { TrustLevel } from './trust-level.ts';

const settings = Settings.parse({});
const until = new Date('2027-05-12T00:00:00+03:00');

function standing(level: TrustLevel, openOrders = 0, openTotal = 0): Standing {
  const isLow = level === 'watched' || level === 'blocked';
  return { level, refused: isLow ? 2 : 0, until: isLow ? until : null, openOrders, openTotal };
}

describe('an order', () => {
  test.each<[string, Standing, number]>([
    ['the first of a new shopper, up to the ceiling', standing('new'), 30_000],
    ['the second of a new shopper within it', standing('new', 1, 12_000), 18_000],
    ['the fourth of a known one', standing('known', 3, 60_000), 40_000],
    ['the tenth of a trusted one, of any value', standing('trusted', 9, 900_000), 500_000],
    ['the only one of a watched one', standing('watched'), 15_000],
  ])('is taken: %s', (_, given, total) => {
    expect(orderLimit(given, total, settings)).toBeNull();
  });

  test.each<[string, Standing, number, object]>([
    ['a new one above the ceiling', standing('new'), 30_001, { cap: 30_000, open: 0, reason: 'new' }],
    ['above it with what is open', standing('new', 1, 20_000), 10_001, { cap: 30_000, open: 20_000 }],
    ['a third of a new shopper', standing('new', 2, 2_000), 500, { open: 2, limit: 2, reason: 'new' }],
    ['a fifth of a known one', standing('known', 4, 4_000), 500, { open: 4, limit: 4, reason: 'usual' }],
    ['above a known one’s value', standing('known', 1, 90_000), 10_001, { cap: 100_000, open: 90_000 }],
    ['an eleventh of a trusted one', standing('trusted', 10), 500, { open: 10, limit: 10 }],
    ['a second of a watched one', standing('watched', 1, 500), 500, { limit: 1, reason: 'watched', until }],
    ['a large one of a watched one', standing('watched'), 15_001, { cap: 15_000, refused: 2, until }],
    ['any while it is paused', standing('blocked'), 1, { code: 'ORDERING_PAUSED', refused: 2, until }],
  ])('is not: %s', (_, given, total, limit) => {
    expect(orderLimit(given, total, settings)).toMatchObject(limit);
  });
});
