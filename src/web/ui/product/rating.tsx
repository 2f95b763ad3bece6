import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ui as t } from '#texts/ui';
import { Icon } from '../buttons/icon.tsx';
import { Hidden } from '../hidden.tsx';
import css from './rating.module.css';

/** A product's rating: number, one star, count. Nothing without ratings. */
export function Rating({ value, count, to }: { value: number; count: number; to?: string | undefined }) {
  if (count === 0) return null;
  const number = value.toFixed(1);
  const face: ReactNode = (
    <>
      <Icon name="star" size={14} />
      <span aria-hidden="true">
        <bdi>{number}</bdi> <bdi>({count})</bdi>
      </span>
      <Hidden>{t.rated(number, count)}</Hidden>
    </>
  );
  return to ? (
    <Link to={to} className={css.rating}>
      {face}
    </Link>
  ) : (
    <span className={css.rating}>{face}</span>
  );
}
