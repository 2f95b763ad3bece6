import { sql } from 'kysely';
import type { Fit, Review } from '../../shop/reviews/contract.ts';
import type { PageQuery } from '../../shop/input.ts';
import type { Db, Tx } from '../db/database.ts';
import { offsetOf } from '../http/pagination.ts';
import { authorOf } from './author.ts';

type ReviewRow = {
  id: string;
  author: string;
  rating: number;
  comment: string;
  fit: Fit | null;
  created_at: Date;
  mine: boolean;
};

/** One page of a product's reviews that are shown, the newest first. `shopperId` says whose is `mine`; null for a guest. */
export async function listReviews(
  db: Db,
  productId: string,
  shopperId: string | null,
  page: PageQuery,
): Promise<Review[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, s.name as author, r.rating, r.comment, r.fit, r.created_at, r.shopper_id = ${shopperId} is true as mine
      from reviews r join shoppers s on s.id = r.shopper_id
     where r.product_id = ${productId} and r.hidden_at is null
     order by r.created_at desc, r.id
     limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return rows.map(toReview);
}

/** How many reviews of a published product are shown, from the counts kept on it; undefined where there is none. */
export async function countReviews(db: Db, productId: string): Promise<number | undefined> {
  const product = await db
    .selectFrom('products')
    .select('ratings')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return product?.ratings.reduce((sum, count) => sum + count, 0);
}

/** Was the product delivered to the shopper? Only then may they review it. */
export async function wasDelivered(db: Db, productId: string, shopperId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join order_lines l on l.order_id = o.id
     where o.shopper_id = ${shopperId} and l.product_id = ${productId} and o.delivered_at is not null
     limit 1`.execute(db);
  return rows.length > 0;
}

export type Written = {
  productId: string;
  shopperId: string;
  rating: number;
  comment: string;
  fit: Fit | null;
};

/**
 * Writes the shopper's review of a product, over the one that is there. A review the merchant has hidden stays
 * hidden, and keeps the day it was first written.
 */
export async function writeReview(
  tx: Tx,
  { productId, shopperId, rating, comment, fit }: Written,
  now: Date,
): Promise<Review> {
  const { rows } = await sql<ReviewRow>`
    with written as (
      insert into reviews (product_id, shopper_id, rating, comment, fit, created_at, updated_at)
      values (${productId}, ${shopperId}, ${rating}, ${comment}, ${fit}, ${now}, ${now})
          on conflict (product_id, shopper_id) do update
         set rating = excluded.rating, comment = excluded.comment, fit = excluded.fit, updated_at = excluded.updated_at
      returning *)
    select w.id, s.name as author, w.rating, w.comment, w.fit, w.created_at, true as mine
      from written w join shoppers s on s.id = w.shopper_id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('what was written is there');
  return toReview(row);
}

/** Deletes the shopper's review of a product; false where there was none. */
export async function deleteReview(db: Db, productId: string, shopperId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('reviews')
    .where('product_id', '=', productId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

function toReview({ id, author, rating, comment, fit, created_at, mine }: ReviewRow): Review {
  return {
    _id: id,
    author: authorOf(author),
    rating,
    comment,
    fit,
    createdAt: created_at.toISOString(),
    mine,
  };
}
