import { expect, test } from 'vitest';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [98, '1:38'],
  [600, '10:00'],
])('%i seconds read %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});
