import { sql } from 'kysely';
import type { OrderEnding } from '../../../shop/buying/orders/contract.ts';
import type { Db } from '../../platform/db/database.ts';

/** How canceled orders ended: the first of these steps that was not taken back; one lost on its way back was refused before. */
export async function selectEndings(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderEnding>> {
  const { rows } = await sql<{ order_id: string; ending: OrderEnding }>`
    select p.order_id, first.ending
      from parcels p
      cross join lateral (
        select case h.step when 'giveUp' then 'notReached' when 'refuse' then 'notDelivered' when 'recall' then 'recalled'
                           when 'lost' then 'lost' else case h.actor when 'shopper' then 'byShopper' else 'byStore' end
               end as ending
          from parcel_history h
         where h.parcel_id = p.id and h.step in ('cancel', 'giveUp', 'refuse', 'recall', 'lost')
           and not exists (select from parcel_history u where u.parcel_id = p.id and u.step = 'undo' and u.id > h.id)
         order by h.id limit 1
      ) first
     where p.order_id = any(${orderIds})`.execute(db);
  return new Map(rows.map((row) => [row.order_id, row.ending]));
}
