import { reviews as t } from '#texts/reviews';
import type { ProductDetails } from '../../../shop/catalog/contract.ts';
import type { Fit, Review } from '../../../shop/reviews/contract.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FitMeter } from '../../ui/fit-meter.tsx';
import css from './rating-summary.module.css';

const stars = [5, 4, 3, 2, 1] as const;
/** Fewer opinions than this say nothing about a size. */
const leastFits = 3;

/** The average, how many gave each number of stars, and how the piece fits those whose words are shown. */
export function RatingSummary({ product, reviews }: { product: ProductDetails; reviews: readonly Review[] }) {
  const { rating, ratesCount, ratings } = product;
  const said = (fit: Fit) => reviews.filter((review) => review.fit === fit).length;
  const fits = { small: said('small'), true: said('true'), large: said('large') };
  return (
    <div className={css.summary}>
      <p className={css.average}>
        <b>{rating.toFixed(1)}</b>
        <Icon name="star" size={22} />
        <span>{t.count(ratesCount)}</span>
      </p>
      <ul className={css.stars}>
        {stars.map((star) => (
          <li key={star}>
            <span aria-hidden="true">{star}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={ratesCount === 0 ? 0 : (ratings[star] / ratesCount) * 100} height="6" />
            </svg>
            <span aria-hidden="true">{ratings[star]}</span>
            <Hidden>{`${t.stars(star)}: ${t.shareOf(ratings[star])}`}</Hidden>
          </li>
        ))}
      </ul>
      {fits.small + fits.true + fits.large >= leastFits && <FitMeter {...fits} />}
    </div>
  );
}
