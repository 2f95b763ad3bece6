import { expect, test } from 'vitest';
import type { OrderStatus, ReturnStatus } from '../../buying/orders/contract.ts';
import { mayComplete } from './status.ts';

const within = new Date('2026-12-03T20:59:59Z');
const over = new Date('2026-12-03T21:00:00Z');
const early = {
  returnUntil: new Date('2026-11-29T21:00:00Z'),
  exchangeUntil: new Date('2026-11-29T21:00:00Z'),
};
const lines = [early, { ...early, exchangeUntil: over }, early];

test.each<[OrderStatus, ReturnStatus[], Date, boolean]>([
  ['delivered', [], within, false],
  ['delivered', [], over, true],
  ['delivered', ['withdrawn', 'rejected'], over, true],
  ['returns', ['refunded'], over, true],
  ['returns', ['refunded', 'approved'], over, false],
  ['inDelivery', [], over, false],
  ['completed', [], over, false],
])('%s with %j at %s: %s', (status, requests, now, answer) => {
  expect(mayComplete({ status, lines, requests }, now)).toBe(answer);
});

test('a return window that is longer than the exchange window is waited for', () => {
  const line = { returnUntil: over, exchangeUntil: early.exchangeUntil };
  expect(mayComplete({ status: 'delivered', lines: [line], requests: [] }, within)).toBe(false);
});
