import { expect, test } from 'vitest';
import { formatDate } from './dates.ts';
import { formatDay, formatLastDay, formatMoment, formatPromisedDay, formatTime } from './days.ts';

test.each([
  ['2026-03-05', 'Thursday 5\u00a0March', 'الخميس 5\u00a0آذار'],
  ['2026-01-01', 'Thursday 1\u00a0January', 'الخميس 1\u00a0كانون الثاني'],
  ['2026-11-22T22:30:00Z', 'Monday 23\u00a0November', 'الاثنين 23\u00a0تشرين الثاني'],
  ['2026-11-22T20:59:59Z', 'Sunday 22\u00a0November', 'الأحد 22\u00a0تشرين الثاني'],
  ['2026-07-15T21:00:00Z', 'Thursday 16\u00a0July', 'الخميس 16\u00a0تموز'],
  ['2028-02-29', 'Tuesday 29\u00a0February', 'الثلاثاء 29\u00a0شباط'],
])('%s reads %s and %s in Damascus', (at, en, ar) => {
  expect(formatDay(at, 'en')).toBe(en);
  expect(formatDay(at, 'ar')).toBe(ar);
});

test('a date carries its year', () => {
  expect(formatDate('2026-03-01', 'en')).toBe('1\u00a0March 2026');
  expect(formatDate(new Date('2026-12-31T22:00:00Z'), 'ar')).toBe('1\u00a0كانون الثاني 2027');
});

test('a deadline reads as the last day that counts', () => {
  expect(formatLastDay('2026-11-29T21:00:00.000Z', 'en')).toBe('Sunday 29\u00a0November');
});

test('what is promised until a day includes the day', () => {
  const days = { from: '2026-11-22', to: '2026-11-23' };
  expect(formatPromisedDay(days, 'en')).toBe('by Monday 23\u00a0November');
  expect(formatPromisedDay(days, 'ar')).toBe('في موعد أقصاه الاثنين 23\u00a0تشرين الثاني');
});

test('hours are those of Damascus', () => {
  expect(formatTime('2026-11-29T06:00:00Z')).toBe('9:00');
  expect(formatTime('2026-11-29T21:05:00Z')).toBe('0:05');
  expect(formatMoment('2026-11-29T15:05:00Z', 'en')).toBe('Sunday 29\u00a0November, 18:05');
  expect(formatMoment('2026-11-29T15:05:00Z', 'ar')).toBe('الأحد 29\u00a0تشرين الثاني، 18:05');
});
