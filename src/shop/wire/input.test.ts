import { expect, test } from 'vitest';
import { line, text } from './input.ts';

test('marks that turn the direction of a text are stripped, and its own marks stay', () => {
  expect(text(20).parse('\u202Eevil\u202C \u2066name\u2069')).toBe('evil name');
  expect(text(20).parse('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  expect(text(20).safeParse('\u202E\u202C').success).toBe(false);
});

test('a name or a street is one line, and other texts keep theirs', () => {
  expect(line(40).parse(' Rima\r\n\r\n  Haddad\u2028')).toBe('Rima Haddad');
  expect(line(10).safeParse('\n').success).toBe(false);
  expect(text(40).parse('First\nSecond')).toBe('First\nSecond');
});
