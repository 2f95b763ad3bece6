import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { delivery as t } from '#texts/delivery';
import type { RunWithStops } from '../../../shop/fulfilment/contract.ts';
import { Money } from '../../ui/product/price.tsx';
import { Tag } from '../../ui/product/tag.tsx';
import { OrderNumber } from '../ui/cells/order-number.tsx';
import { Stripe } from '../ui/cells/stripe.tsx';
import css from './delivery.module.css';
import { placeOf } from './waiting-parcels.tsx';

export type StopOfRun = RunWithStops['stops'][number];

/** A stop of a run; `children` are what may be done with it. */
export function RunStop({ stop, children }: { stop: StopOfRun; children?: ReactNode }) {
  const { number, pieces, outcome, stage, cashDue, waybill } = stop;
  const isOut = stage !== 'packed' && stage !== 'postponed';
  return (
    <li className={css.stop}>
      <Stripe number={number} />
      <span className={css.label}>
        <Link to={`/orders/${number}`}>
          <OrderNumber number={number} />
        </Link>
        <small>
          <bdi>{placeOf(stop)}</bdi> · <bdi>{t.pieces(pieces)}</bdi>
        </small>
        {waybill !== null && (
          <small>
            {t.waybillShort} <bdi dir="ltr">{waybill}</bdi>
          </small>
        )}
      </span>
      {(outcome !== null || isOut) && (
        <Tag tone={outcome === 'deliver' ? 'success' : outcome === null ? 'accent' : 'warning'}>
          {outcome === null ? t.open : t.outcomes[outcome]}
        </Tag>
      )}
      <span className={css.cash}>
        <Money amount={cashDue} />
      </span>
      {children}
    </li>
  );
}
