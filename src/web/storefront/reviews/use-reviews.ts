import { useState } from 'react';
import { reviews as t } from '#texts/reviews';
import type { DataOf } from '../../../shop/endpoints.ts';
import type { Review, ReviewSort } from '../../../shop/reviews/contract.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';
import { toast } from '../../ui/toast.ts';

export type ReviewPage = DataOf<'getReviews'>;

/** What is asked of the reviews: those of so many stars, or all; in which order. */
export type ReviewQuery = {
  rating: number | null;
  sort: ReviewSort;
};

const asFirst: ReviewQuery = { rating: null, sort: 'newest' };

/** The first page comes with the piece; others, other stars and another order when they are asked for. */
export function useReviews(productId: string, first: ReviewPage | null) {
  const [asked, setAsked] = useState(asFirst);
  const [read, setRead] = useState<{ reviews: readonly Review[]; total: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const { reviews, total } = read ?? {
    reviews: first?.reviews ?? [],
    total: first?.pagination.totalItems ?? 0,
  };
  const limit = first?.pagination.limit ?? 5;

  const ask = async ({ rating, sort }: ReviewQuery, page: number) => {
    setBusy(true);
    try {
      const stars = rating === null ? {} : { rating };
      const answer = await call('getReviews', { productId, page, limit, sort, ...stars });
      const before = page === 1 ? [] : reviews;
      setAsked({ rating, sort });
      setRead({ reviews: withoutTwins([...before, ...answer.reviews]), total: answer.pagination.totalItems });
    } catch (error) {
      toast.error(failureText(error, t.failed));
    } finally {
      setBusy(false);
    }
  };
  return {
    asked,
    reviews,
    hasMore: reviews.length < total,
    busy,
    narrow: (change: Partial<ReviewQuery>) => void ask({ ...asked, ...change }, 1),
    more: () => void ask(asked, Math.floor(reviews.length / limit) + 1),
    /** One review has changed. */
    put: (changed: Review) =>
      setRead((now) => {
        // As it is when the answer comes: more may have been read since the press.
        const shown = now ?? { reviews, total };
        return { ...shown, reviews: shown.reviews.map((one) => (one._id === changed._id ? changed : one)) };
      }),
    /** The piece was read anew, and its first page with it. */
    forget: () => {
      setAsked(asFirst);
      setRead(null);
    },
  };
}

/** A page shifts by one where somebody wrote in the meantime. */
function withoutTwins(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review._id, review])).values()];
}
