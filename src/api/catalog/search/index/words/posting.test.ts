import { expect, test } from 'vitest';
import { addTo, eachOf, emptyPosting, removeFrom } from './posting.ts';

test('a posting has each product added and not removed once, in the order of slots', () => {
  const posting = emptyPosting();
  for (const slot of [5, 9, 2, 31, 7, 0, 12]) addTo(posting, slot, slot - 4);
  for (const slot of [0, 31, 7, 100, 7]) removeFrom(posting, slot);
  addTo(posting, 8, 3);
  const found: [number, number][] = [];
  eachOf(posting, (slot, weight) => found.push([slot, weight]));
  expect(found).toEqual([
    [2, -2],
    [5, 1],
    [8, 3],
    [9, 5],
    [12, 8],
  ]);
});
