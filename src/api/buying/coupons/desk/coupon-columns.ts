import { type RawBuilder, sql } from 'kysely';
import type { CouponState } from '../../../../shop/buying/coupons/desk/coupon-steps.ts';
import type { CouponFields } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import { instant } from '../../../platform/db/instant.ts';

/** Where each field of the editor is stored. */
export const columnOf = {
  titleEn: 'title_en',
  titleAr: 'title_ar',
  descriptionEn: 'description_en',
  descriptionAr: 'description_ar',
  code: 'code',
  isListed: 'listed',
  kind: 'kind',
  value: 'value',
  maxDiscount: 'max_discount',
  buyPieces: 'buy_pieces',
  freePieces: 'free_pieces',
  minSubTotal: 'min_sub_total',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  takeLimit: 'take_limit',
  useLimit: 'use_limit',
  usesPerShopper: 'uses_a_shopper',
  budget: 'budget',
  firstOrderOnly: 'first_order_only',
  onlyUndiscounted: 'undiscounted_only',
  brandIds: 'brand_ids',
  categoryIds: 'category_ids',
  productIds: 'product_ids',
  governorateIds: 'governorate_ids',
} as const satisfies Record<keyof CouponFields, string>;

/** The fields of a coupon `c` as the editor has them. */
export const couponFields = sql<CouponFields>`json_build_object(${sql.join(
  Object.entries(columnOf).flatMap(([field, column]) => [
    sql.lit(field),
    column.endsWith('_at') ? instant(`c.${column}`) : sql.ref(`c.${column}`),
  ]),
)})`;

/** As `isUsedUp`: no order can use a coupon `c` any more. */
const isUsedUp = sql`(c.used_count >= c.use_limit or c.spent + case c.kind when 'amount' then c.value else 1 end > c.budget)`;

/** What a coupon `c` is in at `now`. */
export const stateAt = (now: Date): RawBuilder<CouponState> => sql<CouponState>`
  case when c.ends_at <= ${now} then 'ended'
       when c.paused_at is not null then 'paused'
       when c.starts_at > ${now} then 'scheduled'
       when ${isUsedUp} then 'usedUp'
       else 'active' end`;
