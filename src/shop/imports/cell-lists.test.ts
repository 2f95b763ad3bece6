import { expect, test } from 'vitest';
import { listIn } from './cell-lists.ts';
import { Lexicon, type Term } from './lexicon.ts';

const term = (group: string, ...names: string[]): Term => ({ id: names[0] ?? '', group, names });
const lexicon = new Lexicon({
  brand: [],
  category: [],
  subCategory: [],
  color: [term('', 'أسود'), term('', 'أبيض'), term('', 'navy'), term('', 'blue'), term('', 'أبيض / رمادي')],
  size: [
    ...['S', 'M', 'L', 'XL'].map((name) => term('alpha', name)),
    ...['36', '38', '40'].map((name) => term('eu', name)),
    term('kids', '2'),
    term('baby', '3-6'),
  ],
});

test.each([
  ['size', 'M', ['M']],
  ['size', 'S/M/L', ['S', 'M', 'L']],
  ['size', 'S، M، L', ['S', 'M', 'L']],
  ['size', '36-38-40', ['36', '38', '40']],
  ['size', '٣٦ - ٣٨ - ٤٠', ['٣٦', '٣٨', '٤٠']],
  ['size', '36 38', ['36', '38']],
  ['size', 'S/M/M', ['S', 'M']],
  // The unknown one is named alone.
  ['size', 'S/M/XXXXL', ['S', 'M', 'XXXXL']],
  // A size of its own, and ends without what is between.
  ['size', '3-6', ['3-6']],
  ['size', '36-40', 'range'],
  ['size', '2 XL', ['2 XL']],
  ['size', 'free/one', ['free/one']],
  ['color', 'أسود/أبيض', ['أسود', 'أبيض']],
  ['color', 'أسود - أبيض', ['أسود', 'أبيض']],
  ['color', 'أبيض / رمادي', ['أبيض / رمادي']],
  ['color', 'navy blue', ['navy blue']],
  ['color', 'أسود وأبيض', ['أسود وأبيض']],
  ['color', '', []],
] as const)('%s: %j is %j', (kind, cell, list) => expect(listIn(kind, cell, lexicon)).toEqual(list));
