import { expect, test } from 'vitest';
import { searchForms } from './search-forms.ts';

test('a word is stored once, with every field it is in', () => {
  const forms = searchForms({
    names: ['Linen T-dress'],
    brand: ['Loza'],
    category: ['Dresses'],
    others: ['A dress by Loza, «الكتّان»'],
  });
  expect(forms.words).toBe(
    "'linen':1A 't':1A 'dress':1A,4D 'tdress':1A 'loza':2B,4D 'dresses':3C 'a':4D 'by':4D 'الكتان':4D 'كتان':4D",
  );
});
