import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const lit = (text: string, words: string[]) =>
  highlight(text, words)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

test.each([
  ['فستان كتّان', ['فستان'], '[فستان] كتّان'],
  ['الفستان الطويل', ['فستان'], '[الفستان] الطويل'],
  ['بلوزات قطن', ['بلوز'], '[بلوزات] قطن'],
  ['عَبَاءَة سوداء', ['عباه'], '[عَبَاءَة] سوداء'],
  ['Striped Crêpe dress, long', ['crepe', 'dress'], 'Striped [Crêpe] [dress], long'],
  ['Black T-shirt', ['t', 'shirt'], 'Black [T]-[shirt]'],
  ['Overdressed', ['dress'], 'Overdressed'],
  ['dress', [], 'dress'],
  ['dress', [''], 'dress'],
  ['', ['dress'], ''],
])('%j lights up for %j', (text, words, expected) => {
  expect(lit(text, words)).toBe(expected);
});

test('the stretches together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
      expect(
        highlight(text, words)
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
