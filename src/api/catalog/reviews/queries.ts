import { sql } from 'kysely';
import type { Fit, Review } from '../../../shop/catalog/reviews/contract.ts';
import type { HideReason } from '../../../shop/catalog/reviews/hide-reasons.ts';
import type { Language } from '../../../shop/language.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isAmong, ownReview } from './list-reviews.ts';

/** The number of visible reviews (with `rating` stars) from the stored counts; undefined without such a product. */
export async function countReviews(db: Db, productId: string, rating?: number): Promise<number | undefined> {
  const product = await db
    .selectFrom('products')
    .select('ratings')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return product?.ratings
    .filter((_, place) => rating === undefined || place === rating - 1)
    .reduce((sum, count) => sum + count, 0);
}

/** The number of visible reviews of people of about this height; undefined without such a product. */
export async function countReviewsOfHeight(
  db: Db,
  productId: string,
  rating: number | undefined,
  height: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from reviews r where r.product_id = p.id and r.hidden_at is null and ${isAmong(rating, height)}) as count
      from products p where p.id = ${productId} and p.status = 'published'`.execute(db);
  return rows[0]?.count;
}

/** The size of the product that was delivered to the shopper last, which a review requires; null if none was. */
export async function deliveredSize(db: Db, productId: string, shopperId: string): Promise<string | null> {
  const { rows } = await sql<{ size_id: string }>`
    select l.size_id from orders o join order_lines l on l.order_id = o.id
     where o.shopper_id = ${shopperId} and l.product_id = ${productId} and o.delivered_at is not null and not o.is_test
     order by o.delivered_at desc limit 1`.execute(db);
  return rows[0]?.size_id ?? null;
}

export type Written = {
  productId: string;
  shopperId: string;
  rating: number;
  comment: string;
  fit: Fit | null;
  height: number | null;
  usualSizeId: string | null;
  takenSizeId: string | null;
};

/** Creates or replaces a shopper's review. A hidden one stays hidden; the creation date stays. */
export async function writeReview(
  tx: Tx,
  { productId, shopperId, rating, comment, fit, height, usualSizeId, takenSizeId }: Written,
  { language, now }: { language: Language; now: Date },
): Promise<Review> {
  await sql`
    insert into reviews (product_id, shopper_id, rating, comment, fit, height, usual_size_id, taken_size_id, created_at, updated_at)
    values (${productId}, ${shopperId}, ${rating}, ${comment}, ${fit}, ${height}, ${usualSizeId}, ${takenSizeId}, ${now}, ${now})
        on conflict (product_id, shopper_id) do update
       set rating = excluded.rating, comment = excluded.comment, fit = excluded.fit, height = excluded.height,
           usual_size_id = excluded.usual_size_id, taken_size_id = excluded.taken_size_id, updated_at = excluded.updated_at`.execute(
    tx,
  );
  const written = await ownReview(tx, productId, shopperId, language);
  if (written === null) throw new Error('what was written is there');
  return written;
}

/** Those of these fields that name no size. */
export async function unknownSizes(
  db: Db,
  given: Readonly<Record<string, string | null>>,
): Promise<string[]> {
  const ids = Object.values(given).filter((id) => id !== null);
  if (ids.length === 0) return [];
  const known = await db.selectFrom('sizes').select('id').where('id', 'in', ids).execute();
  return Object.keys(given).filter((field) => {
    const id = given[field];
    return id !== null && !known.some((size) => size.id === id);
  });
}

/** Deletes the shopper's review of a product; false if there was none. */
export async function deleteReview(db: Db, productId: string, shopperId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('reviews')
    .where('product_id', '=', productId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Marks a review as helpful to the shopper; idempotent. */
export async function addVote(tx: Tx, reviewId: string, shopperId: string, now: Date): Promise<void> {
  await tx
    .insertInto('review_votes')
    .values({ review_id: reviewId, shopper_id: shopperId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropVote(tx: Tx, reviewId: string, shopperId: string): Promise<void> {
  await tx
    .deleteFrom('review_votes')
    .where('review_id', '=', reviewId)
    .where('shopper_id', '=', shopperId)
    .execute();
}

/** Records that a shopper reported a review; a second report replaces the reason. */
export async function addReport(
  tx: Tx,
  { reviewId, shopperId, reason }: { reviewId: string; shopperId: string; reason: HideReason },
  now: Date,
): Promise<void> {
  await sql`insert into review_reports (review_id, shopper_id, reason, at) values (${reviewId}, ${shopperId}, ${reason}, ${now})
            on conflict (review_id, shopper_id) do update set reason = excluded.reason, at = excluded.at`.execute(
    tx,
  );
}
