import { orders as t } from '#texts/orders';
import { Money, OldPounds } from '../../ui/price.tsx';
import css from './cash-box.module.css';

/** What to pay at the door: the largest number of the page. */
export function CashBox({ total }: { total: number }) {
  return (
    <section className={css.box}>
      <h2>{t.cashBox}</h2>
      <p className={css.total}>
        <Money amount={total} />
      </p>
      <OldPounds amount={total} />
      <p className={css.hint}>{t.cashReady}</p>
    </section>
  );
}
