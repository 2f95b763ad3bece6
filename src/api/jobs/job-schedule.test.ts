import { expect, test } from 'vitest';
import { isDue, lastTime, type Schedule } from './job-schedule.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);

test.each<[Schedule, string, string]>([
  [{ everyMinutes: 1 }, '10:30:59', '2026-11-22T10:30:00Z'],
  [{ everyMinutes: 15 }, '10:29:59', '2026-11-22T10:15:00Z'],
  [{ everyMinutes: 60, atMinute: 17 }, '10:17:00', '2026-11-22T10:17:00Z'],
  [{ everyMinutes: 60, atMinute: 17 }, '10:16:59', '2026-11-22T09:17:00Z'],
  [{ everyMinutes: 1440, atMinute: 101 }, '01:40:59', '2026-11-21T01:41:00Z'],
])('%j was last to run, at %s, at %s', (when, now, last) => {
  expect(lastTime(when, at(now))).toEqual(new Date(last));
});

const hourly = { everyMinutes: 60, atMinute: 17 };

test.each<[string, string | null, string | null, number, boolean]>([
  ['never ran', null, null, 0, true],
  ['succeeded in this hour', '10:17:30', null, 0, false],
  ['missed its turn while the store was down', '08:17:30', null, 0, true],
  ['failed once a minute ago', '09:17:30', '10:29:00', 1, true],
  ['failed twice, just now', '09:17:30', '10:29:30', 2, false],
  ['failed twice and paused', '09:17:30', '10:29:00', 2, true],
  ['failed ten times, 14 minutes ago', null, '10:16:00', 10, false],
  ['failed ten times, 15 minutes ago', null, '10:15:00', 10, true],
])('a job that %s', (_case, succeeded, failed, failures, due) => {
  const state = { succeededAt: succeeded && at(succeeded), failedAt: failed && at(failed), failures };
  expect(
    isDue(
      hourly,
      { ...state, succeededAt: state.succeededAt || null, failedAt: state.failedAt || null },
      at('10:30:00'),
    ),
  ).toBe(due);
});

test('a job of every minute that fails is tried every minute', () => {
  const state = { succeededAt: null, failedAt: at('10:29:01'), failures: 40 };
  expect(isDue({ everyMinutes: 1 }, state, at('10:30:00'))).toBe(true);
});
