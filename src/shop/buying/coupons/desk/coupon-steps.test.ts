import { expect, test } from 'vitest';
import { type CouponStanding, couponStepsOf } from './coupon-steps.ts';

const untouched: CouponStanding = { state: 'active', hasStarted: true, taken: 0, isUsed: false };

test.each<[string, Partial<CouponStanding>, string[]]>([
  ['active', {}, ['pause', 'end', 'delete']],
  ['active and taken', { taken: 1 }, ['pause', 'end']],
  ['active, used and given back', { isUsed: true }, ['pause', 'end']],
  ['scheduled', { state: 'scheduled', hasStarted: false }, ['pause', 'delete']],
  ['paused before its start', { state: 'paused', hasStarted: false }, ['resume', 'delete']],
  ['paused', { state: 'paused', taken: 2 }, ['resume', 'end']],
  ['used up', { state: 'usedUp', isUsed: true }, ['pause', 'end']],
  ['ended', { state: 'ended' }, ['delete']],
  ['ended after use', { state: 'ended', isUsed: true }, []],
])('a coupon that is %s', (_, change, steps) =>
  expect(couponStepsOf({ ...untouched, ...change })).toEqual(steps),
);
