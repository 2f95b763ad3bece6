import { expect, test } from 'vitest';
import { spreadCost } from './cost.ts';

test.each([
  [100, [100, 100, 100], [33, 34, 33]],
  [1000, [3000, 1000], [750, 250]],
  [500, [0, null, 200], [0, 0, 500]],
  [0, [5, 5], [0, 0]],
  [7, [1, 1, 1, 1], [2, 2, 1, 2]],
  [100, [null, null], [0, 0]],
])('%i split by %j is %j', (extra, values, parts) => expect(spreadCost(extra, values)).toEqual(parts));
