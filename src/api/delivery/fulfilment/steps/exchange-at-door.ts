import { sql } from 'kysely';
import type { ExchangeKind } from '../../../../shop/delivery/fulfilment/exchange-kind.ts';
import { isExchangeParcel } from '../../../buying/orders/is-exchange-parcel.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LockedParcel } from './parcel.ts';

/** A courier takes the old pieces of exchange `r` at the door where the new ones are given. */
export const IS_SWAP = sql`r.kind = 'exchange' and r.status = 'approved' and r.way = 'courier' and r.collected_at is null`;

/** What order `o` is of an exchange; null for others. */
export const EXCHANGE_KIND = sql<ExchangeKind | null>`
  case when o.exchange_of is null then null when o.sub_total > 0 then 'priced'
       when exists (select from returns r where r.id = o.exchange_of and ${IS_SWAP}) then 'swap' else 'free' end`;

/** Whether the old pieces are taken in the act that delivers this parcel. */
export async function isSwap(db: Db, { order }: Pick<LockedParcel, 'order'>): Promise<boolean> {
  if (!isExchangeParcel(order)) return false;
  const { rows } = await sql`
    select 1 from orders x join returns r on r.id = x.exchange_of where x.id = ${order.id} and ${IS_SWAP}`.execute(
    db,
  );
  return rows.length > 0;
}
