import type { ReturnReason } from '../orders/contract.ts';

/** Pieces of one line that go back. Money is whole pounds. */
export type ReturningLine = {
  /** Bought in all, of which `refundedQuantity` were refunded before. */
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly returning: number;
  /** After the product's discount, for all pieces, and the coupon's share of it. */
  readonly lineTotal: number;
  readonly couponShare: number;
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

function refundOfLine({
  quantity,
  refundedQuantity,
  returning,
  lineTotal,
  couponShare,
}: ReturningLine): number {
  const paid = lineTotal - couponShare;
  const paidFor = (pieces: number) => Math.floor((paid * pieces) / quantity);
  return paidFor(refundedQuantity + returning) - paidFor(refundedQuantity);
}
