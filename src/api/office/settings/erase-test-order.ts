import { sql } from 'kysely';
import { canEraseTest } from '../../../shop/buying/orders/status.ts';
import { TEST_ERASED } from '../../../shop/money/cash/reason-text.ts';
import type { Settings } from '../../../shop/settings.ts';
import { piecesOf } from '../../buying/orders/queries.ts';
import { recordStep } from '../../buying/orders/record-step.ts';
import { putBackPieces } from '../../buying/orders/stock.ts';
import { lockParcel, type LockedParcel, updateParcel } from '../../delivery/fulfilment/steps/parcel.ts';
import { stepParcel } from '../../delivery/fulfilment/steps/step-parcel.ts';
import { type CashAccount, postEntry } from '../../money/cash/post-entry.ts';
import { writeReverse } from '../../money/cash/reverse-entry.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';

type Erasing = { readonly staff: Staff; readonly settings: Settings; readonly now: Date };

/**
 * Takes back all that a test order moved: cash and pieces by entries of their ledgers; its messages and address are
 * deleted. The canceled order stays for the ledgers and the audit log, without a person and in no list. Refused while
 * its parcel is with a courier.
 */
export async function eraseTestOrder(tx: Tx, orderId: string, erasing: Erasing): Promise<Refusal | null> {
  const { staff, settings, now } = erasing;
  const parcel = await lockParcel(tx, { id: orderId });
  if (parcel === undefined) return refuse('NOT_FOUND');
  const { order } = parcel;
  const { status } = order;
  if (!order.is_test || !canEraseTest(order.status, parcel.stage) || (await isErased(tx, orderId)))
    return refuse('ORDER_STEP_NOT_ALLOWED');
  if (order.status === 'pending' || order.status === 'inProgress') {
    const by = { ...staff.actor, roles: staff.roles };
    const no = await stepParcel(tx, parcel, { step: 'cancel' }, { by, version: null, settings, now });
    if (no !== null) return no;
  }
  await reverseEntries(tx, orderId, erasing);
  if (order.status !== 'canceled') {
    const noPieces = await reverseDelivery(tx, parcel, erasing);
    if (noPieces !== null) return noPieces;
  }
  await updateParcel(tx, parcel, null, { pin: null, held: null, claim: null }, now);
  await forgetPerson(tx, orderId, order.shopper_id, now);
  const before = { number: order.number, status };
  await recordStaffAudit(
    tx,
    { staff, action: 'order.eraseTest', only: 'removed', subject: orderId, before },
    now,
  );
  return null;
}

async function isErased(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('test_erased_at')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.test_erased_at !== null;
}

type Entry = {
  id: string;
  kind: string;
  account: string | null;
  counted: number;
};

/** Reverses the order's entries, and the settling of its differences, the last first. Money that was counted with other money leaves the safe. */
async function reverseEntries(tx: Tx, orderId: string, { staff, now }: Erasing): Promise<void> {
  const { rows } = await sql<Entry>`
    select e.id, e.kind, l.account_id as account,
           case when exists (select from cash_lines n join cash_entries c on c.id = n.entry_id
                              where n.account_id = l.account_id and n.line_no > l.line_no and c.kind = 'handOver'
                                and c.order_id is distinct from e.order_id
                                and not exists (select from cash_entries r where r.reverses = c.id))
                then l.amount else 0 end::bigint as counted
      from cash_entries e left join cash_lines l on l.entry_id = e.id and l.account_id like 'courier:%'
     where (e.order_id = ${orderId}
            or e.kind = 'settle'
               and e.details ->> 'task' in (select t.id from tasks t join cash_entries d on d.id = t.subject
                                             where t.kind = 'difference' and d.order_id = ${orderId}))
       and e.reverses is null
       and not exists (select from cash_entries r where r.reverses = e.id)
     order by e.at desc, e.id desc`.execute(tx);
  for (const { id, kind, account, counted } of rows) {
    if (kind !== 'handOver' && account !== null && counted !== 0)
      await postEntry(tx, {
        kind: 'float',
        // The database checks the list of accounts.
        lines: { [account as CashAccount]: counted, safe: -counted },
        actor: `merchant:${staff.id}`,
        staff,
        reason: TEST_ERASED,
        occurredAt: now,
        now,
      });
    await writeReverse(tx, { entryId: id, reason: TEST_ERASED }, { staff, now });
  }
}

/** The order becomes a canceled one: what its delivery wrote is gone, and its pieces are back. */
async function reverseDelivery(
  tx: Tx,
  { order }: LockedParcel,
  { staff, now }: Erasing,
): Promise<Refusal | null> {
  const { id } = order;
  await tx.deleteFrom('settlements').where('order_id', '=', id).execute();
  await sql`update order_lines set return_until = null, exchange_until = null where order_id = ${id}`.execute(
    tx,
  );
  await sql`update orders set status = 'canceled', delivered_at = null where id = ${id}`.execute(tx);
  await recordStep(tx, id, { to: 'canceled', by: staff.actor, reason: '', now });
  const noPieces = await undoMoves(tx, id, staff, now);
  if (noPieces !== null) return noPieces;
  const entry = { reason: 'canceled', orderId: id, by: staff.actor, now } as const;
  await putBackPieces(tx, await piecesOf(tx, id), entry);
  return null;
}

/** Moves back, reason by reason, what the order's ledger moved after its pieces left. */
async function undoMoves(tx: Tx, orderId: string, staff: Staff, now: Date): Promise<Refusal | null> {
  const { rows } = await sql<{ wanted: number; done: number }>`
    with moved as (
      select product_id, color_id, size_id, bucket, reason, -sum(change) as change, -sum(value) as value
        from stock_ledger where order_id = ${orderId} and reason not in ('ordered', 'edited', 'canceled')
       group by 1, 2, 3, 4, 5 having sum(change) <> 0
    ), sums as (
      select product_id, color_id, size_id,
             coalesce(sum(change) filter (where bucket = 'stock'), 0) as stock,
             coalesce(sum(value) filter (where bucket = 'stock'), 0) as value,
             coalesce(sum(change) filter (where bucket = 'damaged'), 0) as damaged,
             coalesce(sum(value) filter (where bucket = 'damaged'), 0) as damaged_value
        from moved group by 1, 2, 3
    ), changed as (
      update variants v set stock = v.stock + s.stock, value = v.value + s.value, damaged = v.damaged + s.damaged,
                            damaged_value = v.damaged_value + s.damaged_value
        from sums s
       where (v.product_id, v.color_id, v.size_id) = (s.product_id, s.color_id, s.size_id)
         and v.stock + s.stock >= 0 and v.damaged + s.damaged >= 0
      returning v.product_id
    ), noted as (
      insert into stock_ledger (product_id, color_id, size_id, bucket, change, value, reason, actor, order_id, at)
      select product_id, color_id, size_id, bucket, change, value, reason, ${`merchant:${staff.id}`}, ${orderId}, ${now}::timestamptz
        from moved
    )
    select (select count(*) from sums) as wanted, (select count(*) from changed) as done`.execute(tx);
  const { wanted = 0, done = 0 } = rows[0] ?? {};
  return wanted === done ? null : refuse('NOT_ENOUGH_STOCK');
}

/** The order without its person; of its parcel no refusal and no task stays, and its messages were never sent or are gone. */
async function forgetPerson(tx: Tx, orderId: string, shopperId: string | null, now: Date): Promise<void> {
  await sql`update parcels set refused_for = null, refused_at = null, refusal_counts = false where order_id = ${orderId}`.execute(
    tx,
  );
  await sql`update tasks set done_at = ${now} where order_id = ${orderId} and done_at is null`.execute(tx);
  await sql`delete from outbox b using notifications n
             where n.id = b.notification_id and n.shopper_id = ${shopperId} and n.href = ${`/order/${orderId}`}`.execute(
    tx,
  );
  await sql`delete from notifications where shopper_id = ${shopperId} and href = ${`/order/${orderId}`}`.execute(
    tx,
  );
  for (const table of ['order_messages', 'order_shares', 'order_notes'] as const)
    await tx.deleteFrom(table).where('order_id', '=', orderId).execute();
  await sql`update orders
               set shopper_id = null, note = '', test_erased_at = ${now},
                   address = jsonb_build_object('city', address -> 'city', 'area', '', 'street', '')
             where id = ${orderId}`.execute(tx);
}
