import { sql } from 'kysely';
import { storeDateOf, type StoreDate } from '../../shop/store-time.ts';
import type { Db } from '../db/database.ts';
import type { Store } from '../store.ts';

const flushMs = 4000;
/** More different pieces than this are not looked at between two flushes; beyond it views go uncounted. */
const mostPieces = 20_000;

/**
 * Counts the views of products by day. A view costs the request nothing: counts wait in memory for a few seconds
 * and are then added in one statement. A crash loses a few seconds of views, which only the trend is made of.
 */
export function viewCounter({ app, db, clock }: Store): {
  count: (productId: string) => void;
  flush: () => Promise<void>;
} {
  let views = new Map<string, number>();
  const count = (productId: string, times = 1) => {
    if (views.size >= mostPieces && !views.has(productId)) return;
    views.set(productId, (views.get(productId) ?? 0) + times);
  };
  const flush = async () => {
    const counted = views;
    views = new Map();
    if (counted.size === 0) return;
    try {
      await addViews(db, counted, storeDateOf(clock()));
    } catch (error) {
      app.log.warn({ err: error }, 'views wait for the next flush');
      for (const [productId, times] of counted) count(productId, times);
    }
  };
  const timer = setInterval(() => void flush(), flushMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return { count: (productId) => count(productId), flush };
}

// In one order of rows, so that two instances flushing at once do not wait for each other in a circle.
async function addViews(db: Db, views: ReadonlyMap<string, number>, day: StoreDate): Promise<void> {
  const ids = [...views.keys()].sort();
  await sql`
    insert into product_days (product_id, day, views)
    select id, ${day}, views
      from unnest(${ids}::text[], ${ids.map((id) => views.get(id) ?? 0)}::integer[]) as seen (id, views)
     where exists (select from products where products.id = seen.id)
     order by id
        on conflict (product_id, day) do update set views = product_days.views + excluded.views`.execute(db);
}
