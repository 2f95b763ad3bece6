import type { ReturnReason } from '../../buying/orders/contract.ts';
import { paidFor, type PaidLine } from '../../buying/orders/paid-for.ts';
import { roundDownToStep } from '../../money.ts';
import type { Settings } from '../../settings.ts';

/** What an order has paid back: exactly, in cash, and in points by their value in pounds. */
export type Refunded = { readonly exact: number; readonly cash: number; readonly points: number };

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
 * than one step, and never more than the order's cash. `before`: what was refunded earlier: exactly, in cash, and in
 * points by their value.
 */
export function cashRefund(
  exact: number,
  {
    before,
    cashDue,
    cashStep,
  }: {
    readonly before: Refunded;
    readonly cashDue: number;
    readonly cashStep: number;
  },
): number {
  const rounded = Math.ceil((before.exact + exact - before.points) / cashStep) * cashStep;
  const most = roundDownToStep(cashDue - before.points, cashStep);
  return Math.max(0, Math.min(rounded, most) - before.cash);
}

/**
 * A refund of `exact` pounds in points: its value in pounds, no more than what the order still has, and the points with
 * the store's bonus in percent.
 */
export function pointsRefund(
  exact: number,
  { before, cashDue }: { readonly before: Refunded; readonly cashDue: number },
  terms: Pick<Settings, 'pointsRedeemStep' | 'pointsRedeemValue' | 'pointsRefundBonus'>,
): { value: number; points: number } {
  const value = Math.max(0, Math.min(exact, cashDue - before.points - before.cash));
  const points = Math.ceil((value * terms.pointsRedeemStep) / terms.pointsRedeemValue);
  return { value, points: points + Math.floor((points * terms.pointsRefundBonus) / 100) };
}

export function isStoreMistake(reason: ReturnReason): boolean {
  return reason === 'wrongItem' || reason === 'damaged' || reason === 'notAsDescribed';
}

/** The refund for one line of a return. */
export function refundOfLine(line: ReturningLine): number {
  const { refundedQuantity, returning } = line;
  return paidFor(line, refundedQuantity + returning) - paidFor(line, refundedQuantity);
}
