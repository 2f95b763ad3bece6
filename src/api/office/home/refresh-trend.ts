import { sql } from 'kysely';
import { trendScore } from '../../../shop/office/home/trend.ts';
import type { Settings } from '../../../shop/settings.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';

/** Products per statement: limits how long an order for one of them waits for the row lock. */
const AT_ONCE = 1000;

/**
 * Recomputes every product's trend score and returns how many changed. The shop's formula weighs a day's orders,
 * favorites and views; the database adds them up.
 */
export async function refreshTrend(db: Db, settings: Pick<Settings, 'trend'>, now: Date): Promise<number> {
  const weights = JSON.stringify(weightsOfDays(settings.trend, now));
  let changed = 0;
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    changed += await refreshSome(db, ids, weights);
    last = ids.at(-1) ?? last;
    if (ids.length < AT_ONCE) return changed;
  }
}

async function refreshSome(db: Db, ids: readonly string[], weights: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update products p set trend = s.score
      from (select id, coalesce(round(sum(d.orders * w.orders + d.favorites * w.favorites + d.views * w.views)::numeric, 3), 0)::float8 as score
              from unnest(${ids}::text[]) as id
              left join (product_days d join json_to_recordset(${weights}::json)
                           as w (day date, orders float8, favorites float8, views float8) using (day)) on d.product_id = id
             group by id) s
     where s.id = p.id and p.trend is distinct from s.score`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

type Weights = { day: string; orders: number; favorites: number; views: number };

function weightsOfDays(trend: Settings['trend'], now: Date): Weights[] {
  const none = { orders: 0, favorites: 0, views: 0 };
  return Array.from({ length: trend.windowDays }, (_, daysAgo) => ({
    day: addDays(storeDateOf(now), -daysAgo),
    orders: trendScore([{ ...none, daysAgo, orders: 1 }], trend),
    favorites: trendScore([{ ...none, daysAgo, favorites: 1 }], trend),
    views: trendScore([{ ...none, daysAgo, views: 1 }], trend),
  }));
}
