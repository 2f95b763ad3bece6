import { sql } from 'kysely';
import type { Conflict } from '../../../../../shop/delivery/fulfilment/conflict.ts';
import { rightsOf, type StaffRole } from '../../../../../shop/people/staff/roles.ts';
import type { ChangeContext } from '../../../../people/staff/answer-change.ts';
import { recordStaffAudit } from '../../../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../../refusal.ts';

/** What couriers recorded about an order and could not be applied, oldest first; nothing for who settles none. */
export async function readConflicts(
  db: Db,
  orderId: string,
  roles: readonly StaffRole[],
): Promise<Conflict[]> {
  return rightsOf(roles).deliverOrders === 'all' ? selectConflicts(db, orderId) : [];
}

/** Those of an order; of null those that name a parcel or return the store does not have. */
export async function selectConflicts(db: Db, orderId: string | null): Promise<Conflict[]> {
  const { rows } = await sql<Omit<Conflict, 'at'> & { at: string }>`
    select t.id as "_id", e ->> 'kind' as kind, s.name as by, e ->> 'occurredAt' as at, e ->> 'returnId' as "returnId",
           coalesce(e ->> 'collected', e ->> 'paid')::bigint as cash, coalesce(e ->> 'reason', '') as reason
      from tasks t cross join lateral (select t.details -> 'event' as e) d
      left join staff s on s.id = t.details ->> 'courierId'
     where ${orderId === null ? sql`t.order_id is null` : sql`t.order_id = ${orderId}`} and t.kind = 'conflict'
       and t.done_at is null order by t.opened_at, t.id`.execute(db);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

type Settled = { orderId: string | null; conflictId: string; note: string };

/** Closes a conflict with what was done about it. */
export async function settleConflict(
  tx: Tx,
  { orderId, conflictId, note }: Settled,
  { staff, now }: Pick<ChangeContext<unknown>, 'staff' | 'now'>,
): Promise<Refusal | null> {
  const task = await tx
    .selectFrom('tasks')
    .select('done_at')
    .where('id', '=', conflictId)
    .where('order_id', 'is not distinct from', orderId)
    .where('kind', '=', 'conflict')
    .forUpdate()
    .executeTakeFirst();
  if (task === undefined) return refuse('NOT_FOUND');
  if (task.done_at !== null) return refuse('CONFLICT');
  await tx
    .updateTable('tasks')
    .set({ done_at: now, done_by: staff.id })
    .where('id', '=', conflictId)
    .execute();
  await recordStaffAudit(
    tx,
    {
      staff,
      action: 'parcel.conflictSettled',
      only: 'made',
      subject: orderId ?? conflictId,
      after: { note },
    },
    now,
  );
  return null;
}
