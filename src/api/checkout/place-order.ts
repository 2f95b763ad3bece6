import type { AddressInput } from '../../shop/account/contract.ts';
import type { Order } from '../../shop/orders/contract.ts';
import { storeDateOf } from '../../shop/store-time.ts';
import { issueOf } from '../cart/cart-line.ts';
import { type LineRow, takeLines } from '../cart/line-rows.ts';
import { type PricedCart, priceCart } from '../cart/price-cart.ts';
import type { Reading } from '../cart/read-cart.ts';
import { cartCoupon } from '../coupons/cart-coupon.ts';
import { namedCoupon } from '../coupons/choose-coupon.ts';
import { type CouponRow, findCouponOnCart } from '../coupons/coupon-rows.ts';
import { redeemCoupon, spendCoupon } from '../coupons/spend-coupon.ts';
import type { Tx } from '../db/database.ts';
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts';
import type { Doer } from '../orders/doer.ts';
import { readOrder } from '../orders/queries.ts';
import { recordStep, tellStep } from '../orders/record-step.ts';
import { keyOf, outOfStock, type Pieces, takePieces } from '../orders/stock.ts';
import { checkDestination, type Destination } from './destination.ts';
import { clearCart, countOrdered, insertLines, insertOrder, lockBuyer } from './queries.ts';

export type Payment = {
  readonly address: AddressInput;
  /** Absent: the cart's own coupon, if it still fits. Null: none. */
  readonly couponId?: string | null | undefined;
  /** What the shopper was told to pay. */
  readonly expectedTotal: number;
  readonly note?: string | undefined;
};

/**
 * Makes an order of the whole cart, paid in cash at the door, in the caller's one transaction. Everything is read and
 * priced here again; a refusal (an empty cart, a line that cannot be bought, a coupon that does not fit, a total that
 * is not the expected one) undoes it all.
 *
 * Rows that many shoppers want (the coupon, the stock, the day's count) are locked in this order, so that a rush never
 * waits in a ring; and the last two after everything else, so that it waits shortly.
 */
export async function placeOrder(
  tx: Tx,
  shopperId: string,
  payment: Payment,
  reading: Reading,
): Promise<{ order: Order } | Refusal> {
  const { settings, now } = reading;
  const destination = checkDestination(payment.address);
  if (isRefusal(destination)) return destination;
  const { phone } = await lockBuyer(tx, shopperId);
  const lines = await takeLines(tx, shopperId);
  const blocked = linesRefusal(lines, now);
  if (blocked !== null) return blocked;
  const chosen = await chosenCoupon(tx, shopperId, payment.couponId);
  if (isRefusal(chosen)) return chosen;
  const terms = {
    coupon: chosen === null ? null : cartCoupon(chosen),
    point: destination.point,
    settings,
    now,
  };
  const priced = priceCart(lines, terms);
  if (priced.couponIssue !== null && payment.couponId !== undefined) return priced.couponIssue;
  if (priced.totals.total !== payment.expectedTotal) return refuse('PRICE_CHANGED', { data: priced.totals });
  const coupon = priced.couponIssue === null ? chosen : null;
  return writeOrder(tx, { shopperId, phone, payment, destination, lines, priced, coupon }, reading);
}

type Purchase = {
  readonly shopperId: string;
  readonly phone: string | null;
  readonly payment: Payment;
  readonly destination: Destination;
  readonly lines: readonly LineRow[];
  readonly priced: PricedCart;
  readonly coupon: CouponRow | null;
};

async function writeOrder(tx: Tx, purchase: Purchase, reading: Reading): Promise<{ order: Order } | Refusal> {
  const { shopperId, phone, payment, destination, lines, priced, coupon } = purchase;
  const { language, now } = reading;
  const { totals, shares, quote } = priced;
  if (quote === null || totals.delivery === null)
    throw new Error('an order with a destination has a delivery');
  const spent = coupon === null ? null : await spendCoupon(tx, coupon, now);
  if (spent !== null) return spent;
  const { id, number } = await insertOrder(tx, {
    shopperId,
    language,
    quote,
    totals,
    coupon,
    now,
    address: destination.address,
    delivery: totals.delivery,
    note: payment.note ?? '',
  });
  const redeemed = coupon === null ? null : await redeemCoupon(tx, coupon.id, shopperId, id, now);
  if (redeemed !== null) return redeemed;
  await insertLines(tx, id, lines, shares, now);
  await clearCart(tx, shopperId, now);
  const by: Doer = { role: 'shopper', name: shopperId };
  await recordStep(tx, id, { to: 'pending', by, reason: '', now });
  await tellStep(
    tx,
    { id, number, shopper_id: shopperId, phone, language, total: totals.total },
    'place',
    0,
    now,
  );
  const order = await readOrder(tx, { orderId: id, shopperId }, reading);
  if (isRefusal(order)) return order;
  const short = await takePieces(tx, lines.map(piecesOfLine), { reason: 'ordered', orderId: id, by, now });
  if (short !== null) return short;
  await countOrdered(tx, lines, storeDateOf(now));
  return { order };
}

/** What keeps the lines from being bought, by name; the stock is asked again when it is taken. */
function linesRefusal(lines: readonly LineRow[], now: Date): Refusal | null {
  if (lines.length === 0) return refuse('CART_EMPTY');
  const unavailable = lines.filter((line) => issueOf(line, now) === 'UNAVAILABLE').map(piecesOfLine);
  if (unavailable.length > 0) {
    return refuse('UNAVAILABLE', { errors: unavailable.map((line) => `"${keyOf(line)}" is not available`) });
  }
  const short = lines.filter((line) => issueOf(line, now) !== null);
  return short.length === 0
    ? null
    : outOfStock(short.map((line) => ({ ...piecesOfLine(line), left: line.stock })));
}

async function chosenCoupon(
  tx: Tx,
  shopperId: string,
  couponId: string | null | undefined,
): Promise<CouponRow | null | Refusal> {
  if (couponId === null) return null;
  if (couponId === undefined) return (await findCouponOnCart(tx, shopperId)) ?? null;
  return namedCoupon(tx, shopperId, { id: couponId });
}

function piecesOfLine({ product_id, color_id, size_id, quantity }: LineRow): Pieces {
  return { productId: product_id, colorId: color_id, sizeId: size_id, quantity };
}
