import { sql } from 'kysely';
import type { SavedView } from '../../../../shop/fulfilment/view-calls.ts';
import type { Db } from '../../../db/database.ts';
import { refuse } from '../../../refusal.ts';
import { answerChange } from '../../../staff/answer-change.ts';
import { answerConsole } from '../../../staff/answer-console.ts';
import type { Store } from '../../../store.ts';

const MOST_VIEWS = 20;

/** The saved views of the list of orders. */
export function viewRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listViews', async ({ staff }) => ({ views: await readViews(db, staff.id) }));

  answerChange(store, 'saveView', async (tx, { input: { name, query, isShared }, staff }) => {
    const { rows } = await sql`
      insert into order_views (staff_id, name, query, is_shared)
      select ${staff.id}, ${name}, ${query}, ${isShared}
       where (select count(*) from order_views where staff_id = ${staff.id} and name <> ${name}) < ${MOST_VIEWS}
          on conflict (staff_id, name) do update set query = excluded.query, is_shared = excluded.is_shared
      returning 1`.execute(tx);
    if (rows.length === 0) return refuse('VALIDATION', { errors: [`there are ${MOST_VIEWS} views already`] });
    return { views: await readViews(tx, staff.id) };
  });

  answerChange(store, 'changeView', async (tx, { input: { id, name, isShared }, staff }) => {
    const { rows } = await sql<{ is_free: boolean }>`
      select not exists (select from order_views o where o.staff_id = v.staff_id and o.name = ${name} and o.id <> v.id) as is_free
        from order_views v where id = ${id} and staff_id = ${staff.id} for update`.execute(tx);
    const [own] = rows;
    if (own === undefined) return refuse('NOT_FOUND');
    if (!own.is_free)
      return refuse('VALIDATION', { errors: ['"name" must be another than of your other views'] });
    await sql`update order_views set name = ${name}, is_shared = ${isShared} where id = ${id}`.execute(tx);
    return { views: await readViews(tx, staff.id) };
  });

  answerChange(store, 'deleteView', async (tx, { input: { id }, staff }) => {
    const mayAny = staff.roles.includes('owner');
    const { rows } = await sql`
      delete from order_views
       where id = ${id} and (staff_id = ${staff.id} or (is_shared and ${mayAny}::boolean))
      returning 1`.execute(tx);
    return rows.length === 0 ? refuse('NOT_FOUND') : { views: await readViews(tx, staff.id) };
  });
}

async function readViews(db: Db, staffId: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.id as _id, v.name, v.query, v.is_shared as "isShared", case when v.staff_id <> ${staffId} then s.name end as by
      from order_views v join staff s on s.id = v.staff_id
     where v.staff_id = ${staffId} or v.is_shared
     order by v.is_shared desc, v.created_at, v.id`.execute(db);
  return rows;
}
