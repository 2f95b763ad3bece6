import { expect, test } from 'vitest';
import {
  readDollars,
  readEnd,
  readMoment,
  readNumber,
  readPounds,
  readSeasons,
  writeEnd,
  writeMoment,
} from './read-cells.ts';

test.each([
  ['5000', 5000],
  ['5,000', 5000],
  ['٥٬٠٠٠', 5000],
  ['۵۰۰۰', 5000],
  ['5 000', 5000],
  ['5\u00A0000 ل.س', 5000],
  ['1,250,000 SYP', 1_250_000],
  ['5000.00', 5000],
  ['٥٠٠٠٫٠', 5000],
  ['\u200F5000\u200F', 5000],
  ['-3', -3],
  ['−3', -3],
  ['0', 0],
  ['5.5', null],
  ['5,5', null],
  ['5.000', null],
  ['5e3', null],
  ['خمسة آلاف', null],
  ['12-14', null],
  ['', null],
])('%s is the number %j', (cell, number) => expect(readNumber(cell)).toBe(number));

test.each([
  ['45.000', 45_000],
  ['١٬٢٥٠٫٠٠٠', null],
  ['1.250.000 ل.س', 1_250_000],
  ['٤٥ ألف', 45_000],
  ['45.5 الف ل.س', 45_500],
  ['10 آلاف', 10_000],
  ['45k', 45_000],
  ['45000 ليرة سورية', 45_000],
  ['450 ل.س جديدة', 450],
  ['ل.س 45,000', 45_000],
  ['-45.000', null],
  ['45.50', null],
  ['45000 قديمة', null],
  ['مئة ألف', null],
])('%s is the price %j', (cell, pounds) => expect(readPounds(cell)).toBe(pounds));

test.each([
  ['28', 28],
  ['٢٨', 28],
  ['14.5', 14.5],
  ['14,5', 14.5],
  ['١٤٫٥٠', 14.5],
  ['1,200', 1200],
  ['1,200.50', 1200.5],
  ['$ 28', 28],
  ['28 $', 28],
  ['٢٨ دولار', 28],
  ['28USD', 28],
  ['\u200F28\u00A0$', 28],
  ['0', 0],
  ['28.755', null],
  ['-3', null],
  ['خمسة', null],
  ['28-30', null],
  ['28 €', null],
  ['', null],
])('%s is %j dollars', (cell, dollars) => expect(readDollars(cell)).toBe(dollars));

test.each([
  ['2026-11-22', '2026-11-21T21:00:00.000Z', '2026-11-22'],
  ['٢٠٢٦-١١-٢٢', '2026-11-21T21:00:00.000Z', '2026-11-22'],
  ['22/11/2026', '2026-11-21T21:00:00.000Z', '2026-11-22'],
  ['2026-11-22 10:30', '2026-11-22T07:30:00.000Z', '2026-11-22 10:30'],
  ['46348', '2026-11-21T21:00:00.000Z', '2026-11-22'],
  ['46348.4375', '2026-11-22T07:30:00.000Z', '2026-11-22 10:30'],
  ['2026-02-30', null, ''],
  ['31/13/2026', null, ''],
  ['tomorrow', null, ''],
  ['5000', null, ''],
])('%s is the moment %j, written %s', (cell, at, written) => {
  expect(readMoment(cell)).toBe(at);
  expect(writeMoment(at)).toBe(written);
});

test.each([
  ['2026-11-30', '2026-11-30T21:00:00.000Z'],
  ['30/11/2026', '2026-11-30T21:00:00.000Z'],
  ['2026-11-30 10:30', '2026-11-30T07:30:00.000Z'],
  ['soon', null],
])('a discount until %s ends at %j', (cell, at) => {
  expect(readEnd(cell)).toBe(at);
  if (at !== null) expect(readEnd(writeEnd(at))).toBe(at);
});

test.each([
  ['spring, summer', ['spring', 'summer']],
  ['الصيف، الربيع', ['spring', 'summer']],
  ['شتاء', ['winter']],
  ['Autumn;', ['autumn']],
  ['monsoon', null],
])('%s is the seasons %j', (cell, seasons) => expect(readSeasons(cell)).toEqual(seasons));
