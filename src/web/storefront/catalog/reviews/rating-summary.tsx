import { reviews as t } from '#texts/reviews';
import type { ProductDetails } from '../../../../shop/catalog/browse/contract.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { FitMeter } from '../../../ui/product/fit-meter.tsx';
import css from './rating-summary.module.css';

const stars = [5, 4, 3, 2, 1] as const;
/** Below this many votes the fit is not shown. */
const leastFits = 3;

/** Average, count by stars (each a filter button), and fit. */
export function RatingSummary({
  product: { rating, ratesCount, ratings, fit },
  chosen,
  onChoose,
}: {
  product: ProductDetails;
  /** The stars filtered by; null for all. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}) {
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
            <button
              type="button"
              aria-pressed={star === chosen}
              disabled={ratings[star] === 0}
              onClick={() => onChoose(star === chosen ? null : star)}
            >
              <span aria-hidden="true">{star}</span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width={ratesCount === 0 ? 0 : (ratings[star] / ratesCount) * 100} height="6" />
              </svg>
              <span aria-hidden="true">{ratings[star]}</span>
              <Hidden>{`${t.stars(star)}: ${t.count(ratings[star])}`}</Hidden>
            </button>
          </li>
        ))}
      </ul>
      {fit.small + fit.true + fit.large >= leastFits && <FitMeter {...fit} />}
    </div>
  );
}
