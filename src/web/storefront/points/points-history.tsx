import { language } from '#texts/language';
import { points as t } from '#texts/points';
import { formatDate } from '../../../shop/dates.ts';
import { formatNumber } from '../../../shop/money.ts';
import type { PointsEntry } from '../../../shop/points/contract.ts';
import css from './points-card.module.css';

/** Every change of the balance on this page of the history, newest first. */
export function PointsHistory({
  entries,
  orderName,
}: {
  entries: readonly PointsEntry[];
  orderName: (number: string) => string;
}) {
  return (
    <section className={css.history}>
      <h3>{t.history}</h3>
      <ol>
        {entries.map(({ _id, points, reason, orderNumber, at }) => (
          <li key={_id}>
            <span>
              {reason}
              <small>
                {orderNumber && <bdi>{orderName(orderNumber)} · </bdi>}
                {formatDate(at, language)}
              </small>
            </span>
            <bdi dir="ltr" className={points > 0 ? css.gained : undefined}>
              {points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(-points)}`}
            </bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
