import { roundDownToStep } from '../../money.ts';
import type { Settings } from '../../settings.ts';

/** A line as ordered. Money is whole pounds; `couponShare` is the coupon's part of `lineTotal`. */
export type PaidLine = {
  readonly quantity: number;
  readonly lineTotal: number;
  readonly couponShare: number;
};

/**
 * The price of a quantity of a line after the coupon's share. Rounded down, so that partial payments or refunds,
 * computed as differences of this, sum exactly to the line's price.
 */
export function paidFor({ quantity, lineTotal, couponShare }: PaidLine, pieces: number): number {
  return Math.floor(((lineTotal - couponShare) * pieces) / quantity);
}

/** The cash for a total, rounded down to existing banknotes. */
export function cashDueOf(total: number, { cashStep }: Pick<Settings, 'cashStep'>): number {
  return roundDownToStep(total, cashStep);
}
