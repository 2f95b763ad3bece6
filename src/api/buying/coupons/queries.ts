import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type CouponRow, selectCoupons } from './coupon-rows.ts';

/** Public coupons that are currently valid. */
export function selectOpenCoupons(db: Db, shopperId: string, now: Date): Promise<CouponRow[]> {
  return selectCoupons(db, shopperId, isOpen(now));
}

export function selectTakenCoupons(db: Db, shopperId: string): Promise<CouponRow[]> {
  return selectCoupons(db, shopperId, isTaken(shopperId));
}

export function selectOfferedCoupons(db: Db, shopperId: string, now: Date): Promise<CouponRow[]> {
  return selectCoupons(db, shopperId, sql`${isOpen(now)} or ${isTaken(shopperId)}`);
}

/** Assigns the coupon to the shopper; false if it already was. */
export async function insertAssignment(
  tx: Tx,
  couponId: string,
  shopperId: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('coupon_assignments')
    .values({ coupon_id: couponId, shopper_id: shopperId, assigned_at: now })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Decrements the number left to claim; false if none is left. */
export async function claimOne(tx: Tx, couponId: string): Promise<boolean> {
  const { rows } = await sql`
    update coupons set taken_count = taken_count + 1
     where id = ${couponId} and (take_limit is null or taken_count < take_limit)
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Sets or removes the cart's coupon. */
export async function putOnCart(
  db: Db,
  shopperId: string,
  couponId: string | null,
  now: Date,
): Promise<void> {
  await sql`insert into carts (shopper_id, coupon_id, updated_at) values (${shopperId}, ${couponId}, ${now})
            on conflict (shopper_id) do update set coupon_id = excluded.coupon_id, updated_at = excluded.updated_at`.execute(
    db,
  );
}

const isOpen = (now: Date) =>
  sql`(c.owner_id is null and c.listed and c.starts_at <= ${now} and c.ends_at > ${now})`;

const isTaken = (shopperId: string) =>
  sql`c.id in (select coupon_id from coupon_assignments where shopper_id = ${shopperId})`;
