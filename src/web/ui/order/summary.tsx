import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Money, OldPounds } from '../product/price.tsx';
import css from './summary.module.css';

export type SummaryRow = {
  label: ReactNode;
  /** Whole pounds; `null` while unknown, then `note` is shown. */
  amount: number | null;
  note?: ReactNode;
  /** A discount. */
  tone?: 'sale' | undefined;
};

export type SummaryProps = {
  rows: readonly SummaryRow[];
  total?: { label: ReactNode; amount: number } | undefined;
  oldPounds?: boolean | undefined;
  /** The total at 28 px, on payment and on the order. */
  big?: boolean | undefined;
  /** Amounts are being reloaded: shown muted. */
  busy?: boolean | undefined;
};

/** A list of amounts with their total. */
export function Summary({ rows, total, oldPounds, big, busy }: SummaryProps) {
  return (
    <dl className={classes(css.summary, busy && css.busy)} aria-busy={busy || undefined}>
      {rows.map((row, place) => (
        <div key={place} className={row.tone && css[row.tone]}>
          <dt>
            {row.label}
            {row.amount !== null && row.note && <small> {row.note}</small>}
          </dt>
          <dd>{row.amount === null ? <small>{row.note}</small> : <Money amount={row.amount} />}</dd>
        </div>
      ))}
      {total && (
        <div className={classes(css.total, big && css.big)}>
          <dt>{total.label}</dt>
          <dd>
            <Money amount={total.amount} />
            {oldPounds && <OldPounds amount={total.amount} />}
          </dd>
        </div>
      )}
    </dl>
  );
}
