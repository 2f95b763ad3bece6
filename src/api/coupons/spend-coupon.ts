import { sql } from 'kysely';
import { comesBack } from '../../shop/coupons/give-back.ts';
import type { Tx } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { CouponRow } from './coupon-rows.ts';

/**
 * Counts one use worth `amount` pounds, or refuses. The update itself checks limit and budget, so concurrent orders
 * cannot exceed them; it locks the coupon until the transaction ends.
 */
export async function spendCoupon(
  tx: Tx,
  coupon: CouponRow,
  amount: number,
  now: Date,
): Promise<Refusal | null> {
  const { rows } = await sql`
    update coupons set used_count = used_count + 1, spent = spent + ${amount}
     where id = ${coupon.id} and (budget is null or spent + ${amount} <= budget) and (use_limit is null or used_count < use_limit) and starts_at <= ${now} and ends_at > ${now}
    returning 1`.execute(tx);
  return rows.length > 0 ? null : refuse('COUPON_GONE');
}

/**
 * Records which order used the coupon, as the shopper's first, second … use, or refuses at their limit. A returned use
 * can be reused. Needs the lock of `spendCoupon`.
 */
export async function redeemCoupon(
  tx: Tx,
  couponId: string,
  { shopperId, orderId, amount }: { shopperId: string; orderId: string; amount: number },
  now: Date,
): Promise<Refusal | null> {
  const { rows } = await sql`
    insert into coupon_redemptions (order_id, coupon_id, shopper_id, nth, amount, at)
    select ${orderId}, c.id, ${shopperId}, nth, ${amount}, ${now}
      from coupons c, generate_series(1, c.uses_a_shopper) as nth
     where c.id = ${couponId}
       and not exists (select from coupon_redemptions r
                        where r.coupon_id = c.id and r.shopper_id = ${shopperId} and r.nth = nth.nth and r.released_at is null)
     order by nth limit 1
    returning 1`.execute(tx);
  return rows.length > 0 ? null : refuse('COUPON_USED');
}

/** Returns the coupon of a canceled order if it is still valid. */
export async function giveCouponBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  const used = await tx
    .selectFrom('coupon_redemptions')
    .innerJoin('coupons', 'coupons.id', 'coupon_redemptions.coupon_id')
    .select(['coupons.id', 'coupons.ends_at', 'coupon_redemptions.amount'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  if (used === undefined || !comesBack({ endsAt: used.ends_at }, now)) return;
  await sql`update coupons set used_count = used_count - 1, spent = spent - ${used.amount} where id = ${used.id}`.execute(
    tx,
  );
  await tx
    .updateTable('coupon_redemptions')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .execute();
}
