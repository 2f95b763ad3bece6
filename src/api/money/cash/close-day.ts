import { sql } from 'kysely';
import type { ClosedDay, Notes } from '../../../shop/money/cash/contract.ts';
import type { DifferenceReason } from '../../../shop/money/cash/difference-reasons.ts';
import { CLOSING } from '../../../shop/money/cash/reason-text.ts';
import { storeDateOf, type StoreDate } from '../../../shop/time/store-time.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { LOCK_ID } from '../../platform/db/lock-ids.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { balanceOf, postEntry } from './post-entry.ts';
import { type By, writeReverse } from './reverse-entry.ts';

export type Closing = {
  readonly day: StoreDate;
  readonly counted: number;
  readonly notes: Notes;
  /** Couriers whose cash is carried over to the next day. */
  readonly carried: readonly string[];
  /** Why the safe differs from its balance. */
  readonly why?: { readonly reason: DifferenceReason; readonly note: string };
};

/**
 * Closes a day: no entry is dated with it afterwards. Refuses while a courier's cash is not carried over by name or a
 * counted difference has no reason; that of the safe comes with the call, and a refusal says what was compared. The last
 * entry books the difference.
 */
export async function closeDay(tx: Tx, { day, counted, notes, carried, why }: Closing, by: By) {
  const { staff, now } = by;
  if (day > storeDateOf(now)) return refuse('VALIDATION', { errors: ['"day" must not be in the future'] });
  // Entries hold this lock shared, so none is being written while the day is closed.
  await sql`select pg_advisory_xact_lock(${LOCK_ID.cashDay})`.execute(tx);
  const [known] = await readClosedDays(tx, day);
  if (known?.isOpen === false) return refuse('DAY_CLOSED', { data: known });
  const open = await whatIsOpen(tx, day, carried);
  if (open !== null) return open;
  const expected = await balanceOf(tx, 'safe');
  const difference = counted - expected;
  if (difference !== 0 && why === undefined)
    return refuse('NOT_EXPLAINED', {
      errors: ['the safe differs from its balance'],
      data: { counted, expected, difference },
    });
  const entryId = await postEntry(tx, {
    kind: 'handOver',
    lines: { safe: difference, difference: -difference },
    actor: `merchant:${staff.id}`,
    reason: CLOSING,
    details: { notes, day },
    occurredAt: now,
    now,
  });
  if (entryId !== null)
    await sql`update tasks set details = details || ${JSON.stringify(why)}::jsonb
               where kind = 'difference' and subject = ${entryId}`.execute(tx);
  const closing = { closed_at: now, closed_by: staff.id, counted, expected, notes: JSON.stringify(notes) };
  await tx
    .insertInto('cash_days')
    .values({ day, ...closing })
    .onConflict((again) =>
      again
        .column('day')
        .doUpdateSet({ ...closing, reopened_at: null, reopened_by: null, reopen_reason: null }),
    )
    .execute();
  const after = { isClosed: true, counted, expected, difference, carried };
  await recordStaffAudit(
    tx,
    { staff, action: 'cash.close', subject: day, before: { isClosed: false }, after },
    now,
  );
  const conflicts = await tx
    .selectFrom('tasks as t')
    .leftJoin('orders as o', 'o.id', 't.order_id')
    .select('o.number')
    .where('t.kind', '=', 'conflict')
    .where('t.done_at', 'is', null)
    .execute();
  return {
    counted,
    expected,
    difference,
    differenceId: entryId === null ? null : await taskOf(tx, entryId),
    conflicts: conflicts.flatMap(({ number }) => (number === null ? [] : [number])),
  };
}

async function whatIsOpen(tx: Tx, day: StoreDate, carried: readonly string[]): Promise<Refusal | null> {
  const { rows: holding } = await sql<{ id: string; _id: string; name: string | null }>`
    select a.id, s.id as _id, s.name from cash_accounts a left join staff s on a.id = 'courier:' || s.id
     where a.id like 'courier:%' and a.balance <> 0 and substr(a.id, 9) <> all(${[...carried]}::text[]) order by 3`.execute(
    tx,
  );
  if (holding.length > 0)
    return refuse('NOT_ZERO', {
      errors: holding.map(({ id }) => `${id} is not 0`),
      data: { holding: holding.map(({ _id, name }) => ({ _id, name })) },
    });
  const { rows: unexplained } = await sql<{ id: string; amount: number }>`
    select t.id, (t.details ->> 'amount')::bigint as amount from tasks t join cash_entries e on e.id = t.subject
     where t.kind = 'difference' and t.done_at is null and t.details ->> 'reason' is null
       and e.kind = 'handOver' and e.day <= ${day}`.execute(tx);
  return unexplained.length === 0
    ? null
    : refuse('NOT_EXPLAINED', { errors: unexplained.map(({ id }) => `difference ${id} has no reason`) });
}

const taskOf = async (tx: Tx, entryId: string) =>
  (
    await tx
      .selectFrom('tasks')
      .select('id')
      .where('kind', '=', 'difference')
      .where('subject', '=', entryId)
      .executeTakeFirst()
  )?.id ?? null;

/**
 * Reopens a closed day, so that its entries can be reversed on it. What its count of the safe booked is reversed, unless the
 * difference is settled, so that the next count compares with the books and not with the first count.
 */
export async function reopenDay(
  tx: Tx,
  { day, reason }: { day: StoreDate; reason: string },
  { staff, now }: By,
): Promise<{ day: ClosedDay } | Refusal> {
  await sql`select pg_advisory_xact_lock(${LOCK_ID.cashDay})`.execute(tx);
  const row = await tx
    .updateTable('cash_days')
    .set({ reopened_at: now, reopened_by: staff.id, reopen_reason: reason })
    .where('day', '=', day)
    .where('reopened_at', 'is', null)
    .returning(['counted', 'expected', 'closed_at'])
    .executeTakeFirst();
  const [opened] = await readClosedDays(tx, day);
  if (row === undefined || opened === undefined) return refuse('NOT_FOUND');
  const { counted, expected, closed_at: closedAt } = row;
  const { rows } = await sql<{ id: string }>`
    select e.id from cash_entries e join tasks t on t.kind = 'difference' and t.subject = e.id and t.done_at is null
     where e.kind = 'handOver' and e.reason = ${CLOSING} and e.occurred_at = ${closedAt}
       and coalesce(e.details ->> 'day', ${day}) = ${day}
       and not exists (select from cash_entries r where r.reverses = e.id)
       for update of t`.execute(tx);
  for (const { id } of rows) await writeReverse(tx, { entryId: id, reason }, { staff, now });
  const change = { before: { isClosed: true, counted, expected }, after: { isClosed: false, reason } };
  await recordStaffAudit(tx, { staff, action: 'cash.reopen', subject: day, ...change }, now);
  return { day: opened };
}

/** The last closed days, or one of them, reopened ones included. */
export async function readClosedDays(db: Db, day?: StoreDate): Promise<ClosedDay[]> {
  const { rows } = await sql<Omit<ClosedDay, 'at'> & { at: Date }>`
    select d.day, s.name as by, d.closed_at as at, d.counted, d.expected, d.reopened_at is not null as "isOpen",
           o.name as "reopenedBy", d.reopen_reason as "reopenReason"
      from cash_days d left join staff s on s.id = d.closed_by left join staff o on o.id = d.reopened_by
     where ${day ?? null}::date is null or d.day = ${day ?? null} order by d.day desc limit 62`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
