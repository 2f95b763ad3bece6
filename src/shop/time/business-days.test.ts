import { describe, expect, test } from 'vitest';
import { deliveryCases, weekendOnlyCases, windowCases } from './business-days.cases.ts';
import { addBusinessDays, deliveryDates, endOfBusinessWindow, isBusinessDay } from './business-days.ts';
import { officialHolidays } from './holidays.ts';
import { lastDayBefore } from './store-time.ts';

describe('a window of business days', () => {
  test.each(windowCases)(
    '%s, delivered %s: return by %s, exchange by %s',
    (_, at, lastReturn, lastExchange, closes) => {
      const delivered = new Date(at);
      const end = endOfBusinessWindow(delivered, 3, officialHolidays);
      expect(end).toEqual(new Date(closes));
      expect(lastDayBefore(end)).toBe(lastReturn);
      expect(lastDayBefore(endOfBusinessWindow(delivered, 7, officialHolidays))).toBe(lastExchange);
    },
  );

  test.each(weekendOnlyCases)(
    'without holidays, delivered %s: return by %s, exchange by %s',
    (at, ret, exchange) => {
      expect(lastDayBefore(endOfBusinessWindow(new Date(at), 3, []))).toBe(ret);
      expect(lastDayBefore(endOfBusinessWindow(new Date(at), 7, []))).toBe(exchange);
    },
  );
});

test.each(deliveryCases)('what is ordered %s arrives from %s to %s', (at, from, to) => {
  expect(deliveryDates(new Date(at), { min: 1, max: 5 }, officialHolidays)).toEqual({ from, to });
});

test.each([
  ['2026-11-22', true, 'a Sunday'],
  ['2026-11-26', true, 'a Thursday'],
  ['2026-11-27', false, 'a Friday'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-12-08', false, 'a holiday on a Tuesday'],
])('%s is a business day: %s (%s)', (date, answer) => {
  expect(isBusinessDay(date, officialHolidays)).toBe(answer);
});

test('no business day after a day is that day', () => {
  expect(addBusinessDays('2026-11-27', 0, officialHolidays)).toBe('2026-11-27');
});

test('each holiday is listed once, in order', () => {
  const dates = officialHolidays.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
});
