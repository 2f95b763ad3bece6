import { expect, test } from 'vitest';
import { usualSizeOf, usualSizes } from './usual-size.ts';

const kept = (subCategoryId: string, sizeId: string, pieces: number, system = 'alpha') => ({
  subCategoryId,
  sizeId,
  pieces,
  system,
});

test.each([
  ['nothing kept', [], []],
  ['one piece', [kept('shirts', 'M', 1)], ['shirts M']],
  ['most of them', [kept('shirts', 'L', 1), kept('shirts', 'M', 2)], ['shirts M']],
  ['half of them', [kept('shirts', 'L', 2), kept('shirts', 'M', 2)], []],
  ['the most, but not half', [kept('shirts', 'S', 1), kept('shirts', 'L', 1), kept('shirts', 'M', 1)], []],
  ['each kind its own', [kept('shirts', 'M', 1), kept('coats', 'L', 3)], ['shirts M', 'coats L']],
  [
    'each system its own',
    [kept('trousers', 'M', 1), kept('trousers', 'W32', 3, 'jeans')],
    ['trousers M', 'trousers W32'],
  ],
])('the usual size is that of more than half: %s', (_, pieces, usual) => {
  expect(usualSizes(pieces).map(({ subCategoryId, sizeId }) => `${subCategoryId} ${sizeId}`)).toEqual(usual);
});

const sizes = (...ids: string[]) => ids.map((_id) => ({ _id }));
const usual = [
  { subCategoryId: 'trousers', sizeId: 'M' },
  { subCategoryId: 'trousers', sizeId: 'W32' },
];

test.each([
  ['the one that it comes in', { subCategoryId: 'trousers', sizes: sizes('W30', 'W32') }, 'W32'],
  ['none that it does not come in', { subCategoryId: 'trousers', sizes: sizes('S', 'L') }, null],
  ['none of another kind', { subCategoryId: 'coats', sizes: sizes('S', 'M') }, null],
  ['none where it comes in one', { subCategoryId: 'trousers', sizes: sizes('M') }, null],
])('of a product it is %s', (_, product, expected) => {
  expect(usualSizeOf(product, usual)).toBe(expected);
});
