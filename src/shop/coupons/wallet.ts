import type { Coupon } from '../cart/contract.ts';

export type WalletGroup = 'taken' | 'available' | 'used' | 'expired';

/** A shopper's coupons: those that wait for an order, those that can be taken, and those that are past. */
export function walletOf(
  available: readonly Coupon[],
  assigned: readonly Coupon[],
  now: Date,
): Record<WalletGroup, Coupon[]> {
  const isOver = ({ endsAt }: Coupon) => new Date(endsAt) <= now;
  const open = assigned.filter(({ used }) => !used);
  return {
    taken: open.filter((coupon) => !isOver(coupon)),
    available: available.filter((coupon) => !coupon.assigned && !coupon.used),
    used: assigned.filter(({ used }) => used),
    expired: open.filter(isOver),
  };
}
