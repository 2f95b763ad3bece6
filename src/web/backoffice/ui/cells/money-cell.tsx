import { consoleWords as t } from '#texts/console-words';
import { formatNumber } from '../../../../shop/money.ts';
import { classes } from '../../../ui/classes.ts';
import css from './money-cell.module.css';

export type MoneyCellProps = {
  /** Whole pounds; null while unknown. */
  amount: number | null;
  /** A difference has a sign, and a color unless it is 0; a `closed` one is settled and has no color. */
  isDifference?: true | 'closed';
};

/** An amount in a column of amounts: without its currency, which the column's head names. */
export function MoneyCell({ amount, isDifference }: MoneyCellProps) {
  if (amount === null) return <span className={css.none}>{t.notYet}</span>;
  const sign = amount < 0 ? '−' : isDifference && amount > 0 ? '+' : '';
  const tone = isDifference === true && (amount < 0 ? css.missing : amount > 0 && css.over);
  return (
    <bdi dir="ltr" className={classes(css.money, tone)}>
      {sign + formatNumber(Math.abs(amount))}
    </bdi>
  );
}
