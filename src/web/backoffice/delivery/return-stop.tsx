import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { delivery as t } from '#texts/delivery';
import type { RunReturn } from '../../../shop/fulfilment/runs/waiting-return.ts';
import { Money } from '../../ui/product/price.tsx';
import { Tag } from '../../ui/product/tag.tsx';
import { Stripe } from '../ui/cells/stripe.tsx';
import css from './delivery.module.css';
import { ReturnLabel } from './waiting-returns.tsx';

/** A stop of a run for a return, which opens at the desk; `children` are what may be done with it. */
export function ReturnStop({ stop, children }: { stop: RunReturn; children?: ReactNode }) {
  const { returnId, number, outcome, refund } = stop;
  return (
    <li className={css.stop}>
      <Stripe number={number} />
      <Link to={`/returns/${returnId}`}>
        <ReturnLabel request={stop} />
      </Link>
      {outcome !== null && (
        <Tag tone={outcome === 'missed' || outcome === 'closed' ? 'warning' : 'success'}>
          {t.outcomes[outcome]}
        </Tag>
      )}
      {refund > 0 && outcome === null && (
        <span className={css.cash}>
          <Money amount={-refund} signed />
        </span>
      )}
      {children}
    </li>
  );
}
