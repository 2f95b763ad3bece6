import type { OrderStatus, ReturnKind, ReturnStatus } from '../../buying/orders/contract.ts';
import { type Deadlines, isWindowOpen } from '../../buying/orders/return-window.ts';
import { mayStep } from '../../buying/orders/status.ts';

/** `job`: the store itself, when a time has come. */
export type ReturnActor = 'shopper' | 'merchant' | 'job';

/** A transition of a request, who may make it, and for which kind if only one. */
export type ReturnStep = {
  readonly step: 'approve' | 'reject' | 'withdraw' | 'receive' | 'refund' | 'exchange' | 'pay' | 'swap';
  readonly by: readonly ReturnActor[];
  readonly kind?: ReturnKind;
  readonly needsReason?: true;
  /** Only with the pieces in a courier's hands: they are counted in later. */
  readonly atDoor?: true;
};

/** All allowed transitions of a request. */
export const returnSteps = {
  requested: {
    approved: { step: 'approve', by: ['merchant'] },
    rejected: { step: 'reject', by: ['merchant'], needsReason: true },
    withdrawn: { step: 'withdraw', by: ['shopper'] },
  },
  approved: {
    received: { step: 'receive', by: ['merchant'] },
    refunded: { step: 'pay', by: ['merchant'], kind: 'return', atDoor: true },
    exchanged: { step: 'swap', by: ['merchant'], kind: 'exchange', atDoor: true },
    // Not given back in time, or nothing of it was the store's.
    rejected: { step: 'reject', by: ['merchant', 'job'], needsReason: true },
  },
  received: {
    refunded: { step: 'refund', by: ['merchant'], kind: 'return' },
    // By the job once the parcel of the new pieces is delivered.
    exchanged: { step: 'exchange', by: ['merchant', 'job'], kind: 'exchange' },
  },
  rejected: {},
  refunded: {},
  exchanged: {},
  withdrawn: {},
} as const satisfies Record<ReturnStatus, Partial<Record<ReturnStatus, ReturnStep>>>;

/** The transition between two statuses of a request of this kind; null if it is not allowed. */
export function returnStep(kind: ReturnKind, from: ReturnStatus, to: ReturnStatus): ReturnStep | null {
  const steps: Partial<Record<ReturnStatus, ReturnStep>> = returnSteps[from];
  const step = steps[to];
  return step && (step.kind ?? kind) === kind ? step : null;
}

/** Statuses that need action by the store or courier. */
export function isOpen(status: ReturnStatus): boolean {
  return Object.keys(returnSteps[status]).length > 0;
}

/** Statuses that reserve their quantity: it cannot be requested again. */
export function holdsQuantity(status: ReturnStatus): boolean {
  return isOpen(status) || status === 'refunded' || status === 'exchanged';
}

/** The status of a delivered order with these requests: `returns` while one is open or settled. */
export function statusWithReturns(requests: readonly ReturnStatus[]): OrderStatus {
  return requests.some(holdsQuantity) ? 'returns' : 'delivered';
}

/** Whether the job may complete an order: delivered, all windows over, no open request. */
export function mayComplete(
  order: {
    readonly status: OrderStatus;
    readonly lines: readonly Deadlines[];
    readonly requests: readonly ReturnStatus[];
  },
  now: Date,
): boolean {
  const { status, lines, requests } = order;
  if (!mayStep(status, 'completed', 'job') || requests.some(isOpen)) return false;
  return lines.every((line) => !isWindowOpen('exchange', line, now) && !isWindowOpen('return', line, now));
}
