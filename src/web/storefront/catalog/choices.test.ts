import { expect, test } from 'vitest';
import { availableOf, firstChoices, firstMissing } from './choices.ts';

const color = (_id: string) => ({ _id, name: _id, hex: '#000000' });
const size = (_id: string) => ({ _id, label: _id });
const variant = (colorId: string, sizeId: string, available: number) => ({ colorId, sizeId, available });
const shirt = {
  colors: [color('sage'), color('plum')],
  sizes: [size('S'), size('M')],
  variants: [
    variant('sage', 'S', 0),
    variant('sage', 'M', 0),
    variant('plum', 'S', 2),
    variant('plum', 'M', 3),
  ],
};
const scarf = { colors: [color('sage')], sizes: [size('one')], variants: [variant('sage', 'one', 0)] };

test.each([
  ['the first color that can be had', shirt, null, 'plum'],
  ['the color of the address, sold out or not', shirt, 'sage', 'sage'],
  ['an unknown color of the address counts for nothing', shirt, 'teal', 'plum'],
  ['the first color when all are sold out', scarf, null, 'sage'],
])('opens with %s', (_, product, asked, colorId) => {
  expect(firstChoices(product, asked)).toMatchObject({ colorId, quantity: 1 });
});

test('a single size is chosen, one of several is not', () => {
  expect(firstChoices(scarf, null).sizeId).toBe('one');
  expect(firstChoices(shirt, null).sizeId).toBeNull();
});

test.each([
  ['plum', 'S', 2],
  ['plum', null, 5],
  [null, 'M', 3],
  ['sage', 'S', 0],
])('of %s in %s there are %i', (colorId, sizeId, left) => {
  expect(availableOf(shirt, colorId, sizeId)).toBe(left);
});

test.each([
  [{ colorId: null, sizeId: null, quantity: 0 }, 'color'],
  [{ colorId: 'plum', sizeId: null, quantity: 0 }, 'size'],
  [{ colorId: 'plum', sizeId: 'M', quantity: 0 }, 'quantity'],
  [{ colorId: 'plum', sizeId: 'M', quantity: 1 }, null],
] as const)('%j misses %s', (choices, missing) => {
  expect(firstMissing(choices)).toBe(missing);
});
