import { expect, test } from 'vitest';
import { availableOf, choose, firstChoices, firstMissing, mostOf, saleOf } from './choices.ts';

const color = (_id: string) => ({ _id, name: _id, hex: '#000000' });
const size = (_id: string) => ({ _id, label: _id });
const variant = (colorId: string, sizeId: string, available: number) => ({ colorId, sizeId, available });
const sold = { comingSoon: false, maxQuantity: 10 };
const shirt = {
  ...sold,
  colors: [color('sage'), color('plum'), color('rust')],
  sizes: [size('S'), size('M')],
  variants: [
    variant('sage', 'S', 0),
    variant('sage', 'M', 0),
    variant('plum', 'S', 2),
    variant('plum', 'M', 30),
    variant('rust', 'M', 1),
  ],
};
const scarf = {
  ...sold,
  colors: [color('sage')],
  sizes: [size('one')],
  variants: [variant('sage', 'one', 0)],
};
const coat = {
  ...scarf,
  sizes: [size('S'), size('M')],
  variants: [variant('sage', 'S', 4)],
  comingSoon: true,
};

test.each([
  ['the first color that can be had', shirt, {}, { colorId: 'plum', sizeId: null }],
  ['the color of the address, sold out or not', shirt, { color: 'sage' }, { colorId: 'sage', sizeId: null }],
  ['the size of the address', shirt, { color: 'plum', size: 'S' }, { colorId: 'plum', sizeId: 'S' }],
  [
    'a sold-out size of the address to wait for',
    shirt,
    { color: 'sage', size: 'S' },
    { sizeId: null, awaitedId: 'S' },
  ],
  ['nothing for an unknown color and size', shirt, { color: 'teal', size: 'XS' }, { colorId: 'plum' }],
  ['the first color when all are sold out', scarf, {}, { colorId: 'sage', awaitedId: 'one' }],
  ['the usual size', shirt, { usualSize: 'M' }, { colorId: 'plum', sizeId: 'M' }],
  [
    'no usual size that is sold out',
    shirt,
    { color: 'rust', usualSize: 'S' },
    { sizeId: null, awaitedId: null },
  ],
  ['the size of the address before the usual one', shirt, { size: 'S', usualSize: 'M' }, { sizeId: 'S' }],
  ['any size of an announced piece', coat, { size: 'M' }, { sizeId: 'M', awaitedId: null }],
])('opens with %s', (_, product, asked, expected) => {
  expect(firstChoices(product, asked)).toMatchObject({ ...expected, quantity: 1 });
});

const chosen = { colorId: 'plum', sizeId: 'S', quantity: 2, awaitedId: null };

test.each([
  ['another size', { sizeId: 'M' }, { sizeId: 'M', quantity: 2 }],
  ['a color that is out of the size', { colorId: 'rust' }, { sizeId: null, awaitedId: 'S' }],
  ['a sold-out size', { awaitedId: 'L' }, { sizeId: null, awaitedId: 'L' }],
])('after %s is pressed', (_, change, expected) => {
  expect(choose(shirt, chosen, change)).toMatchObject(expected);
});

test('a size that was waited for is chosen with a color that has it', () => {
  const waiting = choose(shirt, chosen, { colorId: 'rust' });
  expect(choose(shirt, waiting, { colorId: 'plum' })).toMatchObject({ sizeId: 'S', awaitedId: null });
});

test('the quantity stays within what is left, and within what an order takes', () => {
  const many = { ...chosen, sizeId: 'M', quantity: 10 };
  expect(choose(shirt, many, { sizeId: 'S' }).quantity).toBe(2);
  expect(choose(shirt, many, { colorId: 'rust' }).quantity).toBe(1);
  expect([mostOf(shirt, many), mostOf(shirt, chosen)]).toEqual([10, 2]);
});

test.each([
  ['plum', 'S', 2],
  ['plum', null, 32],
  [null, 'M', 31],
  ['sage', 'S', 0],
])('of %s in %s there are %i', (colorId, sizeId, left) => {
  expect(availableOf(shirt, colorId, sizeId)).toBe(left);
});

test.each([
  [shirt, 'plum', 'on'],
  [shirt, 'sage', 'out'],
  [shirt, null, 'on'],
  [scarf, null, 'out'],
  [coat, 'sage', 'soon'],
])('%j in %s is %s', (product, colorId, sale) => {
  expect(saleOf(product, colorId)).toBe(sale);
});

test.each([
  [{ colorId: null, sizeId: null, quantity: 0, awaitedId: null }, 'color'],
  [{ colorId: 'plum', sizeId: null, quantity: 0, awaitedId: null }, 'size'],
  [{ colorId: 'plum', sizeId: 'M', quantity: 0, awaitedId: null }, 'quantity'],
  [{ colorId: 'plum', sizeId: 'M', quantity: 1, awaitedId: null }, null],
] as const)('%j misses %s', (choices, missing) => {
  expect(firstMissing(choices)).toBe(missing);
});
