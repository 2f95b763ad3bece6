/** A line as it was agreed. Money is whole pounds; `couponShare` is the coupon's part of `lineTotal`. */
export type PaidLine = {
  readonly quantity: number;
  readonly lineTotal: number;
  readonly couponShare: number;
};

/**
 * What so many pieces of a line cost after the coupon's share. Rounded down, so that parts of a line, paid or refunded
 * one after the other as differences of this, sum to exactly what all of it costs.
 */
export function paidFor({ quantity, lineTotal, couponShare }: PaidLine, pieces: number): number {
  return Math.floor(((lineTotal - couponShare) * pieces) / quantity);
}
