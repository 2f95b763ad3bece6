import { expect, test } from 'vitest';
import { Lexicon, type Term } from './lexicon.ts';

const term = (id: string, ...names: string[]): Term => ({ id, group: '', names });
const lexicon = new Lexicon({
  brand: [term('loza', 'لوزا', 'Loza')],
  category: [],
  subCategory: [term('coats', 'جاكيتات ومعاطف', 'Jackets & coats')],
  color: [term('blue', 'أزرق', 'Blue'), term('navy', 'كحلي', 'Navy')],
  size: ['XS', 'L', 'XL', '2XL', '3XL'].map((size) => term(size, size)),
});

test.each([
  ['color', 'ازرق', 'blue'],
  ['color', ' NAVY ', 'navy'],
  ['brand', 'لوزة', undefined],
] as const)('%s %s is %j', (kind, name, id) => expect(lexicon.find(kind, name)[0]?.id).toBe(id));

test.each([
  ['size', 'XXL', '2XL'],
  ['size', 'xxxl', '3XL'],
  ['size', '2 XL', '2XL'],
  // Another number is another size.
  ['size', '6XL', null],
  ['color', 'ازرك', 'أزرق'],
  ['color', 'blau', 'Blue'],
  ['brand', 'لوزة', 'لوزا'],
  ['subCategory', 'معاطف', 'جاكيتات ومعاطف'],
  ['subCategory', 'COATS', 'Jackets & coats'],
  ['subCategory', 'و', null],
  ['color', 'crimson', null],
  ['color', 'x', null],
] as const)('for the %s %s, %j is probably meant', (kind, name, near) =>
  expect(lexicon.nearest(kind, name)).toBe(near),
);

test('a learned word is found, but never proposed', () => {
  const learned = new Lexicon({
    brand: [],
    category: [],
    subCategory: [],
    color: [{ ...term('beige', 'بيج', 'Beige'), learned: ['جملي'] }],
    size: [],
  });
  expect(learned.find('color', ' جمليّ ')[0]?.id).toBe('beige');
  expect(learned.nearest('color', 'جملا')).toBeNull();
});
