import type { Review } from '../../../shop/catalog/reviews/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { paginationOf } from '../../platform/http/pagination.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Shopper, Store } from '../../store.ts';
import { findReview, listReviews, ownReview } from './list-reviews.ts';
import {
  addReport,
  addVote,
  countReviews,
  countReviewsOfHeight,
  deleteReview,
  deliveredSize,
  dropVote,
  unknownSizes,
  writeReview,
} from './queries.ts';

export function reviewsRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getReviews', async ({ input, shopper, language }) => {
    const { productId, rating, height, sort = 'newest', ...page } = input;
    const [total, reviews, boughtSizeId, own] = await Promise.all([
      height === undefined
        ? countReviews(db, productId, rating)
        : countReviewsOfHeight(db, productId, rating, height),
      listReviews(db, { productId, readerId: shopper?.id ?? null, rating, height, sort, language }, page),
      shopper === null ? null : deliveredSize(db, productId, shopper.id),
      shopper === null ? null : ownReview(db, productId, shopper.id, language),
    ]);
    if (total === undefined) return refuse('NOT_FOUND');
    return {
      reviews,
      pagination: paginationOf(page, total),
      canReview: boughtSizeId !== null,
      own,
      boughtSizeId,
    };
  });

  answer(store, 'addReview', async ({ input, shopper, language, now }) =>
    transact(db, async (tx) => {
      const { productId, rating, comment = '', fit = null, height = null } = input;
      const { usualSizeId = null, takenSizeId = null } = input;
      if ((await countReviews(tx, productId)) === undefined) return refuse('NOT_FOUND');
      if ((await deliveredSize(tx, productId, shopper.id)) === null) return refuse('REVIEW_NOT_ALLOWED');
      const unknown = await unknownSizes(tx, { usualSizeId, takenSizeId });
      if (unknown.length > 0)
        return refuse('VALIDATION', { errors: unknown.map((field) => `"${field}" is unknown`) });
      return {
        review: await writeReview(
          tx,
          { productId, shopperId: shopper.id, rating, comment, fit, height, usualSizeId, takenSizeId },
          { language, now },
        ),
      };
    }),
  );

  answer(store, 'deleteReview', async ({ input, shopper }) =>
    (await deleteReview(db, input.productId, shopper.id)) ? null : refuse('NOT_FOUND'),
  );

  answer(store, 'voteHelpful', ({ input: { reviewId }, shopper, language, now }) =>
    changeVote(db, reviewId, { shopper, language }, (tx) => addVote(tx, reviewId, shopper.id, now)),
  );

  answer(store, 'unvoteHelpful', ({ input: { reviewId }, shopper, language }) =>
    changeVote(db, reviewId, { shopper, language }, (tx) => dropVote(tx, reviewId, shopper.id)),
  );

  answer(store, 'reportReview', async ({ input: { reviewId, reason }, shopper, language, now }) => {
    const reported = await changeVote(db, reviewId, { shopper, language }, (tx) =>
      addReport(tx, { reviewId, shopperId: shopper.id, reason }, now),
    );
    return isRefusal(reported) ? reported : null;
  });
}

/** Shoppers cannot vote for their own reviews or for hidden ones. */
async function changeVote(
  db: Db,
  reviewId: string,
  { shopper, language }: { shopper: Shopper; language: Language },
  change: (tx: Tx) => Promise<void>,
): Promise<{ review: Review } | Refusal> {
  return transact(db, async (tx) => {
    const before = await findReview(tx, reviewId, shopper.id, language);
    if (before === undefined) return refuse('NOT_FOUND');
    if (before.mine) return refuse('OWN_REVIEW');
    await change(tx);
    const review = await findReview(tx, reviewId, shopper.id, language);
    return review === undefined ? refuse('NOT_FOUND') : { review };
  });
}
