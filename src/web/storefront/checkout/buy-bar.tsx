import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/price.tsx';
import css from './buy-bar.module.css';

/** Total and next button, sticky at the bottom of phones. */
export function BuyBar({
  label,
  total,
  busy,
  children,
}: {
  label: string;
  total: number;
  busy?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={css.bar} data-buy-bar="">
      <p className={classes(css.total, busy && css.busy)}>
        <small>{label}</small>
        <Money amount={total} />
      </p>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
