import { sql } from 'kysely';
import { takeRefusal } from '../../../shop/buying/coupons/refusal.ts';
import type { Settings } from '../../../shop/settings.ts';
import { type Db, transact } from '../../platform/db/database.ts';
import { countRates, rateWait } from '../../platform/db/rate-counts.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { type CouponName, type CouponRow, findCoupon } from './coupon-rows.ts';
import { couponHolder, couponRule, refuseCoupon } from './coupon.ts';

/** How a call names a coupon; `couponId: null` means none, and nothing at all the one on the cart. */
export type GivenCoupon = {
  readonly couponId?: string | null | undefined;
  readonly code?: string | undefined;
};

/** The coupon's name in a call, or null without a coupon. */
export function couponName({ couponId, code }: GivenCoupon): CouponName | null {
  if (typeof couponId === 'string') return { id: couponId };
  return code === undefined ? null : { code };
}

export async function namedCoupon(db: Db, shopperId: string, name: CouponName): Promise<CouponRow | Refusal> {
  return (await findCoupon(db, shopperId, name)) ?? refuse('COUPON_NOT_FOUND');
}

/** The coupon for a preview, undefined for none. A typed code counts as claimed if it could be. */
export async function previewedCoupon(
  db: Db,
  shopperId: string,
  given: GivenCoupon,
  now: Date,
): Promise<CouponRow | undefined | Refusal> {
  const name = couponName(given);
  if (name === null) return given.couponId === null ? undefined : findCoupon(db, shopperId, 'onCart');
  const coupon = await namedCoupon(db, shopperId, name);
  if (isRefusal(coupon) || 'id' in name || coupon.assigned) return coupon;
  const refusal = takeRefusal(couponRule(coupon), couponHolder(coupon), now);
  return refusal === null ? { ...coupon, assigned: true } : refuseCoupon(coupon, refusal);
}

/** Refuses more wrong codes in an hour than the settings allow; a shopper's guesses are counted one after the other. */
export async function countGuess(
  db: Db,
  shopperId: string,
  given: GivenCoupon,
  { wrongCouponCodesPerHour }: Pick<Settings, 'wrongCouponCodesPerHour'>,
): Promise<Refusal | null> {
  const name = couponName(given);
  if (name === null || 'id' in name) return null;
  const counter = { name: `wrong coupon codes of ${shopperId}`, stepSeconds: 60 };
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${counter.name}, 0))`.execute(tx);
    const { rows } = await sql<{ wait: number | null }>`
      select ${rateWait(counter, 3600, wrongCouponCodesPerHour)} as wait`.execute(tx);
    const wait = rows[0]?.wait ?? null;
    if (wait !== null) return refuse('RATE_LIMITED', { retryAfter: wait });
    if ((await findCoupon(tx, shopperId, name)) === undefined) await countRates(tx, [counter]);
    return null;
  });
}
