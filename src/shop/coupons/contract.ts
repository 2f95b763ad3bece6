import { z } from 'zod';
import { givenId, text } from '../input.ts';

export { Coupon } from '../cart/contract.ts';

const couponCode = text(32);

/** A coupon by its card or by its code, one of the two. */
export const CouponChoice = z
  .object({ couponId: givenId.optional(), code: couponCode.optional() })
  .refine(namesCoupon, 'must contain at least one of [couponId, code]');
export type CouponChoice = z.infer<typeof CouponChoice>;

/** As `CouponChoice`; `couponId: null` takes the coupon off the cart. */
export const CouponChoiceOrNone = z
  .object({ couponId: givenId.nullable().optional(), code: couponCode.optional() })
  .refine(namesCoupon, 'must contain at least one of [couponId, code]');
export type CouponChoiceOrNone = z.infer<typeof CouponChoiceOrNone>;

function namesCoupon(given: { couponId?: unknown; code?: unknown }): boolean {
  return given.couponId !== undefined || given.code !== undefined;
}
