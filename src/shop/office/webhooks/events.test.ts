import { expect, test } from 'vitest';
import { isGone, isReceived, retryAfter } from './events.ts';

const [minute, hour] = [60_000, 3_600_000];

test.each([
  [1, 5000],
  [2, 5 * minute],
  [3, 30 * minute],
  [4, 2 * hour],
  [5, 5 * hour],
  [6, 10 * hour],
  [7, 14 * hour],
  [8, 20 * hour],
  [9, 24 * hour],
  [10, null],
  [11, null],
])('after failure %i the next attempt is in %s ms', (attempts, wait) => {
  expect(retryAfter(attempts)).toBe(wait);
});

test.each([
  [199, false, false],
  [200, true, false],
  [204, true, false],
  [299, true, false],
  [301, false, false],
  [307, false, false],
  [404, false, false],
  [410, false, true],
  [500, false, false],
])('status %i is received: %s, gone: %s', (status, received, gone) => {
  expect([isReceived(status), isGone(status)]).toEqual([received, gone]);
});
