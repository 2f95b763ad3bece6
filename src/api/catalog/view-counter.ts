import { sql } from 'kysely';
import { storeDateOf, type StoreDate } from '../../shop/time/store-time.ts';
import type { Db } from '../db/database.ts';
import type { Store } from '../store.ts';

const FLUSH_MS = 4000;
/** The maximum number of different products between two flushes; views beyond it are not counted. */
const MOST_PRODUCTS = 20_000;

/** Counts product views by day, buffered for a few seconds. A crash loses those, which only the trend uses. */
export function viewCounter({ app, db, clock }: Store): {
  count: (productId: string) => void;
  flush: () => Promise<void>;
} {
  let views = new Map<string, number>();
  const count = (productId: string, times = 1) => {
    if (views.size >= MOST_PRODUCTS && !views.has(productId)) return;
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
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return { count: (productId) => count(productId), flush };
}

// Sorted, so that two instances flushing at once cannot deadlock.
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
