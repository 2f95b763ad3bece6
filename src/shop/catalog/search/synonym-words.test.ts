import { expect, test } from 'vitest';
import { readSynonymWords, synonymProblem } from './synonym-words.ts';

test.each([
  ['مطرّزة، تطريز\nembroidery', ['مطرّزة', 'تطريز', 'embroidery']],
  ['Tee, tee ; TEE؛ t-shirt', ['Tee', 't-shirt']],
  [' , \n', []],
  ['قبّة  عالية', ['قبّة عالية']],
])('%j is %j', (typed, words) => expect(readSynonymWords(typed)).toEqual(words));

test.each([
  [['one'], 'tooFew'],
  [['one', 'two'], null],
  [Array.from({ length: 61 }, (_, at) => `word${at}`), 'tooMany'],
  [['one', 'a b c'], null],
  [['one', 'a b c d'], 'tooLong'],
  [['one', 'x'.repeat(41)], 'tooLong'],
])('%j: %s', (words, problem) => expect(synonymProblem(words)).toBe(problem));
