import { transact } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { paginationOf } from '../http/pagination.ts';
import { refuse } from '../http/refusal.ts';
import type { Store } from '../store.ts';
import { countReviews, deleteReview, listReviews, wasDelivered, writeReview } from './queries.ts';

/** What people say about a piece they have. */
export function reviewsRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getReviews', async ({ input, shopper }) => {
    const { productId, ...page } = input;
    const [total, reviews, canReview] = await Promise.all([
      countReviews(db, productId),
      listReviews(db, productId, shopper?.id ?? null, page),
      shopper === null ? false : wasDelivered(db, productId, shopper.id),
    ]);
    if (total === undefined) return refuse('NOT_FOUND');
    return { reviews, pagination: paginationOf(page, total), canReview };
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
}
