import { expect, test } from 'vitest';
import { findHead, headLine, letterOf } from './headings.ts';

test.each([
  [
    [
      ['متجر رنا', ''],
      ['', ''],
      ['الاسم', 'السعر'],
      ['قميص', '5000'],
    ],
    2,
  ],
  [
    [
      ['', ''],
      ['a', 'b'],
      ['c', 'd'],
    ],
    1,
  ],
  [[['', ''], ['']], null],
  [[], null],
])('%j has its headings in row %j', (rows, head) => {
  expect(
    findHead(
      rows,
      new Map([
        ['الاسم', 'name'],
        ['السعر', 'price'],
      ]),
    ),
  ).toBe(head);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
])('column %i is %s', (index, letter) => expect(letterOf(index)).toBe(letter));

test.each([
  [[' Price ', 'الاسم', ''], ['price', 'الإسم'], true],
  [['Price', 'الاسم'], ['الاسم', 'Price'], false],
  [['Price', '', 'x'], ['Price', 'x'], false],
  [['Price $'], ['Price'], false],
])('%j and %j are one head line: %j', (one, other, isSame) =>
  expect(headLine(one) === headLine(other)).toBe(isSame),
);
