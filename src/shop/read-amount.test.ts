import { expect, test } from 'vitest';
import { readHundredths } from './read-amount.ts';

test.each([
  ['115,50', 11_550],
  ['115.50', 11_550],
  ['115.5', 11_550],
  ['١١٥٫٥٠', 11_550],
  ['۱۱۵٫۵', 11_550],
  ['115', 11_500],
  ['11,550', 1_155_000],
  ['11.550', null],
  ['١١٬٥٥٠', 1_155_000],
  ['11 550', 1_155_000],
  ['11,550.25', 1_155_025],
  ['11.550,25', 1_155_025],
  ['١١٬٥٥٠٫٢٥', 1_155_025],
  ['1,234,567.8', 123_456_780],
  ['1,23,456', null],
  ['1,234,56', null],
  ['115.5050', null],
  ['-5', null],
  ['5e3', null],
  ['خمسة', null],
  ['', null],
])('%s is %j hundredths', (typed, hundredths) => expect(readHundredths(typed)).toBe(hundredths));
