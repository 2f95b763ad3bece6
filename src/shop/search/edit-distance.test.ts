import { expect, test } from 'vitest';
import { slipsBetween } from './edit-distance.ts';

test.each([
  ['dress', 'dress', 0],
  ['drees', 'dress', 1],
  ['dres', 'dress', 1],
  ['derss', 'dress', 1],
  ['jaens', 'jeans', 1],
  ['sweetar', 'sweater', 2],
  ['فصتان', 'فستان', 1],
  ['', 'coat', 4],
])('between %j and %j lie %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
  expect(slipsBetween(other, one)).toBe(slips);
});
