import { takeRefusal } from '../../shop/coupons/refusal.ts';
import type { Tx } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { CouponRow } from './coupon-rows.ts';
import { couponHolder, couponRule } from './coupon.ts';
import { insertAssignment, takePiece } from './queries.ts';

/**
 * Assigns a coupon to the shopper; idempotent. Of concurrent shoppers only one gets the last one. Must run in a
 * transaction that a refusal rolls back.
 */
export async function takeCoupon(
  tx: Tx,
  coupon: CouponRow,
  shopperId: string,
  now: Date,
): Promise<CouponRow | Refusal> {
  const refusal = takeRefusal(couponRule(coupon), couponHolder(coupon), now);
  if (refusal !== null) return refuse(refusal);
  if (!(await insertAssignment(tx, coupon.id, shopperId, now))) return { ...coupon, assigned: true };
  if (!(await takePiece(tx, coupon.id))) return refuse('COUPON_GONE');
  return { ...coupon, assigned: true, taken_count: coupon.taken_count + 1 };
}
