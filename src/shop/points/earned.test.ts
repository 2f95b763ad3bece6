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
  ['a part', { paidForItems: 2_459, refundedBefore: 0, refund: 1_000 }, 500, 100],
  ['a few pounds', { paidForItems: 2_459, refundedBefore: 0, refund: 9 }, 500, 0],
  ['the next few', { paidForItems: 2_459, refundedBefore: 9, refund: 9 }, 500, 1],
  ['everything', { paidForItems: 2_459, refundedBefore: 0, refund: 2_459 }, 500, 245],
  [
    'everything, after the points were spent',
    { paidForItems: 2_459, refundedBefore: 0, refund: 2_459 },
    45,
    45,
  ],
])('a refund of %s', (_, refund, balance, points) => {
  expect(pointsTakenBack(refund, balance, 10)).toBe(points);
});
