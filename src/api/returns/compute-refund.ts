import type { ReturnStatus } from '../../shop/orders/contract.ts';
import { deliveryRefund, refundOf } from '../../shop/returns/refund.ts';
import type { Tx } from '../db/database.ts';
import type { LockedOrder } from '../orders/queries.ts';
import { selectReturning, setRefund, type StoredReturn } from './queries.ts';

/** What others of the order count as paid back: for a forecast all that may come to it, at the counter what did. */
const COUNTED = {
  forecast: ['requested', 'approved', 'received', 'refunded'],
  paid: ['refunded'],
} as const satisfies Record<string, readonly ReturnStatus[]>;

/**
 * Reckons what a return pays back and keeps it with the request. It is a forecast when the return is asked for, and
 * reckoned again when it is paid: another return of the order may have been turned down meanwhile.
 */
export async function computeRefund(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  as: keyof typeof COUNTED,
): Promise<number> {
  if (request.kind === 'exchange') return 0;
  const { lines, deliveryRefunded } = await selectReturning(tx, request, COUNTED[as]);
  const delivery = deliveryRefund(request.reason, {
    delivery: order.delivery,
    refundedBefore: deliveryRefunded,
  });
  const amount = refundOf(lines) + delivery;
  await setRefund(tx, request.id, { amount, delivery });
  return amount;
}
