import type { Coupon } from '../../../shop/buying/cart/contract.ts';
import { unitPrice } from '../../../shop/buying/cart/totals.ts';
import { type CouponLine, type CouponRule, remainingPieces } from '../../../shop/buying/coupons/coupon.ts';
import type { CouponHolder } from '../../../shop/buying/coupons/refusal.ts';
import type { Language } from '../../../shop/language.ts';
import type { ErrorCode } from '../../../shop/wire/envelope.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { pricedLine } from '../cart/cart-line.ts';
import type { LineRow } from '../cart/queries.ts';
import type { CouponRow } from './coupon-rows.ts';

export function showCoupon(row: CouponRow, language: Language): Coupon {
  return {
    _id: row.id,
    code: row.code,
    title: row[`title_${language}`],
    description: row[`description_${language}`],
    kind: row.kind,
    value: row.value,
    buyPieces: row.buy_pieces,
    freePieces: row.free_pieces,
    maxDiscount: row.max_discount,
    minSubTotal: row.min_sub_total,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    remaining: remainingPieces(couponRule(row)),
    assigned: row.assigned,
    used: row.used_by_shopper >= row.uses_a_shopper,
  };
}

export function couponRule(row: CouponRow): CouponRule {
  return {
    kind: row.kind,
    value: row.value,
    maxDiscount: row.max_discount,
    minSubTotal: row.min_sub_total,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isPaused: row.paused_at !== null,
    pieces: row.take_limit,
    taken: row.taken_count,
    usesInAll: row.use_limit,
    used: row.used_count,
    usesPerShopper: row.uses_a_shopper,
    firstOrderOnly: row.first_order_only,
    brandIds: row.brand_ids,
    categoryIds: row.category_ids,
    productIds: row.product_ids,
    onlyUndiscounted: row.undiscounted_only,
    buyPieces: row.buy_pieces,
    freePieces: row.free_pieces,
    governorateIds: row.governorate_ids,
    budget: row.budget,
    spent: row.spent,
  };
}

/** Refuses a coupon with what its sentence names. */
export function refuseCoupon(row: CouponRow, code: ErrorCode, more: { number?: number } = {}): Refusal {
  const couponLimits = {
    covers: { en: row.covers_en, ar: row.covers_ar },
    onlyUndiscounted: row.undiscounted_only,
    governorateIds: row.governorate_ids,
    startsAt: row.starts_at,
  };
  return refuse(code, { ...more, couponLimits });
}

export function couponHolder(row: CouponRow): CouponHolder {
  return { assigned: row.assigned, usedByShopper: row.used_by_shopper, placedOrders: row.placed_orders };
}

export function couponLine(line: LineRow, now: Date): CouponLine {
  const priced = pricedLine(line, now);
  return {
    productId: line.productId,
    brandId: line.brand_id,
    categoryId: line.category_id,
    subCategoryId: line.subcategory_id,
    quantity: line.quantity,
    unitPrice: unitPrice(priced),
    discounted: priced.priceAfterDiscount !== null,
  };
}
