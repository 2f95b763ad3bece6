import { Link } from 'react-router';
import { language } from '#texts/language';
import { points as t } from '#texts/points';
import type { DataOf } from '../../../../shop/endpoints.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { lastDayBefore } from '../../../../shop/time/store-time.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import css from './points.module.css';

export type Balance = Pick<DataOf<'getPoints'>, 'balance' | 'expiring'>;

/** The shopper's points among what is theirs: how many, what ends next, and the way to the rest. */
export function PointsCard({ ledger }: { ledger: Balance }) {
  return (
    <Panel title={t.title}>
      <PointsBalance {...ledger} />
      <p>
        <Link to="/points" className="lone-link">
          {t.all}
        </Link>
      </p>
    </Panel>
  );
}

export function PointsBalance({ balance, expiring }: Balance) {
  return (
    <div>
      <p className={css.balance}>{t.balance(balance)}</p>
      {expiring && (
        <p className={css.rule}>
          {t.ending(expiring.points, formatDate(lastDayBefore(expiring.at), language))}
        </p>
      )}
    </div>
  );
}
