import { sql } from 'kysely';
import type { StoreDate } from '../../shop/time/store-time.ts';
import type { Tx } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type CashAccount, postEntry } from './post-entry.ts';

/** Who changes the books, and when. */
export type By = { readonly staff: { readonly id: string; readonly sessionId?: string }; readonly now: Date };

const UNDOABLE: readonly string[] = ['handOver', 'float', 'expense', 'repay'];

/** Reverses an entry, dated with its day while that is open. Refuses once its difference was settled. */
export async function reverseEntry(
  tx: Tx,
  { entryId, reason }: { entryId: string; reason: string },
  { staff, now }: By,
): Promise<Refusal | null> {
  const entry = await tx
    .selectFrom('cash_entries')
    .select(['kind', 'day'])
    .where('id', '=', entryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (entry === undefined) return refuse('NOT_FOUND');
  // Locked before it is read, so that settling the difference and reversing its entry cannot both happen.
  await sql`select from tasks where kind = 'difference' and subject = ${entryId} for update`.execute(tx);
  const { rows } = await sql`
    select 1 from cash_entries where reverses = ${entryId}
    union all select 1 from tasks where kind = 'difference' and subject = ${entryId} and done_at is not null`.execute(
    tx,
  );
  if (!UNDOABLE.includes(entry.kind) || rows.length > 0) return refuse('CONFLICT');
  await writeReverse(tx, { entryId, day: entry.day, reason }, { staff, now });
  return null;
}

/** Undoes each line of an entry; an open difference of it is no longer one. */
export async function writeReverse(
  tx: Tx,
  {
    entryId,
    day,
    reason,
    orderId = null,
  }: { entryId: string; day: StoreDate; reason: string; orderId?: string | null },
  { staff, now }: By,
): Promise<void> {
  const lines = await tx
    .selectFrom('cash_lines')
    .select(['account_id', 'amount'])
    .where('entry_id', '=', entryId)
    .execute();
  await sql`update tasks set done_at = ${now}, done_by = ${staff.id}
             where kind = 'difference' and subject = ${entryId} and done_at is null`.execute(tx);
  await postEntry(tx, {
    kind: 'reverse',
    // The database checks the same list of accounts.
    lines: Object.fromEntries(lines.map(({ account_id, amount }) => [account_id as CashAccount, -amount])),
    day,
    orderId,
    actor: `merchant:${staff.id}`,
    staff,
    reason,
    reverses: entryId,
    occurredAt: now,
    now,
  });
}
