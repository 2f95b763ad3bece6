import { z } from 'zod';
import { Coupon, CouponIssue, NamedPlace, Totals } from '../cart/contract.ts';
import { givenId, text } from '../input.ts';
import { Money } from '../wire.ts';

export { Coupon };

const couponCode = text(32);

/** A coupon by its card or by its code, one of the two. */
export const CouponChoice = z
  .object({ couponId: givenId.optional(), code: couponCode.optional() })
  .refine(namesCoupon, 'must contain at least one of [couponId, code]');
export type CouponChoice = z.infer<typeof CouponChoice>;

/** As `CouponChoice`; `couponId: null` takes the coupon off the cart. The place is where the answered cart goes. */
export const CouponChoiceOrNone = NamedPlace.extend({
  couponId: givenId.nullable().optional(),
  code: couponCode.optional(),
}).refine(namesCoupon, 'must contain at least one of [couponId, code]');
export type CouponChoiceOrNone = z.infer<typeof CouponChoiceOrNone>;

/**
 * What a coupon would do to the cart. `totals` is null and `issue` says why where it does not fit; `saves` is what the
 * total falls by, 0 where it does not fit.
 */
export const CouponOffer = z
  .object({ coupon: Coupon, totals: Totals.nullable(), saves: Money, issue: CouponIssue.nullable() })
  .meta({ id: 'CouponOffer' });
export type CouponOffer = z.infer<typeof CouponOffer>;

/** `base`: the totals without a coupon. Offers that save most come first, those that do not fit last. */
export const CouponOffers = z
  .object({ base: Totals, offers: z.array(CouponOffer) })
  .meta({ id: 'CouponOffers' });
export type CouponOffers = z.infer<typeof CouponOffers>;

function namesCoupon(given: { couponId?: unknown; code?: unknown }): boolean {
  return given.couponId !== undefined || given.code !== undefined;
}
