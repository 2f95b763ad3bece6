import { expect, test } from 'vitest';
import { Settings } from '../../settings.ts';
import { trendScore } from './trend.ts';

const { trend } = Settings.parse({});
const views = (daysAgo: number, count: number) => ({ daysAgo, orders: 0, favorites: 0, views: count });

test.each([
  ['nothing', [], 0],
  ['views of today', [views(0, 8)], 8],
  ['views of three days ago count half', [views(3, 8)], 4],
  ['views of six days ago count a quarter', [views(6, 8)], 2],
  ['the last day of the window still counts', [views(12, 16)], 1],
  ['two weeks ago is forgotten', [views(14, 1_000)], 0],
  ['days add up', [views(0, 8), views(3, 8)], 12],
  ['an order weighs ten views, a favorite three', [{ daysAgo: 0, orders: 1, favorites: 1, views: 1 }], 14],
])('%s', (_, days, score) => {
  expect(trendScore(days, trend)).toBeCloseTo(score, 9);
});
