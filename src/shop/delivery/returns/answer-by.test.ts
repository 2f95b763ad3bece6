import { expect, test } from 'vitest';
import { Settings } from '../../settings.ts';
import { answerBy } from './answer-by.ts';

const settings = Settings.parse({});

// Support is open from 9 to 18, every day: 24 hours are two whole days and six hours.
test.each([
  ['2026-11-22T09:00:00+03:00', '2026-11-24T15:00:00+03:00'],
  ['2026-11-22T03:00:00+03:00', '2026-11-24T15:00:00+03:00'],
  ['2026-11-22T12:00:00+03:00', '2026-11-24T18:00:00+03:00'],
  ['2026-11-22T12:00:01+03:00', '2026-11-25T09:00:01+03:00'],
  ['2026-11-22T23:30:00+03:00', '2026-11-25T15:00:00+03:00'],
])('what is asked at %s is answered by %s', (asked, by) => {
  expect(answerBy(new Date(asked), settings)).toEqual(new Date(by));
});
