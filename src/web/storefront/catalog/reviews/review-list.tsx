import { Suspense, useState } from 'react';
import { reviews as t } from '#texts/reviews';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chips, ChipToggle } from '../../../ui/buttons/chip.tsx';
import { useShopper } from '../../layout/shopper.ts';
import { lazyPart } from '../../lazy-part.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { ReviewCard } from './review-card.tsx';
import css from './review-list.module.css';
import type { useReviews } from './use-reviews.ts';

const ReportSheet = lazyPart(async () => (await import('./report-sheet.tsx')).ReportSheet);

const sorts = ['newest', 'helpful'] as const;

/** The reviews in the chosen order, more on request. The shopper's own review is shown separately. */
export function ReviewList({ list }: { list: ReturnType<typeof useReviews> }) {
  const { query, busy, narrow } = list;
  const { authenticated } = useShopper();
  const [reported, setReported] = useState<string | null>(null);
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
        {query.rating !== null && (
          <ChipToggle checked onChange={() => narrow({ rating: null })}>
            {t.only(t.stars(query.rating))}
          </ChipToggle>
        )}
      </Chips>
      <div aria-busy={busy || undefined} aria-live="polite">
        {others.length === 0 && <p className={css.none}>{t.noOthers}</p>}
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
      {reported !== null && (
        <Suspense>
          <ReportSheet reviewId={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </div>
  );
}
