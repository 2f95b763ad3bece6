import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { delivery as t } from '#texts/delivery';
import type { RunWithStops } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { RunReturn } from '../../../../shop/delivery/fulfilment/runs/waiting-return.ts';
import { Money } from '../../../ui/product/price.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { Stripe } from '../../ui/cells/stripe.tsx';
import css from './delivery.module.css';
import { placeOf, ReturnLabel } from './waiting-stops.tsx';

export type StopOfRun = RunWithStops['stops'][number];

/** A stop of a run; `children` are its buttons. */
export function RunStop({ stop, children }: { stop: StopOfRun; children?: ReactNode }) {
  const { number, customer, pieces, outcome, stage, exchange, cashDue, collected, waybill } = stop;
  const { deliveryKind, noPin } = stop;
  const isOut = stage !== 'packed' && stage !== 'postponed';
  return (
    <li className={css.stop}>
      <Stripe number={number} />
      <span className={css.label}>
        <Link to={`/orders/${number}`}>
          {customer === null ? <OrderNumber number={number} /> : <b dir="auto">{customer}</b>}
        </Link>
        <small>
          {customer !== null && (
            <>
              <OrderNumber number={number} /> ·{' '}
            </>
          )}
          <bdi>{placeOf(stop)}</bdi> · <bdi>{t.pieces(pieces)}</bdi>
          {exchange !== null && (
            <>
              {' '}
              <Tag tone="warning">{t.tasks.swap}</Tag>
            </>
          )}
          {deliveryKind === 'office' && (
            <>
              {' '}
              <Tag tone="accent">{t.officeOnly}</Tag>
            </>
          )}
        </small>
        {waybill !== null && (
          <small>
            {t.waybillShort} <bdi dir="ltr">{waybill}</bdi>
          </small>
        )}
      </span>
      {noPin !== null && <Tag tone="warning">{t.noPins[noPin]}</Tag>}
      {(outcome !== null || isOut) && (
        <Tag tone={outcome === 'deliver' ? 'success' : outcome === null ? 'accent' : 'warning'}>
          {outcome === null ? t.open : t.outcomes[outcome]}
        </Tag>
      )}
      <span className={css.cash}>
        <Money amount={collected ?? cashDue} />
      </span>
      {children}
    </li>
  );
}

/** A stop for a return, with a link to the returns desk; `children` are its buttons. */
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

/** How many parcels and returns a run stops for. */
export function stopsText(parcels: number, returns: number): string {
  const parts = [
    ...(parcels > 0 || returns === 0 ? [t.parcels(parcels)] : []),
    ...(returns > 0 ? [t.returns(returns)] : []),
  ];
  return parts.join(t.comma);
}
