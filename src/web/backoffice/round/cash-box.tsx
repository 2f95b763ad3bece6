import { round as t } from '#texts/round';
import { formatNumber } from '../../../shop/money.ts';
import css from './round.module.css';

/** The largest note: change is brought for as many of them as are needed. */
const LARGEST_NOTE = 500;

/** The cash to collect, and the change to bring when it is paid in the largest notes. */
export function CashBox({
  amount,
  title = t.collect,
  change = true,
}: {
  amount: number;
  title?: string;
  change?: boolean;
}) {
  const notes = Math.ceil(amount / LARGEST_NOTE) * LARGEST_NOTE;
  return (
    <p className={css.cash}>
      <span>{title}</span>
      <span className={css.amount}>
        <b>{formatNumber(amount)}</b> {t.currency}
      </span>
      {change && notes > amount && (
        <span>
          {t.change(formatNumber(notes))} <b>{formatNumber(notes - amount)}</b>
        </span>
      )}
    </p>
  );
}
