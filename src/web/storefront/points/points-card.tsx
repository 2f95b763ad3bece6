import { points as t } from '#texts/points';
import type { DataOf } from '../../../shop/endpoints.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import css from './points-card.module.css';
import { PointsHistory } from './points-history.tsx';
import { RedeemPoints } from './redeem-points.tsx';

/** The shopper's points: how many, what they become, and what made them. */
export function PointsCard({
  ledger: { balance, entries, pagination },
  pageTo,
  orderName,
}: {
  ledger: DataOf<'getPoints'>;
  /** The address of a page of the history. */
  pageTo: (page: number) => string;
  /** How an order is named to people, by its number. */
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
