import { expect, test } from 'vitest';
import { Settings } from '../../settings.ts';
import { type TrustFacts, type TrustLevel, trustLevel } from './trust-level.ts';

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
