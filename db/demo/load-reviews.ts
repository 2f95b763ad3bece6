import { createHash } from 'node:crypto';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { addDays, storeDateOf } from '../../src/shop/time/store-time.ts';
import { chance } from './chance.ts';
import { daysBefore } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { type DemoProduct, products } from './products.ts';
import { customers } from './reviewers.ts';
import { type DemoReview, reviews } from './reviews.ts';

/** Views of this many days make the trend. */
const trendDays = 14;

/** What people wrote about what they bought, and whom it helped. */
export async function loadReviews(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'reviews',
    reviews.map((review) => {
      const { productId, shopperId, rating, comment, fit, height, takenSizeId, daysAgo } = review;
      const at = daysBefore(now, daysAgo);
      return {
        id: idOf(review),
        product_id: productId,
        shopper_id: shopperId,
        rating,
        comment,
        fit,
        height,
        taken_size_id: takenSizeId,
        created_at: at,
        updated_at: at,
      };
    }),
  );
  await insertRows(
    tx,
    'review_votes',
    reviews.flatMap((review) => votesFor(review, now)),
  );
  await answerSome(tx, now);
}

/** The newest with words: some the store answered, one a shopper reported. */
async function answerSome(tx: Tx, now: Date): Promise<void> {
  const newest = reviews
    .filter(({ comment }) => comment !== '')
    .sort((one, other) => one.daysAgo - other.daysAgo)
    .slice(0, 4);
  const [reported, ...answered] = newest;
  for (const review of answered)
    await tx
      .updateTable('reviews')
      .set({
        answer_en: 'Thank you for telling us. It helps whoever chooses next.',
        answer_ar: 'شكراً لك على رأيك، فهو يساعد من يختار بعدك.',
        answered_at: now,
      })
      .where('id', '=', idOf(review))
      .execute();
  const reader = customers.find(({ id }) => id !== reported?.shopperId);
  if (reported === undefined || reader === undefined) return;
  await insertRows(tx, 'review_reports', [
    { review_id: idOf(reported), shopper_id: reader.id, reason: 'offTopic', at: now },
  ]);
}

const idOf = ({ productId, shopperId }: DemoReview) =>
  createHash('sha256').update(`${productId} ${shopperId}`).digest('hex').slice(0, 24);

/** Longer reviews get more votes; no author votes for their own. */
function votesFor(review: DemoReview, now: Date) {
  const [id, share] = [idOf(review), Math.min(review.comment.length, 120) / 1500];
  return customers
    .filter((reader) => reader.id !== review.shopperId && chance(id, reader.id, 'helped') < share)
    .map((reader) => ({ review_id: id, shopper_id: reader.id, at: daysBefore(now, review.daysAgo / 2) }));
}

/** What people looked at in the last two weeks. */
export async function loadViews(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'product_days',
    products.flatMap((product) => viewedDays(product, now)),
  );
}

/** The days of the last two weeks on which a product was looked at, one time in eighty before it went into a cart. */
export function viewedDays({ id, views: all }: DemoProduct, now: Date) {
  return Array.from({ length: trendDays }, (_, daysAgo) => {
    const views = Math.round((all / trendDays) * (0.5 + chance(id, daysAgo, 'views')));
    const carts = Math.floor(views / 80 + chance(id, daysAgo, 'carts'));
    const day = addDays(storeDateOf(now), -daysAgo);
    return { product_id: id, day, views, carts, favorites: 0, orders: 0 };
  }).filter((day) => day.views > 0);
}
