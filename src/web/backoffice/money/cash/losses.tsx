import { Link } from 'react-router';
import { claims as t } from '#texts/claims';
import { language } from '#texts/language';
import type { CashLoss } from '../../../../shop/money/cash/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import css from './cash.module.css';

/** Losses without a decision who pays, which is taken on the order's page. */
export function Losses({ losses }: { losses: readonly CashLoss[] }) {
  return (
    <section id="losses" className={css.panel} aria-label={t.losses}>
      <h2 className="card-title">{t.losses}</h2>
      <ul className={css.list}>
        {losses.map(({ _id, orderNumber, carrier, worth, openedAt }) => (
          <li key={_id}>
            <span className={css.holder}>
              {carrier !== null && <b dir="auto">{carrier}</b>}
              <small>
                {formatMoment(openedAt, language)} <OrderNumber number={orderNumber} />
              </small>
              <Link className="text-link" to={`/orders/${orderNumber}#loss`}>
                {t.toOrder}
                <span className="visually-hidden">: {orderNumber}</span>
              </Link>
            </span>
            <MoneyCell amount={worth} />
          </li>
        ))}
      </ul>
    </section>
  );
}
