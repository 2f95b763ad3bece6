import { sql } from 'kysely';
import { answerConsole } from '../../../../people/staff/answer-console.ts';
import { refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { sightOf, visibleTo } from '../sight.ts';

/** A page says every 10 s that it is open; after this it counts as closed. */
const OPEN_MS = 18_000;

/** Who of the staff has an order open. */
export function presenceRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'showPresence', async ({ input: { id }, staff }) => {
    const { rows: seen } = await sql`
      insert into order_presence (order_id, staff_id, seen_at)
      select p.order_id, ${staff.id}, clock_timestamp() from parcels p
       where p.order_id = ${id} and ${visibleTo(sightOf(staff.roles))}
          on conflict (order_id, staff_id) do update set seen_at = excluded.seen_at
      returning 1`.execute(db);
    if (seen.length === 0) return refuse('NOT_FOUND');
    const { rows } = await sql<{ _id: string; name: string }>`
      select s.id as _id, s.name from order_presence v join staff s on s.id = v.staff_id
       where v.order_id = ${id} and v.staff_id <> ${staff.id} and s.removed_at is null
         and v.seen_at > clock_timestamp() - ${OPEN_MS} * interval '1 millisecond'
       order by s.name, s.id`.execute(db);
    return { others: rows };
  });
}
