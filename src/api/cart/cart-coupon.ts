import type { Coupon } from '../../shop/cart/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import type { LineRow } from './line-rows.ts';

/** What a coupon does to a cart, whole pounds; `shares` is the discount by line, in the order of the lines. */
export type CouponEffect = {
  readonly discount: number;
  readonly shares: readonly number[];
  readonly freeDelivery: boolean;
};

/** The coupon on a cart as far as the cart knows it. Coupons come later in the order of features and fill this slot. */
export type CartCoupon = {
  readonly id: string;
  show: (language: Language) => Coupon;
  /** What it takes off lines that can be bought, or why nothing. `delivery` is the fee without it, null while unknown. */
  effectOn: (
    lines: readonly LineRow[],
    terms: { readonly delivery: number | null; readonly cashStep: number; readonly now: Date },
  ) => CouponEffect | Refusal;
};

/** Finds the coupon on a shopper's cart. */
export type CouponOnCart = (db: Db, shopperId: string) => Promise<CartCoupon | null>;
