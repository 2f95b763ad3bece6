import { deliveryQuote } from '../../../shop/buying/cart/delivery-fee.ts';
import { lineKey } from '../../../shop/buying/cart/line-key.ts';
import type { Order, PayingWith } from '../../../shop/buying/orders/contract.ts';
import type { Actor } from '../../../shop/buying/orders/status.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import type { Destination } from '../../../shop/people/places/place-at.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { VisitSource } from '../../../shop/visit-source.ts';
import { checkAddress } from '../../people/account/address.ts';
import { readNoticeFacts } from '../../people/notifications/message-templates.ts';
import { limitRefusal } from '../../people/trust/check-order-limit.ts';
import { readStanding } from '../../people/trust/trust-facts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { issueOf } from '../cart/cart-line.ts';
import { offeredPoint } from '../cart/delivery-point.ts';
import { priceCart } from '../cart/price-cart.ts';
import { type LineRow, ownFields } from '../cart/queries.ts';
import { pauseRefusal, type PricingContext, sizeRefusal } from '../cart/read-cart.ts';
import { cartCoupon } from '../coupons/cart-coupon.ts';
import { type CouponRow, findCoupon, lockCoupon } from '../coupons/coupon-rows.ts';
import { outOfStock } from '../orders/stock.ts';
import { lockBuyer, type TakenOrder } from './queries.ts';
import { writeOrder } from './write-order.ts';

export type Payment = {
  readonly address: AddressInput;
  /** Absent: the cart's own coupon, if it still applies. Null: none. */
  readonly couponId?: string | null | undefined;
  /** A coupon by its code instead. */
  readonly couponCode?: string | undefined;
  readonly expectedTotal: number;
  readonly note?: string | undefined;
  readonly payingWith?: PayingWith | undefined;
};

/** Whose order it is, who places it, and what is in it: the cart, or the lines that staff entered. */
export type Purchaser = {
  readonly shopperId: string;
  readonly by: Actor;
  readonly taken: TakenOrder | null;
  /** What brought a shopper to the site. */
  readonly cameFrom?: VisitSource | null;
  /** Read once the shopper is locked. */
  readonly lines: (tx: Tx) => Promise<LineRow[]>;
};

/**
 * Places an order, paid in cash on delivery, in the caller's transaction. Everything is read and priced again; a refusal
 * must roll it back.
 */
export async function placeOrder(
  tx: Tx,
  { shopperId, by, taken, cameFrom = null, lines: readLines }: Purchaser,
  payment: Payment,
  reading: PricingContext,
): Promise<{ order: Order } | Refusal> {
  const { settings, now } = reading;
  // What is exchanged was trusted before, and goes where the first order went.
  const isExchange = taken?.exchangeOf !== undefined;
  const destination = checkDestination(payment.address, isExchange ? { officePickup: true } : settings);
  if (isRefusal(destination)) return destination;
  // Sent together, the lock of the buyer first: what follows it waits for their other order and sees it. A test order has no
  // customer.
  const [buyer, lines, chosen, standing, notice] = await Promise.all([
    lockBuyer(tx, shopperId),
    readLines(tx),
    chosenCoupon(tx, shopperId, payment),
    taken?.isTest === true ? null : readStanding(tx, shopperId, settings, now),
    readNoticeFacts(tx, 'order.place', shopperId, now),
  ]);
  if (isRefusal(buyer)) return buyer;
  const blocked = linesRefusal(lines, now, taken === null ? 'CART_EMPTY' : 'UNAVAILABLE');
  if (blocked !== null) return blocked;
  if (isRefusal(chosen)) return chosen;
  const offered = chosen === null ? null : cartCoupon(chosen);
  const priced = priceCart(lines, { coupon: offered, point: destination.point, settings, now });
  const paused = pauseRefusal(priced.quote?.pause ?? null);
  if (paused !== null) return paused;
  const isNamed = payment.couponId !== undefined || payment.couponCode !== undefined;
  if (priced.couponIssue !== null && isNamed) return priced.couponIssue;
  if (priced.totals.total !== payment.expectedTotal) return refuse('PRICE_CHANGED', { data: priced.totals });
  const tooLarge = sizeRefusal(lines, priced.totals.total, settings);
  if (tooLarge !== null) return tooLarge;
  const isLimited = standing !== null && !isExchange;
  const limited = isLimited ? limitRefusal(standing, priced.totals.total, settings) : null;
  if (limited !== null) return limited;
  const trustLevel = standing?.level ?? null;
  const coupon = priced.couponIssue === null ? chosen : null;
  const { address, point } = destination;
  const feeBeforeFree = deliveryQuote(point, settings, { now, subTotal: null }).fee;
  const { note = '', payingWith = null } = payment;
  // Not the address of an office, nor that of another recipient.
  const isOwnDoor = taken === null && address.kind !== 'office' && address.recipient === undefined;
  return writeOrder(
    tx,
    {
      shopperId,
      by,
      taken,
      cameFrom,
      trustLevel,
      address,
      isFirstAddress: buyer.hasNoAddress && isOwnDoor,
      point,
      feeBeforeFree,
      note,
      payingWith,
      lines,
      priced,
      coupon,
      notice,
    },
    reading,
  );
}

/** What prevents buying the lines, `none` if there are none; stock is checked again when it is taken. */
export function linesRefusal(
  lines: readonly LineRow[],
  now: Date,
  none: 'CART_EMPTY' | 'UNAVAILABLE',
): Refusal | null {
  if (lines.length === 0) return refuse(none);
  const unavailable = lines.filter((line) => issueOf(line, now) === 'UNAVAILABLE');
  if (unavailable.length > 0) {
    return refuse('UNAVAILABLE', {
      errors: unavailable.map((line) => `"${lineKey(line)}" is not available`),
    });
  }
  const short = lines.filter((line) => issueOf(line, now) !== null);
  return short.length === 0
    ? null
    : outOfStock(short.map((line) => ({ ...ownFields(line), left: line.stock })));
}

async function chosenCoupon(
  tx: Tx,
  shopperId: string,
  { couponId, couponCode }: Payment,
): Promise<CouponRow | null | Refusal> {
  if (couponCode === undefined && couponId === null) return null;
  const named = couponCode !== undefined ? { code: couponCode } : couponId ? { id: couponId } : null;
  // Locked before it is read: the merchant changes it before this order or after, not in between.
  const [, coupon] = await Promise.all([
    lockCoupon(tx, shopperId, named ?? 'onCart'),
    findCoupon(tx, shopperId, named ?? 'onCart'),
  ]);
  return coupon ?? (named === null ? null : refuse('COUPON_NOT_FOUND'));
}

/** An order's destination: the stored address, and the point for the delivery fee. */
type OrderDestination = { readonly address: AddressInput; readonly point: Destination };

/** An order's address: inside Syria, with coordinates or a known city, a Syrian mobile if any, an office if offered. */
export function checkDestination(
  given: AddressInput,
  settings: Pick<Settings, 'officePickup'>,
): OrderDestination | Refusal {
  const address = checkAddress(given);
  if (isRefusal(address)) return address;
  const point = offeredPoint(address, settings);
  if (isRefusal(point)) return point;
  return point === null ? refuse('CITY_UNKNOWN') : { address, point };
}
