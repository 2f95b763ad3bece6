import { sql } from 'kysely';
import type { Fit, Review } from '../../../shop/catalog/reviews/contract.ts';
import type { HideReason } from '../../../shop/catalog/reviews/hide-reasons.ts';
import type { Language } from '../../../shop/language.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ownReview } from './list-reviews.ts';

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

/** Whether the product was delivered to the shopper, which a review requires. */
export async function wasDelivered(db: Db, productId: string, shopperId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join order_lines l on l.order_id = o.id
     where o.shopper_id = ${shopperId} and l.product_id = ${productId} and o.delivered_at is not null and not o.is_test
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

/** Creates or replaces a shopper's review. A hidden one stays hidden; the creation date stays. */
export async function writeReview(
  tx: Tx,
  { productId, shopperId, rating, comment, fit }: Written,
  { language, now }: { language: Language; now: Date },
): Promise<Review> {
  await sql`
    insert into reviews (product_id, shopper_id, rating, comment, fit, created_at, updated_at)
    values (${productId}, ${shopperId}, ${rating}, ${comment}, ${fit}, ${now}, ${now})
        on conflict (product_id, shopper_id) do update
       set rating = excluded.rating, comment = excluded.comment, fit = excluded.fit, updated_at = excluded.updated_at`.execute(
    tx,
  );
  const written = await ownReview(tx, productId, shopperId, language);
  if (written === null) throw new Error('what was written is there');
  return written;
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
