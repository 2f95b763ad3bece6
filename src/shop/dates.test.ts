import { expect, test } from 'vitest';
import {
  formatDate,
  formatDay,
  formatDays,
  formatLastDay,
  formatMoment,
  formatNearDay,
  formatTime,
} from './dates.ts';

test.each([
  ['2026-03-05', 'Thursday 5 March', 'الخميس 5 آذار'],
  ['2026-01-01', 'Thursday 1 January', 'الخميس 1 كانون الثاني'],
  ['2026-11-22T22:30:00Z', 'Monday 23 November', 'الاثنين 23 تشرين الثاني'],
  ['2026-11-22T20:59:59Z', 'Sunday 22 November', 'الأحد 22 تشرين الثاني'],
  ['2026-07-15T21:00:00Z', 'Thursday 16 July', 'الخميس 16 تموز'],
  ['2028-02-29', 'Tuesday 29 February', 'الثلاثاء 29 شباط'],
])('%s reads %s and %s in Damascus', (at, en, ar) => {
  expect(formatDay(at, 'en')).toBe(en);
  expect(formatDay(at, 'ar')).toBe(ar);
});

test('a date carries its year', () => {
  expect(formatDate('2026-03-01', 'en')).toBe('1 March 2026');
  expect(formatDate(new Date('2026-12-31T22:00:00Z'), 'ar')).toBe('1 كانون الثاني 2027');
});

test.each([
  ['2026-11-21', 'today', 'اليوم'],
  ['2026-11-22', 'tomorrow', 'غداً'],
  ['2026-11-23', 'Monday 23 November', 'الاثنين 23 تشرين الثاني'],
  ['2026-11-20', 'Friday 20 November', 'الجمعة 20 تشرين الثاني'],
])('on 21 November %s is %s', (date, en, ar) => {
  const now = new Date('2026-11-20T21:00:00Z');
  expect(formatNearDay(date, 'en', now)).toBe(en);
  expect(formatNearDay(date, 'ar', now)).toBe(ar);
});

test('a deadline reads as the last day that counts', () => {
  expect(formatLastDay('2026-11-29T21:00:00.000Z', 'en')).toBe('Sunday 29 November');
});

test('two days read as a range without a dash, one day as itself', () => {
  const days = { from: '2026-11-29', to: '2026-12-03' };
  expect(formatDays(days, 'en')).toBe('Sunday 29 November to Thursday 3 December');
  expect(formatDays(days, 'ar')).toBe('من الأحد 29 تشرين الثاني إلى الخميس 3 كانون الأول');
  expect(formatDays({ from: '2026-11-29', to: '2026-11-29' }, 'en')).toBe('Sunday 29 November');
});

test('hours are those of Damascus', () => {
  expect(formatTime('2026-11-29T06:00:00Z')).toBe('9:00');
  expect(formatTime('2026-11-29T21:05:00Z')).toBe('0:05');
  expect(formatMoment('2026-11-29T15:05:00Z', 'en')).toBe('Sunday 29 November, 18:05');
  expect(formatMoment('2026-11-29T15:05:00Z', 'ar')).toBe('الأحد 29 تشرين الثاني، 18:05');
});
