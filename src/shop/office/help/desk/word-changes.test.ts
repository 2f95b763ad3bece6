import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

const shown = (before: string, after: string) =>
  wordChanges(before, after).map((line) =>
    line
      .map(({ text, change }) => (change === 'same' ? text : change === 'added' ? `+${text}+` : `-${text}-`))
      .join(''),
  );

test.each([
  ['same words', 'same words', ['same words']],
  ['within 3 days', 'within 5 days', ['within -3-+5+ days']],
  ['', 'new line', ['+new line+']],
  ['gone', '', ['-gone-']],
  ['one\ntwo', 'one\nthree\ntwo', ['one', '+three+', 'two']],
  ['خلال 3 أيام', 'خلال 5 أيام عمل', ['خلال -3-+5+ أيام+ عمل+']],
])('%j becomes %j: %j', (before, after, lines) => expect(shown(before, after)).toEqual(lines));

// Word by word they would be one line, after a table of millions of cells.
test('long texts are compared as a whole', () => {
  const long = (word: string) => Array.from({ length: 6000 }, () => word).join(' ');
  expect(wordChanges(long('a'), long('b'))).toHaveLength(2);
  expect(wordChanges(long('a').slice(0, 5000), long('b').slice(0, 5000))).toHaveLength(2);
});
