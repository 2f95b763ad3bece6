import { expect, test } from 'vitest';
import { stemOf, withoutArticle } from './word-stem.ts';

test.each([
  ['dresses', 'dress'],
  ['dress', 'dress'],
  ['jeans', 'jean'],
  ['shoes', 'shoe'],
  ['manteaux', 'manteau'],
  ['sleeves', 'sleev'],
  ['sleeve', 'sleev'],
  ['safee', 'safee'],
  ['الفستان', 'فستان'],
  ['بالكتان', 'كتان'],
  ['بلوزات', 'بلوز'],
  ['بلوزه', 'بلوز'],
  ['جزمات', 'جزم'],
  ['جزمه', 'جزم'],
  ['كنزات', 'كنز'],
  ['بنات', 'بنات'],
  ['رجاليه', 'رجالي'],
  ['الم', 'الم'],
  ['bus', 'bus'],
])('%s is looked for as %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each([
  ['للبنات', 'بنات'],
  ['والقميص', 'قميص'],
  ['هالفستان', 'فستان'],
  ['بالطو', 'بالطو'],
])('%s without its article is %s', (word, bare) => {
  expect(withoutArticle(word)).toBe(bare);
});
