import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { formatDay } from './days.ts';
import { readDay } from './read-day.ts';

// A Monday.
const today = '2026-11-23';

test.each([
  ['2026-11-26', '2026-11-26'],
  ['26/11/2026', '2026-11-26'],
  ['26/11', '2026-11-26'],
  ['26.11.26', '2026-11-26'],
  [' 26 - 11 ', null],
  ['26 11', '2026-11-26'],
  ['٢٦/١١/٢٠٢٦', '2026-11-26'],
  ['۲۶-۱۱', '2026-11-26'],
  ['5/1', '2027-01-05'],
  ['30/6', '2026-06-30'],
  ['26 November', '2026-11-26'],
  ['26 november 2027', '2027-11-26'],
  ['26 تشرين الثاني', '2026-11-26'],
  ['26 تشرين الاول', '2026-10-26'],
  ['3 أيار 2027', '2027-05-03'],
  ['Thursday 26 November', '2026-11-26'],
  ['الخميس 26\u00a0تشرين الثاني', '2026-11-26'],
  ['today', '2026-11-23'],
  ['Tomorrow', '2026-11-24'],
  ['غداً', '2026-11-24'],
  ['امس', '2026-11-22'],
  ['اليوم', '2026-11-23'],
  ['Sunday', '2026-11-29'],
  ['الاحد', '2026-11-29'],
  ['Monday', '2026-11-30'],
  ['الثلاثاء', '2026-11-24'],
  ['29/2/2028', '2028-02-29'],
  ['29/2/2027', null],
  ['31/4', null],
  ['0/1', null],
  ['13/13', null],
  ['26 Novembre', null],
  ['soon', null],
  ['', null],
])('“%s” is %s', (typed, day) => {
  expect(readDay(typed, today)).toBe(day);
});

test.each(languages)('each day of a year reads as it is written in %s', (language) => {
  for (let day = 0; day < 183; day += 1) {
    const date = new Date(Date.parse(today) + day * 86_400_000).toISOString().slice(0, 10);
    expect(readDay(formatDay(date, language), today)).toBe(date);
  }
});
