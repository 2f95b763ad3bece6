import { language } from '#texts/language';
import { points as t } from '#texts/points';
import { formatDate } from '../../../shop/dates.ts';
import type { DataOf } from '../../../shop/endpoints.ts';
import { formatNumber } from '../../../shop/money.ts';
import type { PointsEntry } from '../../../shop/points/contract.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import css from './points-card.module.css';
import { RedeemPoints } from './redeem-points.tsx';

/** The shopper's points: balance, value, history. */
export function PointsCard({
  ledger: { balance, entries, pagination },
  pageTo,
  orderName,
}: {
  ledger: DataOf<'getPoints'>;
  /** The URL of a page of the history. */
  pageTo: (page: number) => string;
  /** An order's number, as shown to people. */
  orderName: (number: string) => string;
}) {
  return (
    <Panel title={t.title}>
      <p className={css.balance}>{t.balance(balance)}</p>
      <p className={css.rule}>{t.rule}</p>
      {pagination.totalItems > 0 && <RedeemPoints balance={balance} />}
      {pagination.totalItems > 0 ? (
        <PointsHistory entries={entries} orderName={orderName} />
      ) : (
        <p>{t.none}</p>
      )}
      <Pager page={pagination.page} pages={pagination.totalPages} to={pageTo} />
    </Panel>
  );
}

/** The changes of the balance on this page, newest first. */
function PointsHistory({
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
