import { Suspense, useState } from 'react';
import { reviews as t } from '#texts/reviews';
import type { ProductDetails } from '../../../../shop/catalog/browse/contract.ts';
import { heightsAround, ownHeight } from '../../../client/storage/own-height.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chips, ChipToggle } from '../../../ui/buttons/chip.tsx';
import { useShopper } from '../../layout/shopper.ts';
import { lazyPart } from '../../lazy-part.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { ReviewCard } from './review-card.tsx';
import css from './review-list.module.css';
import type { useReviews } from './use-reviews.ts';

const HeightSheet = lazyPart(async () => (await import('./height-sheet.tsx')).HeightSheet);
const ReportSheet = lazyPart(async () => (await import('./report-sheet.tsx')).ReportSheet);

const sorts = ['newest', 'helpful'] as const;

/** The reviews in the chosen order, more on request. The shopper's own review is shown separately. */
export function ReviewList({
  list,
  product: { categoryId, worn },
}: {
  list: ReturnType<typeof useReviews>;
  product: ProductDetails;
}) {
  const { query, busy, narrow } = list;
  const { authenticated } = useShopper();
  const [asksHeight, setAsksHeight] = useState(false);
  const [reported, setReported] = useState<string | null>(null);
  const pressOfMyHeight = () => {
    const height = ownHeight.read(categoryId);
    if (height === null) setAsksHeight(true);
    else narrow({ height });
  };
  const others = list.reviews.filter(({ mine }) => !mine);
  return (
    <div className={css.list}>
      <Chips label={t.order}>
        {sorts.map((sort) => (
          <ChipToggle
            key={sort}
            type="radio"
            name="review-order"
            checked={query.sort === sort}
            onChange={() => narrow({ sort })}
          >
            {t.sorts[sort]}
          </ChipToggle>
        ))}
        {query.height !== null ? (
          <ChipToggle checked onChange={() => narrow({ height: null })}>
            {t.heights(...heightsAround(query.height))}
          </ChipToggle>
        ) : (
          worn.length > 0 && (
            <ChipToggle checked={false} onChange={pressOfMyHeight}>
              {t.ofMyHeight}
            </ChipToggle>
          )
        )}
        {query.rating !== null && (
          <ChipToggle checked onChange={() => narrow({ rating: null })}>
            {t.only(t.stars(query.rating))}
          </ChipToggle>
        )}
      </Chips>
      {query.height !== null && (
        <Button tone="quiet" small icon="pencil" onClick={() => setAsksHeight(true)}>
          {t.changeHeight}
        </Button>
      )}
      <div aria-busy={busy || undefined} aria-live="polite">
        {others.length === 0 && (
          <p className={css.none}>{query.height === null ? t.noOthers : t.noneOfHeight}</p>
        )}
        {others.map((review) => (
          <ReviewCard key={review._id} review={review}>
            <HelpfulButton review={review} onChange={list.put} />
            {authenticated && (
              <Button tone="quiet" small onClick={() => setReported(review._id)}>
                {t.report}
              </Button>
            )}
          </ReviewCard>
        ))}
      </div>
      {list.hasMore && (
        <Button tone="secondary" busy={busy} onClick={list.more}>
          {t.showMore}
        </Button>
      )}
      {asksHeight && (
        <Suspense>
          <HeightSheet
            categoryId={categoryId}
            onClose={() => setAsksHeight(false)}
            onTold={(height) => narrow({ height })}
          />
        </Suspense>
      )}
      {reported !== null && (
        <Suspense>
          <ReportSheet reviewId={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </div>
  );
}
