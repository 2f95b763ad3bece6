import { z } from 'zod';
import { givenId, text } from '../../wire/input.ts';
import { Money } from '../../wire/wire-types.ts';
import { Coupon, CartIssue, NamedPlace, Totals } from '../cart/contract.ts';

export { Coupon };

/** A coupon that the shopper has taken. */
export const TakenCoupon = Coupon.extend({
  issue: CartIssue.nullable().meta({ description: 'Why it cannot be used now, whatever is in the cart' }),
}).meta({ id: 'TakenCoupon' });
export type TakenCoupon = z.infer<typeof TakenCoupon>;

/** A coupon as everybody sees it. */
export const OpenCoupon = Coupon.pick({
  _id: true,
  title: true,
  description: true,
  minSubTotal: true,
  endsAt: true,
}).meta({ id: 'OpenCoupon' });
export type OpenCoupon = z.infer<typeof OpenCoupon>;

const couponCode = text(32);

/** A coupon by its id or code, exactly one of them. */
export const CouponChoice = z
  .object({ couponId: givenId.optional(), code: couponCode.optional() })
  .refine(namesCoupon, 'must contain at least one of [couponId, code]');
export type CouponChoice = z.infer<typeof CouponChoice>;

/**
 * As `CouponChoice`; `couponId: null` removes the coupon from the cart. The place is the destination for the totals.
 */
export const CouponChoiceOrNone = NamedPlace.extend({
  couponId: givenId.nullable().optional(),
  code: couponCode.optional(),
}).refine(namesCoupon, 'must contain at least one of [couponId, code]');
export type CouponChoiceOrNone = z.infer<typeof CouponChoiceOrNone>;

/**
 * The effect of a coupon on the cart. If it does not apply, `totals` is null and `issue` says why; `saves` is the
 * reduction of the total, or 0.
 */
export const CouponOffer = z
  .object({ coupon: Coupon, totals: Totals.nullable(), saves: Money, issue: CartIssue.nullable() })
  .meta({ id: 'CouponOffer' });
export type CouponOffer = z.infer<typeof CouponOffer>;

/** `base`: the totals without a coupon. Sorted by saving; offers that do not apply come last. */
export const CouponOffers = z
  .object({ base: Totals, offers: z.array(CouponOffer) })
  .meta({ id: 'CouponOffers' });
export type CouponOffers = z.infer<typeof CouponOffers>;

function namesCoupon(given: { couponId?: unknown; code?: unknown }): boolean {
  return given.couponId !== undefined || given.code !== undefined;
}
