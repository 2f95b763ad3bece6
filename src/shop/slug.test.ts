import { expect, test } from 'vitest';
import { SLUG, slugOf } from './slug.ts';

test.each([
  ['Linen dress', 'linen-dress'],
  ["Women's café top, 2 colors!", 'womens-cafe-top-2-colors'],
  ['  --Plain--  ', 'plain'],
  ['فستان كتان', ''],
  ['T-shirt فستان', 't-shirt'],
])('%s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slug === '' || SLUG.test(slug)).toBe(true);
});

test('a long name is cut between words', () => {
  const slug = slugOf('A very long name of a dress '.repeat(5));
  expect(slug.length).toBeLessThanOrEqual(60);
  expect(slug).toMatch(/^a-very-long-name-of-a-dress-.*[a-z]$/);
});
