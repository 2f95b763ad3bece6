import { sql } from 'kysely';
import { comesBack } from '../../../shop/buying/coupons/give-back.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { CouponRow } from './coupon-rows.ts';

/**
 * Counts one use worth `amount` pounds, or refuses. The update itself checks limit and budget, so concurrent orders
 * cannot exceed them; it locks the coupon until the transaction ends.
 */
export async function spendCoupon(
  tx: Tx,
  coupon: Pick<CouponRow, 'id'>,
  amount: number,
  now: Date,
): Promise<Refusal | null> {
  const { rows } = await sql`
    update coupons set used_count = used_count + 1, spent = spent + ${amount}
     where id = ${coupon.id} and (budget is null or spent + ${amount} <= budget) and (use_limit is null or used_count < use_limit) and starts_at <= ${now} and ends_at > ${now}
       and paused_at is null
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

/** Uses the coupon that a canceled order gave back once more, or refuses as `spendCoupon` and `redeemCoupon` do. */
export async function takeCouponAgain(tx: Tx, orderId: string, now: Date): Promise<Refusal | null> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select r.coupon_id as id, r.amount
      from coupon_redemptions r join orders o on o.id = r.order_id and o.coupon_id = r.coupon_id
     where r.order_id = ${orderId} and r.released_at is not null`.execute(tx);
  const [given] = rows;
  if (given === undefined) return null;
  const refusal = await spendCoupon(tx, given, given.amount, now);
  if (refusal !== null) return refusal;
  // Another order of the shopper may have used it meanwhile.
  const { rows: taken } = await sql`
    update coupon_redemptions r set released_at = null
     where order_id = ${orderId}
       and not exists (select from coupon_redemptions o
                        where o.coupon_id = r.coupon_id and o.shopper_id = r.shopper_id and o.nth = r.nth and o.released_at is null)
    returning 1`.execute(tx);
  return taken.length > 0 ? null : refuse('COUPON_USED');
}

/**
 * Uses the coupon that a canceled order gave back once more, as the order was delivered after all with what it took off.
 * Its limits give way: what happened is counted.
 */
export async function keepCoupon(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select c.id, r.amount from coupon_redemptions r join coupons c on c.id = r.coupon_id
     where r.order_id = ${orderId} and r.released_at is not null for no key update of c`.execute(tx);
  const [given] = rows;
  if (given === undefined) return;
  await sql`
    update coupons set used_count = used_count + 1, spent = spent + ${given.amount},
           use_limit = greatest(use_limit, case when use_limit is not null then used_count + 1 end),
           budget = greatest(budget, case when budget is not null then spent + ${given.amount} end)
     where id = ${given.id}`.execute(tx);
  // Another order of the shopper may have taken its place meanwhile.
  await sql`
    update coupon_redemptions r
       set released_at = null,
           nth = case when exists (select from coupon_redemptions o where o.coupon_id = r.coupon_id and o.shopper_id = r.shopper_id
                                      and o.nth = r.nth and o.released_at is null)
                      then (select max(o.nth) + 1 from coupon_redemptions o where o.coupon_id = r.coupon_id and o.shopper_id = r.shopper_id)
                      else r.nth end
     where r.order_id = ${orderId}`.execute(tx);
}
