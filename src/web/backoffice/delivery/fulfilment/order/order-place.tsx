import { Link } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import { IconLink } from '../../../../ui/buttons/icon-button.tsx';
import { placeInTrail } from '../list/order-trail.ts';
import css from './order-place.module.css';

/** The list that the order was opened from, the order's place in it, and its neighbors there. */
export function OrderPlace({ number }: { number: string }) {
  const trail = placeInTrail(number);
  if (trail === null) return null;
  const { path, name, place, earlier, later, more } = trail;
  return (
    <nav className={css.place} aria-label={t.trail}>
      <p className={css.crumbs}>
        <Link className="text-link" to="/orders">
          {t.title}
        </Link>
        <span aria-hidden="true">›</span>
        <Link className="text-link" to={path}>
          <bdi>{name}</bdi>
        </Link>
        {place !== null && <span>{t.place(place.at, place.total)}</span>}
      </p>
      <p className={css.steps}>
        {earlier !== null && (
          <IconLink
            icon="chevron-left"
            label={t.earlierOrder(orderNumberText(earlier))}
            to={`/orders/${earlier}`}
            replace
            data-key="k"
          />
        )}
        {later !== null && (
          <IconLink
            icon="chevron-right"
            label={t.laterOrder(orderNumberText(later))}
            to={`/orders/${later}`}
            replace
            data-key="j"
          />
        )}
        {later === null && more !== null && (
          <IconLink icon="chevron-right" label={t.nextPage} to={nextPage(path, more)} data-key="j" />
        )}
        <span className={css.keys} aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd>
        </span>
      </p>
    </nav>
  );
}

function nextPage(path: string, more: string): string {
  const [page = '', query] = path.split('?');
  const next = new URLSearchParams(query);
  next.set('before', more);
  return `${page}?${next}`;
}
