import { expect, test } from 'vitest';
import { requestCases } from '../business-days.cases.ts';
import { Settings } from '../settings.ts';
import { isWindowOpen, returnWindow } from './return-window.ts';

const settings = Settings.parse({});

test.each(requestCases)(
  'delivered %s, asked %s: return %s, exchange %s',
  (delivered, asked, ret, exchange) => {
    const [deliveredAt, now] = [new Date(delivered), new Date(asked)];
    expect(isWindowOpen('return', deliveredAt, settings, now)).toBe(ret);
    expect(isWindowOpen('exchange', deliveredAt, settings, now)).toBe(exchange);
  },
);

test('the windows follow the settings', () => {
  const delivered = new Date('2026-11-22T09:00:00Z');
  expect(returnWindow(delivered, { ...settings, returnDays: 1, exchangeDays: 2 })).toEqual({
    returnUntil: new Date('2026-11-23T21:00:00Z'),
    exchangeUntil: new Date('2026-11-24T21:00:00Z'),
  });
});
