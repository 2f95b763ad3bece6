import { sql } from 'kysely';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { Db } from '../../platform/db/database.ts';

const WINDOW_DAYS = 30;
/** Fewer messages say nothing. */
const LEAST = 10;

/**
 * Within how many hours half of what shoppers wrote to the shop in the last 30 days was answered; what still waits counts
 * with its wait. Null where too little was written.
 */
export async function readAnswerHours(db: Db, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
  const { rows } = await sql<{ asked: number; hours: number | null }>`
    select count(*) as asked, ceil(percentile_disc(0.5) within group (order by waited) / 3600)::int as hours
      from (select extract(epoch from coalesce(
                     (select min(m.at) from case_messages m where m.case_id = c.id and m.staff_id is not null),
                     ${now}) - c.opened_at) as waited
              from cases c where c.channel = 'site' and c.opened_at > ${since} and c.opened_at <= ${now}) answers`.execute(
    db,
  );
  const [{ asked, hours } = { asked: 0, hours: null }] = rows;
  return asked < LEAST || hours === null ? null : Math.max(hours, 1);
}
