import type { ReturnStatus } from '../../shop/orders/contract.ts';
import { cashRefund, deliveryRefund, refundOf } from '../../shop/returns/refund.ts';
import type { Tx } from '../db/database.ts';
import type { LockedOrder } from '../orders/queries.ts';
import { cashTaken, selectReturning, setRefund, type StoredReturn } from './queries.ts';

/** Which other returns count as refunded: for an estimate all that may be, for a payment those that were. */
const COUNTED = {
  forecast: ['requested', 'approved', 'received', 'refunded'],
  paid: ['refunded'],
} as const satisfies Record<string, readonly ReturnStatus[]>;

/** Computes and stores a refund: an estimate, again when paid, as other returns may be rejected meanwhile. */
export async function computeRefund(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  as: keyof typeof COUNTED,
): Promise<number> {
  if (request.kind === 'exchange') return 0;
  const { lines, before } = await selectReturning(tx, request, COUNTED[as]);
  const delivery = deliveryRefund(request.reason, {
    delivery: order.delivery,
    refundedBefore: before.delivery > 0,
  });
  const exact = refundOf(lines) + delivery;
  const amount = cashRefund(exact, {
    before,
    cashDue: await cashTaken(tx, order),
    cashStep: order.cash_step,
  });
  await setRefund(tx, request.id, { amount, delivery, rounding: amount - exact });
  return amount;
}
