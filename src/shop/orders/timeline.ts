import type { Order, OrderStatus } from './contract.ts';

/** A mark on an order's way: done with its time, the current one, or one that is still to come. */
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
 * The way of an order as its shopper sees it: what happened, then what usually follows. A canceled order ends where
 * it was canceled; one with returns shows them between its delivery and its end.
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

/** Each status once, with the time it first began: coming back to one forgets what was gone back on (a dropped return). */
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
