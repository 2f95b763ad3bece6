import { expect, test } from 'vitest';
import { ReturnStatus } from '../../buying/orders/contract.ts';
import { holdsQuantity, isOpen, returnStep, statusWithReturns } from './status.ts';

const allowed = [
  'shopper: requested to withdrawn (exchange)',
  'shopper: requested to withdrawn (return)',
  'merchant: requested to approved (exchange)',
  'merchant: requested to approved (return)',
  'merchant: requested to rejected (exchange)',
  'merchant: requested to rejected (return)',
  'merchant: approved to rejected (exchange)',
  'merchant: approved to rejected (return)',
  'job: approved to rejected (exchange)',
  'job: approved to rejected (return)',
  'merchant: approved to received (exchange)',
  'merchant: approved to received (return)',
  'merchant: approved to refunded (return)',
  'merchant: approved to exchanged (exchange)',
  'merchant: received to refunded (return)',
  'merchant: received to exchanged (exchange)',
  'job: received to exchanged (exchange)',
];

test('a request takes these steps and no other', () => {
  const taken = (['shopper', 'merchant', 'job'] as const).flatMap((actor) =>
    (['return', 'exchange'] as const).flatMap((kind) =>
      ReturnStatus.options.flatMap((from) =>
        ReturnStatus.options
          .filter((to) => returnStep(kind, from, to)?.by.includes(actor))
          .map((to) => `${actor}: ${from} to ${to} (${kind})`),
      ),
    ),
  );
  expect(taken.toSorted()).toEqual(allowed.toSorted());
});

test.each([
  ['requested', true, true],
  ['approved', true, true],
  ['received', true, true],
  ['rejected', false, false],
  ['withdrawn', false, false],
  ['refunded', false, true],
  ['exchanged', false, true],
] as const)('%s: open %s, holds its pieces %s', (status, open, holds) => {
  expect(isOpen(status)).toBe(open);
  expect(holdsQuantity(status)).toBe(holds);
});

test.each([
  [[], 'delivered'],
  [['withdrawn', 'rejected'], 'delivered'],
  [['withdrawn', 'requested'], 'returns'],
  [['refunded'], 'returns'],
] as const)('an order with the requests %j is %s', (requests, status) => {
  expect(statusWithReturns(requests)).toBe(status);
});
