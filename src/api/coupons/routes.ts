import { takeRefusal } from '../../shop/coupons/refusal.ts';
import { couponHolder, couponRule, showCoupon } from './coupon.ts';
import { readCart } from '../cart/read-cart.ts';
import { transact } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { isRefusal, refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import { applyCoupon } from './apply-coupon.ts';
import { couponOnCart } from './cart-coupon.ts';
import { couponName, namedCoupon } from './choose-coupon.ts';
import { previewCart } from './preview-cart.ts';
import { selectOpenCoupons, selectTakenCoupons } from './queries.ts';
import { takeCoupon } from './take-coupon.ts';

/** available → assigned (taken by a shopper) → applied (on the cart) → used (by an order). */
export function couponsRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getAvailableCoupons', async ({ shopper, language, now }) => {
    const open = await selectOpenCoupons(db, shopper.id, now);
    const takeable = open.filter(
      (coupon) => takeRefusal(couponRule(coupon), couponHolder(coupon), now) === null,
    );
    return { coupons: takeable.map((coupon) => showCoupon(coupon, language)) };
  });

  answer(store, 'getAssignedCoupons', async ({ shopper, language }) => {
    const taken = await selectTakenCoupons(db, shopper.id);
    return { coupons: taken.map((coupon) => showCoupon(coupon, language)) };
  });

  answer(store, 'assignCoupon', async ({ input, shopper, language, now }) => {
    const name = couponName(input);
    if (name === null) return refuse('COUPON_NOT_FOUND');
    const coupon = await transact(db, async (tx) => {
      const named = await namedCoupon(tx, shopper.id, name);
      return isRefusal(named) ? named : takeCoupon(tx, named, shopper.id, now);
    });
    return isRefusal(coupon) ? coupon : { coupon: showCoupon(coupon, language) };
  });

  answer(store, 'applyCoupon', async ({ input, shopper, language, now }) => {
    const reading = { language, now, settings: await store.settings() };
    const refusal = await transact(db, (tx) => applyCoupon(tx, shopper.id, input, reading));
    return isRefusal(refusal) ? refusal : { cart: await readCart(db, shopper.id, reading, couponOnCart) };
  });

  answer(store, 'previewCart', async ({ input, shopper, language, now }) =>
    previewCart(db, shopper.id, input, { language, now, settings: await store.settings() }),
  );
}
