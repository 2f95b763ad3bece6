import type { ReturnReason } from '../orders/contract.ts';
import { paidFor, type PaidLine } from '../orders/paid-for.ts';

/** Pieces of one line that go back. Money is whole pounds. */
export type ReturningLine = PaidLine & {
  /** Of its `quantity` so many were refunded before. */
  readonly refundedQuantity: number;
  readonly returning: number;
};

/**
 * What is paid back for the pieces of a return: what was paid for them after the coupon's share. Refunds of a line
 * in several parts sum to exactly what the line cost.
 */
export function refundOf(lines: readonly ReturningLine[]): number {
  return lines.reduce((sum, line) => sum + refundOfLine(line), 0);
}

/** Delivery is paid back, once an order, only where the store erred. `delivery`: what was paid for it. */
export function deliveryRefund(
  reason: ReturnReason,
  { delivery, refundedBefore }: { readonly delivery: number; readonly refundedBefore: boolean },
): number {
  return isStoreMistake(reason) && !refundedBefore ? delivery : 0;
}

export function isStoreMistake(reason: ReturnReason): boolean {
  return reason === 'wrongItem' || reason === 'damaged' || reason === 'notAsDescribed';
}

function refundOfLine(line: ReturningLine): number {
  const { refundedQuantity, returning } = line;
  return paidFor(line, refundedQuantity + returning) - paidFor(line, refundedQuantity);
}
