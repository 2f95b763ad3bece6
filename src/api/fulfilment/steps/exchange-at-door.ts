import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isExchangeParcel } from '../../orders/record-step.ts';
import type { LockedParcel } from './parcel.ts';

/** A courier takes the old pieces of exchange `r` at the door where the new ones are given. */
export const IS_SWAP = sql`r.kind = 'exchange' and r.status = 'approved' and r.way = 'courier' and r.collected_at is null`;

/** Whether the old pieces are taken in the act that delivers this parcel. */
export async function isSwap(db: Db, { order }: Pick<LockedParcel, 'order'>): Promise<boolean> {
  if (!isExchangeParcel(order)) return false;
  const { rows } = await sql`
    select 1 from orders x join returns r on r.id = x.exchange_of where x.id = ${order.id} and ${IS_SWAP}`.execute(
    db,
  );
  return rows.length > 0;
}
