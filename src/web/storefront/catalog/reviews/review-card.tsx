import type { ReactNode } from 'react';
import { language } from '#texts/language';
import { reviews as t } from '#texts/reviews';
import type { Review } from '../../../../shop/catalog/reviews/contract.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import css from './review-card.module.css';

export function ReviewCard({
  review: { author, rating, comment, fit, height, takenSize, usualSize, createdAt, mine, answer },
  children,
}: {
  review: Review;
  children: ReactNode;
}) {
  const worn = [
    height !== null && t.tall(height),
    takenSize && t.took(takenSize.label),
    usualSize && t.usually(usualSize.label),
  ].filter((each) => typeof each === 'string');
  return (
    <article className={css.review}>
      <header className={css.head}>
        <span className={css.stars}>
          {[1, 2, 3, 4, 5].map((star) => (
            <span key={star} data-on={star <= rating || undefined}>
              <Icon name="star" size={15} />
            </span>
          ))}
          <Hidden>{t.stars(rating)}</Hidden>
        </span>
        {mine && <Tag tone="accent">{t.mine}</Tag>}
        {fit && <span className={css.fit}>{t.fit[fit]}</span>}
      </header>
      {worn.length > 0 && <p className={css.fit}>{worn.join(' · ')}</p>}
      {comment && (
        <p className={css.words}>
          <bdi>{comment}</bdi>
        </p>
      )}
      <p className={css.by}>
        <bdi>{author}</bdi> · {formatDate(createdAt, language)}
      </p>
      {answer && (
        <p className={css.answer}>
          <b>{t.answer}</b>
          <bdi>{answer}</bdi>
        </p>
      )}
      <div className={css.actions}>{children}</div>
    </article>
  );
}
