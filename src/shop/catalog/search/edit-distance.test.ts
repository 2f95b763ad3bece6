import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['dress', 'dress', 0],
  ['drees', 'dress', 1],
  ['dres', 'dress', 1],
  ['derss', 'dress', 1],
  ['jaens', 'jeans', 1],
  ['sweetar', 'sweater', 2],
  ['فصتان', 'فستان', 1],
  ['', 'coat', 4],
])('between %j and %j lie %i edits', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
  expect(editDistance(other, one)).toBe(edits);
});
