import { expect, test } from 'vitest';
import { mergeLine } from './merge-line.ts';

const usual = { wanted: 2, onSale: true, available: 5, inCart: 0, maxPerLine: 10, hasRoom: true };

test.each([
  ['a piece that is there is added', {}, 'added', 2],
  ['more of it than the cart holds raises the line', { wanted: 3, inCart: 1 }, 'added', 3],
  ['as many as the cart holds change nothing', { inCart: 2 }, 'inCart', 2],
  ['fewer than the cart holds change nothing', { inCart: 4 }, 'inCart', 4],
  ['more than are left are cut', { wanted: 7 }, 'cut', 5],
  ['more than a line may hold are cut', { wanted: 12, available: 50 }, 'cut', 10],
  ['more than are left, where the cart holds all of them', { wanted: 7, inCart: 5 }, 'cut', 5],
  ['a cut never takes from the cart', { wanted: 7, inCart: 6 }, 'cut', 6],
  ['a sold-out piece is not added', { available: 0 }, 'soldOut', 0],
  ['a sold-out piece stays in the cart', { available: 0, inCart: 1 }, 'soldOut', 1],
  ['a piece that is no longer sold is not added', { onSale: false }, 'notSold', 0],
  ['a full cart takes no other line', { hasRoom: false }, 'cartFull', 0],
  ['a full cart takes more of its own lines', { hasRoom: false, inCart: 1 }, 'added', 2],
] as const)('%s', (_, facts, outcome, quantity) => {
  expect(mergeLine({ ...usual, ...facts })).toEqual({ outcome, quantity });
});
