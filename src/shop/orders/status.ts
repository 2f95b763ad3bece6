import type { OrderStatus } from './contract.ts';

/** `job`: the store itself, when a time has come. */
export type ActorRole = 'shopper' | 'merchant' | 'job';

/** What brings an order from one status to another, and who may take that step. */
export type OrderStep = {
  readonly step:
    | 'accept'
    | 'dispatch'
    | 'deliver'
    | 'cancel'
    | 'failDelivery'
    | 'openReturn'
    | 'dropReturn'
    | 'complete';
  readonly by: readonly ActorRole[];
  readonly needsReason?: true;
};

const cancel = { step: 'cancel', by: ['shopper', 'merchant', 'job'] } as const satisfies OrderStep;
const complete = { step: 'complete', by: ['job'] } as const satisfies OrderStep;

/**
 * Every step an order may take, from its status to the next; what does not stand here is refused. A failed delivery
 * cancels with its reason. `returns` is delivered with a return or exchange open or settled: when the last request
 * is withdrawn or rejected, the order is delivered again.
 */
export const orderSteps = {
  pending: {
    inProgress: { step: 'accept', by: ['shopper', 'merchant', 'job'] },
    canceled: cancel,
  },
  inProgress: {
    inDelivery: { step: 'dispatch', by: ['merchant'] },
    canceled: cancel,
  },
  inDelivery: {
    delivered: { step: 'deliver', by: ['merchant'] },
    canceled: { step: 'failDelivery', by: ['merchant', 'job'], needsReason: true },
  },
  delivered: {
    returns: { step: 'openReturn', by: ['shopper', 'merchant'] },
    completed: complete,
  },
  returns: {
    delivered: { step: 'dropReturn', by: ['shopper', 'merchant'] },
    completed: complete,
  },
  completed: {},
  canceled: {},
} as const satisfies Record<OrderStatus, Partial<Record<OrderStatus, OrderStep>>>;

/** All statuses, in the order of the tabs. */
export const orderStatuses = [
  'pending',
  'inProgress',
  'inDelivery',
  'delivered',
  'returns',
  'completed',
  'canceled',
] as const satisfies readonly OrderStatus[];

/** The step between two statuses, or null where there is none. */
export function orderStep(from: OrderStatus, to: OrderStatus): OrderStep | null {
  const steps: Partial<Record<OrderStatus, OrderStep>> = orderSteps[from];
  return steps[to] ?? null;
}

export function mayStep(from: OrderStatus, to: OrderStatus, actor: ActorRole): boolean {
  return orderStep(from, to)?.by.includes(actor) ?? false;
}

/** Where an actor may bring an order from here. */
export function nextStatuses(from: OrderStatus, actor: ActorRole): OrderStatus[] {
  return orderStatuses.filter((to) => mayStep(from, to, actor));
}

/** A shopper cancels freely until the order is out for delivery. */
export function canCancel(status: OrderStatus): boolean {
  return mayStep(status, 'canceled', 'shopper');
}
