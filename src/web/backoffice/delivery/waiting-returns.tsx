import { delivery as t } from '#texts/delivery';
import { language } from '#texts/language';
import type { WaitingReturn } from '../../../shop/fulfilment/runs/waiting-return.ts';
import { formatDay } from '../../../shop/time/days.ts';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { Money } from '../../ui/product/price.tsx';
import { OrderNumber } from '../ui/cells/order-number.tsx';
import { Stripe } from '../ui/cells/stripe.tsx';
import css from './delivery.module.css';
import { placeOf } from './waiting-parcels.tsx';

export type WaitingReturnsProps = {
  returns: readonly WaitingReturn[];
  chosen: ReadonlySet<string>;
  onChoose: (returns: ReadonlySet<string>) => void;
};

/** The returns that wait for a courier, to be ticked for a run. */
export function WaitingReturns({ returns, chosen, onChoose }: WaitingReturnsProps) {
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <ul className={css.panel}>
      {returns.map((each) => (
        <li key={each.returnId} className={css.parcel}>
          <Stripe number={each.number} />
          <Checkbox
            label={<ReturnLabel request={each} />}
            checked={chosen.has(each.returnId)}
            onChange={(event) => toggle(each.returnId, event.currentTarget.checked)}
          />
          {each.refund > 0 && <Money amount={-each.refund} signed />}
        </li>
      ))}
    </ul>
  );
}

/** What a courier does there, where, with how many pieces and on which day. */
export function ReturnLabel({ request }: { request: WaitingReturn }) {
  const { number, task, pieces, pickupDay, attempts } = request;
  const facts = [
    placeOf(request),
    t.pieces(pieces),
    ...(pickupDay === null ? [] : [formatDay(pickupDay, language)]),
    ...(attempts === 0 ? [] : [t.attempts(attempts)]),
  ];
  return (
    <span className={css.label}>
      <span>
        <b>{t.tasks[task]}</b> <OrderNumber number={number} />
      </span>
      <small>
        {facts.map((fact, place) => (
          <span key={fact}>
            {place > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </small>
    </span>
  );
}
