import { describe, expect, test } from 'vitest';
import { Settings } from '../settings.ts';
import { numberBlock, originOf, otpLimits, secondsToWait } from './auth-limits.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('three in an hour', () => {
  const limit = { by: 'number', counts: 'sends', most: 3, seconds: 3_600 } as const;
  test.each([
    ['none sent', [], 0],
    ['two sent', [10, 20], 0],
    ['three sent, the first 50 minutes ago', [3_000, 20, 10], 600],
    ['three sent in any order', [10, 3_000, 20], 600],
    ['three sent, the first just out', [3_600, 20, 10], 0],
    ['five sent: two must leave', [3_000, 2_000, 1_000, 20, 10], 2_600],
  ])('%s', (_, seconds, wait) => {
    expect(secondsToWait(limit, seconds.map(ago), now)).toBe(wait);
  });
});

test('a number gets one code a minute, five an hour, ten a day', () => {
  const limits = otpLimits(Settings.parse({}).otp).filter(({ by }) => by === 'number');
  expect(limits.map(({ most, seconds }) => [most, seconds])).toEqual([
    [1, 60],
    [5, 3_600],
    [10, 86_400],
  ]);
});

test('a block is a thousand numbers', () => {
  expect(numberBlock('+963944123456')).toBe('+963944123');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s comes from %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
});
