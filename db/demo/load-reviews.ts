import type { Tx } from '../../src/api/db/database.ts';
import { addDays, storeDateOf } from '../../src/shop/store-time.ts';
import { chance } from './chance.ts';
import { daysBefore } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { type DemoProduct, products } from './products.ts';
import { reviews } from './reviews.ts';

/** Views of this many days make the trend. */
const trendDays = 14;

/** What people wrote about what they bought. */
export async function loadReviews(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'reviews',
    reviews.map(({ productId, shopperId, rating, comment, fit, daysAgo }) => {
      const at = daysBefore(now, daysAgo);
      return {
        product_id: productId,
        shopper_id: shopperId,
        rating,
        comment,
        fit,
        created_at: at,
        updated_at: at,
      };
    }),
  );
}

/** What people looked at in the last two weeks. */
export async function loadViews(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'product_days',
    products.flatMap((product) => viewedDays(product, now)),
  );
}

/** The days of the last two weeks on which a product was looked at. */
export function viewedDays({ id, views }: DemoProduct, now: Date) {
  return Array.from({ length: trendDays }, (_, daysAgo) => ({
    product_id: id,
    day: addDays(storeDateOf(now), -daysAgo),
    views: Math.round((views / trendDays) * (0.5 + chance(id, daysAgo, 'views'))),
    favorites: 0,
    orders: 0,
  })).filter((day) => day.views > 0);
}
