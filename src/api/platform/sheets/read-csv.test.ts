import { expect, test } from 'vitest';
import { productHeadings } from '../../../shop/office/imports/columns.ts';
import { decodeText, parseCsv } from './read-csv.ts';

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['Prices, spring, summer\n\na;b\n1;2', [['Prices, spring, summer'], ['a', 'b'], ['1', '2']]],
  [
    'a;b\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['"a, ""b""\nc",d\n', [['a, "b"\nc', 'd']]],
  [
    'a,b\n\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a,"b;c;d;e"\n', [['a', 'b;c;d;e']]],
  ['"a" b,c\n', [['a b', 'c']]],
  ['👗,x\n', [['👗', 'x']]],
  [
    '"never closed,x\n1,2',
    [
      ['"never closed', 'x'],
      ['1', '2'],
    ],
  ],
  [
    'a|b c\n1|2',
    [
      ['a', 'b c'],
      ['1', '2'],
    ],
  ],
  // The comma is of a number, the bar of a list: the headings say which mark parts the cells.
  [
    'الاسم، السعر\nقميص، 25,000',
    [
      ['الاسم', ' السعر'],
      ['قميص', ' 25,000'],
    ],
  ],
  [
    'name,images\nx,a|b|c|d',
    [
      ['name', 'images'],
      ['x', 'a|b|c|d'],
    ],
  ],
  [
    'الاسم؛"السعر، ل.س"\nقميص؛25,000',
    [
      ['الاسم', 'السعر، ل.س'],
      ['قميص', '25,000'],
    ],
  ],
  ['', []],
])('%j is %j', (text, rows) =>
  expect(parseCsv(text, 100, productHeadings).map(({ cells }) => cells)).toEqual(rows),
);

test('no more rows are read than asked for, and one more to tell that there are more', () => {
  expect(parseCsv('x\n'.repeat(50_000), 10, productHeadings)).toHaveLength(11);
});

test('rows are counted, not lines: empty rows and line breaks in cells leave room for the rest', () => {
  const rows = parseCsv('"a\nb",1\n\n,\n'.repeat(10), 10, productHeadings);
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, at) => 1 + 3 * at));
  expect(parseCsv(`"${'"'.repeat(2_000_000)}",1\n`, 10, productHeadings)[0]?.cells[1]).toBe('1');
});

const ARABIC = 'الاسم,السعر\nقميص,5000\n';
const withComma = Uint8Array.from([
  0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x3b, 0xc7, 0xe1, 0xd3, 0xda, 0xd1, 0xa1, 0x20, 0xe1, 0x2e, 0xd3,
]);
const windows1256 = Uint8Array.from([0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x2c, 0xc7, 0xe1, 0xd3, 0xda, 0xd1]);
test.each([
  ['UTF-8', Buffer.from(ARABIC), ARABIC, 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${ARABIC}`), ARABIC, 'utf-8'],
  ['UTF-16', Buffer.from(`\uFEFF${ARABIC}`, 'utf16le'), ARABIC, 'utf-16le'],
  ['UTF-16, high byte first', Buffer.from(`\uFEFF${ARABIC}`, 'utf16le').swap16(), ARABIC, 'utf-16be'],
  ['the Arabic of old Windows', windows1256, 'الاسم,السعر', 'windows-1256'],
  // Its comma after a letter is also a letter of UTF-8.
  ['the Arabic of old Windows with a comma', withComma, 'الاسم;السعر، ل.س', 'windows-1256'],
  ['damaged UTF-8', Buffer.concat([Buffer.from('قميص,'), Buffer.from([0xff])]), 'قميص,\uFFFD', 'utf-8'],
])('%s is read', (_name, bytes, text, encoding) => expect(decodeText(bytes)).toEqual({ text, encoding }));
