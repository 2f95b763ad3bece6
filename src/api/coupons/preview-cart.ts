import type { DataOf } from '../../shop/endpoints.ts';
import { deliveryPoint, type NamedPlace } from '../cart/delivery-point.ts';
import { selectLines } from '../cart/line-rows.ts';
import { priceCart } from '../cart/price-cart.ts';
import { homePoint, type PricingContext } from '../cart/read-cart.ts';
import type { Db } from '../db/database.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { cartCoupon } from './cart-coupon.ts';
import { couponName, type GivenCoupon, previewedCoupon } from './choose-coupon.ts';

/**
 * What the cart would come to with a coupon and at a place, nothing changed. A coupon that was asked for and does not
 * fit is refused; the cart's own that does not fit is left out, so that a preview of the delivery alone always works.
 */
export async function previewCart(
  db: Db,
  shopperId: string,
  given: GivenCoupon & NamedPlace,
  { language, now, settings }: PricingContext,
): Promise<DataOf<'previewCart'> | Refusal> {
  const named = deliveryPoint(given);
  if (isRefusal(named)) return named;
  const chosen = await previewedCoupon(db, shopperId, given, now);
  if (isRefusal(chosen)) return chosen;
  const coupon = chosen === undefined ? null : cartCoupon(chosen);
  const lines = await selectLines(db, shopperId);
  const point = named ?? (await homePoint(db, shopperId));
  const { totals, couponIssue } = priceCart(lines, { coupon, point, settings, now });
  if (couponIssue !== null && couponName(given) !== null) return couponIssue;
  return { ...totals, coupon: coupon === null || couponIssue !== null ? null : coupon.show(language) };
}
