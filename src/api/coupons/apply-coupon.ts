import { selectLines } from '../cart/line-rows.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { PricingContext } from '../cart/read-cart.ts';
import type { Tx } from '../db/database.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { cartCoupon } from './cart-coupon.ts';
import { couponName, type GivenCoupon, namedCoupon } from './choose-coupon.ts';
import { putOnCart } from './queries.ts';
import { takeCoupon } from './take-coupon.ts';

/**
 * Puts a coupon on the cart, or takes it off with `couponId: null`. A coupon named by its code is taken too, as
 * typing a code is one of the two ways to take one. Must run in a transaction that a refusal undoes.
 */
export async function applyCoupon(
  tx: Tx,
  shopperId: string,
  given: GivenCoupon,
  { settings, now }: PricingContext,
): Promise<Refusal | null> {
  const name = couponName(given);
  if (name === null) {
    await putOnCart(tx, shopperId, null, now);
    return null;
  }
  const lines = await selectLines(tx, shopperId);
  const named = await namedCoupon(tx, shopperId, name);
  if (isRefusal(named)) return named;
  const coupon = 'code' in name && !named.assigned ? await takeCoupon(tx, named, shopperId, now) : named;
  if (isRefusal(coupon)) return coupon;
  if (lines.length === 0) return refuse('CART_EMPTY');
  const { couponIssue } = priceCart(lines, { coupon: cartCoupon(coupon), point: null, settings, now });
  if (couponIssue !== null) return couponIssue;
  await putOnCart(tx, shopperId, coupon.id, now);
  return null;
}
