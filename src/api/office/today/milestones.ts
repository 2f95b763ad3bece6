import { sql } from 'kysely';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';

/** Older ones are no news: a shop that sells for years is not congratulated on its first sale. */
const NEWS_MS = 14 * DAY_MS;
const TENTH = 10;

/** Notes what the shop has reached, each once. What was reached long ago counts as seen. */
export async function noteMilestones(db: Db, now: Date): Promise<void> {
  const { rows: noted } = await sql<{ kind: string }>`select kind from milestones`.execute(db);
  const isNew = (kind: string) => !noted.some((row) => row.kind === kind);
  if (isNew('first') || isNew('tenth')) {
    const { rows: sales } = await sql<{ at: Date }>`
      select s.delivered_at as at from settlements s join orders o on o.id = s.order_id
       where not o.is_test and s.items > 0 order by s.delivered_at limit ${TENTH}`.execute(db);
    await note(db, 'first', sales[0]?.at ?? null, null, now);
    await note(db, 'tenth', sales[TENTH - 1]?.at ?? null, null, now);
  }
  if (!isNew('best')) return;
  const { rows: best } = await sql<{ productId: string; isOld: boolean }>`
    select product_id as "productId",
           bool_or(coalesce(sum(kept) filter (where day < ${storeDateOf(new Date(now.getTime() - NEWS_MS))}::date), 0) >= ${TENTH}) over () as "isOld"
      from counted_line_figures where day is not null group by product_id
    having sum(kept) >= ${TENTH} order by sum(kept) desc, product_id limit 1`.execute(db);
  const [piece] = best;
  if (piece === undefined) return;
  await note(db, 'best', piece.isOld ? new Date(0) : now, piece.productId, now);
}

async function note(
  db: Db,
  kind: string,
  at: Date | null,
  productId: string | null,
  now: Date,
): Promise<void> {
  if (at === null) return;
  const seenAt = now.getTime() - at.getTime() > NEWS_MS ? now : null;
  await sql`
    insert into milestones (kind, product_id, reached_at, seen_at) values (${kind}, ${productId}, ${at}, ${seenAt})
    on conflict do nothing`.execute(db);
}

/** The name of a milestone's piece is read with it. */
export const unseenMilestones = (language: 'en' | 'ar') => sql`
  (select coalesce(json_agg(json_build_object('kind', m.kind, 'productId', m.product_id,
            'name', coalesce(nullif(${sql.ref(`d.name_${language}`)}, ''), d.name_ar, d.name_en, ''))
            order by m.reached_at), '[]')
     from milestones m left join products d on d.id = m.product_id where m.seen_at is null)`;

/** With what was reached before it. */
export const putAway = (db: Db, kind: string, now: Date) =>
  sql`update milestones set seen_at = ${now}
       where reached_at <= (select reached_at from milestones where kind = ${kind}) and seen_at is null`.execute(
    db,
  );
