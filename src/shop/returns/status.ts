import type { OrderStatus, ReturnKind, ReturnStatus } from '../orders/contract.ts';

/** What brings a return or an exchange onwards, who may take the step, and for which kind where only for one. */
export type ReturnStep = {
  readonly step: 'approve' | 'reject' | 'withdraw' | 'receive' | 'refund' | 'exchange';
  readonly by: 'shopper' | 'merchant';
  readonly kind?: ReturnKind;
  readonly needsReason?: true;
};

/** Every step a request may take; what does not stand here is refused. */
export const returnSteps = {
  requested: {
    approved: { step: 'approve', by: 'merchant' },
    rejected: { step: 'reject', by: 'merchant', needsReason: true },
    withdrawn: { step: 'withdraw', by: 'shopper' },
  },
  approved: { received: { step: 'receive', by: 'merchant' } },
  received: {
    refunded: { step: 'refund', by: 'merchant', kind: 'return' },
    exchanged: { step: 'exchange', by: 'merchant', kind: 'exchange' },
  },
  rejected: {},
  refunded: {},
  exchanged: {},
  withdrawn: {},
} as const satisfies Record<ReturnStatus, Partial<Record<ReturnStatus, ReturnStep>>>;

/** The step between two statuses of a request of this kind, or null where there is none. */
export function returnStep(kind: ReturnKind, from: ReturnStatus, to: ReturnStatus): ReturnStep | null {
  const steps: Partial<Record<ReturnStatus, ReturnStep>> = returnSteps[from];
  const step = steps[to];
  return step && (step.kind ?? kind) === kind ? step : null;
}

export function mayStepReturn(
  kind: ReturnKind,
  from: ReturnStatus,
  to: ReturnStatus,
  actor: 'shopper' | 'merchant',
): boolean {
  return returnStep(kind, from, to)?.by === actor;
}

/** Somebody still has to do something about it. */
export function isOpen(status: ReturnStatus): boolean {
  return Object.keys(returnSteps[status]).length > 0;
}

/** Its pieces are on their way back, or back: they cannot be asked for again. */
export function holdsPieces(status: ReturnStatus): boolean {
  return isOpen(status) || status === 'refunded' || status === 'exchanged';
}

/** Where a delivered order stands with these requests: in the returns while one is open or settled. */
export function statusWithReturns(requests: readonly ReturnStatus[]): OrderStatus {
  return requests.some(holdsPieces) ? 'returns' : 'delivered';
}
