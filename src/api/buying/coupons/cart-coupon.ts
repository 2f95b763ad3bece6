import { couponDiscount } from '../../../shop/buying/coupons/discount.ts';
import {
  budgetRefusal,
  couponRefusal,
  missingPieces,
  missingSubTotal,
} from '../../../shop/buying/coupons/refusal.ts';
import type { CartCoupon, CouponOnCart } from '../cart/cart-coupon.ts';
import { governorateAt } from '../cart/delivery-point.ts';
import { type CouponRow, findCoupon } from './coupon-rows.ts';
import { couponHolder, couponLine, couponRule, refuseCoupon, showCoupon } from './coupon.ts';

export const couponOnCart: CouponOnCart = async (db, shopperId) => {
  const row = await findCoupon(db, shopperId, 'onCart');
  return row === undefined ? null : cartCoupon(row);
};

/** A coupon for the cart: its display data, and its discount or why the coupon gives no discount. */
export function cartCoupon(row: CouponRow): CartCoupon {
  const rule = couponRule(row);
  return {
    id: row.id,
    show: (language) => showCoupon(row, language),
    effectOn: (rows, { delivery, point, cashStep, now }) => {
      const lines = rows.map((line) => couponLine(line, now));
      const governorateId = point === null ? null : governorateAt(point);
      const code = couponRefusal(rule, { holder: couponHolder(row), lines, governorateId, now });
      if (code === 'COUPON_PIECES') return refuseCoupon(row, code, { number: missingPieces(rule, lines) });
      if (code === 'COUPON_MIN_SUBTOTAL')
        return refuseCoupon(row, code, { number: missingSubTotal(rule, lines) });
      if (code !== null) return refuseCoupon(row, code);
      const effect = couponDiscount(rule, lines, delivery, cashStep);
      const over = budgetRefusal(rule, effect.saves);
      return over === null ? effect : refuseCoupon(row, over);
    },
  };
}
