import { expect, test } from 'vitest';
import { authorOf } from './author.ts';

test.each([
  ['Rana Haddad', 'Rana H.'],
  ['Omar Al-Masri', 'Omar M.'],
  ['Hala M.', 'Hala M.'],
  ['رنا حداد', 'رنا ح.'],
  ['عمر المصري', 'عمر م.'],
  ['  Sami   abu  Zaid ', 'Sami Z.'],
  ['Rana', 'Rana'],
  ['Rana 🙂', 'Rana'],
  ['', ''],
])('%j is named %j', (name, author) => {
  expect(authorOf(name)).toBe(author);
});
