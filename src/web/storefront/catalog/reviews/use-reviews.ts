import { useState } from 'react';
import { reviews as t } from '#texts/reviews';
import type { Review, ReviewSort } from '../../../../shop/catalog/reviews/contract.ts';
import type { DataOf } from '../../../../shop/endpoints.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { toast } from '../../../ui/overlays/toast.ts';

export type ReviewPage = DataOf<'getReviews'>;

/** Filter and order of the reviews. */
export type ReviewQuery = {
  rating: number | null;
  sort: ReviewSort;
  /** Only of people of about this height. */
  height: number | null;
};

const asFirst: ReviewQuery = { rating: null, sort: 'newest', height: null };

/** The first page comes with the product; other filters, orders and pages load on request. */
export function useReviews(productId: string, first: ReviewPage | null) {
  const [query, setQuery] = useState(asFirst);
  const [read, setRead] = useState<{ reviews: readonly Review[]; total: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const { reviews, total } = read ?? {
    reviews: first?.reviews ?? [],
    total: first?.pagination.totalItems ?? 0,
  };
  const limit = first?.pagination.limit ?? 5;

  const ask = async (asked: ReviewQuery, page: number) => {
    setBusy(true);
    try {
      const { sort, rating, height } = asked;
      const only = { rating: rating ?? undefined, height: height ?? undefined };
      const answer = await call('getReviews', { productId, page, limit, sort, ...only });
      const before = page === 1 ? [] : reviews;
      setQuery(asked);
      setRead({ reviews: withoutTwins([...before, ...answer.reviews]), total: answer.pagination.totalItems });
    } catch (error) {
      toast.error(failureText(error, t.failed));
    } finally {
      setBusy(false);
    }
  };
  return {
    query,
    reviews,
    hasMore: reviews.length < total,
    busy,
    narrow: (change: Partial<ReviewQuery>) => void ask({ ...query, ...change }, 1),
    more: () => void ask(query, Math.floor(reviews.length / limit) + 1),
    put: (changed: Review) =>
      setRead((now) => {
        // Reads the current list: more may have been loaded since the press.
        const shown = now ?? { reviews, total };
        return { ...shown, reviews: shown.reviews.map((one) => (one._id === changed._id ? changed : one)) };
      }),
    /** Resets when the product is reloaded. */
    forget: () => {
      setQuery(asFirst);
      setRead(null);
    },
  };
}

/** Pages shift when reviews are added meanwhile: duplicates are dropped. */
function withoutTwins(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review._id, review])).values()];
}
