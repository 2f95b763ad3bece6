import { expect, test } from 'vitest';
import { sizeTaken } from './size-taken.ts';

const worn = (...each: [height: number, sizeId: string, people: number][]) =>
  each.map(([height, sizeId, people]) => ({ height, sizeId, people }));

test.each([
  ['nobody', worn(), null, null],
  ['two people', worn([160, 'M', 2]), 160, null],
  ['three people', worn([160, 'M', 3]), 160, { from: 156, to: 164, sizeId: 'M' }],
  [
    'people four cm away',
    worn([156, 'M', 1], [160, 'M', 1], [164, 'M', 1]),
    160,
    { from: 156, to: 164, sizeId: 'M' },
  ],
  ['people farther away', worn([155, 'M', 1], [160, 'M', 1], [165, 'M', 1]), 160, null],
  ['no size of more than half', worn([160, 'M', 2], [161, 'L', 2]), 160, null],
  ['most of them', worn([160, 'M', 2], [161, 'L', 1]), 162, { from: 158, to: 166, sizeId: 'M' }],
  [
    'no own height: most people',
    worn([152, 'S', 3], [168, 'L', 5]),
    null,
    { from: 164, to: 172, sizeId: 'L' },
  ],
  [
    'no own height: the first of as many',
    worn([152, 'S', 3], [168, 'L', 3]),
    null,
    { from: 148, to: 156, sizeId: 'S' },
  ],
  [
    'no own height: most people who agree',
    worn([152, 'S', 3], [168, 'L', 3], [169, 'M', 3]),
    null,
    { from: 148, to: 156, sizeId: 'S' },
  ],
])('%s', (_, people, height, taken) => {
  expect(sizeTaken(people, height)).toEqual(taken);
});
