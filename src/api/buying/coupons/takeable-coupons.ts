import type { OpenCoupon } from '../../../shop/buying/coupons/contract.ts';
import { takeRefusal } from '../../../shop/buying/coupons/refusal.ts';
import type { Language } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CouponRow } from './coupon-rows.ts';
import { couponHolder, couponRule, showCoupon } from './coupon.ts';
import { selectOpenCoupons } from './queries.ts';

/** No shopper has this id. */
const GUEST = '';

/** The open coupons that the shopper can take now, earliest end first. */
export async function listTakeable(db: Db, shopperId: string, now: Date): Promise<CouponRow[]> {
  const open = await selectOpenCoupons(db, shopperId, now);
  return open.filter((coupon) => takeRefusal(couponRule(coupon), couponHolder(coupon), now) === null);
}

/** What a guest sees of the open coupons: no code, and nothing that changes with every order. */
export async function listOpenCoupons(
  db: Db,
  language: Language,
  now: Date,
  most: number,
): Promise<OpenCoupon[]> {
  const rows = await listTakeable(db, GUEST, now);
  return rows.slice(0, most).map((row) => {
    const { _id, title, description, minSubTotal, endsAt } = showCoupon(row, language);
    return { _id, title, description, minSubTotal, endsAt };
  });
}
