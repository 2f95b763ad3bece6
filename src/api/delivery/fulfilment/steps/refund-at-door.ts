import { sql } from 'kysely';
import type { RefundAs, ReturnStatus } from '../../../../shop/buying/orders/contract.ts';
import { doorRefund } from '../../../../shop/buying/orders/door-refund.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { Db } from '../../../platform/db/database.ts';

type Door = { courierId: string | null; due: number; settings: Settings };

/** What this courier pays for the pieces that an exchange order replaces, and collects at the same door; 0 for other orders. */
export async function refundAtDoor(
  db: Db,
  orderId: string,
  { courierId, due, settings }: Door,
): Promise<number> {
  const { rows } = await sql<{ status: ReturnStatus; wants: RefundAs; refund: number }>`
    select r.status, r.wants, r.refund_amount as refund from orders x join returns r on r.id = x.exchange_of
     where x.id = ${orderId} and exists (
             select from return_stops t join runs u on u.id = t.run_id
              where t.return_id = r.id and t.ended_at is null and u.courier_id = ${courierId})`.execute(db);
  const [row] = rows;
  return row === undefined ? 0 : doorRefund(row, row.refund, due, settings);
}

/** The courier whose run has this parcel, also one that is only planned. */
export async function courierOfRun(db: Db, parcelId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select r.courier_id as id from run_stops s join runs r on r.id = s.run_id
     where s.parcel_id = ${parcelId} and s.ended_at is null`.execute(db);
  return rows[0]?.id ?? null;
}
