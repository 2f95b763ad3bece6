import { sql } from 'kysely';
import { couponStepsOf } from '../../../../shop/buying/coupons/desk/coupon-steps.ts';
import type { EditedCoupon } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import type { Language } from '../../../../shop/language.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { instant } from '../../../platform/db/instant.ts';
import { nameInEither } from '../../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { couponFields, stateAt } from './coupon-columns.ts';

type Row = Omit<EditedCoupon, 'may' | 'changedAt'> & { hasStarted: boolean; changedAt: Date | null };

export type CouponContext = { language: Language; now: Date };

const SHOWN_USES = 50;

/** A coupon of the merchant in the editor; `NOT_FOUND` for an unknown id and for a shopper's personal one. */
export async function readCoupon(
  db: Db,
  id: string,
  { language, now }: CouponContext,
): Promise<{ coupon: EditedCoupon } | Refusal> {
  const name = nameInEither('p', language);
  const { rows } = await sql<Row>`
    select c.id as _id, c.version, ${stateAt(now)} as state, c.taken_count as taken, c.used_count as used, c.spent,
           ${couponFields} as fields, c.starts_at <= ${now} as "hasStarted",
           exists (select from coupon_redemptions r where r.coupon_id = c.id) as "isUsed",
           (select coalesce(json_agg(json_build_object('_id', p.id, 'name', ${name}) order by ${name}), '[]')
              from products p where p.id = any(c.product_ids)) as products,
           (select coalesce(json_agg(u order by u.at desc), '[]')
              from (select r.order_id as "orderId", o.number, r.amount,
                           ${instant('r.at')} as at,
                           r.released_at is not null as "isGivenBack"
                      from coupon_redemptions r join orders o on o.id = r.order_id
                     where r.coupon_id = c.id order by r.at desc limit ${SHOWN_USES}) u) as uses,
           a.name as "changedBy", a.at as "changedAt"
      from coupons c
      left join lateral (select s.name, e.at from staff_audit e join staff s on s.id = e.staff_id
                          where e.subject = c.id and e.action like 'coupon.%' order by e.id desc limit 1) a on true
     where c.id = ${id} and c.owner_id is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return refuse('NOT_FOUND');
  const { hasStarted, changedAt, ...coupon } = row;
  return {
    coupon: {
      ...coupon,
      may: couponStepsOf({ ...coupon, hasStarted }),
      changedAt: changedAt?.toISOString() ?? null,
    },
  };
}

/** The coupon, locked, or a refusal; a conflict carries it as it is. Orders that use it wait. */
export async function lockedCoupon(
  tx: Tx,
  { id, version }: { id: string; version: number | null },
  reading: CouponContext,
): Promise<EditedCoupon | Refusal> {
  await sql`select from coupons where id = ${id} for no key update`.execute(tx);
  const read = await readCoupon(tx, id, reading);
  if (!('coupon' in read)) return read;
  const isCurrent = version === null || read.coupon.version === version;
  return isCurrent ? read.coupon : refuse('VERSION_CONFLICT', { data: read });
}
