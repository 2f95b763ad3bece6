import { expect, test } from 'vitest';
import { type OwnReturnDays, returnDaysOf } from '../../catalog/browse/return-days.ts';
import { Settings } from '../../settings.ts';
import { requestCases } from '../../time/business-days.cases.ts';
import { isWindowOpen, lineDeadlines } from './return-window.ts';

const settings = Settings.parse({});
const unsaid: OwnReturnDays = { returnDays: null, exchangeDays: null };

test.each(requestCases)(
  'delivered %s, asked %s: return %s, exchange %s',
  (delivered, asked, ret, exchange) => {
    const deadlines = lineDeadlines(new Date(delivered), unsaid, settings, settings.holidays);
    expect(isWindowOpen('return', deadlines, new Date(asked))).toBe(ret);
    expect(isWindowOpen('exchange', deadlines, new Date(asked))).toBe(exchange);
  },
);

test('nothing is open before the delivery', () => {
  const deadlines = { returnUntil: null, exchangeUntil: null };
  expect(isWindowOpen('return', deadlines, new Date(0))).toBe(false);
});

test.each<[string, OwnReturnDays, { returnDays: number; exchangeDays: number }, string, string]>([
  ['the days of today', unsaid, { returnDays: 1, exchangeDays: 2 }, '2026-11-23', '2026-11-24'],
  [
    'what was agreed',
    { returnDays: 3, exchangeDays: 4 },
    { returnDays: 1, exchangeDays: 2 },
    '2026-11-25',
    '2026-11-26',
  ],
  [
    'whichever is more',
    { returnDays: 1, exchangeDays: 4 },
    { returnDays: 2, exchangeDays: 2 },
    '2026-11-24',
    '2026-11-26',
  ],
])('a line delivered on a Sunday has %s', (_, agreed, today, returnDay, exchangeDay) => {
  expect(lineDeadlines(new Date('2026-11-22T09:00:00Z'), agreed, today, settings.holidays)).toEqual({
    returnUntil: new Date(`${returnDay}T21:00:00Z`),
    exchangeUntil: new Date(`${exchangeDay}T21:00:00Z`),
  });
});

test('a category’s own days come before the settings, each by itself', () => {
  expect(returnDaysOf({ returnDays: 14, exchangeDays: null }, settings)).toEqual({
    returnDays: 14,
    exchangeDays: 7,
  });
});
