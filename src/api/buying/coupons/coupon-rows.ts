import { type RawBuilder, sql } from 'kysely';
import type { CouponKind } from '../../../shop/buying/cart/contract.ts';
import { readCouponCode } from '../../../shop/buying/coupons/code.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { filledColumns, type TextColumns, textColumns } from '../../platform/db/localized.ts';

/** A coupon with what one shopper has done with it; money in whole pounds. */
export type CouponRow = TextColumns<'title' | 'description'> & {
  id: string;
  code: string;
  kind: CouponKind;
  value: number;
  max_discount: number | null;
  min_sub_total: number;
  starts_at: Date;
  ends_at: Date;
  paused_at: Date | null;
  take_limit: number | null;
  taken_count: number;
  use_limit: number | null;
  used_count: number;
  uses_a_shopper: number;
  first_order_only: boolean;
  undiscounted_only: boolean;
  brand_ids: string[];
  category_ids: string[];
  product_ids: string[];
  buy_pieces: number | null;
  free_pieces: number | null;
  governorate_ids: string[];
  budget: number | null;
  spent: number;
  covers_en: string[];
  covers_ar: string[];
  assigned: boolean;
  used_by_shopper: number;
  placed_orders: number;
};

export type CouponName = { id: string } | { code: string };

/** Which coupon: by its name, or the one on the cart. */
export type WantedCoupon = CouponName | 'onCart';

/** One coupon, or undefined, also for another shopper's personal coupon. */
export async function findCoupon(
  db: Db,
  shopperId: string,
  wanted: WantedCoupon,
): Promise<CouponRow | undefined> {
  const [coupon] = await selectCoupons(db, shopperId, isWanted(wanted, shopperId));
  return coupon;
}

/** Locks a coupon until the transaction ends, so that it is used exactly as it is read next. */
export async function lockCoupon(tx: Tx, shopperId: string, wanted: WantedCoupon): Promise<void> {
  await sql`select from coupons c where ${isWanted(wanted, shopperId)} for no key update`.execute(tx);
}

function isWanted(wanted: WantedCoupon, shopperId: string): RawBuilder<unknown> {
  if (wanted === 'onCart') return sql`c.id = (select coupon_id from carts where shopper_id = ${shopperId})`;
  return 'id' in wanted ? sql`c.id = ${wanted.id}` : sql`c.code = ${readCouponCode(wanted.code)}`;
}

/** The names of what `c` covers, a list for each kind: brands, categories of both levels, and the first products. */
const namesCovered = sql`
  select array_agg(en order by kind) as en, array_agg(ar order by kind) as ar
    from (select kind, string_agg(name_en, ', ' order by place) as en, string_agg(name_ar, '، ' order by place) as ar
            from (select 1 as kind, position as place, name_en, name_ar from brands where id = any (c.brand_ids)
                   union all
                  select 2, position, name_en, name_ar from categories where id = any (c.category_ids)
                   union all
                  select 2, position, name_en, name_ar from subcategories where id = any (c.category_ids)
                   union all
                  select 3, least(nth, 4), case when nth > 3 then '…' else name_en end, case when nth > 3 then '…' else name_ar end
                    from (select row_number() over (order by id) as nth, ${filledColumns('products', 'name')}
                            from products where id = any (c.product_ids)) numbered
                   where nth <= 4) named
           group by kind) listed`;

/** The coupons that match a condition on `c`, earliest end first. */
export async function selectCoupons(
  db: Db,
  shopperId: string,
  condition: RawBuilder<unknown>,
): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select c.id, c.code, ${textColumns('c', 'title', 'description')}, c.kind, c.value,
           c.max_discount, c.min_sub_total, c.starts_at, c.ends_at, c.paused_at, c.take_limit, c.taken_count, c.use_limit, c.used_count,
           c.uses_a_shopper, c.first_order_only, c.undiscounted_only, c.brand_ids, c.category_ids, c.product_ids,
           c.buy_pieces, c.free_pieces, c.governorate_ids, c.budget, c.spent,
           coalesce(covered.en, '{}') as covers_en, coalesce(covered.ar, '{}') as covers_ar,
           exists (select from coupon_assignments a where a.coupon_id = c.id and a.shopper_id = ${shopperId}) as assigned,
           (select count(*) from coupon_redemptions r
             where r.coupon_id = c.id and r.shopper_id = ${shopperId} and r.released_at is null) as used_by_shopper,
           (select count(*) from orders o where o.shopper_id = ${shopperId} and o.status <> 'canceled' and not o.is_test) as placed_orders
      from coupons c
      cross join lateral (${namesCovered}) covered
     where (c.owner_id is null or c.owner_id = ${shopperId}) and (${condition})
     order by c.ends_at, c.id`.execute(db);
  return rows;
}
