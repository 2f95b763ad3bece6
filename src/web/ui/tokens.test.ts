import { expect, test } from 'vitest';
import { contrast, pairs, tokensOf } from '../../../test/contrast.ts';

test.each(['light', 'dark'] as const)('every pair of colors can be read, %s', (theme) => {
  const tokens = tokensOf(theme);
  const faint = pairs
    .map((pair) => ({ ...pair, is: contrast(tokens.get(pair.ink) ?? '', tokens.get(pair.ground) ?? '') }))
    // A token that is gone has no contrast.
    .filter(({ is, least }) => !(is >= least));
  expect(faint).toEqual([]);
});

test.each([
  ['#ffffff', '#000000', 21],
  ['#000000', '#ffffff', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
])('%s on %s has a contrast of %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});
