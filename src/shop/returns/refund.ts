import { roundDownToStep } from '../money.ts';
import type { ReturnReason } from '../orders/contract.ts';
import { paidFor, type PaidLine } from '../orders/paid-for.ts';

/** A returned quantity of one line. Money is whole pounds. */
export type ReturningLine = PaidLine & {
  /** The quantity of it refunded before. */
  readonly refundedQuantity: number;
  readonly returning: number;
};

/**
 * The refund for the lines of a return: what was paid after the coupon's share. Partial refunds of a line sum exactly
 * to its price.
 */
export function refundOf(lines: readonly ReturningLine[]): number {
  return lines.reduce((sum, line) => sum + refundOfLine(line), 0);
}

/** The delivery fee is refunded once per order, and only for the store's errors. `delivery`: the fee paid. */
export function deliveryRefund(
  reason: ReturnReason,
  { delivery, refundedBefore }: { readonly delivery: number; readonly refundedBefore: boolean },
): number {
  return isStoreMistake(reason) && !refundedBefore ? delivery : 0;
}

/**
 * The cash for a refund of `exact` pounds, in notes that exist. With all refunds of the order it is rounded up by less
 * than one step, and never more than the order's cash. `before`: what was refunded earlier, exactly and in cash.
 */
export function cashRefund(
  exact: number,
  {
    before,
    cashDue,
    cashStep,
  }: {
    readonly before: { readonly exact: number; readonly cash: number };
    readonly cashDue: number;
    readonly cashStep: number;
  },
): number {
  const rounded = Math.ceil((before.exact + exact) / cashStep) * cashStep;
  return Math.max(0, Math.min(rounded, roundDownToStep(cashDue, cashStep)) - before.cash);
}

export function isStoreMistake(reason: ReturnReason): boolean {
  return reason === 'wrongItem' || reason === 'damaged' || reason === 'notAsDescribed';
}

function refundOfLine(line: ReturningLine): number {
  const { refundedQuantity, returning } = line;
  return paidFor(line, refundedQuantity + returning) - paidFor(line, refundedQuantity);
}
