import { type Insertable, sql } from 'kysely';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import { couponDiscount } from '../../../../shop/buying/coupons/discount.ts';
import { budgetRefusal, couponRefusal } from '../../../../shop/buying/coupons/refusal.ts';
import type { AddressInput } from '../../../../shop/people/account/contract.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { deliveryPoint, governorateAt } from '../../../buying/cart/delivery-point.ts';
import type { LineRow } from '../../../buying/cart/queries.ts';
import { selectCoupons } from '../../../buying/coupons/coupon-rows.ts';
import { couponRule } from '../../../buying/coupons/coupon.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrderLinesTable } from '../../../platform/db/tables.ts';
import { isRefusal } from '../../../refusal.ts';
import type { AgreedOrder } from './agreed-order.ts';

/** `amount`: what the coupon gives, null where it no longer applies. */
export type CouponAfter = {
  readonly shares: readonly number[];
  readonly freeDelivery: boolean;
  readonly amount: number | null;
};

const LOST: CouponAfter = { shares: [], freeDelivery: false, amount: null };

export type Basket = {
  readonly copies: readonly Omit<Insertable<OrderLinesTable>, 'line_no'>[];
  readonly byKey: ReadonlyMap<string, LineRow>;
  readonly fee: number;
  readonly address: AddressInput;
  readonly settings: Pick<Settings, 'cashStep'>;
};

/** What an order's coupon gives for other pieces or another place: checked as at placing, the order's own use left out. */
export async function couponAfter(
  db: Db,
  agreed: AgreedOrder,
  { copies, byKey, fee, address, settings }: Basket,
): Promise<CouponAfter> {
  if (agreed.shopper_id === null) return LOST;
  const [row] = await selectCoupons(db, agreed.shopper_id, sql`c.id = ${agreed.coupon_id}`);
  if (row === undefined) return LOST;
  const { amount: given = 0 } =
    (await db
      .selectFrom('coupon_redemptions')
      .select('amount')
      .where('order_id', '=', agreed.id)
      .executeTakeFirst()) ?? {};
  // What the merchant has paused or limited since does not touch an order that used it before, nor do later orders.
  const ownRule = { ...couponRule(row), isPaused: false, used: row.used_count - 1, spent: row.spent - given };
  const rule = { ...ownRule, budget: null };
  const holder = {
    assigned: true,
    usedByShopper: 0,
    placedOrders: row.placed_orders - 1,
  };
  const lines = copies.map((copy) => {
    const { product_id: productId, color_id: colorId, size_id: sizeId, quantity } = copy;
    const subCategoryId = byKey.get(lineKey({ productId, colorId, sizeId }))?.subcategory_id ?? '';
    const unitPrice = copy.unit_price;
    const discounted = unitPrice < copy.full_price;
    return {
      productId,
      brandId: copy.brand_id,
      categoryId: copy.category_id,
      subCategoryId,
      quantity,
      unitPrice,
      discounted,
    };
  });
  const point = deliveryPoint(address);
  const governorateId = point === null || isRefusal(point) ? null : governorateAt(point);
  if (couponRefusal(rule, { holder, lines, governorateId, now: agreed.placed_at }) !== null) return LOST;
  const effect = couponDiscount(rule, lines, fee, settings.cashStep);
  if (budgetRefusal(ownRule, effect.saves) !== null) return LOST;
  const { shares, freeDelivery, discount } = effect;
  return { shares, freeDelivery, amount: freeDelivery ? fee : discount };
}
