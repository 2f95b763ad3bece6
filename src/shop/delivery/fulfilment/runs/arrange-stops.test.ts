import { expect, test } from 'vitest';
import { arrangeStops } from './arrange-stops.ts';

const at = (latitude: number) => ({ latitude, longitude: 36.3 });
const stop = (name: string, latitude: number | null) => ({
  name,
  point: latitude === null ? null : at(latitude),
});

test.each([
  ['the nearest is next', [stop('far', 33.9), stop('near', 33.6), stop('between', 33.7)], 'near between far'],
  [
    'from the last one, not from the start',
    [stop('south', 33.3), stop('north', 33.6), stop('further', 33.65)],
    'north further south',
  ],
  ['without a point last, in their order', [stop('a', null), stop('b', null), stop('c', 34)], 'c a b'],
  ['of nothing nothing', [], ''],
])('%s', (_what, stops, wanted) => {
  expect(
    arrangeStops(at(33.5), stops)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(wanted);
});
