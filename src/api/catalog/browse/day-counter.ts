import { sql } from 'kysely';
import { storeDateOf, type StoreDate } from '../../../shop/time/store-time.ts';
import { countingBuffer } from '../../platform/db/counting-buffer.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Store } from '../../store.ts';

/** The maximum number of different products between two flushes; what is beyond it is not counted. */
const MOST_PRODUCTS = 20_000;

/** What is counted of products day by day, besides their orders. */
type Counted = 'views' | 'carts';

/**
 * Counts product views, or times put into a cart, by day. Buffered for a few seconds, which a crash loses: only the trend and a
 * report use them.
 */
export function dayCounter(
  { app, db, clock }: Store,
  what: Counted,
): {
  count: (productId: string) => void;
  flush: () => Promise<void>;
} {
  return countingBuffer(
    { app },
    {
      what,
      most: MOST_PRODUCTS,
      write: (counts) => addCounts(db, what, counts, storeDateOf(clock())),
    },
  );
}

// Sorted, so that two instances flushing at once cannot deadlock.
async function addCounts(
  db: Db,
  what: Counted,
  counts: ReadonlyMap<string, number>,
  day: StoreDate,
): Promise<void> {
  const ids = [...counts.keys()].sort();
  const column = sql.ref(what);
  await sql`
    insert into product_days as d (product_id, day, ${column})
    select id, ${day}, times
      from unnest(${ids}::text[], ${ids.map((id) => counts.get(id) ?? 0)}::integer[]) as seen (id, times)
     where exists (select from products where products.id = seen.id)
     order by id
        on conflict (product_id, day) do update set ${column} = d.${column} + excluded.${column}`.execute(db);
}
