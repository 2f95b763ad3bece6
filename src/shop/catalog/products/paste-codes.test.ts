import { expect, test } from 'vitest';
import { pasteCodes } from './paste-codes.ts';

const rows = ['a', 'b', 'c'].map((sku) => ({ sku, barcode: `${sku}000` }));
const pasted = (row: number, column: 'sku' | 'barcode', text: string) =>
  pasteCodes(rows, { row, column }, text);
const codesOf = (made: ReturnType<typeof pasted>) =>
  made?.rows.map(({ sku, barcode }) => `${sku}/${barcode}`);

test.each([
  ['a column', 0, 'sku', 'x\ny\nz\n', ['x/a000', 'y/b000', 'z/c000']],
  ['a column from the second row on', 1, 'barcode', '١٢٣٤\r\n5678', ['a/a000', 'b/1234', 'c/5678']],
  ['marks of direction', 0, 'sku', '\u200Fx\u200E\t\u2066١٢\u2069', ['x/12', 'b/b000', 'c/c000']],
  ['a block', 1, 'sku', 'x\t1111\ny\t2222', ['a/a000', 'x/1111', 'y/2222']],
  ['more than fits', 2, 'barcode', '1111\tz\n2222', ['a/a000', 'b/b000', 'c/1111']],
  ['an empty cell between', 0, 'sku', 'x\n\nz', ['x/a000', '/b000', 'z/c000']],
] as const)('%s', (_what, row, column, text, expected) => {
  expect(codesOf(pasted(row, column, text))).toEqual(expected);
});

test('a single cell is typed by the browser itself', () => expect(pasted(0, 'sku', ' 12 ')).toBeNull());

test('what lies outside of the rows and columns is counted', () =>
  expect(pasted(1, 'sku', '١\t٢\t٣\n4\t\t6\n7\t8\t9\n')).toMatchObject({ filled: 3, outside: 5 }));
