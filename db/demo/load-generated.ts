import { sql } from 'kysely';
import { refreshTrend } from '../../src/api/office/home/refresh-trend.ts';
import { type Db, transact, type Tx } from '../../src/api/platform/db/database.ts';
import { Settings } from '../../src/shop/settings.ts';
import { between, chance } from './chance.ts';
import { daysBefore } from './days.ts';
import { generateProducts } from './generated-products.ts';
import { insertRows } from './insert-rows.ts';
import { loadProducts } from './load-products.ts';
import { viewedDays } from './load-reviews.ts';
import type { DemoProduct } from './products.ts';
import { customers } from './reviewers.ts';

/** So many products at a time: no statement comes near the pool's time limit. */
const productsAtOnce = 500;
const mostReviews = 6;

/**
 * Adds `count` generated products with stock, ratings and views; each call adds others. `onProgress` gets the number
 * added so far.
 */
export async function loadGenerated(
  db: Db,
  count: number,
  now: Date,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const first = (await generatedSoFar(db)) + 1;
  const last = first + count - 1;
  for (let from = first; from <= last; from += productsAtOnce) {
    const products = generateProducts(from, Math.min(last, from + productsAtOnce - 1));
    await transact(db, async (tx) => {
      await loadProducts(tx, products, now);
      await insertRows(
        tx,
        'reviews',
        products.flatMap((product) => reviewRows(product, now)),
      );
      await insertRows(
        tx,
        'product_days',
        products.flatMap((product) => viewedDays(product, now)),
      );
    });
    onProgress(Math.min(from + productsAtOnce, last + 1) - first);
  }
  if (count === 0) return;
  await transact(db, async (tx) => {
    await allowMinutes(tx);
    await refreshTrend(tx, Settings.parse({}), now);
  });
  await tidy(db);
}

async function generatedSoFar(db: Db): Promise<number> {
  const { rows } = await sql<{
    last: string | null;
  }>`select max(id) as last from products where id like 'generated-%'`.execute(db);
  return Number(rows[0]?.last?.slice('generated-'.length) ?? 0);
}

// Bulk loading leaves three versions of each row; a real shop's tables were vacuumed over time.
async function tidy(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = '5min'`.execute(connection);
    await sql`vacuum (full, analyze) products`.execute(connection);
    await sql`vacuum (analyze) variants, product_search, reviews, product_colors`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

// Tens of thousands of scores are written at once, which no shop's job ever does.
async function allowMinutes(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(tx);
}

function reviewRows({ id, createdDaysAgo }: DemoProduct, now: Date) {
  const many = Math.floor(chance(id, 'reviews') ** 2 * (mostReviews + 1));
  const first = between(0, customers.length - 1, id, 'first');
  return Array.from({ length: many }, (_, index) => {
    const at = daysBefore(now, chance(id, index, 'written') * createdDaysAgo);
    const stars = 5 - Math.floor(chance(id, index, 'stars') ** 2 * 5);
    return {
      product_id: id,
      shopper_id: customers[(first + index) % customers.length]?.id,
      rating: stars,
      comment: '',
      created_at: at,
      updated_at: at,
    };
  });
}
