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

test.each([
  ['color', 'Gray', 'grey'],
  ['color', 'رصاصي', 'grey'],
  ['color', 'Navy Blue', 'navy'],
  ['color', 'سوداء', 'black'],
  ['color', 'وردي', 'rose'],
  ['color', 'light grey', undefined],
  ['size', 'Small', 'S'],
  ['size', 'سمول', 'S'],
  ['size', 'كبير', 'L'],
  ['size', 'كبيرة', 'L'],
  ['size', 'XXL', '2XL'],
  ['size', 'double xl', '2XL'],
  ['size', 'مقاس كبير', 'L'],
  ['size', 'EU 38', '38'],
  ['size', 'Free size', 'OS'],
  ['size', 'قياس موحّد', 'OS'],
  ['size', '2Y', '2y'],
  ['size', 'سنتين', '2y'],
  ['size', '4 years', '4y'],
  ['size', '0-3M', '0-3m'],
  ['size', '6XL', undefined],
  ['size', 'Shirt', undefined],
] as const)('the everyday %s %s is %j', (kind, word, id) => {
  const everyday = new Lexicon({
    brand: [],
    category: [],
    subCategory: [],
    color: [
      term('black', 'أسود', 'Black'),
      term('grey', 'رمادي', 'Grey'),
      term('navy', 'كحلي'),
      term('pink', 'زهري', 'Pink'),
      // A shop's own name comes before the everyday word.
      term('rose', 'وردي', 'Rose'),
    ],
    size: [
      ...['S', 'L', '2XL', '38'].map((size) => term(size, size)),
      term('OS', 'قياس واحد', 'One size'),
      term('2y', 'سنتان', '2 years'),
      term('4y', '4 سنوات'),
      term('0-3m', '0-3 أشهر', '0-3 months'),
    ],
  });
  expect(everyday.find(kind, word)[0]?.id).toBe(id);
});

test('an everyday word of two names is asked', () => {
  const shop = new Lexicon({
    brand: [],
    category: [],
    subCategory: [],
    color: [],
    size: [term('one', 'One size'), term('free', 'Free size')],
  });
  expect(shop.find('size', 'standard').map(({ id }) => id)).toEqual(['one', 'free']);
  expect(shop.find('size', 'Free size').map(({ id }) => id)).toEqual(['free']);
});
