import { sql } from 'kysely';
import type { StaffDue } from '../../../shop/money/cash/contract.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { shareDays } from './post-entry.ts';

/** What is open of the shortages charged to the staff; those of test orders are no figure of the shop. */
export async function readStaffDue(db: Db): Promise<StaffDue[]> {
  const { rows } = await sql<StaffDue>`
    select s.id as _id, s.name, a.balance from reported_cash_accounts a join staff s on a.id = 'staffDue:' || s.id
     where a.balance > 0 order by s.name, s.id`.execute(db);
  return rows;
}

/** Whom a shortage can be charged to. */
export async function readChargeable(db: Db): Promise<{ _id: string; name: string }[]> {
  const { rows } = await sql<{ _id: string; name: string }>`
    select id as _id, name from staff where removed_at is null order by name, id limit 500`.execute(db);
  return rows;
}

/** Also one who was removed: they may still owe. */
export async function isStaff(tx: Tx, id: string | undefined): Promise<boolean> {
  const { rows } = await sql`select from staff where id = ${id ?? null} for key share`.execute(tx);
  return rows.length > 0;
}

/** What a member of the staff owes, locked: of two repayments at once, the second sees what the first left. */
export async function lockStaffDue(tx: Tx, staffId: string): Promise<number> {
  // Before any account, as for every entry: closing a day holds this lock while it waits for the accounts.
  await shareDays(tx);
  const account = `staffDue:${staffId}`;
  await sql`select from cash_accounts where id = ${account} for no key update`.execute(tx);
  const { rows } = await sql<{ balance: number }>`
    select balance from reported_cash_accounts where id = ${account}`.execute(tx);
  return rows[0]?.balance ?? 0;
}
