import { takeRefusal } from '../../shop/coupons/refusal.ts';
import type { Db } from '../db/database.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type CouponName, type CouponRow, findCouponOnCart, findCoupon } from './coupon-rows.ts';
import { couponHolder, couponRule } from './coupon.ts';

/** How a call names a coupon; `couponId: null` means none, and nothing at all the one on the cart. */
export type GivenCoupon = {
  readonly couponId?: string | null | undefined;
  readonly code?: string | undefined;
};

/** The coupon's name in a call, or null if there is none. */
export function couponName({ couponId, code }: GivenCoupon): CouponName | null {
  if (typeof couponId === 'string') return { id: couponId };
  return code === undefined ? null : { code };
}

/** The coupon with that name, or `COUPON_NOT_FOUND`. */
export async function namedCoupon(db: Db, shopperId: string, name: CouponName): Promise<CouponRow | Refusal> {
  return (await findCoupon(db, shopperId, name)) ?? refuse('COUPON_NOT_FOUND');
}

/**
 * The coupon for a preview, undefined for none; changes nothing. A typed code counts as claimed if it could be,
 * because applying it would claim it.
 */
export async function previewedCoupon(
  db: Db,
  shopperId: string,
  given: GivenCoupon,
  now: Date,
): Promise<CouponRow | undefined | Refusal> {
  const name = couponName(given);
  if (name === null) return given.couponId === null ? undefined : findCouponOnCart(db, shopperId);
  const coupon = await namedCoupon(db, shopperId, name);
  if (isRefusal(coupon) || 'id' in name || coupon.assigned) return coupon;
  const refusal = takeRefusal(couponRule(coupon), couponHolder(coupon), now);
  return refusal === null ? { ...coupon, assigned: true } : refuse(refusal);
}
