import { describe, expect, test } from 'vitest';
import { OrderStatus } from './contract.ts';
import { type ActorRole, canCancel, mayStep, nextStatuses, orderStatuses, orderStep } from './status.ts';

/** Every allowed transition; all others are refused. */
const allowed: readonly (readonly [OrderStatus, OrderStatus, readonly ActorRole[]])[] = [
  ['pending', 'inProgress', ['shopper', 'merchant', 'job']],
  ['pending', 'canceled', ['shopper', 'merchant', 'job']],
  ['inProgress', 'pending', ['merchant']],
  ['inProgress', 'inDelivery', ['merchant']],
  ['inProgress', 'canceled', ['shopper', 'merchant', 'job']],
  ['canceled', 'pending', ['merchant']],
  ['canceled', 'inProgress', ['merchant']],
  ['canceled', 'inDelivery', ['merchant']],
  ['inDelivery', 'delivered', ['merchant']],
  ['inDelivery', 'canceled', ['merchant', 'job']],
  ['delivered', 'returns', ['returns']],
  ['delivered', 'completed', ['job']],
  ['returns', 'delivered', ['returns']],
  ['returns', 'completed', ['job']],
];

const actors: readonly ActorRole[] = ['shopper', 'merchant', 'job', 'returns'];

describe.each(orderStatuses)('from %s', (from) => {
  test.each(orderStatuses)('to %s', (to) => {
    const by = allowed.find(([start, end]) => start === from && end === to)?.[2] ?? [];
    expect(actors.filter((actor) => mayStep(from, to, actor))).toEqual(by);
  });
});

test('the tabs are the statuses of the contract', () => {
  expect(orderStatuses).toEqual(OrderStatus.options);
});

test.each([
  ['pending', true],
  ['inProgress', true],
  ['inDelivery', false],
  ['delivered', false],
  ['returns', false],
  ['completed', false],
  ['canceled', false],
] as const)('a shopper may cancel a %s order: %s', (status, answer) => {
  expect(canCancel(status)).toBe(answer);
});

test('only a failed delivery needs a reason to cancel', () => {
  expect(orderStep('inDelivery', 'canceled')?.needsReason).toBe(true);
  expect(orderStep('pending', 'canceled')?.needsReason).toBeUndefined();
});

test('a merchant is offered what may happen next', () => {
  expect(nextStatuses('inDelivery', 'merchant')).toEqual(['delivered', 'canceled']);
  expect(nextStatuses('completed', 'merchant')).toEqual([]);
});
