import { expect, test } from 'vitest';
import { listIn } from './cell-lists.ts';
import { Lexicon, type Term } from './lexicon.ts';

const term = (group: string, ...names: string[]): Term => ({ id: `${group} ${names[0]}`, group, names });
const lexicon = new Lexicon({
  brand: [],
  category: [],
  subCategory: [],
  color: [
    term('', 'أسود', 'Black'),
    term('', 'أبيض', 'White'),
    { ...term('', 'كحلي', 'Navy'), learned: ['نيلي'] },
    term('', 'وردي', 'Rose'),
    term('', 'blue'),
    term('', 'أبيض / رمادي'),
    term('', 'بيج و بني'),
  ],
  size: [
    ...['XS', 'S', 'M', 'L', 'XL', '2XL'].map((name) => term('alpha', name)),
    ...['36', '38', '40', '42', '44', '46', '41'].map((name) => term('eu', name)),
    ...['2 سنوات', '4 سنوات', '6 سنوات', '8 سنوات'].map((name) => term('age', name)),
    ...['40', '41', '42', '43', '44'].map((name) => term('shoes', name)),
    term('kids', '2'),
    ...['0-3', '3-6', '6-9', '2-3 سنوات'].map((name) => term('baby', name)),
  ],
});
const wordsOf = (kind: 'color' | 'size', cell: string) => {
  const list = listIn(kind, cell, lexicon);
  return typeof list === 'string' ? list : list.map(({ word }) => word);
};

test.each([
  ['size', 'M', ['M']],
  ['size', 'S/M/L', ['S', 'M', 'L']],
  ['size', 'S، M، L', ['S', 'M', 'L']],
  ['size', '36-38-40', ['36', '38', '40']],
  ['size', '٣٦ - ٣٨ - ٤٠', ['٣٦', '٣٨', '٤٠']],
  ['size', '36 38', ['36', '38']],
  ['size', '36 و 38 و40', ['36', '38', '40']],
  ['size', 'S/M/M', ['S', 'M']],
  // The unknown one is named alone.
  ['size', 'S/M/XXXXL', ['S', 'M', 'XXXXL']],
  // Names with marks of their own.
  ['size', '3-6', ['3-6']],
  ['size', '2-3 سنوات', ['2-3 سنوات']],
  ['size', '2 XL', ['2 XL']],
  ['size', 'free/one', ['free/one']],
  // Ranges, by number where the sizes are numbers.
  ['size', '38-44', ['38', '40', '42', '41', '44']],
  ['size', '36–40', ['36', '38', '40']],
  ['size', '٣٦-٤٠', ['٣٦', '38', '٤٠']],
  ['size', '36ـ40', ['36', '38', '40']],
  ['size', '40-36', ['36', '38', '40']],
  ['size', '36:40', ['36', '38', '40']],
  ['size', 'من 36 الى 40', ['36', '38', '40']],
  ['size', 'من 36 إلى 40', ['36', '38', '40']],
  ['size', 'من ٣٦ لـ٤٠', ['٣٦', '38', '٤٠']],
  ['size', 'من 36 - 40', ['36', '38', '40']],
  ['size', 'from 36 to 40', ['36', '38', '40']],
  ['size', 'S-XL', ['S', 'M', 'L', 'XL']],
  ['size', 'S-XXL', ['S', 'M', 'L', 'XL', 'XXL']],
  ['size', 'Small / Large', ['Small', 'Large']],
  ['size', 'S to L', ['S', 'M', 'L']],
  ['size', 'S-L, XL', ['S', 'M', 'L', 'XL']],
  ['size', '36-40 و 44', ['36', '38', '40', '44']],
  ['size', '0-3 - 6-9', ['0-3', '3-6', '6-9']],
  ['size', '4-8 سنوات', ['4', '6 سنوات', '8 سنوات']],
  // Ends that are unknown, or of two systems.
  ['size', '38-99', ['38-99']],
  ['size', 'S-XXXL', ['S', 'XXXL']],
  ['size', 'XXS-L', ['XXS', 'L']],
  ['size', '2-XL', ['2-XL']],
  ['size', 'S-44', ['S-44']],
  ['size', 'من 38 الى 99', ['38', '99']],
  ['size', 'من 98 الى 99', ['من 98 الى 99']],
  ['size', 'من S الى 44', 'range'],
  ['color', 'أسود/أبيض', ['أسود', 'أبيض']],
  ['color', 'أسود - أبيض', ['أسود', 'أبيض']],
  ['color', 'أبيض / رمادي', ['أبيض / رمادي']],
  ['color', 'أبيض / رمادي، أسود', ['أبيض / رمادي', 'أسود']],
  ['color', 'navy blue', ['navy blue']],
  ['color', 'black/navy', ['black', 'navy']],
  ['color', 'أسود / Black', ['أسود']],
  ['color', 'أسود و كحلي', ['أسود', 'كحلي']],
  ['color', 'أسود وكحلي', ['أسود', 'كحلي']],
  ['color', 'أسود ونيلي', ['أسود', 'نيلي']],
  ['color', 'أسود، أبيض و كحلي', ['أسود', 'أبيض', 'كحلي']],
  ['color', 'أسود، أبيض، وكحلي', ['أسود', 'أبيض', 'كحلي']],
  ['color', 'black and navy', ['black', 'navy']],
  ['color', 'Black, white, and navy', ['Black', 'white', 'navy']],
  ['color', 'black & navy', ['black', 'navy']],
  ['color', 'black+navy', ['black', 'navy']],
  // Names with the word of their own.
  ['color', 'وردي', ['وردي']],
  ['color', 'وردي وأبيض', ['وردي', 'أبيض']],
  ['color', 'أبيض ووردي', ['أبيض', 'وردي']],
  ['color', 'أسود، وردي', ['أسود', 'وردي']],
  ['color', 'أسود وردي', ['أسود وردي']],
  ['color', 'بيج و بني', ['بيج و بني']],
  ['color', 'أسود وبيج و بني وأبيض', ['أسود', 'بيج و بني', 'أبيض']],
  ['color', 'أسود وفستقي', ['أسود وفستقي']],
  ['color', 'أسود، أبيض وفستقي', ['أسود', 'أبيض وفستقي']],
  ['color', '', []],
] as const)('%s: %j is %j', (kind, cell, words) => expect(wordsOf(kind, cell)).toEqual(words));

test('a range of two systems has the sizes of both, and says where only one has a size', () => {
  const list = listIn('size', '٤٠-44', lexicon);
  const systems = typeof list === 'string' ? [] : list.map(({ terms }) => terms.map(({ group }) => group));
  expect(wordsOf('size', '٤٠-44')).toEqual(['٤٠', '42', '41', '43', '44']);
  expect(systems).toEqual([['eu', 'shoes'], ['eu', 'shoes'], ['eu', 'shoes'], ['shoes'], ['eu', 'shoes']]);
  expect(list).toMatchObject([{}, {}, {}, { rangeSystems: ['eu', 'shoes'] }, { rangeSystems: null }]);
});

test.each([
  ['XS/S', 'pair', ['XS/S']],
  ['M/L', 'pair', ['M/L']],
  ['M - L', 'pair', ['M - L']],
  ['36-38', 'pair', ['36-38']],
  ['Small/Medium', 'pair', ['Small/Medium']],
  ['4-6 سنوات', 'pair', ['4-6 سنوات']],
  ['XS/S، M/L', 'pair', ['XS/S', 'M/L']],
  ['XS/S, XL', 'pair', ['XS/S', 'XL']],
  // A name of the shop, a list, a range with sizes inside, or two that are no neighbors.
  ['3-6', ['3-6'], ['3-6']],
  ['2-3 سنوات', ['2-3 سنوات'], ['2-3 سنوات']],
  ['S/M/L', ['S', 'M', 'L'], ['S', 'M', 'L']],
  ['S-L', ['S', 'M', 'L'], ['S', 'M', 'L']],
  ['S, M', ['S', 'M'], ['S', 'M']],
  ['S و M', ['S', 'M'], ['S', 'M']],
  ['M', ['M'], ['M']],
] as const)('%s is asked once a file: %j, as one size %j', (cell, asked, one) => {
  const read = (pairs: 'one' | null) => {
    const list = listIn('size', cell, lexicon, pairs);
    return typeof list === 'string' ? list : list.map(({ word }) => word);
  };
  expect([read(null), read('one')]).toEqual([asked, one]);
});
