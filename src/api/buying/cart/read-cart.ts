import type { Cart, CartIssue } from '../../../shop/buying/cart/contract.ts';
import { orderSizeLimit } from '../../../shop/buying/cart/order-size.ts';
import type { Language } from '../../../shop/language.ts';
import { isEverywhere, type Pause, shopPause } from '../../../shop/people/closures/promised-days.ts';
import type { Destination } from '../../../shop/people/places/place-at.ts';
import type { Settings } from '../../../shop/settings.ts';
import { readDayLoad } from '../../people/closures/day-load.ts';
import { limitRefusal } from '../../people/trust/check-order-limit.ts';
import { readStanding } from '../../people/trust/trust-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/run-transaction.ts';
import { failureMessage } from '../../platform/http/reply/messages.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { CouponOnCart } from './cart-coupon.ts';
import { cartItem } from './cart-line.ts';
import { deliveryPoint } from './delivery-point.ts';
import { priceCart } from './price-cart.ts';
import { selectLines, selectSaved } from './queries.ts';

/** The language, time and settings that prices are computed with. */
export type PricingContext = { readonly language: Language; readonly now: Date; readonly settings: Settings };

/**
 * The cart with current prices and delivery to `place`, by default the shopper's address. A coupon that no longer
 * applies gives no discount, and `couponIssue` says why; `orderLimit` says what payment would refuse.
 */
export async function readCart(
  db: Db,
  shopperId: string,
  { language, now, settings }: PricingContext,
  couponOnCart: CouponOnCart,
  place: Destination | null = null,
): Promise<Cart> {
  const [lines, saved, coupon, point, load, standing] = await readTogether(db, (one) =>
    Promise.all([
      selectLines(one, shopperId),
      selectSaved(one, shopperId),
      couponOnCart(one, shopperId),
      place ?? homePoint(one, shopperId),
      readDayLoad(one, settings, now),
      readStanding(one, shopperId, settings, now),
    ]),
  );
  const { totals, couponIssue, quote } = priceCart(lines, { coupon, point, settings, now, load });
  const limit =
    lines.length === 0
      ? null
      : (pauseRefusal(quote?.pause ?? shopPause(settings, now)) ??
        sizeRefusal(lines, totals.total, settings) ??
        limitRefusal(standing, totals.total, settings));
  return {
    ...totals,
    items: lines.map((line) => cartItem(line, language, now)),
    itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    saved: saved.map((line) => cartItem(line, language, now)),
    coupon: coupon === null ? null : coupon.show(language),
    couponIssue: couponIssue === null ? null : showIssue(couponIssue, language),
    orderLimit: limit === null ? null : showIssue(limit, language),
  };
}

/** `DELIVERY_PAUSED` while no order is taken. */
export const pauseRefusal = (pause: Pause | null): Refusal | null =>
  pause === null ? null : refuse('DELIVERY_PAUSED', { pause, data: { everywhere: isEverywhere(pause) } });

/** Refuses what is more than one order takes. */
export function sizeRefusal(...order: Parameters<typeof orderSizeLimit>): Refusal | null {
  const size = orderSizeLimit(...order);
  return size === null ? null : refuse('ORDER_TOO_LARGE', { size, data: size });
}

/** The location of the shopper's address; null if it is incomplete. */
export async function homePoint(db: Db, shopperId: string): Promise<Destination | null> {
  const { address } = await db
    .selectFrom('shoppers')
    .select('address')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  // The column was written through `checkAddress`, so it has the wire's AddressInput.
  const point = address === null ? null : deliveryPoint(address);
  return isRefusal(point) ? null : point;
}

/** A refusal as the cart’s issue, with its sentence in this language. */
export function showIssue(issue: Refusal, language: Language): CartIssue {
  return { code: issue.code, message: failureMessage(issue, language) };
}
