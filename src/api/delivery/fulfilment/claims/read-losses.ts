import { sql } from 'kysely';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { Language } from '../../../../shop/language.ts';
import { rightsOf, type StaffRole } from '../../../../shop/people/staff/roles.ts';
import type { Db } from '../../../platform/db/database.ts';

type Loss = ConsoleOrder['losses'][number];
type Row = Omit<Loss, 'openedAt' | 'answer' | 'staff' | 'companies'> & {
  openedAt: Date;
  answer: (Omit<NonNullable<Loss['answer']>, 'at'> & { at: string }) | null;
};

/** What was lost of an order and its returns and who pays for it; nothing where the reader does not count cash. */
export async function readLosses(
  db: Db,
  orderId: string,
  roles: readonly StaffRole[],
  language: Language,
): Promise<Loss[]> {
  const rights = rightsOf(roles);
  if (rights.countCash !== 'all') return [];
  const companyName = sql.ref(`c.name_${language}`);
  const { rows } = await sql<Row>`
    select t.id as "_id", t.details ->> 'returnId' as "returnId", coalesce(k.name, ${sql.ref(`f.name_${language}`)}) as carrier,
           (t.details ->> 'worth')::bigint as worth, (t.details ->> 'most')::bigint as most,
           t.details ->> 'courierId' as "courierId", t.details ->> 'companyId' as "companyId", t.opened_at as "openedAt",
           case when t.done_at is not null then json_build_object(
             'chargedTo', coalesce(w.name, ${companyName}), 'amount', coalesce(e.amount, 0), 'entryId', e.id,
             'reason', coalesce(e.reason, t.details ->> 'nobody', ''), 'by', b.name, 'at', t.done_at) end as answer
      from tasks t
      left join staff b on b.id = t.done_by
      left join staff k on k.id = t.details ->> 'courierId'
      left join companies f on f.id = t.details ->> 'companyId'
      left join lateral (
        select n.id, n.reason, l.amount, l.account_id from cash_entries n join cash_lines l on l.entry_id = n.id and l.amount > 0
         where n.kind = 'lost' and n.order_id = t.order_id and n.details ->> 'task' = t.id
           and not exists (select from cash_entries r where r.reverses = n.id)) e on true
      left join staff w on e.account_id = 'staffDue:' || w.id
      left join companies c on e.account_id = 'company:' || c.id
     where t.kind = 'claim' and t.order_id = ${orderId} order by t.opened_at, t.id`.execute(db);
  const isAsked = rows.some(({ answer }) => answer === null) && rights.settleDifferences === 'all';
  const chargeable = isAsked ? await readChargeable(db, rows, language) : NOBODY;
  return rows.map(({ openedAt, answer, ...loss }) => ({
    ...loss,
    openedAt: openedAt.toISOString(),
    answer: answer && { ...answer, at: new Date(answer.at).toISOString() },
    ...(answer === null ? chargeable : NOBODY),
  }));
}

const NOBODY = { staff: [], companies: [] };

/** Whom losses can be charged to: those in use, and who carried them. */
async function readChargeable(
  db: Db,
  losses: readonly Pick<Row, 'courierId' | 'companyId'>[],
  language: Language,
): Promise<Pick<Loss, 'staff' | 'companies'>> {
  const couriers = losses.map(({ courierId }) => courierId);
  const carriers = losses.map(({ companyId }) => companyId);
  const { rows: staff } = await sql<Loss['staff'][number]>`
    select id as _id, name from staff where removed_at is null or id = any(${couriers}) order by name, id limit 500`.execute(
    db,
  );
  const { rows: companies } = await sql<Loss['companies'][number]>`
    select id as _id, ${sql.ref(`name_${language}`)} as name from companies
     where archived_at is null or id = any(${carriers}) order by 2, 1`.execute(db);
  return { staff, companies };
}
