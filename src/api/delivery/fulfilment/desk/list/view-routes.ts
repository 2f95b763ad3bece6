import { sql } from 'kysely';
import { fulfilmentCalls } from '../../../../../shop/delivery/fulfilment/calls.ts';
import { MOST_COUNTED } from '../../../../../shop/delivery/fulfilment/order-views.ts';
import type { SavedView } from '../../../../../shop/delivery/fulfilment/view-calls.ts';
import { answerChange } from '../../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../../people/staff/answer-console.ts';
import type { Staff } from '../../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { sightOf } from '../sight.ts';
import { questionOf } from './order-condition.ts';

const MOST_VIEWS = 20;

type View = { name: string; query: string; isShared: boolean };

/** The saved views of the list of orders. */
export function viewRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listViews', async ({ input, staff, now }) => ({
    views: input.counted === true ? await countedViews(db, staff, now) : await readViews(db, staff),
  }));

  answerChange(store, 'saveView', async (tx, { input: { name, query, isShared }, staff, now }) => {
    await lockOwnViews(tx, staff);
    const { rows: known } = await sql<View>`
      select name, query, is_shared as "isShared" from order_views where staff_id = ${staff.id} and name = ${name}`.execute(
      tx,
    );
    const { rows } = await sql<{ id: string }>`
      insert into order_views (staff_id, name, query, is_shared)
      select ${staff.id}, ${name}, ${query}, ${isShared}
       where (select count(*) from order_views where staff_id = ${staff.id} and name <> ${name}) < ${MOST_VIEWS}
          on conflict (staff_id, name) do update set query = excluded.query, is_shared = excluded.is_shared
      returning id`.execute(tx);
    const [saved] = rows;
    if (saved === undefined)
      return refuse('VALIDATION', { errors: [`there are ${MOST_VIEWS} views already`] });
    const [before] = known;
    const after = { name, query, isShared };
    const change = before === undefined ? ({ only: 'made', after } as const) : { before, after };
    await recordStaffAudit(tx, { staff, action: 'view.save', subject: saved.id, ...change }, now);
    return { views: await readViews(tx, staff) };
  });

  answerChange(store, 'changeView', async (tx, { input: { id, name, isShared }, staff, now }) => {
    await lockOwnViews(tx, staff);
    const { rows } = await sql<View & { is_free: boolean }>`
      select v.name, v.query, v.is_shared as "isShared", not exists (select from order_views o where o.staff_id = v.staff_id and o.name = ${name} and o.id <> v.id) as is_free
        from order_views v where id = ${id} and staff_id = ${staff.id} for update`.execute(tx);
    const [own] = rows;
    if (own === undefined) return refuse('NOT_FOUND');
    if (!own.is_free)
      return refuse('VALIDATION', { errors: ['"name" must be another than of your other views'] });
    await sql`update order_views set name = ${name}, is_shared = ${isShared} where id = ${id}`.execute(tx);
    const { is_free: _free, ...before } = own;
    const change = { before, after: { ...before, name, isShared } };
    await recordStaffAudit(tx, { staff, action: 'view.save', subject: id, ...change }, now);
    return { views: await readViews(tx, staff) };
  });

  answerChange(store, 'deleteView', async (tx, { input: { id }, staff, now }) => {
    const mayAny = staff.roles.includes('owner');
    const { rows } = await sql<View>`
      delete from order_views
       where id = ${id} and (staff_id = ${staff.id} or (is_shared and ${mayAny}::boolean))
      returning name, query, is_shared as "isShared"`.execute(tx);
    const [before] = rows;
    if (before === undefined) return refuse('NOT_FOUND');
    await recordStaffAudit(tx, { staff, action: 'view.delete', only: 'removed', subject: id, before }, now);
    return { views: await readViews(tx, staff) };
  });
}

/** Serializes a member's changes, so that the limit holds and no name is given twice. */
const lockOwnViews = (tx: Tx, staff: Staff) =>
  sql`select from staff where id = ${staff.id} for no key update`.execute(tx);

/** Shared views, then one's own. */
async function readViews(db: Db, staff: Staff): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.id as _id, v.name, v.query, v.is_shared as "isShared", case when v.staff_id <> ${staff.id} then s.name end as by,
           null::integer as count
      from order_views v join staff s on s.id = v.staff_id
     where v.staff_id = ${staff.id} or v.is_shared
     order by v.is_shared desc, v.created_at, v.id`.execute(db);
  return rows;
}

/** The views, each with how many orders it finds for this reader. */
async function countedViews(db: Db, staff: Staff, now: Date): Promise<SavedView[]> {
  const views = await readViews(db, staff);
  const queries = views.map(({ query }) => query);
  const counts = await countSaved(db, queries, staff, now);
  return views.map((view, place) => ({ ...view, count: counts[place] ?? 0 }));
}

const Filters = fulfilmentCalls.listOrders.query.omit({ after: true });

/** How many orders each saved query finds, in one statement; a query that the list would refuse finds none. */
async function countSaved(
  db: Db,
  queries: readonly string[],
  staff: Staff,
  now: Date,
): Promise<readonly number[]> {
  if (queries.length === 0) return [];
  const sight = sightOf(staff.roles);
  const counts = queries.map((query) => {
    const asked = Filters.safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (!asked.success) return sql`0`;
    // Counted no further than the list counts: the planner stops there as well.
    const { ids, found } = questionOf(asked.data, sight, now);
    return sql`(select count(*) from (${ids ?? sql`select from ${found}`} limit ${sql.lit(MOST_COUNTED + 1)}) found)`;
  });
  const { rows } = await sql<{ found: number[] }>`select array[${sql.join(counts)}]::int[] as found`.execute(
    db,
  );
  return rows[0]?.found ?? [];
}
