import { expect, test } from 'vitest';
import type { OrderStatus } from './contract.ts';
import { timelineOf } from './timeline.ts';

const history = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, at: `2026-11-${String(index + 10)}T09:00:00.000Z` }));

test.each<[string, OrderStatus[], string[]]>([
  [
    'a new order',
    ['pending'],
    ['pending current', 'inProgress next', 'inDelivery next', 'delivered next', 'completed next'],
  ],
  [
    'an order on its way',
    ['pending', 'inProgress', 'inDelivery'],
    ['pending done', 'inProgress done', 'inDelivery current', 'delivered next', 'completed next'],
  ],
  ['a canceled order', ['pending', 'canceled'], ['pending done', 'canceled current']],
  [
    'an order with a return',
    ['pending', 'inProgress', 'inDelivery', 'delivered', 'returns'],
    [
      'pending done',
      'inProgress done',
      'inDelivery done',
      'delivered done',
      'returns current',
      'completed next',
    ],
  ],
  [
    'an order whose return was withdrawn',
    ['pending', 'inProgress', 'inDelivery', 'delivered', 'returns', 'delivered'],
    ['pending done', 'inProgress done', 'inDelivery done', 'delivered current', 'completed next'],
  ],
  [
    'a completed order',
    ['pending', 'inProgress', 'inDelivery', 'delivered', 'completed'],
    ['pending done', 'inProgress done', 'inDelivery done', 'delivered done', 'completed current'],
  ],
])('%s', (_, statuses, marks) => {
  const timeline = timelineOf({ status: statuses.at(-1) ?? 'pending', history: history(...statuses) });
  expect(timeline.map(({ status, state }) => `${status} ${state}`)).toEqual(marks);
  expect(timeline.every(({ at, state }) => (at === null) === (state === 'next'))).toBe(true);
});
