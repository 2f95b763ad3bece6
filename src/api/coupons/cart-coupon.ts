import { couponDiscount } from '../../shop/coupons/discount.ts';
import { budgetRefusal, couponRefusal, missingPieces, missingSubTotal } from '../../shop/coupons/refusal.ts';
import type { CartCoupon, CouponOnCart } from '../cart/cart-coupon.ts';
import { governorateAt } from '../cart/delivery-point.ts';
import { refuse } from '../refusal.ts';
import { type CouponRow, findCoupon } from './coupon-rows.ts';
import { couponHolder, couponLine, couponRule, showCoupon } from './coupon.ts';

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
      if (code === 'COUPON_PIECES') return refuse(code, { number: missingPieces(rule, lines) });
      if (code === 'COUPON_MIN_SUBTOTAL') return refuse(code, { number: missingSubTotal(rule, lines) });
      if (code !== null) return refuse(code);
      const effect = couponDiscount(rule, lines, delivery, cashStep);
      const over = budgetRefusal(rule, effect.saves);
      return over === null ? effect : refuse(over);
    },
  };
}
