import type { Review } from '../../shop/reviews/contract.ts';
import { type Db, transact, type Tx } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { paginationOf } from '../http/pagination.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Shopper, Store } from '../store.ts';
import { findReview, listReviews, ownReview } from './list-reviews.ts';
import { addVote, countReviews, deleteReview, dropVote, wasDelivered, writeReview } from './queries.ts';

export function reviewsRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getReviews', async ({ input, shopper }) => {
    const { productId, rating, sort = 'newest', ...page } = input;
    const [total, reviews, canReview, own] = await Promise.all([
      countReviews(db, productId, rating),
      listReviews(db, { productId, readerId: shopper?.id ?? null, rating, sort }, page),
      shopper === null ? false : wasDelivered(db, productId, shopper.id),
      shopper === null ? null : ownReview(db, productId, shopper.id),
    ]);
    if (total === undefined) return refuse('NOT_FOUND');
    return { reviews, pagination: paginationOf(page, total), canReview, own };
  });

  answer(store, 'addReview', async ({ input, shopper, now }) =>
    transact(db, async (tx) => {
      const { productId, rating, comment = '', fit = null } = input;
      if ((await countReviews(tx, productId)) === undefined) return refuse('NOT_FOUND');
      if (!(await wasDelivered(tx, productId, shopper.id))) return refuse('REVIEW_NOT_ALLOWED');
      return {
        review: await writeReview(tx, { productId, shopperId: shopper.id, rating, comment, fit }, now),
      };
    }),
  );

  answer(store, 'deleteReview', async ({ input, shopper }) =>
    (await deleteReview(db, input.productId, shopper.id)) ? null : refuse('NOT_FOUND'),
  );

  answer(store, 'voteHelpful', ({ input: { reviewId }, shopper, now }) =>
    changeVote(db, reviewId, shopper, (tx) => addVote(tx, reviewId, shopper.id, now)),
  );

  answer(store, 'unvoteHelpful', ({ input: { reviewId }, shopper }) =>
    changeVote(db, reviewId, shopper, (tx) => dropVote(tx, reviewId, shopper.id)),
  );
}

/** Shoppers cannot vote for their own reviews or for hidden ones. */
async function changeVote(
  db: Db,
  reviewId: string,
  shopper: Shopper,
  change: (tx: Tx) => Promise<void>,
): Promise<{ review: Review } | Refusal> {
  return transact(db, async (tx) => {
    const before = await findReview(tx, reviewId, shopper.id);
    if (before === undefined) return refuse('NOT_FOUND');
    if (before.mine) return refuse('OWN_REVIEW');
    await change(tx);
    const review = await findReview(tx, reviewId, shopper.id);
    return review === undefined ? refuse('NOT_FOUND') : { review };
  });
}
