import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { reviews as t } from '#texts/reviews';
import type { ProductDetails } from '../../../../shop/catalog/browse/contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { BlockFailure } from '../../failures/load-failure.tsx';
import { lazyPart } from '../../lazy-part.ts';
import { OwnReview } from './own-review.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import css from './reviews-section.module.css';
import { type ReviewPage, useReviews } from './use-reviews.ts';

const ReviewSheet = lazyPart(async () => (await import('./review-sheet.tsx')).ReviewSheet);

/** A product's reviews, and the form for shoppers who received it. Fails without failing the page. */
export function ReviewsSection({ product, first }: { product: ProductDetails; first: ReviewPage | null }) {
  const { revalidate } = useRevalidator();
  const [writing, setWriting] = useState(false);
  const list = useReviews(product._id, first);
  const own = first?.own ?? null;
  const reread = () => {
    list.forget();
    void revalidate();
  };
  return (
    <section id="reviews" className={css.section}>
      <header className={css.head}>
        <h2 className="section-title">{t.title}</h2>
        {first?.canReview && !own && (
          <Button tone="secondary" small icon="pencil" onClick={() => setWriting(true)}>
            {t.write}
          </Button>
        )}
      </header>
      {own && (
        <OwnReview productId={product._id} review={own} onEdit={() => setWriting(true)} onChange={reread} />
      )}
      {first === null ? (
        <BlockFailure>{t.failed}</BlockFailure>
      ) : product.ratesCount === 0 ? (
        <p className={css.none}>
          {t.none}. {t.noneText}
        </p>
      ) : (
        <div className={css.content}>
          <RatingSummary
            product={product}
            chosen={list.query.rating}
            onChoose={(rating) => list.narrow({ rating })}
          />
          <ReviewList list={list} product={product} />
        </div>
      )}
      {writing && (
        <Suspense>
          <ReviewSheet
            product={product}
            mine={own ?? undefined}
            boughtSizeId={first?.boughtSizeId ?? null}
            onClose={() => setWriting(false)}
            onSent={reread}
          />
        </Suspense>
      )}
    </section>
  );
}
