import { sql } from 'kysely';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { REMIT_DAYS } from './read-days.ts';

/** Opens one task for each parcel that a company delivered more than 14 days ago and has not paid for. */
export async function openUnpaidTasks(db: Db, now: Date): Promise<void> {
  const last = addDays(storeDateOf(now), -REMIT_DAYS);
  await sql`
    insert into tasks (kind, order_id, subject, details, opened_at)
    select 'unpaid', e.order_id, e.parcel_id,
           jsonb_build_object('companyId', w.company_id, 'waybill', w.number, 'amount', l.amount), ${now}
      from cash_entries e
      join last_waybills w on w.parcel_id = e.parcel_id
      join cash_lines l on l.entry_id = e.id and l.account_id = 'company:' || w.company_id
     where e.kind = 'deliver' and not exists (select from orders o where o.id = e.order_id and o.is_test) and e.day < ${last}::date
       and not exists (select from remitted_waybills r where r.company_id = w.company_id and r.number = w.number)
       and not exists (select from tasks t where t.kind = 'unpaid' and t.subject = e.parcel_id)`.execute(db);
}
