import { sql } from 'kysely';
import { mayComplete } from '../../shop/returns/completion.ts';
import type { Settings } from '../../shop/settings.ts';
import { type Db, transact } from '../db/database.ts';
import type { Actor } from '../orders/actor.ts';
import { lockOrder } from '../orders/queries.ts';
import { stepOrder } from '../orders/step-order.ts';
import { selectReturnStatuses } from './queries.ts';

const DAY_MS = 24 * 3600 * 1000;
const AT_ONCE = 200;

/**
 * Completes delivered orders whose windows are over and of which nothing is open, each in a transaction of its own,
 * and returns how many. Business days are never shorter than days, so younger orders are not looked at.
 */
export async function completeOrders(db: Db, settings: Settings, now: Date): Promise<number> {
  const days = Math.max(settings.returnDays, settings.exchangeDays);
  const before = new Date(now.getTime() - days * DAY_MS);
  let completed = 0;
  for (let last = ''; ;) {
    const ids = await selectDelivered(db, before, last);
    for (const id of ids) completed += (await completeOrder(db, id, settings, now)) ? 1 : 0;
    last = ids.at(-1) ?? last;
    if (ids.length < AT_ONCE) return completed;
  }
}

// By id: an order that waits for its open return is passed by, and holds up none behind it.
async function selectDelivered(db: Db, before: Date, last: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
     where status in ('delivered', 'returns') and delivered_at <= ${before} and id > ${last}
     order by id limit ${AT_ONCE}`.execute(db);
  return rows.map((row) => row.id);
}

async function completeOrder(db: Db, id: string, settings: Settings, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, { id });
    if (order === undefined) return false;
    const requests = await selectReturnStatuses(tx, id);
    const { status, delivered_at: deliveredAt } = order;
    if (!mayComplete({ status, deliveredAt, requests }, settings, now)) return false;
    return (await stepOrder(tx, order, { to: 'completed', by: JOB, settings, now })) === null;
  });
}

const JOB: Actor = { role: 'job', name: 'complete-orders' };
