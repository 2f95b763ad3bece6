import { sql } from 'kysely';
import type { AuditAction } from '../../../shop/people/staff/audit.ts';
import { addDays, storeDateOf, type StoreDate } from '../../../shop/time/store-time.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { LOCK_ID } from '../../platform/db/lock-ids.ts';

export type CashAccount =
  | `courier:${string}`
  | `company:${string}`
  | `staffDue:${string}`
  | `expenses:${string}`
  | 'safe'
  | 'bank'
  | 'sales'
  | 'deliveryIncome'
  | 'refunds'
  | 'rounding'
  | 'companyFees'
  | 'pointsGiven'
  | 'difference'
  | 'lossRecovered'
  | 'loss'
  | 'owner';

/** Whole pounds by account: a debit is positive, a credit negative. */
export type CashLines = { readonly [Account in CashAccount]?: number };

export type CashEntry = {
  readonly kind:
    | 'deliver'
    | 'feeAtRefusal'
    | 'refund'
    | 'exchange'
    | 'float'
    | 'handOver'
    | 'remittance'
    | 'settle'
    | 'expense'
    | 'lost'
    | 'reverse'
    | 'deposit'
    | 'draw'
    | 'repay';
  readonly lines: CashLines;
  readonly actor: string;
  /** The staff member whose call posts it: logged with the balances before and after. */
  readonly staff?: { readonly id: string; readonly sessionId?: string };
  /** The day it is dated with while open; by default the day it is written on. */
  readonly day?: StoreDate;
  readonly orderId?: string | null;
  readonly parcelId?: string | null;
  readonly returnId?: string | null;
  readonly runId?: string | null;
  readonly eventId?: string | null;
  readonly reverses?: string | null;
  readonly reason?: string;
  readonly details?: Record<string, unknown>;
  /** When it happened; the day of the entry may be a later one. */
  readonly occurredAt: Date;
  readonly now: Date;
};

/**
 * Writes one ledger entry whose lines sum to 0 and returns its id; null without lines. A difference opens a task. On a
 * closed day the entry is dated with the next open day.
 */
export async function postEntry(tx: Tx, entry: CashEntry): Promise<string | null> {
  const lines = Object.entries(entry.lines).flatMap(([account, amount]) =>
    amount === undefined || amount === 0 ? [] : [{ account, amount }],
  );
  if (lines.length === 0) return null;
  const { kind, actor, occurredAt, now, details = {}, reason = '' } = entry;
  const { id } = await tx
    .insertInto('cash_entries')
    .values({
      kind,
      day: await dayOf(tx, entry),
      order_id: entry.orderId ?? null,
      parcel_id: entry.parcelId ?? null,
      return_id: entry.returnId ?? null,
      run_id: entry.runId ?? null,
      event_id: entry.eventId ?? null,
      reverses: entry.reverses ?? null,
      actor,
      reason,
      details: JSON.stringify(details),
      occurred_at: occurredAt,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Sorted, so that two entries on the same accounts cannot deadlock.
  const rows = lines
    .sort((a, b) => (a.account < b.account ? -1 : 1))
    .map(({ account, amount }) => ({ entry_id: id, account_id: account, amount }));
  await tx
    .insertInto('cash_accounts')
    .values(rows.map(({ account_id }) => ({ id: account_id })))
    .onConflict((known) => known.doNothing())
    .execute();
  await tx.insertInto('cash_lines').values(rows).execute();
  await logEntry(tx, entry, id, lines);
  const difference = entry.lines.difference ?? 0;
  if (difference !== 0 && kind !== 'settle' && kind !== 'reverse') {
    await tx
      .insertInto('tasks')
      .values({
        kind: 'difference',
        order_id: entry.orderId ?? null,
        subject: id,
        details: JSON.stringify({ amount: difference }),
        opened_at: now,
      })
      .execute();
  }
  return id;
}

async function dayOf(tx: Tx, { day, now }: CashEntry): Promise<StoreDate> {
  const today = storeDateOf(now);
  if (day === undefined || day >= today) return openDay(tx, today);
  return (await openDay(tx, day)) === day ? day : openDay(tx, today);
}

async function logEntry(
  tx: Tx,
  { staff, kind, reason, reverses, now }: CashEntry,
  id: string,
  lines: readonly { account: string; amount: number }[],
): Promise<void> {
  if (staff === undefined) return;
  const names = lines.map(({ account }) => account);
  const rows = await tx.selectFrom('cash_accounts').selectAll().where('id', 'in', names).execute();
  const after = Object.fromEntries(rows.map((row) => [row.id, row.balance]));
  const before = Object.fromEntries(
    lines.map(({ account, amount }) => [account, (after[account] ?? 0) - amount]),
  );
  const why = { ...(reason && { reason }), ...(reverses && { reverses }) };
  const action = cashActions[kind];
  if (action === undefined) return;
  await recordStaffAudit(tx, { staff, action, subject: id, before, after: { ...after, ...why } }, now);
}

const cashActions: { [Kind in CashEntry['kind']]?: AuditAction } = {
  handOver: 'cash.handOver',
  float: 'cash.float',
  expense: 'cash.expense',
  reverse: 'cash.reverse',
  settle: 'cash.settle',
  deposit: 'cash.deposit',
  draw: 'cash.draw',
  repay: 'cash.repay',
  lost: 'cash.lost',
  remittance: 'company.remittance',
};

/** Closing a day waits for this transaction. */
export async function shareDays(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK_ID.cashDay})`.execute(tx);
}

/** The day, or the next one that is not closed. Closing waits for this transaction. */
async function openDay(tx: Tx, day: StoreDate): Promise<StoreDate> {
  await shareDays(tx);
  const closed = await tx
    .selectFrom('cash_days')
    .select('day')
    .where('day', '>=', day)
    .where('reopened_at', 'is', null)
    .execute();
  const days = new Set(closed.map((row) => row.day));
  let open = day;
  while (days.has(open)) open = addDays(open, 1);
  return open;
}

/** An account's balance: debits less credits. */
export async function balanceOf(db: Db, account: CashAccount): Promise<number> {
  const row = await db
    .selectFrom('cash_accounts')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
