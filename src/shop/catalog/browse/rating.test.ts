import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';

test.each([
  [[0, 0, 0, 0, 0], 0, 0],
  [[0, 0, 0, 0, 1], 5, 1],
  [[1, 0, 0, 0, 1], 3, 2],
  [[0, 0, 1, 1, 1], 4, 3],
  [[1, 2, 5, 30, 48], 4.4, 86],
] as const)('%j', ([one, two, three, four, five], rating, ratesCount) => {
  expect(ratingOf({ 1: one, 2: two, 3: three, 4: four, 5: five })).toEqual({ rating, ratesCount });
});
