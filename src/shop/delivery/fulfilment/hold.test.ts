import { expect, test } from 'vitest';
import { endOfHold, holdDays, mayHoldUntil } from './hold.ts';

test('a hold on its last day is not too long, whenever of the day it began', () => {
  for (const time of ['00:00', '09:59', '10:00', '23:59']) {
    const now = new Date(`2026-11-22T${time}:00+03:00`);
    const [first, last] = holdDays('2026-11-22');
    expect([first, last]).toEqual(['2026-11-23', '2026-12-05']);
    expect(endOfHold(first).getTime()).toBeGreaterThan(now.getTime());
    expect(mayHoldUntil(endOfHold(last), now)).toBe(true);
  }
  const now = new Date('2026-11-22T10:00:00+03:00');
  expect(mayHoldUntil(endOfHold('2026-12-06'), now)).toBe(true);
  expect(mayHoldUntil(endOfHold('2026-12-07'), now)).toBe(false);
});

test('a day that was not chosen gives an invalid end', () => {
  expect(Number.isNaN(endOfHold('').getTime())).toBe(true);
});
