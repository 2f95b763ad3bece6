import { expect, test } from 'vitest';
import { pointsEarned, pointsTakenBack } from './earned.ts';

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [2_459, 245],
  [-5, 0],
])('%i pounds earn %i points', (paid, points) => {
  expect(pointsEarned(paid, 10)).toBe(points);
});

test.each([
  ['a part', { credited: 245, paidBefore: 2_459, paidAfter: 1_459 }, 500, 99],
  ['a few pounds', { credited: 245, paidBefore: 2_459, paidAfter: 2_450 }, 500, 0],
  ['everything', { credited: 245, paidBefore: 2_459, paidAfter: 0 }, 500, 245],
  ['the rest', { credited: 146, paidBefore: 1_459, paidAfter: 0 }, 500, 146],
  ['what was free', { credited: 0, paidBefore: 0, paidAfter: 0 }, 500, 0],
  ['everything, after points were spent', { credited: 245, paidBefore: 2_459, paidAfter: 0 }, 45, 45],
])('a refund of %s', (_, refund, balance, points) => {
  expect(pointsTakenBack(refund, balance)).toBe(points);
});
