import { type RawBuilder, sql } from 'kysely';
import type { CashCount, Notes } from '../../../shop/money/cash/contract.ts';
import { whyIrreversible } from '../../../shop/money/cash/reversal.ts';
import { hasOthers } from '../../people/staff/staff-queries.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { balanceOf, type CashAccount, postEntry } from './post-entry.ts';
import { type By, reverseCount } from './reverse-entry.ts';

export type Counting = {
  readonly courierId: string;
  readonly notes: Notes;
  /** The last count the caller saw. */
  readonly after: string | null;
};

export const sumOf = (notes: Notes) => notes.reduce((sum, { value, count }) => sum + value * count, 0);

/**
 * Counts all the cash a courier hands over; what was expected is answered, never sent before. `CONFLICT` names another
 * person who counted meanwhile.
 */
export async function countCash(tx: Tx, { courierId, notes, after }: Counting, { staff, now }: By) {
  const isOwn = await courierRefusal(tx, courierId, staff.id);
  if (typeof isOwn !== 'boolean') return isOwn;
  const account = `courier:${courierId}` as const;
  await lockAccount(tx, account);
  const [last] = await readCounts(tx, sql`c.courier_id = ${courierId}`, 1);
  if (after !== (last?._id ?? null))
    return refuse('CONFLICT', {
      errors: [`counted by ${last?.by}`],
      data: { by: last?.by, at: last?.at, counted: last?.counted },
    });
  const expected = await balanceOf(tx, account);
  const counted = sumOf(notes);
  const difference = counted - expected;
  const entryId = await postEntry(tx, {
    kind: 'handOver',
    lines: { safe: counted, [account]: -expected, difference: -difference },
    // A count of nothing but a test order's money is part of the test.
    orderId: await onlyTest(tx, account, expected),
    actor: `merchant:${staff.id}`,
    staff,
    details: { notes },
    occurredAt: now,
    now,
  });
  if (entryId === null) return { counted, expected, difference, countId: null, differenceId: null };
  const { id: countId } = await tx
    .insertInto('cash_counts')
    .values({
      entry_id: entryId,
      courier_id: courierId,
      counted_by: staff.id,
      is_own: isOwn,
      // Who counts their own cash has nobody to confirm it.
      ...(isOwn && { answer: 'acknowledged', answered_at: now }),
      notes: JSON.stringify(notes),
      counted,
      expected,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const task = await tx
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', 'difference')
    .where('subject', '=', entryId)
    .executeTakeFirst();
  return { counted, expected, difference, countId, differenceId: task?.id ?? null };
}

/** The test order whose money is all that an account holds. */
async function onlyTest(tx: Tx, account: CashAccount, balance: number): Promise<string | null> {
  const { rows } = await sql<{ id: string; held: number }>`
    select o.id, sum(l.amount)::bigint as held
      from orders o join cash_entries e on e.order_id = o.id join cash_lines l on l.entry_id = e.id
     where o.is_test and o.test_erased_at is null and l.account_id = ${account} group by o.id`.execute(tx);
  return rows.find(({ held }) => held === balance && held !== 0)?.id ?? null;
}

/** A courier acknowledges a count, or refuses it with a reason: it is then reversed and counted again. */
export async function answerCount(
  tx: Tx,
  { id, answer, reason }: { id: string; answer: 'acknowledged' | 'refused'; reason: string },
  { staff, now }: By,
): Promise<{ count: CashCount } | Refusal> {
  if (answer === 'refused' && reason === '')
    return refuse('VALIDATION', { errors: ['"reason" is required'] });
  const row = await tx
    .updateTable('cash_counts')
    .set({ answer, reason, answered_at: now })
    .where('id', '=', id)
    .where('courier_id', '=', staff.id)
    .where('answer', 'is', null)
    .returning('entry_id')
    .executeTakeFirst();
  const [count] = await readCounts(tx, sql`c.id = ${id} and c.courier_id = ${staff.id}`, 1);
  if (count === undefined) return refuse('NOT_FOUND');
  if (row === undefined || count.state === 'reversed') return refuse('CONFLICT', { data: { count } });
  if (answer === 'acknowledged') return { count };
  const reversed = await reverseCount(tx, { entryId: row.entry_id, reason }, { staff, now });
  if (reversed !== null) return reversed;
  return { count: { ...count, state: 'reversed', irreversible: 'reversed' } };
}

/** How the difference of a task `t` was settled, unless that was reversed. */
const SETTLEMENT = sql`(
  select jsonb_build_object('as', split_part(l.account_id, ':', 1), 'charged', charged.name, 'by', settler.name, 'at', d.at)
    from cash_entries d join cash_lines l on l.entry_id = d.id and l.account_id <> 'difference'
    left join staff charged on l.account_id = 'staffDue:' || charged.id
    left join staff settler on d.actor = 'merchant:' || settler.id
   where d.kind = 'settle' and d.details ->> 'task' = t.id and not exists (select from cash_entries r where r.reverses = d.id))`;

/** Counts that meet a condition on `c` (counts) and `e` (their entries), newest first. */
export async function readCounts(db: Db, condition: RawBuilder<unknown>, limit = 100): Promise<CashCount[]> {
  const { rows } = await sql<
    Omit<CashCount, 'at' | 'difference' | 'state' | 'irreversible'> & {
      at: Date;
      reversed: boolean;
      open: boolean;
      settled: boolean;
    }
  >`
    select c.id as _id, c.entry_id as "entryId", e.day, s.name as by, c.is_own as "isOwn", c.notes, c.counted, c.expected, c.answer,
           c.reason as "answerReason", c.at, t.id as "differenceId", t.details ->> 'reason' as reason, coalesce(t.details ->> 'note', '') as note,
           exists (select from cash_entries r where r.reverses = e.id) as reversed,
           t.id is not null and t.done_at is null as open, t.done_at is not null as settled,
           ${SETTLEMENT} as settlement
      from cash_counts c join cash_entries e on e.id = c.entry_id join staff s on s.id = c.counted_by
      left join tasks t on t.kind = 'difference' and t.subject = e.id
     where ${condition} order by c.number desc limit ${limit}`.execute(db);
  return rows.map(({ at, reversed, open, settled, settlement, ...count }) => ({
    ...count,
    settlement: settlement && { ...settlement, at: new Date(settlement.at).toISOString() },
    at: at.toISOString(),
    difference: count.counted - count.expected,
    state: reversed ? 'reversed' : open ? 'difference' : 'counted',
    irreversible: whyIrreversible({
      kind: 'handOver',
      isReversed: reversed,
      isSettled: settled,
      isRepaid: false,
    }),
  }));
}

/** How many of their last counts a courier is shown. */
export const SHOWN_COUNTS = 10;

/** How many of the counts that a courier is shown wait for an answer. */
export async function countUnanswered(db: Db, courierId: string): Promise<number> {
  const counts = await readCounts(db, sql`c.courier_id = ${courierId}`, SHOWN_COUNTS);
  return counts.filter(({ answer, state }) => answer === null && state !== 'reversed').length;
}

/** Whether the courier counts their own cash, which only a shop of one person may. */
export async function courierRefusal(tx: Tx, courierId: string, staffId: string): Promise<boolean | Refusal> {
  const courier = await tx.selectFrom('staff').select('id').where('id', '=', courierId).executeTakeFirst();
  if (courier === undefined) return refuse('NOT_FOUND');
  if (courierId !== staffId) return false;
  return (await hasOthers(tx, staffId)) ? refuse('OWN_CASH') : true;
}

/** Serializes counts of one courier's cash. */
async function lockAccount(tx: Tx, account: CashAccount): Promise<void> {
  await tx
    .insertInto('cash_accounts')
    .values({ id: account })
    .onConflict((known) => known.doNothing())
    .execute();
  await sql`select from cash_accounts where id = ${account} for no key update`.execute(tx);
}
