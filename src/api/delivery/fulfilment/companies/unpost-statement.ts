import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * Makes the lines of a posted statement postable again, before its remittance is reversed: the parcels stay delivered
 * or refused, their cash is owed again, and the tasks of unpaid ones that its posting closed are open again.
 */
export async function unpostStatement(tx: Tx, remittanceId: string): Promise<void> {
  const statement = await tx
    .selectFrom('company_statements')
    .select('id')
    .where('entry_id', '=', remittanceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await sql`
    update tasks t set done_at = null, done_by = null
      from company_statements s
      join remitted_waybills r on r.statement_id = s.id
      join last_waybills w on w.company_id = r.company_id and w.number = r.number
     where s.id = ${statement.id} and t.kind = 'unpaid' and t.subject = w.parcel_id and t.done_at = s.posted_at`.execute(
    tx,
  );
  await tx.deleteFrom('remitted_waybills').where('statement_id', '=', statement.id).execute();
  await tx
    .updateTable('company_statements')
    .set({ posted_at: null, posted_by: null })
    .where('id', '=', statement.id)
    .execute();
}
