import type { Coupon } from '../cart/contract.ts';
import type { TakenCoupon } from './contract.ts';

export type WalletGroup = 'taken' | 'available' | 'closed' | 'used' | 'expired';

/** A shopper's coupons: ready for an order, to take, taken but closed for now, and past. */
export function walletOf(
  available: readonly Coupon[],
  assigned: readonly TakenCoupon[],
  now: Date,
): Record<WalletGroup, (Coupon & Partial<TakenCoupon>)[]> {
  const isOver = ({ endsAt }: Coupon) => new Date(endsAt) <= now;
  const open = assigned.filter(({ used }) => !used);
  const live = open.filter((coupon) => !isOver(coupon));
  return {
    taken: live.filter(({ issue }) => issue === null),
    available: available.filter((coupon) => !coupon.assigned && !coupon.used),
    closed: live.filter(({ issue }) => issue !== null),
    used: assigned.filter(({ used }) => used),
    expired: open.filter(isOver),
  };
}
