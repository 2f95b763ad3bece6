import type { Quoted } from '../../../shop/buying/cart/delivery-fee.ts';
import type { Order, PayingWith } from '../../../shop/buying/orders/contract.ts';
import type { Actor } from '../../../shop/buying/orders/status.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import type { Destination } from '../../../shop/people/places/place-at.ts';
import type { TrustLevel } from '../../../shop/people/trust/trust-level.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { VisitSource } from '../../../shop/visit-source.ts';
import type { NoticeFacts } from '../../people/notifications/message-templates.ts';
import type { Tx } from '../../platform/db/database.ts';
import { withCommit } from '../../platform/db/run-transaction.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { type LineRow, ownFields } from '../cart/queries.ts';
import type { PricingContext } from '../cart/read-cart.ts';
import { takeDay } from '../cart/take-day.ts';
import type { CouponRow } from '../coupons/coupon-rows.ts';
import { redeemCoupon, spendCoupon } from '../coupons/spend-coupon.ts';
import { readOrder } from '../orders/queries.ts';
import { recordStep, notifyStep } from '../orders/record-step.ts';
import { takePieces } from '../orders/stock.ts';
import {
  clearCart,
  countOrdered,
  insertLines,
  insertOrder,
  keepFirstAddress,
  type NewOrder,
  newOrderKeys,
  type TakenOrder,
} from './queries.ts';

/** A checked and priced cart; `coupon` is the one that applies. */
export type Purchase = {
  readonly shopperId: string;
  readonly by: Actor;
  readonly taken: TakenOrder | null;
  readonly cameFrom: VisitSource | null;
  /** The shopper's level before this order; null for a test order. */
  readonly trustLevel: TrustLevel | null;
  readonly address: AddressInput;
  /** The shopper has none, and keeps this one. */
  readonly isFirstAddress: boolean;
  readonly point: Destination;
  /** The fee to the address where nothing is free. */
  readonly feeBeforeFree: number;
  readonly note: string;
  readonly payingWith: PayingWith | null;
  readonly lines: readonly LineRow[];
  readonly priced: PricedCart;
  readonly coupon: CouponRow | null;
  /** What its message needs. */
  readonly notice: NoticeFacts;
};

/**
 * Writes the order, or refuses if a concurrent one was faster (`COUPON_GONE`, `COUPON_USED`, `DELIVERY_PAUSED`,
 * `OUT_OF_STOCK`). Contended rows are locked in this order against deadlocks, the most contended last.
 */
export async function writeOrder(
  tx: Tx,
  purchase: Purchase,
  context: PricingContext,
): Promise<{ order: Order } | Refusal> {
  const { shopperId, by, lines, priced, coupon } = purchase;
  const { now } = context;
  const { totals, quote } = priced;
  const amount = coupon?.kind === 'freeDelivery' ? (quote?.fee ?? 0) : totals.discount;
  const day = await takeDay(tx, purchase.point, context);
  if (isRefusal(day)) return day;
  const keys = newOrderKeys();
  const { id, number } = keys;
  const { subTotal: sub_total, total } = totals;
  const recipient = { id, number, shopper_id: shopperId, language: context.language, sub_total, total };
  // Sent in this order; a refusal of one rolls all back.
  const [spent, , redeemed, , , , , order, short] = await Promise.all([
    coupon && spendCoupon(tx, coupon, amount, now),
    insertOrder(tx, keys, headOf(purchase, day, context)),
    coupon && redeemCoupon(tx, coupon.id, { shopperId, orderId: id, amount }, now),
    recordStep(tx, id, { to: 'pending', by, reason: '', now }),
    insertLines(tx, id, lines, priced.shares, context),
    by.role === 'shopper' && clearCart(tx, shopperId, now),
    purchase.isFirstAddress && keepFirstAddress(tx, shopperId, purchase.address),
    readOrder(tx, { orderId: id, shopperId }, context),
    takePieces(tx, lines.map(ownFields), { reason: 'ordered', orderId: id, by, now }),
    notifyStep(tx, recipient, 'place', {}, context, purchase.notice),
  ]);
  if (spent !== null) return spent;
  if (redeemed !== null) return redeemed;
  if (isRefusal(order)) return order;
  if (short !== null) return short;
  if (purchase.taken?.isTest !== true) withCommit(tx, countOrdered(tx, lines, storeDateOf(now)));
  return { order };
}

function headOf(purchase: Purchase, quote: Quoted, { language, now, settings }: PricingContext): NewOrder {
  const { shopperId, taken, cameFrom, trustLevel, address, feeBeforeFree } = purchase;
  const { note, payingWith, priced, coupon } = purchase;
  const { totals } = priced;
  const { freeDeliveryFrom: freeFrom, cashStep } = settings;
  if (totals.delivery === null) throw new Error('a purchase with an address has a delivery');
  const fees = { delivery: totals.delivery, feeBeforeFree, freeFrom, cashStep };
  return {
    shopperId,
    taken,
    cameFrom,
    trustLevel,
    language,
    address,
    note,
    payingWith,
    totals,
    ...fees,
    quote,
    coupon,
    now,
  };
}
