import type { Coupon } from '../../../shop/buying/cart/contract.ts';
import type { Language } from '../../../shop/language.ts';
import type { Point } from '../../../shop/people/places/distance.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Refusal } from '../../refusal.ts';
import type { LineRow } from './queries.ts';

/** The effect of a coupon on a cart, in whole pounds; `shares` is the discount by line, in line order. */
export type CouponEffect = {
  readonly discount: number;
  readonly shares: readonly number[];
  readonly freeDelivery: boolean;
};

/** What the cart knows of its coupon. The coupons feature, later in the feature order, provides it. */
export type CartCoupon = {
  readonly id: string;
  show: (language: Language) => Coupon;
  /** The discount on buyable lines, or why the coupon gives no discount. `delivery`: the fee without it, null while unknown. */
  effectOn: (
    lines: readonly LineRow[],
    terms: {
      readonly delivery: number | null;
      readonly point: Point | null;
      readonly cashStep: number;
      readonly now: Date;
    },
  ) => CouponEffect | Refusal;
};

export type CouponOnCart = (db: Db, shopperId: string) => Promise<CartCoupon | null>;
