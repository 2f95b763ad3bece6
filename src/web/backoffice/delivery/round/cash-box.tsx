import { round as t } from '#texts/round';
import type { PayingWith } from '../../../../shop/buying/orders/contract.ts';
import { formatNumber } from '../../../../shop/money.ts';
import css from './round.module.css';

/** For the change: the largest note, and the notes that the shopper announced. */
type Change = { largestNote: number; payingWith: PayingWith | null };

/** Cash at a door, and the change to bring for it: for the largest notes, unless others were announced. */
export function CashBox({
  amount,
  title = t.collect,
  change,
}: {
  amount: number;
  title?: string;
  change?: Change;
}) {
  return (
    <p className={css.cash}>
      <span>{title}</span>
      <span className={css.amount}>
        <b>{formatNumber(amount)}</b> {t.currency}
      </span>
      {change && <ChangeToBring amount={amount} {...change} />}
    </p>
  );
}

function ChangeToBring({ amount, largestNote, payingWith }: Change & { amount: number }) {
  if (payingWith === 'exact' || payingWith === 'old') return <span>{t.paysWith[payingWith]}</span>;
  const notes = Math.ceil(amount / largestNote) * largestNote;
  // Also without the note, in a run that an earlier version of the page stored.
  if (!(notes > amount)) return null;
  return (
    <span>
      {t.change(formatNumber(notes))} <b>{formatNumber(notes - amount)}</b>
    </span>
  );
}
