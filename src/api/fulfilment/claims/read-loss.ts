import { sql } from 'kysely';
import type { ConsoleOrder } from '../../../shop/fulfilment/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { rightsOf, type StaffRole } from '../../../shop/staff/roles.ts';
import type { Db } from '../../db/database.ts';

type Loss = NonNullable<ConsoleOrder['loss']>;
type Row = Omit<Loss, 'openedAt' | 'answer' | 'staff' | 'companies'> & {
  openedAt: Date;
  answer: (Omit<NonNullable<Loss['answer']>, 'at'> & { at: string }) | null;
};

/** What was lost of an order and who pays for it; null where nothing was, or the reader does not count cash. */
export async function readLoss(
  db: Db,
  parcelId: string,
  roles: readonly StaffRole[],
  language: Language,
): Promise<Loss | null> {
  const rights = rightsOf(roles);
  if (rights.countCash !== 'all') return null;
  const companyName = sql.ref(`c.name_${language}`);
  const { rows } = await sql<Row>`
    select (t.details ->> 'worth')::bigint as worth, (t.details ->> 'most')::bigint as most,
           t.details ->> 'courierId' as "courierId", t.details ->> 'companyId' as "companyId", t.opened_at as "openedAt",
           case when t.done_at is not null then json_build_object(
             'chargedTo', coalesce(w.name, ${companyName}), 'amount', coalesce(e.amount, 0), 'entryId', e.id,
             'reason', coalesce(e.reason, t.details ->> 'nobody', ''), 'by', b.name, 'at', t.done_at) end as answer
      from tasks t
      left join staff b on b.id = t.done_by
      left join lateral (
        select n.id, n.reason, l.amount, l.account_id from cash_entries n join cash_lines l on l.entry_id = n.id and l.amount > 0
         where n.kind = 'lost' and n.order_id = t.order_id and n.details ->> 'task' = t.id
           and not exists (select from cash_entries r where r.reverses = n.id)) e on true
      left join staff w on e.account_id = 'staffDue:' || w.id
      left join companies c on e.account_id = 'company:' || c.id
     where t.kind = 'claim' and t.subject = ${parcelId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { openedAt, answer, ...loss } = row;
  const maySettle = answer === null && rights.settleDifferences === 'all';
  return {
    ...loss,
    openedAt: openedAt.toISOString(),
    answer: answer && { ...answer, at: new Date(answer.at).toISOString() },
    ...(maySettle ? await readChargeable(db, row, language) : { staff: [], companies: [] }),
  };
}

/** Whom a loss can be charged to: those in use, and who carried it. */
async function readChargeable(
  db: Db,
  { courierId, companyId }: Pick<Row, 'courierId' | 'companyId'>,
  language: Language,
): Promise<Pick<Loss, 'staff' | 'companies'>> {
  const { rows: staff } = await sql<Loss['staff'][number]>`
    select id as _id, name from staff where removed_at is null or id = ${courierId} order by name, id limit 500`.execute(
    db,
  );
  const { rows: companies } = await sql<Loss['companies'][number]>`
    select id as _id, ${sql.ref(`name_${language}`)} as name from companies
     where archived_at is null or id = ${companyId} order by 2, 1`.execute(db);
  return { staff, companies };
}
