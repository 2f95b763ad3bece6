import type { Order, OrderStatus } from './contract.ts';

/** A step of the timeline: done with its time, current, or upcoming. */
export type TimelineMark = {
  readonly status: OrderStatus;
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'next';
};

const way = [
  'pending',
  'inProgress',
  'inDelivery',
  'delivered',
  'completed',
] as const satisfies readonly OrderStatus[];

/**
 * An order's timeline for its shopper: past steps, then the usual next ones. A canceled order ends there; returns
 * come between delivery and completion.
 */
export function timelineOf({ status, history }: Pick<Order, 'status' | 'history'>): TimelineMark[] {
  const past = passed(history);
  return [
    ...past.map((mark) => ({
      ...mark,
      state: mark.status === status ? ('current' as const) : ('done' as const),
    })),
    ...following(status).map((next) => ({ status: next, at: null, state: 'next' as const })),
  ];
}

/**
 * Each status once, with the time it first began; returning to a status drops what came after it (a withdrawn
 * return).
 */
function passed(history: Order['history']): Order['history'] {
  const marks: Order['history'] = [];
  for (const mark of history) {
    const before = marks.findIndex(({ status }) => status === mark.status);
    if (before === -1) marks.push(mark);
    else marks.splice(before + 1);
  }
  return marks;
}

function following(status: OrderStatus): readonly OrderStatus[] {
  if (status === 'canceled') return [];
  return way.slice(way.indexOf(status === 'returns' ? 'delivered' : status) + 1);
}
