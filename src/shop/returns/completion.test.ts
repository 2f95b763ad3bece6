import { expect, test } from 'vitest';
import type { OrderStatus, ReturnStatus } from '../orders/contract.ts';
import { Settings } from '../settings.ts';
import { mayComplete } from './completion.ts';

const deliveredAt = new Date('2026-11-24T07:00:00Z');
const within = new Date('2026-12-03T20:59:59Z');
const over = new Date('2026-12-03T21:00:00Z');

test.each<[OrderStatus, ReturnStatus[], Date, boolean]>([
  ['delivered', [], within, false],
  ['delivered', [], over, true],
  ['delivered', ['withdrawn', 'rejected'], over, true],
  ['returns', ['refunded'], over, true],
  ['returns', ['refunded', 'approved'], over, false],
  ['inDelivery', [], over, false],
  ['completed', [], over, false],
])('%s with %j at %s: %s', (status, requests, now, answer) => {
  expect(mayComplete({ status, deliveredAt, requests }, Settings.parse({}), now)).toBe(answer);
});
