import type { PointsEntry } from '../../../shop/buying/points/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { transact } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { paginationOf } from '../../platform/http/pagination.ts';
import { isRefusal } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { readCart } from '../cart/read-cart.ts';
import { couponOnCart } from '../coupons/cart-coupon.ts';
import { showCoupon } from '../coupons/coupon.ts';
import { type EntryRow, selectLedger } from './queries.ts';
import { redeemPoints, spendPointsOnCart } from './redeem-points.ts';

/** Loyalty points and the coupons they become. */
export function pointsRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getPoints', async ({ input, shopper, language, now }) => {
    const { balance, total, expiring, entries } = await selectLedger(db, shopper.id, input, now);
    return {
      balance,
      expiring: expiring && { points: expiring.points, at: expiring.at.toISOString() },
      entries: entries.map((row) => showEntry(row, language)),
      pagination: paginationOf(input, total),
    };
  });

  answer(store, 'redeemPoints', async ({ input, shopper, language, now }) => {
    const settings = await store.settings();
    const redeemed = await transact(db, (tx) => redeemPoints(tx, shopper.id, input.points, settings, now));
    if (isRefusal(redeemed)) return redeemed;
    return { coupon: showCoupon(redeemed.coupon, language), balance: redeemed.balance };
  });

  answer(store, 'spendPoints', async ({ input, shopper, language, now }) => {
    const settings = await store.settings();
    const spent = await transact(db, (tx) => spendPointsOnCart(tx, shopper.id, input.points, settings, now));
    if (isRefusal(spent)) return spent;
    const cart = await readCart(db, shopper.id, { language, now, settings }, couponOnCart);
    return { cart, balance: spent.balance };
  });
}

function showEntry(row: EntryRow, language: Language): PointsEntry {
  const { id, points, reason, order_id, number, at, expires_at } = row;
  return {
    _id: id,
    points,
    kind: reason,
    reason: texts[language].pointsLedger.reasons[reason],
    orderId: order_id,
    orderNumber: number,
    at: at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
  };
}
