import { sql } from 'kysely';
import type { CashEntry } from '../../../shop/money/cash/contract.ts';
import { isReversedFresh, rightToReverse } from '../../../shop/money/cash/reversal.ts';
import { rightsOf } from '../../../shop/people/staff/roles.ts';
import type { ChangeContext } from '../../people/staff/answer-change.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { lockClaimsOn, reopenClaim } from './claims.ts';
import { type CashAccount, postEntry } from './post-entry.ts';
import { selectEntries } from './select-entries.ts';
import { type Invoicing, reopenDifference } from './settle-difference.ts';
import { lockStaffDue } from './staff-due.ts';

/** Who changes the books, and when. */
export type By = { readonly staff: { readonly id: string; readonly sessionId?: string }; readonly now: Date };

/** What later features undo with an entry. */
export type Undoing = Invoicing & {
  /** Makes the lines of a company's statement postable again, before its remittance is reversed. */
  readonly unpost: (tx: Tx, remittanceId: string) => Promise<void>;
};

export type Reversing = { readonly entryId: string; readonly reason: string };

/** Reverses an entry and its other effects. Refuses one that cannot be reversed, and staff who may not make such an entry. */
export async function reverseByStaff(
  tx: Tx,
  input: Reversing,
  context: ChangeContext<unknown>,
  { chargeAgain, unpost }: Undoing,
): Promise<Refusal | null> {
  const { staff } = context;
  const { entryId } = input;
  const entry = await lockEntry(tx, entryId);
  if (entry === undefined) return refuse('NOT_FOUND');
  const { kind, irreversible } = entry;
  if (rightsOf(staff.roles)[rightToReverse(kind)] !== 'all') return refuse('FORBIDDEN');
  if (isReversedFresh(kind) && !staff.isFresh) return refuse('REAUTH');
  if (irreversible !== null) return refuse('CONFLICT');
  if (!(await isStillCharged(tx, entry))) return refuse('CONFLICT');
  const waived = kind === 'settle' ? await reopenDifference(tx, entryId) : undefined;
  if (kind === 'lost') await reopenClaim(tx, entryId);
  if (kind === 'remittance') await unpost(tx, entryId);
  await writeReverse(tx, input, context);
  // Last, as it locks the series of invoices.
  if (waived !== undefined) await chargeAgain(tx, waived, context);
  return null;
}

/** Reverses a count that its courier refuses. */
export async function reverseCount(tx: Tx, input: Reversing, by: By): Promise<Refusal | null> {
  const entry = await lockEntry(tx, input.entryId);
  if (entry?.kind !== 'handOver') return refuse('NOT_FOUND');
  if (entry.irreversible !== null) return refuse('CONFLICT');
  await writeReverse(tx, input, by);
  return null;
}

/** Reads an entry under locks: no other transaction can reverse it or settle its difference meanwhile. */
async function lockEntry(tx: Tx, entryId: string): Promise<CashEntry | undefined> {
  await tx.selectFrom('cash_entries').select('id').where('id', '=', entryId).forNoKeyUpdate().execute();
  await sql`select from tasks where kind = 'difference' and subject = ${entryId} for update`.execute(tx);
  const [entry] = await selectEntries(tx, sql`e.id = ${entryId}`, 1);
  return entry;
}

/** Whether what an entry charged is not paid back yet; locks what is open of it. */
async function isStillCharged(tx: Tx, { kind, lines, orderNumber }: CashEntry): Promise<boolean> {
  const isTest = kind === 'settle' && orderNumber !== null;
  // A shortage of a test order is left out of every figure, and is never repaid.
  if (isTest || (kind !== 'settle' && kind !== 'lost')) return true;
  for (const { account, amount } of lines) {
    const [holder, id = ''] = account.split(':');
    if (holder === 'staffDue' && (await lockStaffDue(tx, id)) < amount) return false;
    if (holder === 'company' && (await lockClaimsOn(tx, id)) < amount) return false;
  }
  return true;
}

/** Posts the entry’s lines with the opposite sign, on its day while that is open, and closes its open difference. */
export async function writeReverse(
  tx: Tx,
  { entryId, reason }: Reversing,
  { staff, now }: By,
): Promise<void> {
  const { day, order_id: orderId } = await tx
    .selectFrom('cash_entries')
    .select(['day', 'order_id'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
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
