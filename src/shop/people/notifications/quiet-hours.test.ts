import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { from: 21, until: 9 };

test.each([
  ['2026-11-22T20:59:59+03:00', night, null],
  ['2026-11-22T21:00:00+03:00', night, '2026-11-23T09:00:00+03:00'],
  ['2026-11-22T23:30:30+03:00', night, '2026-11-23T09:00:00+03:00'],
  ['2026-11-23T00:00:00+03:00', night, '2026-11-23T09:00:00+03:00'],
  ['2026-11-23T08:59:59+03:00', night, '2026-11-23T09:00:00+03:00'],
  ['2026-11-23T09:00:00+03:00', night, null],
  ['2026-11-23T13:10:00+03:00', { from: 13, until: 15 }, '2026-11-23T15:00:00+03:00'],
  ['2026-11-23T15:00:00+03:00', { from: 13, until: 15 }, null],
  ['2026-11-23T22:00:00+03:00', { from: 21, until: 0 }, '2026-11-24T00:00:00+03:00'],
  ['2026-11-23T03:00:00+03:00', { from: 5, until: 5 }, null],
])('at %s in quiet hours %j: until %s', (at, hours, end) => {
  expect(quietUntil(new Date(at), hours)).toEqual(end === null ? null : new Date(end));
});
