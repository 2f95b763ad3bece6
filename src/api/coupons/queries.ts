import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { type CouponRow, selectCoupons } from './coupon-rows.ts';

/** Coupons for everybody that run now. */
export function selectOpenCoupons(db: Db, shopperId: string, now: Date): Promise<CouponRow[]> {
  return selectCoupons(db, shopperId, isOpen(now));
}

/** Coupons that the shopper has taken, those of points among them. */
export function selectTakenCoupons(db: Db, shopperId: string): Promise<CouponRow[]> {
  return selectCoupons(db, shopperId, isTaken(shopperId));
}

/** Coupons for everybody that run now, and those that the shopper has taken. */
export function selectOfferedCoupons(db: Db, shopperId: string, now: Date): Promise<CouponRow[]> {
  return selectCoupons(db, shopperId, sql`${isOpen(now)} or ${isTaken(shopperId)}`);
}

/** Notes that the shopper holds the coupon; false where they held it before. */
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

/** Takes one of the pieces there are to take; false where none is left. */
export async function takePiece(tx: Tx, couponId: string): Promise<boolean> {
  const { rows } = await sql`
    update coupons set taken_count = taken_count + 1
     where id = ${couponId} and (take_limit is null or taken_count < take_limit)
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Puts a coupon on the cart in the place of another, or takes it off. */
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

const isOpen = (now: Date) => sql`(c.owner_id is null and c.starts_at <= ${now} and c.ends_at > ${now})`;

const isTaken = (shopperId: string) =>
  sql`c.id in (select coupon_id from coupon_assignments where shopper_id = ${shopperId})`;
