import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { CashLoss } from '../../../shop/money/cash/contract.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { shareDays } from './post-entry.ts';

/** Losses on the way whose claim is still open, oldest first. */
export async function readLosses(db: Db, language: Language): Promise<CashLoss[]> {
  const { rows } = await sql<Omit<CashLoss, 'openedAt'> & { openedAt: Date }>`
    select t.id as _id, o.number as "orderNumber", (t.details ->> 'worth')::bigint as worth, t.opened_at as "openedAt",
           coalesce(s.name, ${sql.ref(`c.name_${language}`)}) as carrier
      from tasks t join orders o on o.id = t.order_id
      left join staff s on s.id = t.details ->> 'courierId'
      left join companies c on c.id = t.details ->> 'companyId'
     where t.kind = 'claim' and t.done_at is null order by t.opened_at, t.id limit 200`.execute(db);
  return rows.map((row) => ({ ...row, openedAt: row.openedAt.toISOString() }));
}

/** Reopens the claim of a charged loss, before its entry is reversed. */
export async function reopenClaim(tx: Tx, entryId: string): Promise<void> {
  await sql`
    update tasks t set done_at = null, done_by = null
      from cash_entries e where e.id = ${entryId} and t.id = e.details ->> 'task' and t.kind = 'claim'`.execute(
    tx,
  );
}

/** What a company owes of the losses charged to it. */
export async function claimsOn(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from company_claims where account_id = ${`company:${companyId}`}`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** The same, locked: of two repayments at once, the second sees what the first left. */
export async function lockClaimsOn(tx: Tx, companyId: string): Promise<number> {
  // Before any account, as for every entry: closing a day holds this lock while it waits for the accounts.
  await shareDays(tx);
  await sql`select from cash_accounts where id = ${`company:${companyId}`} for no key update`.execute(tx);
  return claimsOn(tx, companyId);
}
