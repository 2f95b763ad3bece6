import { expect, test } from 'vitest';
import { pastePieces } from './paste-pieces.ts';

const grid = (text: string) => {
  const pasted = pastePieces(text);
  return (
    pasted && [pasted.cells.map(({ row, column, pieces }) => `${row}.${column}=${pieces}`), pasted.refused]
  );
};

test.each<[string, string, ReturnType<typeof grid>]>([
  ['a single number, left to the field', '12', null],
  ['a single word, left to the field', 'six', null],
  ['a row', '1\t2\t3', [['0.0=1', '0.1=2', '0.2=3'], []]],
  ['a column with the end of a line', '4\n5\n', [['0.0=4', '1.0=5'], []]],
  ['lines of Windows', '4\t5\r\n6\t7\r\n', [['0.0=4', '0.1=5', '1.0=6', '1.1=7'], []]],
  ['Arabic digits', '١٢\t۳\n٤\t٥', [['0.0=12', '0.1=3', '1.0=4', '1.1=5'], []]],
  ['grouped thousands', '1,200\t2', [['0.0=1200', '0.1=2'], []]],
  ['empty cells, which say nothing', '1\t\t3', [['0.0=1', '0.2=3'], []]],
  ['a word among numbers', '1\tستة\t3', [['0.0=1', '0.2=3'], ['ستة']]],
  ['half a piece', '1\t2.5', [['0.0=1'], ['2.5']]],
  ['fewer than none', '1\t-2', [['0.0=1'], ['-2']]],
  ['more than a cell takes', '9999\t10000', [['0.0=9999'], ['10000']]],
  ['a formula', '=1+1\t2', [['0.1=2'], ['=1+1']]],
])('a pasted block: %s', (_, text, expected) => expect(grid(text)).toEqual(expected));
