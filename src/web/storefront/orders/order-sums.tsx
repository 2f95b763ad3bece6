import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { formatMoney } from '../../../shop/money.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { Panel } from '../../ui/panel.tsx';
import { Summary } from '../../ui/summary.tsx';
import { sumRows } from '../cart/sums.ts';
import css from './order-sums.module.css';

/** What the order came to. */
export function OrderSums({ order }: { order: Order }) {
  const { savings, total, coupon, pointsEarned, deliveredAt } = order;
  return (
    <Panel title={t.summary}>
      <Summary rows={sumRows(order, coupon?.title)} total={{ label: t.total, amount: total }} oldPounds />
      {savings > 0 && <p className={css.saved}>{t.saved(formatMoney(savings, language))}</p>}
      <p className={css.note}>
        {t.payment}: {deliveredAt ? t.cashPaid : t.cash}
      </p>
      {pointsEarned > 0 && <p className={css.note}>{t.points(pointsEarned)}</p>}
    </Panel>
  );
}
