import { expect, test } from 'vitest';
import { searchForms } from './search-forms.ts';
import { stemOf } from './search-words.ts';
import { slipsBetween } from './spelling.ts';

test.each([
  ['dress', 'dress', 0],
  ['drees', 'dress', 1],
  ['dres', 'dress', 1],
  ['derss', 'dress', 1],
  ['jaens', 'jeans', 1],
  ['sweetar', 'sweater', 2],
  ['فصتان', 'فستان', 1],
  ['', 'coat', 4],
])('between %j and %j lie %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
  expect(slipsBetween(other, one)).toBe(slips);
});

test.each([
  ['dresses', 'dress'],
  ['dress', 'dress'],
  ['jeans', 'jean'],
  ['shoes', 'shoe'],
  ['الفستان', 'فستان'],
  ['بالكتان', 'كتان'],
  ['بلوزات', 'بلوز'],
  ['بلوزه', 'بلوز'],
  ['الم', 'الم'],
  ['bus', 'bus'],
])('%s is looked for as %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test('a word is kept once, with the weight of the best place it stands in', () => {
  const forms = searchForms({
    names: ['Linen T-dress'],
    brand: ['Loza'],
    category: ['Dresses'],
    others: ['A dress by Loza, «الكتّان»'],
  });
  expect(forms.words).toBe(
    "'linen':1A 't':1A 'dress':1A 'tdress':1A 'loza':1B 'dresses':1C 'a':1D 'by':1D 'الكتان':1D 'كتان':1D",
  );
});
