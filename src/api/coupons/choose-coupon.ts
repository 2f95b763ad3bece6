import { takeRefusal } from '../../shop/coupons/refusal.ts';
import type { Db } from '../db/database.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type CouponName, type CouponRow, findCouponOnCart, findCoupon } from './coupon-rows.ts';
import { couponHolder, couponRule } from './coupon.ts';

/** What a caller may say of a coupon; `couponId: null` wants none, and nothing at all the one on the cart. */
export type GivenCoupon = {
  readonly couponId?: string | null | undefined;
  readonly code?: string | undefined;
};

/** How a call names a coupon, or null where it names none. */
export function couponName({ couponId, code }: GivenCoupon): CouponName | null {
  if (typeof couponId === 'string') return { id: couponId };
  return code === undefined ? null : { code };
}

/** A coupon of that name, or `COUPON_NOT_FOUND`. */
export async function namedCoupon(db: Db, shopperId: string, name: CouponName): Promise<CouponRow | Refusal> {
  return (await findCoupon(db, shopperId, name)) ?? refuse('COUPON_NOT_FOUND');
}

/**
 * The coupon that a preview is about, undefined for none, with nothing changed. A code that was typed counts as taken
 * where it could be, because applying it would take it.
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
