import { expect, test } from 'vitest';
import { cleanText, plainWords, textBlocks } from './text-blocks.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });

test.each([
  ['', []],
  ['one\n\n two ', [paragraph('one'), paragraph('two')]],
  ['- a\n• b\n\n* c', [{ kind: 'list', items: ['a', 'b', 'c'] }]],
  ['# A\nb', [{ kind: 'heading', text: 'A' }, paragraph('b')]],
  ['- a\nb\n- c', [{ kind: 'list', items: ['a'] }, paragraph('b'), { kind: 'list', items: ['c'] }]],
  ['-5 pounds\n#1', [paragraph('-5 pounds'), paragraph('#1')]],
  ['- \n#  \n-', []],
  [
    '<script>alert(1)</script>\n<b>no</b> [x](javascript:1)',
    [paragraph('<script>alert(1)</script>'), paragraph('<b>no</b> [x](javascript:1)')],
  ],
])('%j is %j', (text, blocks) => expect(textBlocks(text)).toEqual(blocks));

test.each([
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['\u202eback\u202c \u2066in\u2069', 'back in'],
  ['\ttab\u0007 \ufeff', 'tab'],
  ['می\u200cخواهم \u200fنعم', 'می\u200cخواهم \u200fنعم'],
])('%j is cleaned to %j', (typed, text) => expect(cleanText(typed)).toBe(text));

test('the words of a text stand without their structure', () => {
  expect(plainWords('# Short\n- one\n- two\nthree')).toBe('Short one two three');
});

test('one long word takes no longer than its length', () => {
  const word = 'x'.repeat(100_000);
  const begun = performance.now();
  expect(textBlocks(`${' '.repeat(100_000)}${word}`)).toEqual([paragraph(word)]);
  // With the square of its length it takes eight seconds.
  expect(performance.now() - begun).toBeLessThan(2000);
});
