import { expect, test } from 'vitest';
import { sizeOfDate } from './size-of-date.ts';

test.each([
  ['2-Mar', '2-3'],
  ['03-Feb', '2-3'],
  ['Dec-14', '12-14'],
  ['2026-03-02', '2-3'],
  ['2026-02-03 00:00', '2-3'],
  ['02/03/2026', '2-3'],
  ['6-Sep-26', '6-9'],
  ['٢-آذار', '2-3'],
  ['02 مارس', '2-3'],
  ['14 كانون الأول 2026', '12-14'],
  ['M', null],
  ['2-3', null],
  ['2-3 سنوات', null],
  ['36-38', null],
  ['W32 L30', null],
  ['2 years', null],
  ['40-Mar', null],
])('%s was the size %j', (cell, size) => expect(sizeOfDate(cell)).toBe(size));
