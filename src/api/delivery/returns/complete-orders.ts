import { sql } from 'kysely';
import type { Actor } from '../../../shop/buying/orders/status.ts';
import { mayComplete } from '../../../shop/delivery/returns/status.ts';
import type { Settings } from '../../../shop/settings.ts';
import { lockOrder } from '../../buying/orders/queries.ts';
import { setDeadlines, stepOrder } from '../../buying/orders/step-order.ts';
import { type Db, transact } from '../../platform/db/database.ts';
import { selectOrderLines, selectReturnStatuses } from './queries.ts';

const AT_ONCE = 200;

/** Completes delivered orders whose windows are over and nothing is open, one transaction each; returns how many. */
export async function completeOrders(db: Db, settings: Settings, now: Date): Promise<number> {
  let completed = 0;
  for (let last = ''; ;) {
    const ids = await selectOver(db, now, last);
    for (const id of ids) completed += (await completeOrder(db, id, settings, now)) ? 1 : 0;
    last = ids.at(-1) ?? last;
    if (ids.length < AT_ONCE) return completed;
  }
}

// Paged by id: an order with an open return is skipped and does not block later ones.
async function selectOver(db: Db, now: Date, last: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
     where o.status in ('delivered', 'returns') and not o.is_test and o.id > ${last}
       and not exists (select from order_lines l
                        where l.order_id = o.id and greatest(l.return_until, l.exchange_until) > ${now})
     order by o.id limit ${AT_ONCE}`.execute(db);
  return rows.map((row) => row.id);
}

async function completeOrder(db: Db, id: string, settings: Settings, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, { id });
    if (order === undefined) return false;
    // An older version may have delivered the order without deadlines.
    if (order.delivered_at !== null)
      await setDeadlines(tx, id, { deliveredAt: order.delivered_at, settings });
    const lines = await selectOrderLines(tx, id);
    const requests = await selectReturnStatuses(tx, id);
    if (!mayComplete({ status: order.status, lines, requests }, now)) return false;
    return (await stepOrder(tx, order, { to: 'completed', by: JOB, settings, now })) === null;
  });
}

const JOB: Actor = { role: 'job', name: 'complete-orders' };
