import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { reviews as t } from '#texts/reviews';
import type { ProductDetails } from '../../../shop/catalog/contract.ts';
import type { DataOf } from '../../../shop/endpoints.ts';
import type { Review } from '../../../shop/reviews/contract.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { showMiniSheet } from '../frame/mini-sheet-host.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';
import css from './reviews-section.module.css';

const ReviewSheet = lazy(async () => ({ default: (await import('./review-sheet.tsx')).ReviewSheet }));

export type ReviewPage = DataOf<'getReviews'>;

/** What people say about a piece; whoever has received it may say something too. Fails alone. */
export function ReviewsSection({ product, first }: { product: ProductDetails; first: ReviewPage | null }) {
  const { revalidate, state } = useRevalidator();
  const [writing, setWriting] = useState(false);
  const list = useReviewPages(product._id, first);
  const mine = list.reviews.find((review) => review.mine);
  const reread = () => {
    list.forget();
    void revalidate();
  };
  const restore = async ({ rating, comment, fit }: Review) => {
    try {
      await call('addReview', { productId: product._id, rating, comment, fit });
      reread();
    } catch (error) {
      toast.error(failureText(error, t.sendFailed));
    }
  };
  const remove = async () => {
    try {
      await call('deleteReview', { productId: product._id });
      showMiniSheet({
        title: t.removed,
        actions: [{ label: t.undo, onPress: () => mine && void restore(mine) }],
      });
      reread();
    } catch (error) {
      toast.error(failureText(error, t.removeFailed));
    }
  };
  return (
    <section id="reviews" className={css.section}>
      <header className={css.head}>
        <h2 className="section-title">{t.title}</h2>
        {first?.canReview && !mine && (
          <Button tone="secondary" small icon="pencil" onClick={() => setWriting(true)}>
            {t.write}
          </Button>
        )}
      </header>
      {first === null ? (
        <Banner
          tone="error"
          action={
            <Button tone="secondary" small busy={state === 'loading'} onClick={() => void revalidate()}>
              {t.tryAgain}
            </Button>
          }
        >
          {t.failed}
        </Banner>
      ) : first.pagination.totalItems === 0 ? (
        <p className={css.none}>
          {t.none}. {t.noneText}
        </p>
      ) : (
        <div className={css.content}>
          <RatingSummary product={product} reviews={list.reviews} />
          <div className={css.list}>
            {list.reviews.map((review) => (
              <ReviewCard
                key={review._id}
                review={review}
                onEdit={() => setWriting(true)}
                onRemove={remove}
              />
            ))}
            {list.hasMore && (
              <Button tone="secondary" busy={list.busy} onClick={list.more}>
                {t.showMore}
              </Button>
            )}
          </div>
        </div>
      )}
      {writing && (
        <Suspense>
          <ReviewSheet
            productId={product._id}
            mine={mine}
            onClose={() => setWriting(false)}
            onSent={reread}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The first page comes with the page, the others when they are asked for. */
function useReviewPages(productId: string, first: ReviewPage | null) {
  const [later, setLater] = useState<Review[]>([]);
  const [busy, setBusy] = useState(false);
  const reviews = [...(first?.reviews ?? []), ...later];
  const limit = first?.pagination.limit ?? 5;
  const more = async () => {
    setBusy(true);
    try {
      const page = Math.floor(reviews.length / limit) + 1;
      const next = await call('getReviews', { productId, page, limit });
      setLater((now) => [...now, ...next.reviews]);
    } catch (error) {
      toast.error(failureText(error, t.failed));
    } finally {
      setBusy(false);
    }
  };
  const hasMore = reviews.length < (first?.pagination.totalItems ?? 0);
  return { reviews, hasMore, busy, more, forget: () => setLater([]) };
}
